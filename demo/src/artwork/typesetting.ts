import { type Box, n } from './drawing';
import { face, type Typeface } from './typefaces';

export type Align = 'start' | 'middle' | 'end';

const shares: Readonly<Record<Align, number>> = { start: 0, middle: 0.5, end: 1 };

export interface TypeStyle {
  readonly face: Typeface;
  readonly align?: Align;
  /** Baseline to baseline, as a share of the size. */
  readonly leading?: number;
  /** Extra letter space, as a share of the size. */
  readonly tracking?: number;
  readonly maxSize?: number;
  readonly maxLines?: number;
  /** Position in the box, from top (0) to bottom (1). */
  readonly anchor?: number;
}

/** The box runs from the first capital's top to the last baseline. */
export interface SetText {
  readonly d: string;
  readonly size: number;
  readonly box: Box;
  readonly lines: number;
}

/** Width of a line at size 1. */
export function widthOf(name: Typeface, text: string, tracking = 0): number {
  const { glyph, kerning } = face(name);
  const letters = [...text];
  return letters.reduce((sum, letter, at) => {
    const before = letters[at - 1];
    return sum + glyph(letter).advance + (before === undefined ? 0 : kerning(before, letter) + tracking);
  }, 0);
}

/** Path data with the baseline at `y`. */
export function lineOfText(style: TypeStyle, text: string, x: number, y: number, size: number): string {
  const { face: name, align = 'start', tracking = 0 } = style;
  const { glyph, kerning } = face(name);
  const shift = shares[align];
  let pen = x - (shift ? widthOf(name, text, tracking) * size * shift : 0);
  let before: string | undefined;
  let d = '';
  for (const letter of text) {
    if (before !== undefined) pen += (kerning(before, letter) + tracking) * size;
    const { steps, advance } = glyph(letter);
    for (const [command, ...coordinates] of steps) {
      d += command + coordinates.map((value, at) => n((at % 2 ? y : pen) + value * size)).join(' ');
    }
    pen += advance * size;
    before = letter;
  }
  return d;
}

/** The words on `count` lines of similar width. */
function broken(
  words: readonly string[],
  count: number,
  measure: (text: string) => number,
): readonly string[] {
  if (count === 1 || words.length === 1) return [words.join(' ')];
  let best: readonly string[] = [];
  let bestWidth = Infinity;
  for (let first = 1; first <= words.length - (count - 1); first++) {
    const rest = broken(words.slice(first), count - 1, measure);
    const lines = [words.slice(0, first).join(' '), ...rest];
    const width = Math.max(...lines.map(measure));
    if (width < bestWidth) [best, bestWidth] = [lines, width];
  }
  return best;
}

/** One per number of lines. " / " forces a break. */
function breaksOf(
  text: string,
  maxLines: number,
  measure: (line: string) => number,
): readonly (readonly string[])[] {
  const forced = text.split(' / ');
  if (forced.length > 1) return [forced];
  const words = text.split(' ');
  return Array.from({ length: Math.min(maxLines, words.length) }, (_, at) => broken(words, at + 1, measure));
}

/** The largest size that fits the box, over all breaks. */
export function fitted(text: string, box: Box, style: TypeStyle): SetText {
  const { face: name, leading = 1.08, tracking = 0, maxSize = Infinity, maxLines = 5 } = style;
  const measure = (line: string) => widthOf(name, line, tracking);
  const cap = face(name).capHeight;
  const layouts = breaksOf(text, maxLines, measure);
  const sized = layouts.map((lines) => ({
    lines,
    size: Math.min(
      maxSize,
      box.w / Math.max(...lines.map(measure)),
      box.h / (cap + (lines.length - 1) * leading),
    ),
  }));
  const { lines, size } = sized.reduce((best, next) => (next.size > best.size * 1.02 ? next : best));
  return setLines(lines, size, box, style);
}

function setLines(lines: readonly string[], size: number, box: Box, style: TypeStyle): SetText {
  const { face: name, align = 'start', leading = 1.08, anchor = 0, tracking = 0 } = style;
  const cap = face(name).capHeight * size;
  const height = cap + (lines.length - 1) * leading * size;
  const top = box.y + (box.h - height) * anchor;
  const x = box.x + box.w * shares[align];
  const d = lines
    .map((line, at) => lineOfText(style, line, x, top + cap + at * leading * size, size))
    .join('');
  const width = Math.max(...lines.map((line) => widthOf(name, line, tracking))) * size;
  const left = x - width * shares[align];
  return { d, size, lines: lines.length, box: { x: left, y: top, w: width, h: height } };
}

/** Share of the next line's capitals. */
const stackGap = 0.16;

/** Every line at full width; scaled down if too high. */
export function stacked(text: string, box: Box, style: TypeStyle): SetText {
  const { face: name, tracking = 0, maxLines = 4, anchor = 0, align = 'start' } = style;
  const measure = (line: string) => widthOf(name, line, tracking);
  const cap = face(name).capHeight;
  const rise = (line: string, at: number) => (box.w / measure(line)) * cap * (at ? 1 + stackGap : 1);
  const heightOf = (lines: readonly string[]) => lines.reduce((sum, line, at) => sum + rise(line, at), 0);
  const missing = (lines: readonly string[]) => Math.abs(heightOf(lines) - box.h);
  const lines = breaksOf(text, maxLines, measure).reduce((one, other) =>
    missing(other) < missing(one) ? other : one,
  );
  const scale = Math.min(1, box.h / heightOf(lines));
  const w = box.w * scale;
  const h = heightOf(lines) * scale;
  const x = box.x + box.w * shares[align];
  const top = box.y + (box.h - h) * anchor;
  let y = top;
  const d = lines.map((line, at) => {
    y += rise(line, at) * scale;
    return lineOfText(style, line, x, y, w / measure(line));
  });
  return { d: d.join(''), size: w, lines: lines.length, box: { x: x - w * shares[align], y: top, w, h } };
}
