import { type ReactNode, useLayoutEffect } from 'react';

/** Enables the page once the real screen replaces its picture. */
export function InsteadOfPicture({ children }: { children?: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    if (root === null) return;
    delete root.dataset.drawn;
    root.inert = false;
  }, []);
  return children;
}
