import { styled } from '@mui/material/styles';
import { type Size, sizeCatalogue, type SizeGroup } from '@portal/contracts/areas/cart';
import type { ReactNode } from 'react';
import { Glyph } from '#ui/drawings/Drawing';

type Yardstick = 'person' | 'cup';

/** Greatest width and height, in millimetres or pixels. */
interface SizeScale {
  readonly width: number;
  readonly height: number;
  /** `null` for pixels. */
  readonly yardstick: Yardstick | null;
}

/** In pixels. */
const screenGroup: SizeGroup = 4;
/** Beyond this factor, the smaller size would be a dot. */
const maxFactor = 6;
/** Millimetres; larger sizes are compared with a person. */
const minPersonSize = 1200;

/** Millimetres. */
export const yardstickHeight: Readonly<Record<Yardstick, number>> = { person: 1700, cup: 200 };

const longerSide = ({ width, height }: Size) => Math.max(width, height);

function classesOf(sizes: readonly Size[]): Size[][] {
  const rising = sizes.filter(({ custom }) => !custom).toSorted((a, b) => longerSide(a) - longerSide(b));
  const classes: Size[][] = [];
  for (const size of rising) {
    const open = classes.at(-1);
    const before = open?.at(-1);
    if (open && before && longerSide(size) <= longerSide(before) * maxFactor) open.push(size);
    else classes.push([size]);
  }
  return classes;
}

/**
 * As few scales as keep the smallest size visible.
 * @returns by size id; the custom size has none.
 */
export function scalesOf(group: SizeGroup): ReadonlyMap<string, SizeScale> {
  return new Map(
    classesOf(sizeCatalogue[group]).flatMap((members) => {
      const width = Math.max(...members.map((size) => size.width));
      const height = Math.max(...members.map((size) => size.height));
      const measure = Math.max(width, height) >= minPersonSize ? 'person' : 'cup';
      const scale: SizeScale = { width, height, yardstick: group === screenGroup ? null : measure };
      return members.map(({ id }) => [id, scale] as const);
    }),
  );
}

export function yardsticksOf(group: SizeGroup): Yardstick | 'both' | 'none' {
  const used = new Set([...scalesOf(group).values()].flatMap(({ yardstick }) => yardstick ?? []));
  if (used.size > 1) return 'both';
  return [...used][0] ?? 'none';
}

/** Units of the drawing. */
const whole = { width: 150, height: 92 } as const;
const field = { width: 142, height: 84, ground: 88 } as const;
const gap = 8;

const Drawing = styled('svg')(({ theme }) => ({
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

/** 100 units high, with the feet at 0; `width` in the same units. */
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

/** Units per millimetre or pixel. */
function unitOf({ width, height, yardstick }: SizeScale): number {
  if (yardstick === null) return Math.min(field.width / width, field.height / height);
  const measure = yardstickHeight[yardstick];
  const beside = (silhouettes[yardstick].width * measure) / 100;
  return Math.min((field.width - gap) / (width + beside), field.height / Math.max(height, measure));
}

interface SizeDrawingProps {
  size: Size;
  scale: SizeScale;
  image: string;
}

/** R-WIZ-04. */
export function SizeDrawing({ size, scale, image }: SizeDrawingProps) {
  const { yardstick } = scale;
  const unit = unitOf(scale);
  const width = size.width * unit;
  const height = size.height * unit;
  const beside = yardstick && {
    ...silhouettes[yardstick],
    size: (yardstickHeight[yardstick] * unit) / 100,
  };
  const x = (whole.width - width - (beside ? beside.width * beside.size + gap : 0)) / 2;
  const box = { x, y: field.ground - height, width, height };
  return (
    <Drawing viewBox={`0 0 ${whole.width} ${whole.height}`} aria-hidden focusable="false">
      <path className="ground" d={`M4 ${field.ground}H${whole.width - 4}`} />
      <rect className="paper" {...box} />
      <image href={image} {...box} preserveAspectRatio="xMidYMid meet" />
      <rect {...box} />
      {beside && (
        <path
          className="yardstick"
          d={beside.path}
          transform={`translate(${x + width + gap} ${field.ground}) scale(${beside.size})`}
        />
      )}
    </Drawing>
  );
}

export function CustomSizeDrawing() {
  return (
    <Drawing viewBox={`0 0 ${whole.width} ${whole.height}`} aria-hidden focusable="false">
      <path className="ground" d={`M4 ${field.ground}H${whole.width - 4}`} />
      <rect className="dashed" x="45" y="22" width="60" height="66" rx="2" />
      <path d="M45 12h60M45 8v8M105 8v8M115 22v66M111 22h8M111 88h8" />
      <path d="M70 50a6 6 0 1 1 8 6c-2 1-3 2-3 5M75 67v.1" strokeWidth="3" />
    </Drawing>
  );
}

const ground = <path className="soft" d="M6 45h52" />;
const sheet = <path className="paper" d="M20 3h24v42H20z" />;

/** By format id. */
const formatDrawings: Readonly<Record<number, ReactNode>> = {
  1: (
    <>
      {sheet}
      <circle className="tint" cx="32" cy="17" r="7" />
      <path d="M20 3h24v42H20zM25 30h14M25 35h9" />
      <path className="spot" d="M25 38.500h8v3h-8z" />
    </>
  ),
  2: (
    <>
      <rect className="paper" x="4" y="8" width="56" height="34" rx="6" />
      <rect x="10" y="13" width="44" height="24" rx="2" className="soft" />
      <circle className="tint" cx="24" cy="25" r="8" />
      <path d="M16 25a8 8 0 0 1 16 0zM16 29h16M18 33h12" />
      <path d="M42 17l2 16h6l2-16zM40 17h14" />
    </>
  ),
  3: (
    <>
      {ground}
      <path className="paper" d="M16 45L24 9h18l-8 36z" />
      <path className="tint" d="M25 17h11l-2 9H23z" />
      <path d="M16 45L24 9h18l-8 36zM42 9l8 36M24 32h9M23 37h6" />
    </>
  ),
  4: (
    <>
      {ground}
      <path className="paper" d="M10 14h44v31H10z" />
      <path className="tint" d="M8 5h48l2 9H6z" />
      <path d="M8 5h48l2 9H6zM18 5l-1 9M29 5v9M40 5l1 9M10 14v31M54 14v31" />
      <circle className="spot" cx="32" cy="30" r="8" />
      <path className="soft" d="M14 40l8-10M16 43l4-5M46 24l4-5" />
    </>
  ),
  5: (
    <>
      <path className="paper" d="M8 10c16 4 32 4 48 0v26c-16 4-32 4-48 0z" />
      <path className="spot" d="M14 19.500c12 2 24 2 36 0v5c-12 2-24 2-36 0z" />
      <path d="M8 10c16 4 32 4 48 0v26c-16 4-32 4-48 0zM8 10L3 4M56 10l5-6M8 36l-5 6M56 36l5 6M20 31c8 1 16 1 24 0" />
      <path className="soft" d="M11 13.500h.1M53 13.500h.1M11 33.500h.1M53 33.500h.1" strokeWidth="3" />
    </>
  ),
  6: (
    <>
      {ground}
      <path d="M20 29v16M44 29v16" strokeWidth="3" />
      <path className="paper" d="M4 5h56v24H4z" />
      <circle className="tint" cx="17" cy="17" r="8" />
      <path d="M4 5h56v24H4zM32 13h20M32 18h14" />
      <path className="spot" d="M32 22h12v3H32z" />
    </>
  ),
  7: (
    <>
      <path className="paper" d="M14 7l12-3v38l-12 3z" />
      <path className="paper" d="M26 4l12 4v37l-12-3z" />
      <path className="paper" d="M38 8l12-4v37l-12 4z" />
      <path className="tint" d="M29 13l6 2v9l-6-2z" />
      <path d="M17 15l6-1.500M17 20l6-1.500M17 25l4-1M29 30l6 2M41 18l6-2M41 23l6-2" />
      <path className="spot" d="M41 30l6-2v4l-6 2z" />
    </>
  ),
  8: (
    <>
      <path className="paper" d="M8 6h40v38H13a5 5 0 0 1-5-5z" />
      <path d="M48 14h8v25a5 5 0 0 1-10 0M14 12h28" strokeWidth="2.500" />
      <path className="soft" d="M14 19h11M14 24h11M14 29h11M14 34h11M14 39h11" />
      <path className="tint" d="M30 18h12v12H30z" />
      <path d="M30 18h12v12H30zM30 35h12M30 39h8" />
    </>
  ),
  9: (
    <>
      {ground}
      <path d="M32 4v41" strokeWidth="3" />
      <path className="tint" d="M14 8h30l8 6-8 6H14z" />
      <path d="M14 8h30l8 6-8 6H14z" />
      <path className="paper" d="M48 24H24l-7 5 7 5h24z" />
      <path d="M22 14h16M30 29h12" />
    </>
  ),
  10: (
    <>
      <rect className="paper" x="20" y="2" width="24" height="44" rx="4" />
      <path className="well" d="M24 9h16v18H24z" />
      <path className="spot" d="M32 24c-9-6-5-11-2-11 1 0 2 1 2 2 0-1 1-2 2-2 3 0 7 5-2 11z" />
      <path d="M24 32h16M24 36h10M30 5.500h4" />
      <circle className="tint" cx="38" cy="40" r="2.500" />
    </>
  ),
  11: (
    <>
      <rect className="paper" x="5" y="6" width="54" height="36" rx="4" />
      <path d="M5 14h54" />
      <path className="soft" d="M10 10h.1M15 10h.1M20 10h.1" strokeWidth="2.500" />
      <path className="tint" d="M10 19h44v8H10z" />
      <path d="M10 19h44v8H10zM15 23h16" />
      <path className="spot" d="M42 21.500h9v3h-9z" />
      <path className="soft" d="M10 33h26M10 37h18M42 33h12" />
    </>
  ),
  12: (
    <>
      <path d="M18 2v6M46 2v6" />
      <rect className="paper" x="4" y="8" width="56" height="32" rx="3" />
      <circle className="tint" cx="17" cy="24" r="8" />
      <path d="M30 16h14M30 24h14M30 32h14" />
      <path className="spot" d="M49 14.500h6v3h-6zM49 22.500h6v3h-6zM49 30.500h6v3h-6z" />
      <path className="soft" d="M24 44h16" />
    </>
  ),
  13: (
    <>
      <rect className="paper" x="25" y="4" width="14" height="24" rx="7" />
      <path className="tint" d="M25 16h14v5a7 7 0 0 1-14 0z" />
      <path d="M25 11a7 7 0 0 1 14 0v10a7 7 0 0 1-14 0zM19 21a13 13 0 0 0 26 0M32 34v9M25 44h14M25 16h14" />
      <path
        className="soft"
        d="M12 10c-4 6-4 12 0 18M52 10c4 6 4 12 0 18M6 6c-5 9-5 17 0 26M58 6c5 9 5 17 0 26"
      />
    </>
  ),
  14: (
    <>
      <rect className="paper" x="6" y="16" width="52" height="28" rx="3" />
      <path className="tint" d="M6 16L56 5l1 6L17 20z" />
      <path d="M6 16L56 5l1.500 6.500L14 20M17 13.500l4 4.500M29 11l4 4.500M41 8.200l4 4.600M6 22h52" />
      <path className="spot" d="M27 26v13l12-6.500z" />
    </>
  ),
};

export function FormatDrawing({ format }: { format: number }) {
  return <Glyph>{formatDrawings[format] ?? sheet}</Glyph>;
}

const methodDrawings: Readonly<Record<1 | 2, ReactNode>> = {
  1: (
    <>
      <path className="paper" d="M14 4h26l8 8v32H14z" />
      <path className="tint" d="M20 22h22v14H20z" />
      <path d="M40 4v8h8M20 22h22v14H20zM20 12h12M20 17h8" />
      <path className="spot" d="M58 16l4 4-14 16-6 2 2-6z" />
    </>
  ),
  2: (
    <>
      <path className="soft" d="M4 45h56" />
      <path className="paper" d="M22 12h26v22H22zM48 19h8l5 7v8H48z" />
      <path className="tint" d="M22 12h26v7H22z" />
      <path d="M22 12h26v22H22zM48 19h8l5 7v8H48zM22 19h26M52 23v4h7" />
      <circle className="paper" cx="30" cy="38" r="5" />
      <circle className="paper" cx="52" cy="38" r="5" />
      <circle cx="30" cy="38" r="5" />
      <circle cx="52" cy="38" r="5" />
      <path className="soft" d="M4 17h12M8 24h8M2 31h14" />
      <path className="spot" d="M30 23h10v7H30z" />
    </>
  ),
};

export function MethodDrawing({ method }: { method: 1 | 2 }) {
  return <Glyph>{methodDrawings[method]}</Glyph>;
}
