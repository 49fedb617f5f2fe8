import { useEffect, useRef } from 'react';
import { remember } from '#core/remembered';

/** Read by `public/first-paint.js`, for windows of the same width. */
const key = 'home-above';

/**
 * Remembers how much stands above an element in what it is part of, so that the picture of the next visit has it at the
 * same place before anybody knows what will stand there.
 */
export function useKeptPlace() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    const around = ref.current?.parentElement;
    if (!element || !around || !('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(() => {
      const above = element.getBoundingClientRect().top - around.getBoundingClientRect().top;
      remember(key, `${window.innerWidth} ${Math.round(above)}`);
    });
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  return ref;
}
