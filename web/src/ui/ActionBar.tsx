import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { lowScreen } from '#core/theme/tokens';

export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(3.75rem + env(safe-area-inset-bottom))', md: 0 },
        zIndex: 'appBar',
        mt: 3,
        mx: { xs: -2, md: 0 },
        px: { xs: 2, md: 0 },
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        // The bottom bar is static there.
        [lowScreen]: { bottom: 0, py: 0.75 },
      }}
    >
      {children}
    </Box>
  );
}
