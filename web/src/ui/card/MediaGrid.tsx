import { Box, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { motion } from '#core/theme/tokens';
import { useFirstFew } from '../list/use-first-few';

/** The edge cuts an item, a hint to scroll. */
const Row = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max(148px, 43%)',
  gap: 14,
  // Keeps the focus ring visible.
  margin: '-6px -16px',
  padding: '6px 16px 12px',
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 16,
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.palette.divider} transparent`,
  '& > li': { scrollSnapAlign: 'start' },
  [theme.breakpoints.up('sm')]: {
    gridAutoColumns: 212,
    gap: 20,
    margin: '-6px',
    padding: '6px 6px 12px',
    scrollPaddingInline: 6,
  },
}));

interface MediaStripProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => number;
  label?: string;
  children: (item: Item, place: number) => ReactNode;
}

export function MediaStrip<Item>({ items, keyOf, label, children }: MediaStripProps<Item>) {
  return (
    <Row aria-label={label}>
      {items.map((item, index) => (
        <li key={keyOf(item)}>{children(item, index)}</li>
      ))}
    </Row>
  );
}

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

const places = (count: number) => Array.from({ length: count }, (_, index) => index);
const placeItself = (place: number) => place;

function PieceSkeleton() {
  return (
    <>
      <Skeleton sx={{ aspectRatio: '1', height: 'auto', borderRadius: 1.5 }} />
      <Skeleton variant="text" sx={{ width: '85%', mt: 1 }} />
      <Skeleton variant="text" sx={{ width: '45%' }} />
    </>
  );
}

export function MediaGridSkeleton({ pieces = 10 }: { pieces?: number }) {
  return (
    <Box aria-hidden>
      <MediaGrid items={places(pieces)} keyOf={placeItself}>
        {() => <PieceSkeleton />}
      </MediaGrid>
    </Box>
  );
}

export function MediaStripSkeleton({ pieces = 6 }: { pieces?: number }) {
  return (
    <Box aria-hidden>
      <MediaStrip items={places(pieces)} keyOf={placeItself}>
        {() => <PieceSkeleton />}
      </MediaStrip>
    </Box>
  );
}
