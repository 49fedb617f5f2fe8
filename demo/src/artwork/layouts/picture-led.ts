import { embers, flames } from '../backdrops/patterns';
import { floorShadow, rays, rings } from '../backdrops/rays';
import { sweep } from '../backdrops/scenes';
import { mixed } from '../colour';
import { circle, n, path, placed, rect } from '../drawing';
import { priceBadge, foot } from '../marks';
import type { Page } from '../page';
import { wordBlock } from './headline';

const centreOf = (page: Page): readonly [number, number, number] => {
  const { picture } = page;
  return [picture.x + picture.w / 2, picture.y + picture.h / 2, Math.min(picture.w, picture.h) / 2];
};

export function sunburst(page: Page): string {
  const { scheme, wide, words, picture } = page;
  const [cx, cy, radius] = centreOf(page);
  const back =
    rect(page.all, scheme.ground) +
    rays(page.all, cx, cy, scheme.alt, 20, 0.08) +
    circle(cx, cy, radius * 0.94, scheme.deep, 'opacity="0.22"') +
    circle(cx, cy, radius * 0.84, scheme.alt);
  const shown =
    floorShadow(cx, cy + radius * 0.78, radius * 1.3, scheme.deep) +
    placed(
      page.hero,
      { x: cx - radius * 0.86, y: cy - radius * 0.82, w: radius * 1.72, h: radius * 1.6 },
      { ay: 1 },
    );
  const label = priceBadge(
    page,
    Math.min(cx + radius * 0.86, picture.x + picture.w - radius * 0.2),
    cy - radius * 0.5,
    radius * 0.36,
  );
  return (
    back +
    shown +
    label +
    wordBlock(page, words, { anchor: wide ? 0.5 : 0, shadow: scheme.deep, maxLines: 3 }) +
    foot(page, {})
  );
}

export function ember(page: Page): string {
  const { scheme, wide, words, w, h } = page;
  const [cx, cy, radius] = centreOf(page);
  const glow = `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy + radius * 0.2)}" r="${n(radius * 1.9)}"><stop offset="0" stop-color="${mixed(scheme.accent, '#ff5a1f', 0.45)}"/><stop offset="0.42" stop-color="${mixed(scheme.ground, '#c5371f', 0.4)}"/><stop offset="1" stop-color="${scheme.deep}"/></radialGradient>`;
  const fire = `<linearGradient id="fire" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffb52e"/><stop offset="1" stop-color="#d2401f"/></linearGradient>`;
  const letters = `<linearGradient id="letters" x1="0" y1="0" x2="0" y2="1"><stop offset="0.2" stop-color="#fff6e0"/><stop offset="1" stop-color="#ffc04a"/></linearGradient>`;
  const blaze = { x: 0, y: h - h * 0.24, w, h: h * 0.24 };
  const back =
    rect(page.all, 'url(#glow)') +
    `<g opacity="0.5">${flames({ ...blaze, y: blaze.y - h * 0.05, h: blaze.h + h * 0.05 }, Math.ceil(w / 130), scheme.deep, page.random)}</g>` +
    embers({ x: 0, y: h * 0.1, w, h: h * 0.8 }, 70, ['#ffd27a', '#ff9a3c', '#fff0c8'], page.random);
  const shown =
    floorShadow(cx, cy + radius * 0.92, radius * 1.6, '#000000') +
    placed(
      page.hero,
      { x: cx - radius, y: cy - radius, w: radius * 2, h: radius * 1.92 },
      { ay: 1, zoom: wide ? 1 : 1.04 },
    );
  const front = flames(
    { ...blaze, y: h - h * 0.09, h: h * 0.09 },
    Math.ceil(w / 90),
    'url(#fire)',
    page.random,
  );
  const label = priceBadge(page, cx + radius * 0.78, cy - radius * 0.62, radius * 0.34, 'circle');
  return (
    `<defs>${glow}${fire}${letters}</defs>` +
    back +
    shown +
    front +
    label +
    wordBlock(page, words, {
      anchor: wide ? 0.45 : 0,
      ink: 'url(#letters)',
      claimInk: '#fff3dc',
      maxLines: 3,
    }) +
    foot(page, { ink: '#fff3dc', ground: '#d2401f', cornerInk: '#fff3dc', withNote: false })
  );
}

export function arch(page: Page): string {
  const { scheme, wide, words, picture, w, h, margin } = page;
  const frame = rect(
    { x: 16, y: 16, w: w - 32, h: h - 32 },
    'none',
    10,
    `stroke="${scheme.ink}" stroke-width="2"`,
  );
  const width = Math.min(picture.w * (wide ? 0.84 : 0.86), picture.h * (wide ? 0.96 : 1.08));
  const x = picture.x + (picture.w - width) / 2;
  const bottom = wide ? h - margin * 1.1 : picture.y + picture.h;
  const top = wide ? margin * 1.1 : picture.y;
  const r = width / 2;
  const opening = (inset: number) =>
    `M${n(x + inset)} ${n(bottom - inset)}V${n(top + r)}a${n(r - inset)} ${n(r - inset)} 0 0 1 ${n((r - inset) * 2)} 0V${n(bottom - inset)}Z`;
  const window =
    path(opening(0), scheme.accent) +
    path(opening(9), 'none', `stroke="${scheme.onAccent}" stroke-width="2" opacity="0.7"`) +
    circle(x + r, top + r * 1.02, r * 0.62, scheme.onAccent, 'opacity="0.16"');
  const shown =
    floorShadow(x + r, bottom - 16, width * 0.9, '#000000') +
    placed(
      page.hero,
      { x: x - width * 0.06, y: top + r * 0.42, w: width * 1.12, h: bottom - top - r * 0.42 - 14 },
      { ay: 1 },
    );
  const label = priceBadge(page, x + width * 0.98, top + r * 0.62, Math.min(74, r * 0.5), 'scallop');
  return (
    rect(page.all, scheme.ground) +
    frame +
    window +
    shown +
    label +
    wordBlock(
      page,
      { ...words, y: words.y + 8, h: words.h - 8 },
      { anchor: wide ? 0.5 : 0.2, maxLines: 3, maxSize: 108 },
    ) +
    foot(page, { withNote: wide })
  );
}

export function groove(page: Page): string {
  const { scheme, words, picture, wide, w, h } = page;
  const bands = [scheme.alt, scheme.accent, '#fff3dc', scheme.deep, scheme.alt];
  const [cx, cy, radius] = centreOf(page);
  const reach = wide ? w - words.x - words.w + 30 : Math.max(h - words.y - words.h + 6, w * 0.86);
  const shown = placed(
    page.hero,
    { x: picture.x, y: cy - radius * 0.9, w: picture.w, h: radius * 1.86 },
    { ax: 0.5, ay: 1, turn: wide ? 4 : -4 },
  );
  const label = priceBadge(
    page,
    cx + (wide ? radius * 0.9 : radius * 0.74),
    cy - radius * 0.62,
    radius * 0.32,
    'scallop',
  );
  return (
    rect(page.all, scheme.ground) +
    sweep(w, h, reach, bands) +
    shown +
    label +
    wordBlock(page, words, { maxLines: 3, anchor: wide ? 0.3 : 0, align: 'start' }) +
    foot(page, { withNote: false, align: 'start', plate: !wide })
  );
}

export function stillLife(page: Page): string {
  const { scheme, words, wide, w, h } = page;
  const [cx, cy, radius] = centreOf(page);
  const table = wide ? Math.max(page.foot.y - 14, cy + radius * 0.72) : cy + radius * 0.72;
  const wall = `<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${scheme.alt}"/><stop offset="1" stop-color="${mixed(scheme.ground, scheme.deep, 0.45)}"/></linearGradient><linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${scheme.deep}"/><stop offset="1" stop-color="${mixed(scheme.deep, '#000000', 0.25)}"/></linearGradient>`;
  const light = rings(
    cx,
    cy - radius * 0.1,
    radius * 1.12,
    [
      mixed(scheme.ground, scheme.alt, 0.5),
      mixed(scheme.alt, '#ffffff', 0.12),
      mixed(scheme.alt, '#ffffff', 0.26),
    ],
    0.36,
  );
  const reflection = `<g opacity="0.3" transform="translate(${n(cx)} ${n(table)}) scale(1 -0.16) translate(${n(-cx)} ${n(-table)})">${placed(page.hero, { x: cx - radius, y: table - radius * 1.62, w: radius * 2, h: radius * 1.62 }, { ay: 1 })}</g>`;
  const shown = placed(
    page.hero,
    { x: cx - radius, y: table - radius * 1.62, w: radius * 2, h: radius * 1.62 },
    { ay: 1 },
  );
  const label = priceBadge(page, cx + radius * 0.84, cy - radius * 0.56, radius * 0.33, 'circle');
  return (
    `<defs>${wall}</defs>` +
    rect(page.all, 'url(#wall)') +
    light +
    rect({ x: 0, y: table, w, h: h - table }, 'url(#table)') +
    reflection +
    floorShadow(cx, table + 4, radius * 1.3, '#000000') +
    shown +
    label +
    wordBlock(page, words, { anchor: wide ? 0.4 : 0, maxLines: 3 }) +
    foot(page, { ink: '#fff3dc', ground: scheme.deep, withNote: false })
  );
}
