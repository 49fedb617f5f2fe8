import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { coverHeight, coverWidth, longestStrip } from '@portal/contracts/areas/sliders';

/** A cover and its strip, as high as they will be. */
export function CoverSkeleton() {
  return (
    <div>
      <Box sx={{ aspectRatio: `${coverWidth} / ${coverHeight}`, overflow: 'hidden', borderRadius: 1.5 }}>
        <Skeleton variant="rectangular" height="100%" />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${longestStrip}, minmax(0, 92px))`,
          gap: 1,
          pt: 1.5,
          pr: { xs: 6, sm: 14 },
          minHeight: 48,
        }}
      >
        {Array.from({ length: longestStrip }, (_, place) => (
          <Box key={place} sx={{ aspectRatio: `${coverWidth} / ${coverHeight}` }}>
            <Skeleton variant="rounded" height="100%" />
          </Box>
        ))}
      </Box>
    </div>
  );
}
