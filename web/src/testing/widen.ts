/** Sets the window width for media queries, in pixels: jsdom has no layout. */
export function widen(width: number): void {
  const limit = (query: string, name: string) => new RegExp(`${name}-width:\\s*([\\d.]+)px`).exec(query)?.[1];
  window.matchMedia = (media) => {
    const least = limit(media, 'min');
    const most = limit(media, 'max');
    const isAsked = least !== undefined || most !== undefined;
    const matches = isAsked && width >= Number(least ?? 0) && width <= Number(most ?? Infinity);
    const quiet = () => undefined;
    const listeners = {
      addEventListener: quiet,
      removeEventListener: quiet,
      addListener: quiet,
      removeListener: quiet,
    };
    return { media, matches, onchange: null, dispatchEvent: () => false, ...listeners };
  };
}
