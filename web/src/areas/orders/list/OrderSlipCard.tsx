import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { radii } from '#core/theme/tokens';
import { PictureStackList } from '../details/PictureStackList';

const Slip = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gridTemplateAreas: '"pictures words" "pictures facts"',
  columnGap: 16,
  rowGap: 8,
  alignItems: 'center',
  padding: '0.75rem 1rem',
  borderRadius: radii.card,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '4.5rem minmax(0, 1fr) 17.5rem',
    gridTemplateAreas: '"pictures words facts"',
  },
}));

export interface OrderSlipCardProps {
  to: string;
  /** With the market's prefix (R-ORD-12). */
  number: string;
  /** Beside the number: that something about it waits. */
  mark?: ReactNode;
  /** What was ordered, in a line. */
  title: string;
  /** Addresses of previews, the first one on top. */
  pictures: readonly string[];
  /** HH:mm DD/MM/YYYY (R-ORD-10). */
  date: string;
  /** A chip. */
  status: ReactNode;
  /** How many pieces. */
  count: string;
  /** For whom, where that is not clear anyway. */
  place?: string;
  /** Buttons beside it. */
  actions?: ReactNode;
}

/** An order in a list, as restaurants see it: its pictures first, then what it is called, when, and where it stands. */
export function OrderSlipCard({
  to,
  number,
  mark,
  title,
  pictures,
  date,
  status,
  count,
  place,
  actions,
}: OrderSlipCardProps) {
  const slip = (
    <Slip to={to}>
      <Box sx={{ gridArea: 'pictures' }}>
        <PictureStackList pictures={pictures} />
      </Box>
      <Box sx={{ gridArea: 'words', minWidth: 0 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1.5,
            alignItems: 'baseline',
            color: 'text.secondary',
            typography: 'body2',
          }}
        >
          <Box component="span" sx={{ typography: 'mono', color: 'text.primary' }}>
            {number}
          </Box>
          {mark}
          <span>{count}</span>
        </Box>
        <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere', textWrap: 'pretty' }}>{title}</Box>
        {place !== undefined && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{place}</Box>}
      </Box>
      <Box
        sx={{
          gridArea: 'facts',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: { xs: 'space-between', md: 'flex-end' },
          flexDirection: { md: 'column' },
          '& > *': { alignSelf: { md: 'flex-end' } },
        }}
      >
        {status}
        <Box
          component="span"
          sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {date}
        </Box>
      </Box>
    </Slip>
  );
  if (actions === undefined) return slip;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{slip}</Box>
      {actions}
    </Box>
  );
}
