// Light or dark, before anything is drawn. Whoever has chosen it in the game, on the same server, has chosen it here.
(() => {
  let theme = "auto";
  try {
    theme = localStorage.getItem("theme") || JSON.parse(localStorage.getItem("corral") || "{}").theme || theme;
  } catch {
    // a browser that forbids storage, or somebody else's text
  }
  document.body.dataset.theme = theme;
})();
