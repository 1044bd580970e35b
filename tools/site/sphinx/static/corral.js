// The server's Content-Security-Policy lets no form be sent. Searching is only a way to another page: go there.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "get") return;
  event.preventDefault();
  const address = new URL(form.getAttribute("action") || "", location.href);
  address.search = new URLSearchParams(new FormData(form)).toString();
  location.assign(address);
});

// What is too wide scrolls in its own place, by the keyboard too.
for (const wide of document.querySelectorAll("pre, .table-wrapper")) {
  if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
}

// Two sides of a page: who listens is told which is which.
for (const [side, label] of [["sidebar-drawer", "Contents"], ["toc-drawer", "On this page"]]) {
  document.querySelector(`aside.${side}`)?.setAttribute("aria-label", label);
}

// On narrow screens the headings of a page lie over it: whoever has chosen one wants to read there.
document.querySelector("aside.toc-drawer")?.addEventListener("click", (event) => {
  const drawer = document.getElementById("__toc");
  if (drawer && event.target.closest("a")) drawer.checked = false;
});
