import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { lineLength } from '#core/theme/tokens';

interface MessageProps {
  drawing: ReactNode;
  title: string;
  text?: ReactNode;
  /** One thing to do next. */
  action?: ReactNode;
  /** Level of the title in the outline of the page. */
  level?: 'h1' | 'h2' | 'h3';
  role?: 'alert' | 'status';
}

/** A drawing with a sentence and one action, in the middle of the place that it stands for. */
export function Message({ drawing, title, text, action, level = 'h2', role }: MessageProps) {
  // Below a title of its own, in a panel or a dialog, it leaves room for what stands around it.
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
        <Box sx={{ color: 'text.secondary', maxWidth: `min(46ch, ${lineLength})` }}>{text}</Box>
      )}
      {action !== undefined && <Box sx={{ pt: 2 }}>{action}</Box>}
    </Stack>
  );
}
