import type { Box } from '../drawing';
import { path } from '../drawing';
import { pill } from '../marks';
import type { Page } from '../page';
import type { Typeface } from '../typefaces';
import type { Align, SetText } from '../typesetting';
import { fitted, stacked } from '../typesetting';

/** The loud face speaks in capitals; the others keep the case of the copy. */
export const spoken = (face: Typeface, text: string): string => (face === 'loud' ? text.toUpperCase() : text);

const leading: Readonly<Record<Typeface, number>> = {
  loud: 1.17,
  warm: 1.06,
  retro: 1.12,
  play: 1.08,
  text: 1.2,
  strong: 1.12,
};

interface HeadlineOptions {
  readonly ink?: string;
  readonly align?: Align;
  readonly anchor?: number;
  readonly maxLines?: number;
  readonly maxSize?: number;
  /** Colour of a hard shadow down and to the right. */
  readonly shadow?: string;
  /** Every line as wide as the box. */
  readonly stack?: boolean;
}

/** The page's headline in a box. */
export function headline(page: Page, box: Box, options: HeadlineOptions = {}): { svg: string; set: SetText } {
  const {
    ink = page.scheme.ink,
    align = 'start',
    anchor = 0,
    maxLines = 4,
    maxSize = page.shape === 'banner' ? 170 : 150,
    shadow,
    stack = false,
  } = options;
  const text = spoken(page.face, page.copy.headline);
  const style = { face: page.face, align, anchor, maxLines, maxSize, leading: leading[page.face] };
  const set = stack ? stacked(text, box, style) : fitted(text, box, style);
  const drop = Math.max(2.5, Math.min(9, set.box.h / set.lines / 13));
  const under = shadow
    ? `<g transform="translate(${drop.toFixed(1)} ${drop.toFixed(1)})">${path(set.d, shadow)}</g>`
    : '';
  return { svg: under + path(set.d, ink), set };
}

/** Room for what hangs below the last line. */
function below(page: Page, size: number): number {
  if (page.face === 'loud') return 0;
  return /[gjpqyçQ,]/.test(page.copy.headline.split(' ').slice(-3).join(' ')) ? size * 0.2 : 0;
}

/** Kicker, headline and claim below each other: the words of most pieces. */
export function wordBlock(
  page: Page,
  box: Box,
  options: HeadlineOptions & { kickerFill?: string; kickerInk?: string; claimInk?: string } = {},
): string {
  const {
    align = page.align,
    ink = page.scheme.ink,
    kickerFill = page.scheme.accent,
    kickerInk = page.scheme.onAccent,
    claimInk = ink,
    anchor = 0,
  } = options;
  const kickerHeight = Math.min(34, box.h * 0.15);
  const claimHeight = page.copy.claim ? Math.min(48, box.h * 0.2) : 0;
  const gap = Math.min(20, box.h * 0.07);
  const headBox = {
    x: box.x,
    y: box.y + kickerHeight + gap,
    w: box.w,
    h: box.h - kickerHeight - claimHeight - gap * 2,
  };
  const head = headline(page, headBox, { ...options, align, anchor });
  const shift = { start: 0, middle: 0.5, end: 1 }[align];
  const label = pill(
    page.copy.kicker,
    0,
    0,
    kickerHeight,
    kickerInk,
    kickerFill === 'none' ? undefined : kickerFill,
  );
  const labelY = head.set.box.y - gap - kickerHeight;
  const kicker = `<g transform="translate(${(box.x + (box.w - label.w) * shift).toFixed(1)} ${labelY.toFixed(1)})">${label.svg}</g>`;
  const claimBox = {
    x: box.x,
    y: head.set.box.y + head.set.box.h + gap * 0.8 + below(page, head.set.size),
    w: box.w,
    h: claimHeight,
  };
  const claim = claimHeight
    ? fitted(page.copy.claim, claimBox, {
        face: 'text',
        align,
        maxLines: 2,
        maxSize: page.shape === 'banner' ? 32 : 26,
        leading: 1.25,
      })
    : null;
  return kicker + head.svg + (claim ? path(claim.d, claimInk) : '');
}
