import { styled } from '@mui/material/styles';
import type { Size } from '@portal/contracts/areas/cart';
import { type SizeScale, type Yardstick, yardstickHeight } from './size-scale';

/** Units of the drawing: the sheet, and the field in it that the widest and the highest size fill. */
const sheet = { width: 150, height: 92 } as const;
const field = { width: 142, height: 84, ground: 88 } as const;
/** Units between the piece and what stands beside it. */
const gap = 8;

const Sheet = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  fill: 'none',
  stroke: theme.vars.palette.text.primary,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '& .paper': { fill: theme.vars.palette.background.sunken },
  '& .ground': { stroke: theme.vars.palette.divider },
  '& .yardstick': { fill: theme.vars.palette.control, stroke: 'none', opacity: 0.55 },
  '& .dashed': { strokeDasharray: '5 5', stroke: theme.vars.palette.control },
}));

/** Drawn 100 units high, standing on 0; `width` is how broad that is. */
const silhouettes: Readonly<Record<Yardstick, { path: string; width: number }>> = {
  person: {
    width: 30,
    path: 'M15-100a7.500 7.500 0 0 1 0 15a7.500 7.500 0 0 1 0-15zM6-82h18a5 5 0 0 1 5 5v28a3 3 0 0 1-6 0v-22h-1V-3a3.500 3.500 0 0 1-6.500 0L14.500-44h-1L12-3a3.500 3.500 0 0 1-6.500 0V-71h-1v22a3 3 0 0 1-6 0v-28a5 5 0 0 1 5-5z',
  },
  cup: {
    width: 50,
    path: 'M2-72h46v8H45.500L40-2a2.500 2.500 0 0 1-2.500 2h-25A2.500 2.500 0 0 1 10-2L4.500-64H2zM27-74l4-26 12-2v5l-8 1.500-3.500 21.500z',
  },
};

/** Units per millimetre (or pixel): the widest size and its yardstick fit side by side, the highest fits below the top. */
function unitOf({ width, height, yardstick }: SizeScale): number {
  if (yardstick === null) return Math.min(field.width / width, field.height / height);
  const measure = yardstickHeight[yardstick];
  const beside = (silhouettes[yardstick].width * measure) / 100;
  return Math.min((field.width - gap) / (width + beside), field.height / Math.max(height, measure));
}

interface SizeDrawingProps {
  size: Size;
  scale: SizeScale;
  /** Preview of the piece, whole inside the outline: words are not cut. */
  image: string;
}

/** A size to scale, standing on the ground beside something whose size everybody knows (R-WIZ-04). */
export function SizeDrawing({ size, scale, image }: SizeDrawingProps) {
  const { yardstick } = scale;
  const unit = unitOf(scale);
  const width = size.width * unit;
  const height = size.height * unit;
  const beside =
    yardstick === null
      ? null
      : { ...silhouettes[yardstick], size: (yardstickHeight[yardstick] * unit) / 100 };
  const besideWidth = beside === null ? 0 : beside.width * beside.size + gap;
  const left = (sheet.width - width - besideWidth) / 2;
  const top = field.ground - height;
  return (
    <Sheet viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden focusable="false">
      <path className="ground" d={`M4 ${field.ground}H${sheet.width - 4}`} />
      <rect className="paper" x={left} y={top} width={width} height={height} />
      <image
        href={image}
        x={left}
        y={top}
        width={width}
        height={height}
        preserveAspectRatio="xMidYMid meet"
      />
      <rect x={left} y={top} width={width} height={height} />
      {beside !== null && (
        <path
          className="yardstick"
          d={beside.path}
          transform={`translate(${left + width + gap} ${field.ground}) scale(${beside.size})`}
        />
      )}
    </Sheet>
  );
}

/** A size of one's own: the outline is open. */
export function CustomSizeDrawing() {
  return (
    <Sheet viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden focusable="false">
      <path className="ground" d={`M4 ${field.ground}H${sheet.width - 4}`} />
      <rect className="dashed" x="45" y="22" width="60" height="66" rx="2" />
      <path d="M45 12h60M45 8v8M105 8v8M115 22v66M111 22h8M111 88h8" />
      <path d="M70 50a6 6 0 1 1 8 6c-2 1-3 2-3 5M75 67v.1" strokeWidth="3" />
    </Sheet>
  );
}
