import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

export const typefaces = {
  loud: '@fontsource/anton/files/anton-latin-400-normal.woff',
  warm: '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff',
  retro: '@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff',
  play: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
  text: '@fontsource/figtree/files/figtree-latin-500-normal.woff',
  strong: '@fontsource/figtree/files/figtree-latin-800-normal.woff',
} as const;
export type Typeface = keyof typeof typefaces;

/** In units of the type size. */
export interface Glyph {
  readonly advance: number;
  /** Path commands with their coordinates, y downwards from the baseline. */
  readonly steps: readonly (readonly [command: string, ...coordinates: number[]])[];
}

interface LoadedFace {
  readonly capHeight: number;
  glyph(character: string): Glyph;
  kerning(left: string, right: string): number;
}

const require = createRequire(import.meta.url);
const loaded = new Map<Typeface, LoadedFace>();

/** Cached. Text becomes outlines, so readers need no fonts. */
export function face(name: Typeface): LoadedFace {
  const known = loaded.get(name);
  if (known) return known;
  const opened = openFace(typefaces[name]);
  loaded.set(name, opened);
  return opened;
}

function openFace(file: string): LoadedFace {
  const bytes = readFileSync(require.resolve(file));
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  const glyphs = new Map<string, Glyph>();
  const pairs = new Map<string, number>();
  return {
    capHeight: -glyphOf(font, 'H').steps.reduce((top, [, , y = 0]) => Math.min(top, y), 0),
    glyph: (character) => remembered(glyphs, character, () => glyphOf(font, character)),
    kerning: (left, right) =>
      remembered(
        pairs,
        left + right,
        () => font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right)) / font.unitsPerEm,
      ),
  };
}

function remembered<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** Copied: opentype.js 2.0 writes broken path data for some faces. */
function glyphOf(font: opentype.Font, character: string): Glyph {
  const glyph = font.charToGlyph(character);
  const steps = glyph.getPath(0, 0, 1).commands.map((step): Glyph['steps'][number] => {
    if (step.type === 'C') return ['C', step.x1, step.y1, step.x2, step.y2, step.x, step.y];
    if (step.type === 'Q') return ['Q', step.x1, step.y1, step.x, step.y];
    if (step.type === 'Z') return ['Z'];
    return [step.type, step.x, step.y];
  });
  return { advance: (glyph.advanceWidth ?? 0) / font.unitsPerEm, steps };
}
