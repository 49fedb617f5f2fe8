import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Bars = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 28,
  marginInline: 'auto',
  fill: theme.vars.palette.text.primary,
  opacity: 0.82,
}));

/** Units of one character: a narrow and a wide bar by its code, each with a gap. */
const pitch = 7;
const fewest = 18;
const most = 28;
/** Pixels of one character, above which the bars of a short code would be blocks. */
const widest = 26;

/** Bars in the rhythm of a text. A picture of a barcode: nobody scans it. */
export function Barcode({ code }: { code: string }) {
  // A short code is repeated, so that its bars stay as fine as those of a long one.
  const characters = [...code.repeat(Math.ceil(fewest / code.length)).slice(0, most)];
  return (
    <Box sx={{ pt: 2.5 }}>
      <Bars
        viewBox={`0 0 ${characters.length * pitch} 28`}
        style={{ maxWidth: characters.length * widest }}
        preserveAspectRatio="none"
        aria-hidden
        focusable="false"
      >
        {characters.map((character, index) => {
          const bits = character.charCodeAt(0);
          return (
            <g key={index} transform={`translate(${index * pitch} 0)`}>
              <rect width={1 + (bits & 1)} height="28" />
              <rect x="3" width={1 + ((bits >> 1) & 1) + ((bits >> 3) & 1)} height="28" />
            </g>
          );
        })}
      </Bars>
      <Box
        sx={{
          typography: 'mono',
          fontSize: 'caption.fontSize',
          pt: 0.75,
          textAlign: 'center',
          color: 'text.secondary',
        }}
      >
        {code}
      </Box>
    </Box>
  );
}
