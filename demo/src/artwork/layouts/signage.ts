import { circle, line, n, path, placed, polygon, rect } from '../drawing';
import { foot, lockup } from '../marks';
import type { Page } from '../page';
import { fitted, lineOfText } from '../typesetting';
import { headline, wordBlock } from './headline';

export function cover(page: Page): string {
  const { scheme, w, h, wide, margin, copy } = page;
  const field = wide ? { x: w * 0.54, y: 0, w: w * 0.46, h } : { x: 0, y: h * 0.46, w, h: h * 0.54 };
  const cells = 6;
  const step = field.w / cells;
  const grid =
    Array.from(
      { length: cells - 1 },
      (_, at) => `M${n(field.x + step * (at + 1))} ${n(field.y)}v${n(field.h)}`,
    ).join('') +
    Array.from(
      { length: Math.ceil(field.h / step) },
      (_, at) => `M${n(field.x)} ${n(field.y + step * at)}h${n(field.w)}`,
    ).join('');
  const disc = Math.min(field.w, field.h) * (wide ? 0.38 : 0.34);
  const middle = { x: field.x + field.w / 2, y: field.y + field.h * (wide ? 0.5 : 0.46) };
  const words = wide
    ? { x: margin, y: margin, w: w * 0.54 - margin * 2, h: page.foot.y - margin * 1.6 }
    : { x: margin, y: margin, w: w - margin * 2, h: field.y - margin * 1.8 };
  const number = lineOfText(
    { face: 'loud', align: 'end' },
    copy.price ?? '',
    w - margin,
    field.y + margin + 34,
    48,
  );
  return (
    rect(page.all, scheme.ground) +
    rect(field, scheme.accent) +
    line(grid, scheme.onAccent, 1.4, 'opacity="0.28"') +
    circle(middle.x, middle.y, disc, scheme.onAccent, 'opacity="0.92"') +
    placed(page.hero, {
      x: middle.x - disc * 0.74,
      y: middle.y - disc * 0.78,
      w: disc * 1.48,
      h: disc * 1.5,
    }) +
    path(number, scheme.onAccent) +
    wordBlock(page, words, { maxSize: 80, maxLines: 4, align: 'start' }) +
    (wide
      ? foot(page, { withNote: false })
      : foot(page, { ink: scheme.onAccent, ground: scheme.accent, withNote: false, align: 'start' }))
  );
}

export function arrow(page: Page): string {
  const { scheme, w, h, wide, margin, copy } = page;
  const size = wide ? h * 0.66 : w * 0.58;
  const cx = wide ? w - margin - size * 0.62 : w / 2;
  const cy = wide ? h / 2 : h * 0.62;
  const s = size / 2;
  const shaft = polygon([
    [cx - s, cy - s * 0.36],
    [cx + s * 0.1, cy - s * 0.36],
    [cx + s * 0.1, cy - s * 0.82],
    [cx + s, cy],
    [cx + s * 0.1, cy + s * 0.82],
    [cx + s * 0.1, cy + s * 0.36],
    [cx - s, cy + s * 0.36],
  ]);
  const turned = wide
    ? path(shaft, scheme.accent)
    : `<g transform="rotate(${page.random.pick([-90, 0, -45])} ${n(cx)} ${n(cy)})">${path(shaft, scheme.accent)}</g>`;
  const box = wide
    ? { x: margin, y: margin, w: cx - s - margin * 2, h: page.foot.y - margin - 14 }
    : { x: margin, y: margin, w: w - margin * 2, h: h * 0.32 };
  const distance = fitted(
    copy.claim,
    { x: cx - s * 0.7, y: cy - 18, w: s * 1.1, h: 36 },
    { face: 'loud', align: 'middle', maxLines: 1, maxSize: 44, anchor: 0.5 },
  );
  const head = headline(page, box, { maxLines: 3, anchor: wide ? 0.4 : 0 });
  const mark = wide
    ? foot(page, { withNote: false })
    : placed(lockup(scheme.ink, scheme.ground, 54), {
        x: margin,
        y: h - margin - 54,
        w: w - margin * 2,
        h: 54,
      });
  return (
    rect(page.all, scheme.ground) +
    `<g opacity="0.8">${circle(cx, cy, size * 0.72, scheme.alt)}</g>` +
    turned +
    path(distance.d, scheme.onAccent) +
    head.svg +
    mark
  );
}
