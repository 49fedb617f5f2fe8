import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { AsidePanel } from './AsidePanel';
import { MediaGridSkeleton } from '#ui/card/MediaSkeletons';

const rows = [0, 1, 2, 3, 4, 5, 6];

/** The tree and the grid while the tree is on its way. */
export function SectionScreenSkeleton() {
  return (
    <AsidePanel
      aside={
        <Stack spacing={2} sx={{ pt: 1 }}>
          {rows.map((row) => (
            <Skeleton key={row} variant="text" sx={{ width: `${85 - (row % 3) * 18}%` }} />
          ))}
        </Stack>
      }
    >
      <Box>
        <Skeleton variant="text" sx={{ typography: 'h1', width: '40%', mb: 4 }} />
        <MediaGridSkeleton />
      </Box>
    </AsidePanel>
  );
}
