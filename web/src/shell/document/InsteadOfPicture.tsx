import { type ReactNode, useLayoutEffect } from 'react';

/** The screen stands where its picture was: from now on it can be used. */
export function InsteadOfPicture({ children }: { children?: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    if (root === null) return;
    delete root.dataset.drawn;
    root.inert = false;
  }, []);
  return children;
}
