import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PieceGrid } from './PieceGrid';
import { PieceStrip } from './PieceStrip';

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

function PieceSkeleton() {
  return (
    <Box>
      <Skeleton sx={{ aspectRatio: '1', height: 'auto', borderRadius: 3 }} />
      <Skeleton variant="text" sx={{ width: '85%', mt: 1 }} />
      <Skeleton variant="text" sx={{ width: '45%' }} />
    </Box>
  );
}

/** A grid of pieces that is on its way. */
export function PieceGridSkeleton({ pieces = 10, label }: { pieces?: number; label: string }) {
  return (
    <PieceGrid items={places(pieces)} keyOf={(place) => place} label={label}>
      {() => <PieceSkeleton />}
    </PieceGrid>
  );
}

/** A strip of pieces that is on its way. */
export function PieceStripSkeleton({ pieces = 6, label }: { pieces?: number; label: string }) {
  return (
    <PieceStrip items={places(pieces)} keyOf={(place) => place} label={label}>
      {() => <PieceSkeleton />}
    </PieceStrip>
  );
}
