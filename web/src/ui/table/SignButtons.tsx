import { Stack } from '@mui/material';
import type { ReactNode } from 'react';

export function SignButtons({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" className="signs" data-print="no">
      {children}
    </Stack>
  );
}
