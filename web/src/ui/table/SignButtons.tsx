import { Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** Icon buttons of a row; at the head of its card on phones. */
export function SignButtons({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" className="signs" data-print="no">
      {children}
    </Stack>
  );
}
