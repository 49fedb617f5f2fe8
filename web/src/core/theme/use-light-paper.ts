import { useEffect } from 'react';

/** Prints in light colours. */
export function useLightPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let restore = () => undefined as void;
    const lighten = () => {
      const { scheme } = dataset;
      dataset['scheme'] = 'light';
      restore = () => {
        if (scheme === undefined) delete dataset['scheme'];
        else dataset['scheme'] = scheme;
        restore = () => undefined;
      };
    };
    const darken = () => restore();
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', darken);
    return () => {
      darken();
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', darken);
    };
  }, []);
}
