# Corral's server: `docker build --tag corral .`, then `docker compose up` or docs/releases.md.
# Three stages: the page needs Node, the rules a C compiler; what is run has neither.

FROM node:22-slim AS page
WORKDIR /corral/client
COPY client/package.json client/package-lock.json client/.npmrc ./
RUN npm ci
COPY client ./
COPY src/corral/locales ../src/corral/locales
RUN npm run build

FROM python:3.13-slim AS build
# A compiler of whatever version the image's Debian has:
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /corral
COPY requirements requirements
RUN pip install --no-cache-dir --require-hashes -r requirements/build.txt \
    && python -m venv /opt/corral \
    && /opt/corral/bin/pip install --no-cache-dir --require-hashes -r requirements/run.txt
COPY pyproject.toml setup.py README.md LICENSE NOTICE.md ./
COPY src src
COPY --from=page /corral/src/corral/page src/corral/page
# The documentation, where script/site has built it.
RUN --mount=type=bind,target=/context if [ -e /context/site ]; then cp -R /context/site .; fi
RUN CORRAL_COMPILE=1 CORRAL_CLIENT=0 \
    pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheel . \
    && /opt/corral/bin/pip install --no-cache-dir --no-deps /wheel/*.whl

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home corral \
    && install --directory --owner=corral --mode=0700 /data
COPY --from=build /opt/corral /opt/corral
ENV PATH=/opt/corral/bin:$PATH PYTHONDONTWRITEBYTECODE=1 \
    CORRAL_HOST=0.0.0.0 CORRAL_PORT=8000 CORRAL_DATA=/data
USER 10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD \
    ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/ready', timeout=4)"]
CMD ["corral", "serve"]
