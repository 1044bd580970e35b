// The server's Content-Security-Policy lets no form be sent. Searching is only a way to another page: go there.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "get") return;
  event.preventDefault();
  const address = new URL(form.getAttribute("action") || "", location.href);
  address.search = new URLSearchParams(new FormData(form)).toString();
  location.assign(address);
});
