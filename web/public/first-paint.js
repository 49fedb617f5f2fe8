// Runs before the first paint, in the page itself: the server allows it by its digest.
(() => {
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is forbidden: nothing is remembered.
      return null;
    }
  }

  // A remembered dark screen never flashes light. Key and attribute are those of src/core/theme/theme.ts.
  const choice = read('appearance');
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');

  // What stood above the front page of the home in a window as wide as this one (src/areas/home/HomeScreen.tsx).
  const [width, above] = (read('home-above') ?? '').split(' ');
  if (Number(width) === innerWidth) document.documentElement.style.setProperty('--home-above', `${above}px`);

  // A form that is sent before the app has loaded is sent by the app (src/areas/session/LoginScreen.tsx).
  document.addEventListener(
    'submit',
    (event) => {
      const root = document.querySelector('#root[data-drawn]');
      if (root === null) return;
      event.preventDefault();
      root.setAttribute('data-sent', '');
    },
    true,
  );
  // Nor is the press of another button lost.
  document.addEventListener(
    'click',
    ({ target }) => {
      const root = document.querySelector('#root[data-drawn]');
      const button = target instanceof Element ? target.closest('button:not([type="submit"])') : null;
      if (root === null || button === null) return;
      root.setAttribute('data-pressed', String([...root.querySelectorAll('button')].indexOf(button)));
    },
    true,
  );
})();
