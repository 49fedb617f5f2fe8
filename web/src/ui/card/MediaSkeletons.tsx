import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { MediaGrid } from './MediaGrid';
import { MediaStrip } from './MediaStrip';

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
