import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export function FoldPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="details" sx={{ fontSize: 'body2.fontSize', '&[open] > summary': { mb: 1 } }}>
      <Box
        component="summary"
        sx={{
          width: 'fit-content',
          minHeight: 24,
          cursor: 'pointer',
          color: 'text.secondary',
          fontWeight: 600,
          textWrap: 'balance',
        }}
      >
        {label}
      </Box>
      {children}
    </Box>
  );
}
