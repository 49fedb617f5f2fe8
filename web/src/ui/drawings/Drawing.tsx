import type { ReactNode } from 'react';
import { Sheet } from './Sheet';

/** 200 × 140. */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <Sheet size={[200, 140]} width={200} pen={2}>
    {children}
  </Sheet>
);
