import { type Box, path, placed, rect } from '../drawing';
import { foot, priceFigure } from '../marks';
import { across, type Page, type Shape } from '../page';
import { fitted, lineOfText, type SetText } from '../typesetting';
import { withCase } from './headline';

const headShare: Readonly<Record<Shape, number>> = {
  tall: 1,
  portrait: 1,
  square: 0.54,
  landscape: 0.6,
  banner: 0.6,
};
const gap = 16;

export function menuBoard(page: Page): string {
  const { scheme, w, h, margin, shape, copy, wide } = page;
  const head = title(page);
  const top = head.box.y + head.box.h + 24;
  const field = {
    x: margin,
    y: top,
    w: w - margin * 2,
    h: (shape === 'square' ? h - margin : page.foot.y - 6) - top,
  };
  const style = { face: 'strong', tracking: 0.08, align: 'end' } as const;
  const kicker = lineOfText(style, copy.kicker.toUpperCase(), w - margin, margin + 16, 15);
  return (
    rect(page.all, scheme.ground) +
    path(head.d + (wide ? kicker : ''), scheme.ink) +
    cells(page, field)
      .map((cell, at) => card(page, cell, at))
      .join('') +
    foot(page)
  );
}

function title({ face, copy, w, h, margin, shape }: Page): SetText {
  const box = { x: margin, y: margin, w: headShare[shape] * (w - margin * 2), h: h * 0.14 };
  return fitted(withCase(face, copy.headline), box, { face, maxLines: 1, maxSize: 78 });
}

function cells(page: Page, field: Box): readonly Box[] {
  const columns = across(page, 3, 2);
  const rows = Math.max(across(page, 1, 2), Math.round(field.h / 245));
  const w = (field.w - gap * (columns - 1)) / columns;
  const h = (field.h - gap * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: field.x + (at % columns) * (w + gap),
    y: field.y + Math.floor(at / columns) * (h + gap),
    w,
    h,
  }));
}

function card({ scheme, heroes, hero, random }: Page, box: Box, at: number): string {
  const [fill, ink] = at === 1 ? [scheme.accent, scheme.onAccent] : [scheme.alt, scheme.ink];
  const price = `${random.between(1, 8)},${random.pick(['50', '90', '95', '25'])}`;
  const w = box.w * 0.34;
  const h = box.h * 0.26;
  return (
    rect(box, fill, 16) +
    placed(heroes[at % heroes.length] ?? hero, {
      x: box.x + 12,
      y: box.y + 12,
      w: box.w * 0.62,
      h: box.h - 24,
    }) +
    priceFigure(price, { x: box.x + box.w - w - 10, y: box.y + box.h - h - 10, w, h }, ink)
  );
}
