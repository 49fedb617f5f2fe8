const listeners = new Set<() => void>();
let now = 0;

/** Sets the window width for media queries, in pixels: jsdom has no layout. */
export function widen(width: number): void {
  now = width;
  const limit = (query: string, name: string) => new RegExp(`${name}-width:\\s*([\\d.]+)px`).exec(query)?.[1];
  const matches = (media: string) => {
    const least = limit(media, 'min');
    const most = limit(media, 'max');
    const isAsked = least !== undefined || most !== undefined;
    return isAsked && now >= Number(least ?? 0) && now <= Number(most ?? Infinity);
  };
  window.matchMedia = (media) => ({
    media,
    get matches() {
      return matches(media);
    },
    onchange: null,
    dispatchEvent: () => false,
    addEventListener: (_type: string, listener: unknown) => void listeners.add(listener as () => void),
    removeEventListener: (_type: string, listener: unknown) => void listeners.delete(listener as () => void),
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  listeners.forEach((listener) => listener());
}
