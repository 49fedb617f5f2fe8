import Box from '@mui/material/Box';
import type { EntryLine } from '../ticket/use-entry-lines';

/** What was chosen for a piece, as pairs of words. */
export function EntryFactsList({ lines }: { lines: readonly EntryLine[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
      }}
    >
      {lines.map(({ key, label, value }) => (
        <Box key={key} sx={{ minWidth: 0 }}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
