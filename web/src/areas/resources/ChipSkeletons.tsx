import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { radii } from '#core/theme/tokens';

/** Pixels: as chips differ in length. */
const widths = [84, 112, 96, 128];

/** A row of chips that is on its way, so that what stands below does not jump. */
export function ChipSkeletons() {
  return (
    <Stack direction="row" aria-hidden sx={{ flexWrap: 'wrap', gap: 1 }}>
      {widths.map((width) => (
        <Skeleton key={width} sx={{ width, height: 32, borderRadius: `${radii.pill}px` }} />
      ))}
    </Stack>
  );
}
