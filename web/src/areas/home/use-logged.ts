import { useEffect } from 'react';

/** Logs why a part of the home could not be loaded; the rest of the page goes on (R-HOM-14). */
export function useLogged(error: Error | null): void {
  useEffect(() => {
    if (error !== null) reportError(error);
  }, [error]);
}
