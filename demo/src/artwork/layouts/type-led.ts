import { halftone, floorShadow } from '../backdrops/rays';
import { duotone } from '../colour';
import { type Box, circle, n, path, placed, rect } from '../drawing';
import { priceBadge, foot, priceFigure } from '../marks';
import { across, type Page } from '../page';
import { fitted, lineOfText } from '../typesetting';
import { headline, withCase, wordBlock } from './headline';

export function bigType(page: Page): string {
  const { scheme, words, picture, w, h, margin, wide } = page;
  const ground = rect(page.all, scheme.ground);
  const box = wide ? { ...words, w: words.w * 1.06 } : { ...words, h: h * 0.47 };
  const top = pillLine(page, box.x, box.y, box.w);
  const head = headline(
    page,
    { ...box, y: box.y + 40, h: box.h - 40 },
    { stack: true, anchor: wide ? 0.5 : 0 },
  );
  const stage = wide
    ? { x: picture.x - margin, y: h * 0.1, w: w - picture.x + margin * 1.6, h: h * 1.06 }
    : {
        x: w * 0.06,
        y: head.set.box.y + head.set.box.h - 6,
        w: w * 0.88,
        h: h - head.set.box.y - head.set.box.h - 70,
      };
  const disc = circle(
    stage.x + stage.w / 2,
    stage.y + stage.h * 0.62,
    Math.min(stage.w, stage.h) * 0.6,
    scheme.alt,
  );
  const shown = placed(page.hero, stage, { ay: wide ? 0.5 : 0.3, zoom: wide ? 0.9 : 1 });
  const corner = wide
    ? badgeAt(page, w - margin - 66, margin + 74, 74)
    : badgeAt(page, w - margin - 70, stage.y + stage.h * 0.9, 80);
  return ground + disc + top + head.svg + shown + corner + foot(page, { withNote: wide, align: 'start' });
}

function pillLine(page: Page, x: number, y: number, width: number): string {
  const size = 15;
  const left = lineOfText(
    { face: 'strong', tracking: 0.08 },
    page.copy.kicker.toUpperCase(),
    x,
    y + size,
    size,
  );
  const rule = rect({ x, y: y + 26, w: width, h: 2.5 }, page.scheme.ink);
  return path(left, page.scheme.ink) + rule;
}

const badgeAt = (page: Page, x: number, y: number, radius: number): string =>
  priceBadge(page, x, y, radius, 'circle');

interface PricePlan {
  readonly name: Box;
  readonly figure: Box;
  readonly stage: Box;
}

function pricePlan({ w, h, margin, words, picture, shape, wide }: Page): PricePlan {
  const width = w - margin * 2;
  if (wide) {
    return {
      name: { x: margin, y: margin, w: words.w, h: h * 0.22 },
      figure: { x: margin, y: h * 0.36, w: words.w, h: h * 0.36 },
      stage: picture,
    };
  }
  const square = shape === 'square';
  return {
    name: { x: margin, y: margin + (square ? 44 : 0), w: width, h: h * 0.13 },
    figure: {
      x: margin,
      y: h * (square ? 0.31 : 0.23),
      w: width,
      h: h * (shape === 'portrait' ? 0.28 : 0.22),
    },
    stage: { x: w * 0.24, y: h * 0.48, w: w * 0.74, h: h * (square ? 0.5 : 0.43) },
  };
}

export function bigPrice(page: Page): string {
  const { scheme, copy, face, w, h, wide } = page;
  const { name, figure, stage } = pricePlan(page);
  const title = fitted(withCase(face, copy.headline), name, { face, maxLines: 2, maxSize: 92, leading: 1.1 });
  const claimBox = { ...figure, y: figure.y + figure.h + 16, h: 24 };
  const claim = fitted(copy.claim, claimBox, { face: 'strong', maxLines: 1, maxSize: 21 });
  return (
    rect(page.all, scheme.ground) +
    halftone({ x: 0, y: h * 0.55, w, h: h * 0.45 }, scheme.alt, { cell: 26 }) +
    path(title.d + (wide ? claim.d : ''), scheme.ink) +
    priceFigure(copy.price ?? '1,00', figure, scheme.ink, 0) +
    floorShadow(stage.x + stage.w / 2, stage.y + stage.h * 0.985, stage.w * 0.8, scheme.deep) +
    placed(page.hero, stage, { ay: 1, turn: across(page, 0, -6) }) +
    foot(page, { withNote: wide, align: 'start', plate: !wide })
  );
}

export function crop(page: Page): string {
  const { scheme, words, w, h, wide, shape } = page;
  const ground = rect(page.all, scheme.ground);
  const stage = wide
    ? { x: w * 0.52, y: -h * 0.08, w: w * 0.62, h: h * 1.3 }
    : { x: w * 0.08, y: h * 0.44, w: w * 1.06, h: h * 0.86 };
  const blob = wide
    ? circle(w * 0.86, h * 0.62, h * 0.72, scheme.alt)
    : circle(w * 0.72, h * 0.8, w * 0.66, scheme.alt);
  const box = wide
    ? { ...words, h: words.h * 0.92 }
    : { ...words, w: shape === 'tall' ? words.w : words.w * 0.9 };
  return (
    ground +
    blob +
    placed(page.hero, stage, { turn: wide ? -8 : -9, ay: wide ? 0.5 : 0 }) +
    wordBlock(page, box, { maxSize: 120, align: 'start' }) +
    foot(page, { withNote: false, align: 'start', plate: !wide })
  );
}

export function twoInk(page: Page): string {
  const { scheme, w, h, wide, margin, foot: strip } = page;
  const field = wide ? { x: w * 0.5, y: 0, w: w * 0.5, h } : { x: 0, y: h * 0.4, w, h: h * 0.6 };
  const print = duotone(page.hero.svg, scheme.deep, '#fff3dc');
  const dots = halftone(field, scheme.deep, { cell: 18, from: wide ? 'right' : 'bottom' });
  const art = `<clipPath id="field"><rect x="${n(field.x)}" y="${n(field.y)}" width="${n(field.w)}" height="${n(field.h)}"/></clipPath><g clip-path="url(#field)">${rect(field, scheme.accent)}<g opacity="0.28">${dots}</g>${placed({ ...page.hero, svg: print }, { x: field.x + field.w * 0.08, y: field.y + field.h * 0.1, w: field.w * 0.84, h: field.h * 0.84 }, { turn: -5, zoom: 1.04 })}</g>`;
  const box = wide
    ? { x: margin, y: margin, w: w * 0.5 - margin * 2, h: strip.y - margin * 1.6 }
    : { x: margin, y: margin, w: w - margin * 2, h: h * 0.4 - margin * 1.7 };
  const mark = wide
    ? foot(page, { withNote: false })
    : foot(page, {
        ink: scheme.onAccent,
        ground: scheme.accent,
        withNote: false,
        align: 'start',
        plate: true,
      });
  return rect(page.all, scheme.ground) + art + wordBlock(page, box, { align: 'start' }) + mark;
}
