import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { lowScreen, radii } from '#core/theme/tokens';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  borderRadius: radii.card,
  border: `thin solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  // In reach however long the step before is, and above the bar of places on a phone.
  '&[data-sticky="true"]': {
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(1.5),
    position: 'sticky',
    bottom: 'calc(3.75rem + env(safe-area-inset-bottom))',
    zIndex: theme.zIndex.appBar,
    boxShadow: theme.shadows[4],
    [theme.breakpoints.up('md')]: { bottom: theme.spacing(2) },
    [lowScreen]: { position: 'static' },
  },
  '&[data-ahead="true"]': { borderStyle: 'dashed', backgroundColor: 'transparent' },
  [theme.breakpoints.up('md')]: {
    paddingInline: theme.spacing(3),
    '&:not([data-sticky="true"])': { paddingBlock: theme.spacing(3) },
  },
}));

const Disc = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  ...theme.typography.subtitle2,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
  '[data-ahead="true"] &': {
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sunken,
  },
}));

interface StepItemProps {
  number: number;
  title: string;
  /** Nothing can be done here yet. */
  isAhead?: boolean;
  /** Stays at the foot of the window while the steps before it are read. */
  isSticky?: boolean;
  /** Quiet words beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A step of an import with its number: what it is for, and what is done there. */
export function StepItem({
  number,
  title,
  isAhead = false,
  isSticky = false,
  aside,
  children,
}: StepItemProps) {
  const id = useId();
  return (
    <Item data-ahead={isAhead} data-sticky={isSticky} aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Disc aria-hidden>{number}</Disc>
        <Typography
          variant="h4"
          component="h2"
          id={id}
          sx={{ flex: 1, minWidth: '12ch', color: isAhead ? 'text.secondary' : 'inherit' }}
        >
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Item>
  );
}
