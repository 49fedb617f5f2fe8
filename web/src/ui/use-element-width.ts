import { startTransition, useEffect, useState } from 'react';

/** The width of an element as it is laid out; 0 until it is known. Pixels. Pass `ref` to the element. */
export function useElementWidth() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element === null) return;
    // What opens beside it comes first; its own rows follow.
    const observer = new ResizeObserver(() => startTransition(() => setWidth(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, width };
}
