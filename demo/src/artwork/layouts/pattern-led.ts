import { awning, checkers, gingham, stripes } from '../backdrops/patterns';
import { floorShadow } from '../backdrops/rays';
import { mixed } from '../colour';
import { type Box, clipped, inset, moved, n, path, placed, polygon, rect } from '../drawing';
import { foot, lockup, priceBadge } from '../marks';
import { across, type Page } from '../page';
import { wordBlock } from './headline';

export function wallpaper(page: Page): string {
  const { scheme, w, h, heroes, wide } = page;
  const size = 136;
  const minis: string[] = [];
  for (let row = -1; row * size * 0.86 < h + size; row++) {
    for (let column = -1; column * size < w + size; column++) {
      const drawing = heroes[Math.abs(row * 2 + column) % heroes.length] ?? page.hero;
      const x = column * size + (row % 2 ? size / 2 : 0);
      minis.push(
        placed(
          drawing,
          { x, y: row * size * 0.86, w: size * 0.68, h: size * 0.68 },
          { turn: (row + column) % 2 ? 12 : -12 },
        ),
      );
    }
  }
  const plate = plateOf(
    page,
    wide
      ? { x: w * 0.2, y: h * 0.14, w: w * 0.6, h: h * 0.72 }
      : { x: w * 0.11, y: h * 0.29, w: w * 0.78, h: Math.min(h * 0.42, w * 0.9) },
  );
  return rect(page.all, scheme.ground) + minis.join('') + plate;
}

function plateOf(page: Page, box: Box): string {
  const { scheme } = page;
  const mark = lockup(scheme.onAccent, scheme.accent, 34);
  const inner = inset(box, 32, 26);
  return (
    rect({ ...box, x: box.x + 7, y: box.y + 9 }, '#000000', 26, 'opacity="0.25"') +
    rect(box, scheme.accent, 26) +
    rect(inset(box, 10), 'none', 18, `stroke="${scheme.onAccent}" stroke-width="2.5"`) +
    wordBlock(
      page,
      { ...inner, h: inner.h - 48 },
      { ink: scheme.onAccent, kickerFill: 'none', align: 'middle', anchor: 0.5, maxLines: 3 },
    ) +
    placed(mark, { x: inner.x, y: inner.y + inner.h - 34, w: inner.w, h: 34 })
  );
}

export function diner(page: Page): string {
  const { scheme, w, h, wide, words, picture, foot: strip } = page;
  const cream = '#fff3dc';
  const roof = awning({ x: 0, y: 0, w, h: 74 }, Math.round(w / 62), scheme.accent, cream);
  const floorTop = {
    tall: strip.y - 22,
    portrait: strip.y - 22,
    square: h * 0.84,
    landscape: h * 0.82,
    banner: h * 0.82,
  }[page.shape];
  const floor =
    rect({ x: 0, y: floorTop, w, h: h - floorTop }, cream) +
    checkers({ x: 0, y: floorTop, w, h: h - floorTop }, 28, mixed(scheme.deep, '#1d1a16', 0.5));
  const bar = rect({ x: 0, y: floorTop - 12, w, h: 14 }, scheme.accent);
  const stage = wide
    ? { ...picture, y: 92, h: floorTop - 104 }
    : { ...picture, y: picture.y + 46, h: floorTop - picture.y - 58 };
  const shown =
    floorShadow(stage.x + stage.w / 2, stage.y + stage.h, stage.w * 0.7, '#000000') +
    placed(page.hero, stage, { ay: 1 });
  const box = { ...words, y: 104, h: wide ? floorTop - 130 : words.h - 22 };
  const label = priceBadge(page, stage.x + stage.w * 0.88, stage.y + stage.h * 0.2, 66);
  const mark = lockup(scheme.onAccent, scheme.accent, 36);
  const plate = {
    x: wide ? page.margin : w / 2 - (mark.w + 44) / 2,
    y: (floorTop + h) / 2 - 32,
    w: mark.w + 44,
    h: 64,
  };
  return (
    rect(page.all, scheme.ground) +
    roof +
    floor +
    bar +
    shown +
    label +
    wordBlock(page, box, { anchor: wide ? 0.5 : 0, maxLines: 3, shadow: scheme.deep }) +
    rect(plate, scheme.accent, 32) +
    placed(mark, inset(plate, 22, 14))
  );
}

export function slant(page: Page): string {
  const { scheme, w, h, words, picture } = page;
  const seam = polygon(
    across(
      page,
      [
        [w * 0.6, 0],
        [w, 0],
        [w, h],
        [w * 0.46, h],
      ],
      [
        [0, h * 0.62],
        [w, h * 0.42],
        [w, h],
        [0, h],
      ],
    ),
  );
  const texture = clipped('seam', seam, stripes(page.all, 26, mixed(scheme.accent, scheme.onAccent, 0.1)));
  const stage = across(
    page,
    { ...picture, x: picture.x - w * 0.03 },
    { x: w * 0.06, y: picture.y - 8, w: w * 0.88, h: picture.h + 12 },
  );
  const [x, y, radius] = across(page, [w - 104, 104, 78] as const, [w - 112, picture.y + 36, 84] as const);
  return (
    rect(page.all, scheme.ground) +
    path(seam, scheme.accent) +
    texture +
    placed(page.hero, stage, { turn: across(page, 5, -7) }) +
    priceBadge(page, x, y, radius, 'scallop') +
    wordBlock(page, words, { anchor: across(page, 0.35, 0), maxLines: 3, align: 'start' }) +
    foot(
      page,
      across(page, { withNote: false }, { ink: scheme.onAccent, ground: scheme.accent, align: 'start' }),
    )
  );
}

export function picnic(page: Page): string {
  const { scheme, w, h, wide, words, picture } = page;
  const cloth = rect(page.all, '#fff3dc') + gingham(page.all, 36, scheme.accent);
  const field = wide
    ? { x: 0, y: 0, w: words.x + words.w + 22, h }
    : { x: 0, y: 0, w, h: words.y + words.h + 26 };
  const teeth = wide ? Math.ceil(h / 30) : Math.ceil(w / 30);
  const tear = Array.from({ length: teeth }, (_, at) =>
    wide ? `M${n(field.w - 1)} ${at * 30}q18 15 0 30Z` : `M${at * 30} ${n(field.h - 1)}q15 18 30 0Z`,
  ).join('');
  const plate = wide ? picture : { ...picture, y: picture.y + 10, h: picture.h };
  const radius = Math.min(plate.w, plate.h) / 2;
  const dish = moved(
    plate.x + plate.w / 2,
    plate.y + plate.h / 2,
    `<circle r="${n(radius)}" fill="#000000" opacity="0.18" cx="5" cy="8"/><circle r="${n(radius)}" fill="#fffaf0"/><circle r="${n(radius * 0.8)}" fill="none" stroke="${scheme.accent}" stroke-width="4" opacity="0.55"/>`,
  );
  const mark = lockup(scheme.accent, '#fff3dc', 38);
  const strip = {
    x: page.shape === 'square' ? 20 : w / 2 - (mark.w + 40) / 2,
    y: h - 78,
    w: mark.w + 40,
    h: 58,
  };
  return (
    cloth +
    rect(field, scheme.ground) +
    path(tear, scheme.ground) +
    dish +
    placed(page.hero, inset(plate, plate.w * 0.14, plate.h * 0.12)) +
    wordBlock(page, words, { anchor: wide ? 0.3 : 0, maxLines: 3 }) +
    (wide ? foot(page, { withNote: false }) : rect(strip, '#fff3dc', 29) + placed(mark, inset(strip, 20, 10)))
  );
}
