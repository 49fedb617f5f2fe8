import Box from '@mui/material/Box';
import { encode } from 'uqr';

interface QrDrawingProps {
  content: string;
  label: string;
}

/** Pixels of the quiet frame that readers need. */
const frame = 4;

/** A QR code as one path; always dark on white, because many readers take nothing else. */
export function QrDrawing({ content, label }: QrDrawingProps) {
  const { data, size } = encode(content, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + frame},${y + frame}h1v1h-1z` : '')))
    .join('');
  const side = size + 2 * frame;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      sx={{ width: (theme) => theme.spacing(24), maxWidth: '100%', borderRadius: 1, bgcolor: 'common.white' }}
    >
      <Box component="path" d={path} sx={{ fill: (theme) => theme.palette.common.black }} />
    </Box>
  );
}
