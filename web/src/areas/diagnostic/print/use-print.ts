import { useEffect, useState } from 'react';

/** Milliseconds from the resized charts to the browser's dialog (R-DIA-04, R-CON-21). */
export const printDelay = 1_500;

/**
 * Prints the report: an overlay, the charts as wide as the paper, after a second and a half the browser's dialog; the
 * overlay goes when that is closed (R-DIA-04).
 */
export function usePrint() {
  const [isPreparing, setPreparing] = useState(false);
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
