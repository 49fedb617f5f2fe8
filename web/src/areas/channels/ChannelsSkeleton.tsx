import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const blocks = [160, 480, 240];

/** The blocks of the editor, and the card beside them. */
export const ChannelsSkeleton = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(17rem, 34%)' },
    }}
  >
    <Stack spacing={2}>
      {blocks.map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Stack>
    <Skeleton variant="rounded" height={420} sx={{ order: { xs: -1, md: 0 } }} />
  </Box>
);
