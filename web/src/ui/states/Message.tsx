import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { lineLength } from '#core/theme/tokens';

interface MessageProps {
  drawing: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Heading level. */
  level?: 'h1' | 'h2' | 'h3';
  role?: 'alert' | 'status';
}

export function Message({ drawing, title, text, action, level = 'h2', role }: MessageProps) {
  const isPart = level === 'h3';
  return (
    <Stack
      role={role}
      spacing={1}
      sx={{ alignItems: 'center', textAlign: 'center', px: 2, py: isPart ? 2 : { xs: 5, md: 8 } }}
    >
      <Box sx={{ width: isPart ? 144 : 200, mb: isPart ? 0 : 1 }}>{drawing}</Box>
      <Box component={level} sx={{ typography: isPart ? 'h4' : 'h3', m: 0 }}>
        {title}
      </Box>
      {text !== undefined && (
        <Box sx={{ color: 'text.secondary', maxWidth: `min(46ch, ${lineLength})`, textWrap: 'balance' }}>
          {text}
        </Box>
      )}
      {action !== undefined && <Box sx={{ pt: 2 }}>{action}</Box>}
    </Stack>
  );
}
