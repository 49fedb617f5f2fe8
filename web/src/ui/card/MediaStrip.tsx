import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

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

/** A row that scrolls sideways. */
export function MediaStrip<Item>({ items, keyOf, label, children }: MediaStripProps<Item>) {
  return (
    <Row aria-label={label}>
      {items.map((item, index) => (
        <li key={keyOf(item)}>{children(item, index)}</li>
      ))}
    </Row>
  );
}
