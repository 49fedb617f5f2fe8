import { Avatar, Card, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { lowScreen } from '#core/theme/tokens';

interface StepItemProps {
  number: number;
  title: string;
  /** Nothing can be done here yet. */
  isAhead?: boolean;
  /** Stays at the bottom of the window while the steps above are read. */
  isSticky?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

export function StepItem(props: StepItemProps) {
  const { number, title, isAhead = false, isSticky = false, aside, children } = props;
  const id = useId();
  return (
    <Card
      component="li"
      aria-labelledby={id}
      sx={[
        {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: isSticky ? 1 : 2,
          px: { xs: 2, md: 3 },
          py: isSticky ? 1.5 : { xs: 2, md: 3 },
        },
        isSticky && {
          position: 'sticky',
          // On phones above the navigation bar.
          bottom: { xs: 'calc(3.75rem + env(safe-area-inset-bottom))', md: 16 },
          zIndex: 'appBar',
          boxShadow: 4,
          [lowScreen]: { position: 'static' },
        },
        isAhead && { borderStyle: 'dashed', bgcolor: 'transparent' },
      ]}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Avatar
          aria-hidden
          sx={{
            width: 28,
            height: 28,
            color: isAhead ? 'text.secondary' : 'background.default',
            bgcolor: isAhead ? 'background.sunken' : 'text.primary',
          }}
        >
          <Typography variant="subtitle2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {number}
          </Typography>
        </Avatar>
        <Typography
          variant="h4"
          component="h2"
          id={id}
          sx={{ flex: 1, minWidth: '12ch', color: isAhead ? 'text.secondary' : 'inherit' }}
        >
          {title}
        </Typography>
        {aside}
      </Stack>
      {children}
    </Card>
  );
}
