// Runs before the first paint, so that a remembered dark screen never flashes light. A file, because the content
// security policy allows no inline script. Key and attribute are those of src/app/theme/theme.ts.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('appearance');
  } catch {
    // Storage is forbidden: follow the system.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');
})();
