import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { motion } from '#core/theme/tokens';
import { useFirstFew } from '../list/use-first-few';

/** Two columns at 360 pixels. */
const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: '24px 14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: `opacity ${motion.calm}ms`,
  '&[aria-busy="true"]': { opacity: 0.5 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: '32px 20px',
  },
}));

/** Two rows of a large screen. */
const firstItems = 10;

interface MediaGridProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => number;
  label?: string;
  /** Shows the previous answer. */
  isOld?: boolean;
  children: (item: Item, place: number) => ReactNode;
}

export function MediaGrid<Item>({ items, keyOf, label, isOld = false, children }: MediaGridProps<Item>) {
  return (
    <Grid aria-label={label} aria-busy={isOld}>
      {useFirstFew(items, firstItems).map((item, index) => (
        <li key={keyOf(item)}>{children(item, index)}</li>
      ))}
    </Grid>
  );
}
