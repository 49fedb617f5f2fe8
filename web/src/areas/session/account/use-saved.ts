import { useCallback, useEffect, useState } from 'react';

/** How long it is said that the account was saved, in milliseconds (R-ACC-03, R-CON-08). */
export const savedLasts = 3000;

/** Whether it was saved just now; saving again begins anew. */
export function useSaved(): { readonly isShown: boolean; readonly show: () => void } {
  const [shownFor, setShownFor] = useState(0);
  useEffect(() => {
    if (shownFor === 0) return undefined;
    const timer = setTimeout(() => setShownFor(0), savedLasts);
    return () => clearTimeout(timer);
  }, [shownFor]);
  return { isShown: shownFor > 0, show: useCallback(() => setShownFor((times) => times + 1), []) };
}
