import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PictureGridProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  children: (item: Item) => ReactNode;
  label: string;
  /** Smallest width of a column, in units of the theme's spacing. */
  columnWidth?: number;
}

/**
 * Cards of different heights in columns, as posters hang on a wall: nothing is cropped. Reads from top to bottom,
 * column by column, which is also the order of the keyboard.
 */
export function PictureGrid<Item>({
  items,
  keyOf,
  children,
  label,
  columnWidth = 28,
}: PictureGridProps<Item>) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        columnGap: 2,
        columnWidth: { xs: (theme) => theme.spacing(18), sm: (theme) => theme.spacing(columnWidth) },
      }}
    >
      {items.map((item) => (
        <Box component="li" key={keyOf(item)} sx={{ breakInside: 'avoid', pb: 2 }}>
          {children(item)}
        </Box>
      ))}
    </Box>
  );
}
