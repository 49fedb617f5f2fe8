import { confetti } from '../backdrops/patterns';
import { floorShadow } from '../backdrops/rays';
import { cloud, hills, moon, road, skyline, stars } from '../backdrops/scenes';
import { lightness, mixed } from '../colour';
import { circle, n, path, placed, rect } from '../drawing';
import { hero } from '../heroes';
import { priceBadge, foot, scallopShape } from '../marks';
import { across, type Page } from '../page';
import { wordBlock } from './headline';

export function roadside(page: Page): string {
  const { scheme, w, h, words, picture } = page;
  const horizon = h * across(page, 0.62, 0.6);
  const greens = [mixed('#6fae3a', scheme.ground, 0.35), '#6fae3a', '#4c8a2b'];
  const lane = { x: 0, y: h * 0.8, w, h: h * 0.09 };
  const signHeight = h * across(page, 0.6, 0.3);
  const sign = { x: w * across(page, 0.8, 0.72), y: lane.y - signHeight, w: w * 0.2, h: signHeight };
  const stage = across(
    page,
    { x: picture.x - w * 0.04, y: lane.y - h * 0.38, w: picture.w * 0.72, h: h * 0.44 },
    { x: w * 0.08, y: lane.y - h * 0.2, w: w * 0.6, h: h * 0.25 },
  );
  return (
    daySky(page) +
    hills({ x: 0, y: horizon, w, h: h - horizon }, greens, page.random) +
    road(lane, '#3b4252', '#fff3dc') +
    rect({ x: 0, y: lane.y + lane.h, w, h: h - lane.y - lane.h }, '#3d7223') +
    placed(hero('sign'), sign, { ay: 1 }) +
    placed(page.hero, stage, { ay: 1 }) +
    wordBlock(page, { ...words, h: words.h * across(page, 0.84, 1) }, { maxLines: 3, align: 'start' }) +
    foot(page, { ink: '#fff3dc', ground: '#3d7223', withNote: false, align: 'start' })
  );
}

function daySky(page: Page): string {
  const { scheme, w, h } = page;
  const [x, y, radius] = across(
    page,
    [w * 0.72, h * 0.36, h * 0.2] as const,
    [w * 0.78, h * 0.5, w * 0.16] as const,
  );
  return (
    rect(page.all, scheme.ground) +
    circle(x, y, radius, scheme.accent, 'opacity="0.9"') +
    cloud(w * 0.62, h * across(page, 0.2, 0.44), 90, '#ffffff') +
    cloud(w * 0.92, h * across(page, 0.32, 0.5), 64, '#ffffff')
  );
}

export function nightTown(page: Page): string {
  const { scheme, w, h, wide, words, picture } = page;
  const base = wide ? h * 0.86 : h * 0.84;
  const glow = `<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${scheme.deep}"/><stop offset="0.7" stop-color="${scheme.alt}"/><stop offset="1" stop-color="${mixed(scheme.alt, '#f0622f', 0.5)}"/></linearGradient>`;
  const far = skyline(
    { x: 0, y: base - h * 0.34, w, h: h * 0.34 },
    mixed(scheme.ground, scheme.alt, 0.55),
    mixed(scheme.accent, scheme.alt, 0.4),
    page.random,
  );
  const near = skyline({ x: 0, y: base - h * 0.17, w, h: h * 0.17 }, scheme.deep, scheme.accent, page.random);
  const light = wide
    ? moon(w * 0.9, h * 0.2, h * 0.1, scheme.accent)
    : moon(w * 0.84, h * 0.42, w * 0.085, scheme.accent);
  const stage = wide
    ? { ...picture, y: h * 0.14, h: base - h * 0.14 }
    : { ...picture, y: picture.y, h: base - picture.y };
  const halo = circle(
    stage.x + stage.w / 2,
    stage.y + stage.h * 0.55,
    Math.min(stage.w, stage.h) * 0.5,
    scheme.accent,
    'opacity="0.18"',
  );
  const label = priceBadge(page, stage.x + stage.w * 0.86, stage.y + stage.h * 0.3, 66, 'circle');
  return (
    `<defs>${glow}</defs>` +
    rect(page.all, 'url(#dusk)') +
    stars({ x: 0, y: 0, w, h: h * 0.6 }, 46, '#ffffff', page.random) +
    light +
    far +
    near +
    halo +
    rect({ x: 0, y: base, w, h: h - base }, scheme.deep) +
    floorShadow(stage.x + stage.w / 2, base + 4, stage.w * 0.6, '#000000') +
    placed(page.hero, stage, { ay: 1, zoom: 0.94 }) +
    label +
    wordBlock(page, words, { maxLines: 3, anchor: wide ? 0.3 : 0 }) +
    foot(page, { ground: scheme.deep, withNote: false })
  );
}

export function party(page: Page): string {
  const { scheme, w, h, wide, words, picture } = page;
  const colours = [scheme.accent, '#fff3dc', scheme.deep, '#f2b233', '#5bb5d6'].filter(
    (colour) => Math.abs(lightness(colour) - lightness(scheme.ground)) > 0.12,
  );
  const sag = wide ? h * 0.12 : h * 0.06;
  const flags = Array.from({ length: Math.round(w / 66) + 1 }, (_, at) => {
    const x = at * 66 - 10;
    const y = 12 + Math.sin((Math.PI * (x + 10)) / w) * sag;
    return path(`M${n(x)} ${n(y)}h52l-26 44Z`, colours[at % colours.length] ?? scheme.accent);
  }).join('');
  const cx = picture.x + picture.w / 2;
  const radius = Math.min(picture.w, picture.h) * 0.5;
  const cy = picture.y + picture.h - radius;
  const plate = path(scallopShape(cx, cy, radius * 0.9, 16), scheme.alt);
  const balloon = (x: number, y: number, size: number, colour: string) =>
    path(
      `M${n(x)} ${n(y + size)}q-10 ${n(size * 0.6)} 6 ${n(size * 1.4)}`,
      'none',
      `stroke="${colour}" stroke-width="2.5"`,
    ) +
    path(
      `M${n(x)} ${n(y - size)}c${n(size * 1.1)} 0 ${n(size)} ${n(size * 1.6)} 0 ${n(size * 2)}c${n(-size)} ${n(-size * 0.4)} ${n(-size * 1.1)} ${n(-size * 2)} 0 ${n(-size * 2)}Z`,
      colour,
    ) +
    circle(x - size * 0.3, y - size * 0.45, size * 0.16, '#ffffff', 'opacity="0.7"');
  const balloons =
    balloon(cx - radius * 1.02, cy - radius * 0.4, radius * 0.24, '#5bb5d6') +
    balloon(cx + radius * 1.04, cy - radius * 0.52, radius * 0.27, scheme.accent) +
    balloon(cx + radius * 0.82, cy - radius * 0.16, radius * 0.2, '#f2b233');
  const box = wide
    ? { ...words, y: words.y + sag + 30, h: words.h - sag - 30 }
    : { ...words, y: words.y + sag + 34, h: words.h - sag - 18 };
  const bits = confetti(page.all, Math.round((w * h) / 7600), colours, page.random, box);
  return (
    rect(page.all, scheme.ground) +
    bits +
    plate +
    balloons +
    placed(
      page.hero,
      { x: cx - radius * 0.78, y: cy - radius * 0.82, w: radius * 1.56, h: radius * 1.56 },
      { ay: 0.8 },
    ) +
    flags +
    wordBlock(page, box, { maxLines: 3, shadow: scheme.deep, anchor: wide ? 0.3 : 0 }) +
    foot(page, { withNote: false })
  );
}

export function clouds(page: Page): string {
  const { scheme, w, h, wide, words, picture } = page;
  const puffs: string[] = [];
  for (let at = 0; at < 7; at++)
    puffs.push(
      cloud(
        w * ((at * 0.37 + page.random.next() * 0.2) % 1),
        h * (0.12 + (at / 7) * 0.8),
        60 + page.random.next() * 70,
        scheme.alt,
      ),
    );
  const floor = wide ? h * 0.8 : picture.y + picture.h * 0.86;
  const near = Array.from({ length: Math.ceil(w / 104) + 1 }, (_, at) =>
    circle(at * 104, floor + 70 + (at % 3) * 12, 84 + (at % 2) * 12, '#ffffff'),
  ).join('');
  const stage = wide ? { ...picture, h: floor - picture.y + 30 } : { ...picture, h: floor - picture.y + 18 };
  const label = priceBadge(page, stage.x + stage.w * 0.87, stage.y + stage.h * 0.28, 68, 'scallop');
  return (
    rect(page.all, scheme.ground) +
    puffs.join('') +
    circle(
      stage.x + stage.w / 2,
      stage.y + stage.h * 0.5,
      Math.min(stage.w, stage.h) * 0.48,
      '#ffffff',
      'opacity="0.45"',
    ) +
    placed(page.hero, stage, { ay: 1, turn: 3 }) +
    near +
    rect({ x: 0, y: floor + 62, w, h }, '#ffffff') +
    label +
    wordBlock(page, words, { maxLines: 3, anchor: wide ? 0.3 : 0 }) +
    foot(page, { ink: '#c5371f', ground: '#ffffff', withNote: false })
  );
}
