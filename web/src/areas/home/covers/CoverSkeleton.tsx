import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { maxStrip } from '@portal/contracts/areas/sliders';
import { CoverFoot, CoverThumbs, coverRatio } from './cover-looks';

/** A cover and its strip, as high as they will be. */
export function CoverSkeleton() {
  return (
    <div aria-hidden>
      {/* Drawn at build time, it takes the first cover from the server. */}
      <Box data-cover="" sx={{ aspectRatio: coverRatio, overflow: 'hidden', borderRadius: 1.5 }}>
        <Skeleton variant="rectangular" height="100%" />
      </Box>
      <CoverFoot>
        <CoverThumbs>
          {Array.from({ length: maxStrip }, (_, index) => (
            <Box component="li" key={index} sx={{ aspectRatio: coverRatio }}>
              <Skeleton variant="rounded" height="100%" />
            </Box>
          ))}
        </CoverThumbs>
        <Box sx={{ width: { xs: 34, sm: 102 } }} />
      </CoverFoot>
    </div>
  );
}
