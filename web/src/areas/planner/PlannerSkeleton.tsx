import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The shape of what comes: choices, three cards, the calendar. */
export const PlannerSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    <Skeleton height={32} />
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
      {[1, 2, 3].map((rank) => (
        <Skeleton key={rank} height={180} />
      ))}
    </Box>
    <Skeleton height={360} />
  </Box>
);
