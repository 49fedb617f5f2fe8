import type { SeededRandom } from '../seeded-random';
import type { Box, Drawing } from './drawing';
import type { Scheme } from './schemes';
import type { Typeface } from './typefaces';

/** `headline` may force its breaks with " / ". */
export interface Copy {
  readonly kicker: string;
  readonly headline: string;
  readonly claim: string;
  /** "4,95", without currency. */
  readonly price?: string;
  readonly call: string;
  readonly note: string;
}

export type Shape = 'tall' | 'portrait' | 'square' | 'landscape' | 'banner';

/** The shorter side is always 600 units. */
export interface Page {
  readonly w: number;
  readonly h: number;
  readonly shape: Shape;
  /** Words and picture are side by side. */
  readonly wide: boolean;
  readonly margin: number;
  readonly all: Box;
  readonly words: Box;
  readonly picture: Box;
  readonly foot: Box;
  /** Used where a composition is free to choose. */
  readonly align: 'start' | 'middle';
  readonly scheme: Scheme;
  readonly copy: Copy;
  readonly face: Typeface;
  readonly hero: Drawing;
  readonly heroes: readonly Drawing[];
  readonly random: SeededRandom;
}

const shortSide = 600;

export function shapeOf(width: number, height: number): Shape {
  const ratio = width / height;
  if (ratio < 0.6) return 'tall';
  if (ratio < 0.88) return 'portrait';
  if (ratio < 1.15) return 'square';
  return ratio < 2.3 ? 'landscape' : 'banner';
}

/** Of the height if words are above the picture, else of the width. */
const wordShare: Readonly<Record<Shape, number>> = {
  tall: 0.36,
  portrait: 0.38,
  square: 0.4,
  landscape: 0.46,
  banner: 0.5,
};

type Zones = Pick<
  Page,
  'w' | 'h' | 'shape' | 'wide' | 'margin' | 'all' | 'words' | 'picture' | 'foot' | 'align'
>;

/** Divides a sheet among words, picture and mark. */
export function zones(width: number, height: number): Zones {
  const scale = shortSide / Math.min(width, height);
  const w = width * scale;
  const h = height * scale;
  const shape = shapeOf(width, height);
  const [margin, footHeight] = shape === 'banner' ? [44, 76] : [38, 50];
  const wide = shape === 'landscape' || shape === 'banner';
  const foot = { x: margin, y: h - margin - footHeight, w: w - margin * 2, h: footHeight };
  const sheet = { w, h, shape, wide, margin, all: { x: 0, y: 0, w, h }, foot };
  if (wide) return { ...sheet, ...besideEachOther(sheet) };
  return { ...sheet, ...(shape === 'square' ? squareZones(sheet) : aboveEachOther(sheet)) };
}

type Sheet = Pick<Zones, 'w' | 'h' | 'shape' | 'margin' | 'foot'>;
type Division = Pick<Zones, 'words' | 'picture' | 'foot' | 'align'>;

function besideEachOther({ w, h, shape, margin, foot }: Sheet): Division {
  const words = { x: margin, y: margin, w: w * wordShare[shape] - margin, h: foot.y - margin - 18 };
  const left = words.x + words.w + margin * 0.6;
  const picture = { x: left, y: margin * 0.6, w: w - left - margin * 0.8, h: h - margin * 1.2 };
  return { align: 'start', words, picture, foot: { ...foot, w: words.w } };
}

const wordsOnTop = ({ w, h, shape, margin }: Sheet): Box => ({
  x: margin,
  y: margin,
  w: w - margin * 2,
  h: h * wordShare[shape],
});

function aboveEachOther(sheet: Sheet): Division {
  const { w, margin, foot } = sheet;
  const words = wordsOnTop(sheet);
  const top = words.y + words.h + 20;
  const picture = { x: margin, y: top, w: w - margin * 2, h: foot.y - top - 16 };
  return { align: 'middle', words, picture, foot };
}

/** The mark is top right, so the picture reaches the bottom. */
function squareZones(sheet: Sheet): Division {
  const { w, h, margin } = sheet;
  const words = wordsOnTop(sheet);
  const top = words.y + words.h + 10;
  const corner = { x: w / 2, y: margin - 4, w: w / 2 - margin, h: 38 };
  const picture = { x: margin, y: top, w: w - margin * 2, h: h - top - 24 };
  return { align: 'start', words, picture, foot: corner };
}

export function across<T>({ wide }: Pick<Page, 'wide'>, beside: T, above: T): T {
  return wide ? beside : above;
}
