// Before anything is drawn: the page is light or dark as it was set on this device, else as the system has it.
(() => {
  try {
    const { page } = JSON.parse(localStorage.getItem("lanke.settings") ?? "{}") ?? {};
    if (page === "light" || page === "dark") document.documentElement.dataset.theme = page;
  } catch {
    // No storage, or something else has written there.
  }
})();
