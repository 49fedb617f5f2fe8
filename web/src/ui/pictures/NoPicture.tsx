import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export function NoPicture({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 3,
        borderRadius: 1,
        bgcolor: 'background.sunken',
        color: 'text.secondary',
      }}
    >
      <ImageOutlined aria-hidden sx={{ fontSize: 'h1.fontSize' }} />
      <div>
        {title !== undefined && (
          <Typography variant="subtitle1" component="div">
            {title}
          </Typography>
        )}
        {children}
      </div>
    </Box>
  );
}
