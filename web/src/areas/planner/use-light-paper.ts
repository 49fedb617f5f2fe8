import { useEffect } from 'react';

const attribute = 'data-scheme';

/** Paper is white: while the page is printed it has the light colours, whatever the screen has. */
export function useLightPaper(): void {
  useEffect(() => {
    const { documentElement: root } = document;
    let before: string | null = null;
    const lighten = () => {
      before = root.getAttribute(attribute);
      root.setAttribute(attribute, 'light');
    };
    const restore = () => {
      if (before !== null) root.setAttribute(attribute, before);
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
