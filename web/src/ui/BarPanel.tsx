import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { topBarHeight } from '#core/theme/top-bar-height';
import { radii } from '#core/theme/tokens';
import { opensAtEnd } from './opens-at-end';

interface BarPanelProps {
  /** The button of the bar that it hangs below. */
  anchor: HTMLElement;
  onClose: () => void;
  /** Its name for ears: words, or the id of its heading. */
  name: { readonly label: string } | { readonly labelledBy: string };
  /** In units of the theme's space; never wider than the window. */
  width: number;
  padding?: number;
  /** Stays in view below what scrolls. */
  foot?: ReactNode;
  children: ReactNode;
}

/** What opens below a button at the end of the top bar: the person, what is new, what waits. */
export function BarPanel({ anchor, onClose, name, width, padding = 0, foot, children }: BarPanelProps) {
  const named = 'label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      {...opensAtEnd}
      slotProps={{
        paper: {
          role: 'dialog',
          ...named,
          sx: (theme) => ({
            width: `min(${theme.spacing(width)}, calc(100vw - ${theme.spacing(4)}))`,
            maxHeight: `min(${theme.spacing(90)}, calc(100dvh - ${topBarHeight}px - ${theme.spacing(2)}))`,
            marginTop: 1,
            padding,
            // A focused line is never behind the foot.
            scrollPaddingBottom: theme.spacing(foot === undefined ? 0 : 8),
            borderRadius: `${radii.card}px`,
          }),
        },
      }}
    >
      {children}
      {foot !== undefined && (
        <Box
          sx={{
            position: 'sticky',
            // Over the padding too: what scrolls is not seen below it.
            bottom: (theme) => theme.spacing(-padding),
            mx: -padding,
            mb: -padding,
            p: padding,
            mt: 2,
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            // What goes on below the foot fades into it.
            '&::before': {
              content: '""',
              position: 'absolute',
              insetInline: 0,
              bottom: '100%',
              height: 24,
              pointerEvents: 'none',
              background: ({ vars }: Theme) =>
                `linear-gradient(transparent, ${vars.palette.background.paper})`,
            },
          }}
        >
          {foot}
        </Box>
      )}
    </Popover>
  );
}
