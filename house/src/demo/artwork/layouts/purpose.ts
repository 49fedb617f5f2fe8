import { halftone } from '../backdrops/rays';
import { lightness, mixed } from '../colour';
import { circle, inset, line, n, path, placed, polygon, rect } from '../drawing';
import { foot, lockup, priceFigure } from '../marks';
import type { Page } from '../page';
import { fitted, lineOfText } from '../typesetting';
import { headline, spoken, wordBlock } from './headline';

function bars(x: number, y: number, height: number, ink: string, page: Page): string {
  let d = '';
  for (let at = 0, pen = x; at < 30; at++) {
    const width = page.random.between(1, 4);
    d += `M${n(pen)} ${n(y)}h${width}v${n(height)}h${-width}Z`;
    pen += width + page.random.between(2, 4);
  }
  return path(d, ink);
}

/** A voucher to cut out. */
export function coupon(page: Page): string {
  const { scheme, wide, margin, copy } = page;
  const cream = '#fff6e4';
  const card = inset(page.all, margin * 0.8);
  const stub = wide ? card.x + card.w * 0.7 : card.y + card.h * 0.66;
  const hole = 20;
  const holes = wide
    ? circle(stub, card.y, hole, scheme.ground) + circle(stub, card.y + card.h, hole, scheme.ground)
    : circle(card.x, stub, hole, scheme.ground) + circle(card.x + card.w, stub, hole, scheme.ground);
  const dashes = wide
    ? line(
        `M${n(stub)} ${n(card.y + 34)}V${n(card.y + card.h - 34)}`,
        scheme.ground,
        3,
        'stroke-dasharray="10 12"',
      )
    : line(
        `M${n(card.x + 34)} ${n(stub)}H${n(card.x + card.w - 34)}`,
        scheme.ground,
        3,
        'stroke-dasharray="10 12"',
      );
  const body = wide
    ? { x: card.x, y: card.y, w: stub - card.x, h: card.h }
    : { x: card.x, y: card.y, w: card.w, h: stub - card.y };
  const words = wide
    ? { x: body.x + 34, y: body.y + 34, w: body.w * 0.52, h: body.h - 68 }
    : { x: body.x + 30, y: body.y + 30, w: body.w - 60, h: body.h * 0.4 };
  const stage = wide
    ? { x: body.x + body.w * 0.6, y: body.y + 30, w: body.w * 0.36, h: body.h - 60 }
    : { x: body.x + 30, y: body.y + body.h * 0.47, w: body.w - 60, h: body.h * 0.51 };
  const ink = mixed(scheme.deep, '#1d1a16', 0.3);
  const strong =
    [scheme.ground, scheme.ink, scheme.accent].find((colour) => lightness(colour) < 0.5) ?? scheme.onAccent;
  const rest = wide
    ? { x: stub + 26, y: card.y + 30, w: card.x + card.w - stub - 52, h: card.h - 60 }
    : { x: card.x + 34, y: stub + 26, w: card.w - 68, h: card.y + card.h - stub - 52 };
  const figureBox = wide ? { ...rest, h: rest.h * 0.5 } : { ...rest, w: rest.w * 0.46 };
  const figure = copy.price
    ? priceFigure(copy.price, figureBox, strong)
    : path(
        fitted(spoken('loud', copy.call), figureBox, {
          face: 'loud',
          align: 'middle',
          anchor: 0.5,
          leading: 1.17,
          maxLines: 2,
        }).d,
        strong,
      );
  const code = wide
    ? { x: rest.x, y: rest.y + rest.h * 0.62 }
    : { x: rest.x + rest.w * 0.54, y: rest.y + rest.h * 0.16 };
  const barHeight = wide ? rest.h * 0.24 : rest.h * 0.46;
  const codeText = lineOfText(
    { face: 'text', tracking: 0.2 },
    `BL-${String(page.random.between(100000, 999999))}`,
    code.x,
    code.y + barHeight + 18,
    12,
  );
  return (
    rect(page.all, scheme.ground) +
    halftone(page.all, scheme.alt, { cell: 20, from: 'right' }) +
    rect(card, cream, 22) +
    holes +
    dashes +
    circle(
      stage.x + stage.w / 2,
      stage.y + stage.h / 2,
      Math.min(stage.w, stage.h) * 0.52,
      scheme.accent,
      'opacity="0.35"',
    ) +
    placed(page.hero, stage) +
    wordBlock(page, words, {
      ink: strong,
      claimInk: ink,
      align: 'start',
      maxLines: 3,
      anchor: wide ? 0.3 : 0,
    }) +
    figure +
    bars(code.x, code.y, barHeight, ink, page) +
    path(codeText, ink)
  );
}

/** A menu screen: products in rows with prices. */
export function menuBoard(page: Page): string {
  const { scheme, w, h, wide, margin, heroes, copy } = page;
  const head = fitted(
    spoken(page.face, copy.headline),
    {
      x: margin,
      y: margin,
      w: { tall: 1, portrait: 1, square: 0.54, landscape: 0.6, banner: 0.6 }[page.shape] * (w - margin * 2),
      h: h * 0.14,
    },
    { face: page.face, maxLines: 1, maxSize: 78 },
  );
  const kicker = lineOfText(
    { face: 'strong', tracking: 0.08, align: 'end' },
    copy.kicker.toUpperCase(),
    w - margin,
    margin + 16,
    15,
  );
  const top = head.box.y + head.box.h + 24;
  const bottom = page.shape === 'square' ? h - margin : page.foot.y - 6;
  const columns = wide ? 3 : 2;
  const rows = wide
    ? Math.max(1, Math.round((bottom - top) / 240))
    : Math.max(2, Math.round((bottom - top) / 250));
  const gap = 16;
  const cell = {
    w: (w - margin * 2 - gap * (columns - 1)) / columns,
    h: (bottom - top - gap * (rows - 1)) / rows,
  };
  const cards = Array.from({ length: columns * rows }, (_, at) => {
    const box = {
      x: margin + (at % columns) * (cell.w + gap),
      y: top + Math.floor(at / columns) * (cell.h + gap),
      ...cell,
    };
    const drawing = heroes[at % heroes.length] ?? page.hero;
    const marked = at === 1;
    const price = `${page.random.between(1, 8)},${page.random.pick(['50', '90', '95', '25'])}`;
    const priceBox = {
      x: box.x + box.w - cell.w * 0.34 - 10,
      y: box.y + box.h - cell.h * 0.26 - 10,
      w: cell.w * 0.34,
      h: cell.h * 0.26,
    };
    return (
      rect(box, marked ? scheme.accent : scheme.alt, 16) +
      placed(drawing, { x: box.x + 12, y: box.y + 12, w: cell.w * 0.62, h: cell.h - 24 }) +
      priceFigure(price, priceBox, marked ? scheme.onAccent : scheme.ink)
    );
  });
  return (
    rect(page.all, scheme.ground) +
    path(head.d, scheme.ink) +
    (wide ? path(kicker, scheme.ink) : '') +
    cards.join('') +
    foot(page)
  );
}

/** Cover of a guide, a manual or a notice: a grid, a strong title, one drawing. */
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
    wide ? w - margin : w - margin,
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

/** The way to the restaurant. */
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
