import { startTransition, useEffect, useEffectEvent, useState } from 'react';

function useObserved(onSize: (element: HTMLElement) => void): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const measure = useEffectEvent(onSize);
  useEffect(() => {
    if (element === null) return;
    // Low priority: what opens beside it renders first.
    const observer = new ResizeObserver(() => startTransition(() => measure(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return setElement;
}

/** Layout width in pixels; 0 until known. Pass `ref` to the element. */
export function useElementWidth() {
  const [width, setWidth] = useState(0);
  const ref = useObserved(({ clientWidth }) => setWidth(clientWidth));
  return { ref, width };
}

/** With the height, for elements whose content does not change it. */
export function useElementSize() {
  const [width, setWidth] = useState(0);
  const [height, setHeight] = useState(0);
  const ref = useObserved((element) => {
    setWidth(element.clientWidth);
    setHeight(element.clientHeight);
  });
  return { ref, width, height };
}
