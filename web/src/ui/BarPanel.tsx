import { Box, Popover } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { topBarHeight, radii } from '#core/theme/tokens';
import { opensAtEnd } from './opens-at-end';

interface BarPanelProps {
  anchor: HTMLElement;
  onClose: () => void;
  name: { readonly label: string } | { readonly labelledBy: string };
  /** Theme spacing units; limited by the window. */
  width: number;
  padding?: number;
  /** Sticky. */
  foot?: ReactNode;
  children: ReactNode;
}

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
            // Keeps focused lines clear of the foot.
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
            // Covers the padding.
            bottom: (theme) => theme.spacing(-padding),
            mx: -padding,
            mb: -padding,
            p: padding,
            mt: 2,
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            // Fades content below the foot.
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
