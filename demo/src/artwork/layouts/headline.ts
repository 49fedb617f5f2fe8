import { type Box, moved, path } from '../drawing';
import { pill } from '../marks';
import type { Page } from '../page';
import type { Typeface } from '../typefaces';
import { type Align, fitted, type SetText, stacked } from '../typesetting';

export const withCase = (face: Typeface, text: string): string =>
  face === 'loud' ? text.toUpperCase() : text;

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
  /** Position in the box, from top (0) to bottom (1). */
  readonly anchor?: number;
  readonly maxLines?: number;
  readonly maxSize?: number;
  /** Colour of a hard shadow down and to the right. */
  readonly shadow?: string;
  /** Every line as wide as the box. */
  readonly stack?: boolean;
}

interface SetHeadline {
  readonly svg: string;
  readonly set: SetText;
}

const shifts: Readonly<Record<Align, number>> = { start: 0, middle: 0.5, end: 1 };

export function headline(page: Page, box: Box, options: HeadlineOptions = {}): SetHeadline {
  const text = withCase(page.face, page.copy.headline);
  const style = {
    face: page.face,
    align: 'start' as const,
    anchor: 0,
    maxLines: 4,
    maxSize: page.shape === 'banner' ? 170 : 150,
    leading: leading[page.face],
    ...options,
  };
  const set = options.stack ? stacked(text, box, style) : fitted(text, box, style);
  return { svg: castShadow(set, options.shadow) + path(set.d, options.ink ?? page.scheme.ink), set };
}

function castShadow({ d, box, lines }: SetText, colour: string | undefined): string {
  if (colour === undefined) return '';
  const drop = Math.max(2.5, Math.min(9, box.h / lines / 13));
  return moved(drop, drop, path(d, colour));
}

/** Room for descenders of the last line. */
function below(page: Page, size: number): number {
  if (page.face === 'loud') return 0;
  return /[gjpqyçQ,]/.test(page.copy.headline.split(' ').slice(-3).join(' ')) ? size * 0.2 : 0;
}

interface WordOptions extends HeadlineOptions {
  /** Colour of the pill behind the kicker, or `none`. */
  readonly kickerFill?: string;
  readonly claimInk?: string;
}

export function wordBlock(page: Page, box: Box, options: WordOptions = {}): string {
  const look = { align: page.align, ink: page.scheme.ink, kickerFill: page.scheme.accent, ...options };
  const kickerHeight = Math.min(34, box.h * 0.15);
  const claimHeight = page.copy.claim ? Math.min(48, box.h * 0.2) : 0;
  const gap = Math.min(20, box.h * 0.07);
  const top = box.y + kickerHeight + gap;
  const head = headline(page, { ...box, y: top, h: box.h - kickerHeight - claimHeight - gap * 2 }, look);
  const { box: set, size } = head.set;
  const claimBox = { ...box, y: set.y + set.h + gap * 1.1 + below(page, size), h: claimHeight };
  return (
    kickerAt(page, { ...box, y: set.y - gap - kickerHeight, h: kickerHeight }, look) +
    head.svg +
    (claimHeight ? claimIn(page, claimBox, look.align, look.claimInk ?? look.ink) : '')
  );
}

function kickerAt(page: Page, box: Box, { align, kickerFill }: { align: Align; kickerFill: string }): string {
  const fill = kickerFill === 'none' ? undefined : kickerFill;
  const label = pill(page.copy.kicker, 0, 0, box.h, page.scheme.onAccent, fill);
  return moved(box.x + (box.w - label.w) * shifts[align], box.y, label.svg);
}

function claimIn(page: Page, box: Box, align: Align, ink: string): string {
  const maxSize = page.shape === 'banner' ? 32 : 26;
  const style = { face: 'text', align, maxLines: 2, maxSize, leading: 1.25 } as const;
  return path(fitted(page.copy.claim, box, style).d, ink);
}
