import type { SeededRandom } from '../seeded-random';
import type { Box, Drawing } from './drawing';
import type { HeroName } from './heroes';
import type { LayoutName } from './layouts/catalogue';
import type { Scheme, SchemeName } from './schemes';
import type { Typeface } from './typefaces';

/** Words of an artwork. `headline` may force its breaks with " / ". */
export interface Copy {
  readonly kicker: string;
  readonly headline: string;
  readonly claim: string;
  /** "4,95", without currency. */
  readonly price?: string;
  /** What the reader shall do. */
  readonly call: string;
  /** Small print. */
  readonly note: string;
}

/** What to draw, as data. */
export interface ArtworkBrief {
  readonly layout: LayoutName;
  readonly scheme: SchemeName;
  readonly heroes: readonly [HeroName, ...HeroName[]];
  readonly face: Typeface;
  readonly copy: Copy;
  /** Any units; only the ratio counts. */
  readonly width: number;
  readonly height: number;
  readonly seed: string;
}

export type Shape = 'tall' | 'portrait' | 'square' | 'landscape' | 'banner';

/** The sheet that a layout draws on. Its shorter side is always 600 units, so sizes mean the same on every format. */
export interface Page {
  readonly w: number;
  readonly h: number;
  readonly shape: Shape;
  /** Are words and picture side by side? */
  readonly wide: boolean;
  readonly margin: number;
  readonly all: Box;
  /** Where words go, where the picture goes, and the strip with the mark and the small print. */
  readonly words: Box;
  readonly picture: Box;
  readonly foot: Box;
  /** How words stand where a composition is free to choose. */
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

/** Share of the sheet that the words take: of its height where they stand above the picture, of its width beside it. */
const wordShare: Readonly<Record<Shape, number>> = {
  tall: 0.36,
  portrait: 0.38,
  square: 0.4,
  landscape: 0.46,
  banner: 0.5,
};

export function zones(
  width: number,
  height: number,
): Pick<Page, 'w' | 'h' | 'shape' | 'wide' | 'margin' | 'all' | 'words' | 'picture' | 'foot' | 'align'> {
  const scale = shortSide / Math.min(width, height);
  const w = width * scale;
  const h = height * scale;
  const shape = shapeOf(width, height);
  const margin = shape === 'banner' ? 44 : 38;
  const footHeight = shape === 'banner' ? 76 : 50;
  const foot = { x: margin, y: h - margin - footHeight, w: w - margin * 2, h: footHeight };
  const wide = shape === 'landscape' || shape === 'banner';
  const all = { x: 0, y: 0, w, h };
  const inner = foot.y - margin - 18;
  if (wide) {
    const words = { x: margin, y: margin, w: w * wordShare[shape] - margin, h: inner };
    const left = words.x + words.w + margin * 0.6;
    return {
      w,
      h,
      shape,
      wide,
      margin,
      all,
      align: 'start',
      foot: { ...foot, w: words.w },
      words,
      picture: { x: left, y: margin * 0.6, w: w - left - margin * 0.8, h: h - margin * 1.2 },
    };
  }
  const words = { x: margin, y: margin, w: w - margin * 2, h: h * wordShare[shape] };
  const top = words.y + words.h + 20;
  if (shape === 'square') {
    const corner = { x: w / 2, y: margin - 4, w: w / 2 - margin, h: 38 };
    return {
      w,
      h,
      shape,
      wide,
      margin,
      all,
      align: 'start',
      foot: corner,
      words,
      picture: { x: margin, y: top - 10, w: w - margin * 2, h: h - top - 14 },
    };
  }
  return {
    w,
    h,
    shape,
    wide,
    margin,
    all,
    align: 'middle',
    foot,
    words,
    picture: { x: margin, y: top, w: w - margin * 2, h: foot.y - top - 16 },
  };
}
