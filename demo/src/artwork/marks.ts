import { chainName } from '../chain';
import { type Box, circle, type Drawing, n, path, placed, polygon, rect } from './drawing';
import type { Page } from './page';
import { emblem } from './products/emblem';
import { fitted, lineOfText, widthOf } from './typesetting';

/** Mark and name, `height` units high. */
export function lockup(ink: string, ground: string, height: number): Drawing {
  const mark = emblem(ink, ground);
  const markWidth = (mark.w / mark.h) * height;
  const size = height * 0.62;
  const gap = height * 0.2;
  const name = path(lineOfText({ face: 'warm' }, chainName, markWidth + gap, height * 0.72, size), ink);
  return {
    svg: placed(mark, { x: 0, y: 0, w: markWidth, h: height }) + name,
    w: markWidth + gap + widthOf('warm', chainName) * size,
    h: height,
  };
}

interface FootOptions {
  readonly ink?: string;
  readonly ground?: string;
  /** Inks of the corner mark on a square sheet. */
  readonly cornerInk?: string;
  readonly align?: 'start' | 'middle' | 'end';
  readonly withNote?: boolean;
  /** For use over pictures. */
  readonly plate?: boolean;
}

/** On a square sheet the mark alone, top right. */
export function foot(page: Page, options: FootOptions = {}): string {
  const { ink, ground, cornerInk, align, withNote, plate }: Required<FootOptions> = {
    ink: page.scheme.ink,
    ground: page.scheme.ground,
    cornerInk: page.scheme.ink,
    align: page.align,
    withNote: true,
    plate: false,
    ...options,
  };
  if (page.shape === 'square') return placed(lockup(cornerInk, page.scheme.ground, 36), page.foot, { ax: 1 });
  const mark = lockup(ink, ground, page.shape === 'banner' ? 64 : 44);
  const place = { ...page.foot, h: mark.h, y: page.foot.y + (page.foot.h - mark.h) };
  const field = { x: place.x - 16, y: place.y - 9, w: mark.w + 32, h: mark.h + 18 };
  const back = plate ? rect(field, ground, field.h / 2) : '';
  const note = withNote && align === 'start' ? smallPrint(page, page.foot.w - mark.w - 36, ink) : '';
  return back + placed(mark, place, { ax: shares[align] }) + note;
}

const shares = { start: 0, middle: 0.5, end: 1 } as const;

function smallPrint({ foot: strip, copy }: Page, room: number, ink: string): string {
  if (room < 120) return '';
  const w = Math.min(room, 250);
  const box = { x: strip.x + strip.w - w, y: strip.y + strip.h - 24, w, h: 22 };
  const style = { face: 'text', align: 'end', anchor: 1, maxLines: 2, maxSize: 9.5, leading: 1.25 } as const;
  return path(fitted(copy.note, box, style).d, ink, 'opacity="0.75"');
}

export function burstShape(
  cx: number,
  cy: number,
  radius: number,
  points: number,
  depth = 0.86,
  turn = 0,
): string {
  const corners = Array.from({ length: points * 2 }, (_, at): readonly [number, number] => {
    const angle = (Math.PI * at) / points + turn;
    const reach = at % 2 ? radius * depth : radius;
    return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
  });
  return polygon(corners);
}

export function scallopShape(cx: number, cy: number, radius: number, bumps: number): string {
  const step = (Math.PI * 2) / bumps;
  const at = (angle: number, reach: number) =>
    `${n(cx + Math.cos(angle) * reach)} ${n(cy + Math.sin(angle) * reach)}`;
  const arcs = Array.from(
    { length: bumps },
    (_, index) => `Q${at(step * (index + 0.5), radius * 1.14)} ${at(step * (index + 1), radius * 0.94)}`,
  );
  return `M${at(0, radius * 0.94)}${arcs.join('')}Z`;
}

export function priceFigure(price: string, box: Box, ink: string, ax = 0.5): string {
  const [whole = '', cents = '00'] = price.split(',');
  const wholeWidth = widthOf('loud', whole);
  const centsWidth = widthOf('loud', cents) * 0.46;
  const cap = 0.86;
  const size = Math.min(box.w / (wholeWidth + 0.05 + centsWidth), box.h / cap);
  const width = (wholeWidth + 0.05 + centsWidth) * size;
  const x = box.x + (box.w - width) * ax;
  const top = box.y + (box.h - cap * size) / 2;
  const right = x + (wholeWidth + 0.05) * size;
  const figure = lineOfText({ face: 'loud' }, whole, x, top + cap * size, size);
  const raised = lineOfText({ face: 'loud' }, cents, right, top + cap * size * 0.46, size * 0.46);
  const sign = lineOfText({ face: 'loud' }, '€', right, top + cap * size, size * 0.46);
  return path(figure + raised + sign, ink);
}

export type BadgeStyle = 'burst' | 'circle' | 'scallop';

function badge(page: Page, cx: number, cy: number, radius: number, style: BadgeStyle = 'burst'): string {
  const { accent, onAccent, deep } = page.scheme;
  const shape = {
    burst: () => burstShape(cx, cy, radius, 16, 0.88, 0.1),
    scallop: () => scallopShape(cx, cy, radius, 12),
    circle: () =>
      `M${n(cx - radius)} ${n(cy)}a${n(radius)} ${n(radius)} 0 1 1 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 1 1 ${n(-radius * 2)} 0Z`,
  }[style]();
  const shadow = `<g transform="translate(${n(radius * 0.06)} ${n(radius * 0.08)})">${path(shape, deep, 'opacity="0.55"')}</g>`;
  const rim =
    style === 'circle'
      ? circle(cx, cy, radius * 0.88, 'none', `stroke="${onAccent}" stroke-width="${n(radius * 0.03)}"`)
      : '';
  return `<g transform="rotate(-8 ${n(cx)} ${n(cy)})">${shadow}${path(shape, accent)}${rim}${badgeText(page, cx, cy, radius, onAccent)}</g>`;
}

export function priceBadge(page: Page, cx: number, cy: number, radius: number, style?: BadgeStyle): string {
  return page.copy.price === undefined ? '' : badge(page, cx, cy, radius, style);
}

function badgeText({ copy }: Page, cx: number, cy: number, radius: number, ink: string): string {
  if (copy.price === undefined) {
    const word = fitted(
      copy.call,
      { x: cx - radius * 0.62, y: cy - radius * 0.42, w: radius * 1.24, h: radius * 0.84 },
      { face: 'loud', align: 'middle', anchor: 0.5, leading: 1.16, maxLines: 3 },
    );
    return path(word.d, ink);
  }
  const from = lineOfText(
    { face: 'strong', align: 'middle', tracking: 0.06 },
    copy.kicker.length < 14 ? copy.kicker.toUpperCase() : '',
    cx,
    cy - radius * 0.46,
    radius * 0.15,
  );
  return (
    path(from, ink) +
    priceFigure(
      copy.price,
      { x: cx - radius * 0.62, y: cy - radius * 0.36, w: radius * 1.24, h: radius * 0.78 },
      ink,
    )
  );
}

/**
 * In capitals; on a pill when `fill` is given.
 * @returns the markup and its width
 */
export function pill(
  text: string,
  x: number,
  y: number,
  height: number,
  ink: string,
  fill?: string,
): { svg: string; w: number } {
  const size = height * 0.5;
  const label = text.toUpperCase();
  const textWidth = widthOf('strong', label, 0.06) * size;
  const pad = fill ? height * 0.5 : 0;
  const back = fill
    ? `<rect x="${n(x)}" y="${n(y)}" width="${n(textWidth + pad * 2)}" height="${n(height)}" rx="${n(height / 2)}" fill="${fill}"/>`
    : '';
  return {
    svg:
      back +
      path(lineOfText({ face: 'strong', tracking: 0.06 }, label, x + pad, y + height * 0.68, size), ink),
    w: textWidth + pad * 2,
  };
}
