/** Under which the router keeps the places in pages while another document is shown. */
const storageKey = 'react-router-scroll-positions';
/** Interactions that choose a scroll position themselves. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function placeOf(key: string): number {
  try {
    const places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Readonly<
      Record<string, unknown>
    >;
    return Number(places[key] ?? 0);
  } catch {
    return 0;
  }
}

/**
 * A page that is gone back to from another document is short until its content is there, and the router has put it as
 * far down as it went: this goes on as soon as there is room, unless somebody moves first.
 * @returns gives up
 */
export function restoreLate(key: string): () => void {
  const wanted = placeOf(key);
  const room = () => document.documentElement.scrollHeight - window.innerHeight;
  if (!(wanted > room())) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (room() < wanted) return;
    window.scrollTo(0, wanted);
    stop();
  });
  const stop = () => {
    observer.disconnect();
    ownMoves.forEach((move) => window.removeEventListener(move, stop));
  };
  ownMoves.forEach((move) => window.addEventListener(move, stop, { passive: true }));
  observer.observe(document.body);
  return stop;
}
