import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Columns = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  columnGap: 14,
  columnWidth: 136,
  [theme.breakpoints.up('sm')]: { columnGap: 20, columnWidth: 232 },
  '& > li': { breakInside: 'avoid', paddingBottom: 24 },
}));

interface PictureGridProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  children: (item: Item) => ReactNode;
  label: string;
}

/**
 * Cards of different heights in columns, as posters hang on a wall: nothing is cropped. Reads from top to bottom,
 * column by column, which is also the order of the keyboard.
 */
export function PictureGrid<Item>({ items, keyOf, children, label }: PictureGridProps<Item>) {
  return (
    <Columns aria-label={label}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </Columns>
  );
}
