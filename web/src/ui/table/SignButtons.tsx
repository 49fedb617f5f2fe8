import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** A few buttons with nothing but a sign, for a row: on a card of a phone they stand at its head. */
export function SignButtons({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" className="signs" data-print="no">
      {children}
    </Stack>
  );
}
