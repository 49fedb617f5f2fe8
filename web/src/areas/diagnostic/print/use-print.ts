import { useEffect, useState } from 'react';

/** Milliseconds from the resized charts to the browser's dialog (R-DIA-04, R-CON-21). */
export const printDelay = 1_500;

/** Paper is white, whatever the screen is. @returns puts the screen's look back */
function lookOfPaper(): () => void {
  const { dataset } = document.documentElement;
  const { scheme } = dataset;
  dataset['scheme'] = 'light';
  return () => {
    if (scheme === undefined) delete dataset['scheme'];
    else dataset['scheme'] = scheme;
  };
}

/** Also where somebody prints by the browser's own menu. */
function useLookOfPaper(): void {
  useEffect(() => {
    let restore: () => void = () => undefined;
    const before = () => {
      restore = lookOfPaper();
    };
    const after = () => restore();
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      restore();
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}

/**
 * Prints the report: an overlay, the charts as wide as the paper, after a second and a half the browser's dialog; the
 * overlay goes when that is closed (R-DIA-04).
 */
export function usePrint() {
  const [isPreparing, setPreparing] = useState(false);
  useLookOfPaper();
  useEffect(() => {
    if (!isPreparing) return undefined;
    const end = () => setPreparing(false);
    const timer = setTimeout(() => window.print(), printDelay);
    window.addEventListener('afterprint', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', end);
    };
  }, [isPreparing]);
  return { isPreparing, print: () => setPreparing(true), cancel: () => setPreparing(false) };
}
