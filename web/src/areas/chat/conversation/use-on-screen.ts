import { type RefObject, useEffect, useState } from 'react';

/** Share of an element that must be seen. */
const enough = 0.3;

/** Whether an element can be seen: not behind a tab, not scrolled away. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true), {
      threshold: enough,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
