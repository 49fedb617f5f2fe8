import { circle, clipped, type Drawing, line, path, placed, rect } from '../drawing';
import { emblem } from './emblem';
import { palette, type Tone } from './palette';

export function car(paint: Tone = palette.card): Drawing {
  const body =
    'M24 214C20 176 40 160 84 152C120 96 160 60 220 56H330C390 58 420 100 444 150C500 154 536 170 540 206C542 224 534 234 516 234H48C32 234 25 228 24 214Z';
  const shading =
    path('M0 196C180 214 400 214 560 190V250H0Z', paint.shade) +
    path('M84 152C140 140 420 140 444 150L452 162H70Z', paint.light);
  const glass =
    path(
      'M132 146C156 108 186 84 224 80H262V146ZM280 80H324C366 82 388 108 408 146H280Z',
      palette.glass.base,
    ) + path('M176 146L214 84H240L200 146ZM320 146L344 86L360 96L342 146Z', palette.glass.light);
  const wheel = (x: number) =>
    circle(x, 232, 54, palette.steel.shade) +
    circle(x, 232, 30, palette.paper.shade) +
    circle(x, 232, 11, palette.steel.base);
  const lights =
    path('M506 174C530 178 538 190 539 202H512Z', '#ffe08a') +
    path('M28 186L52 184V206H25Z', '#fff3dc') +
    rect({ x: 292, y: 166, w: 34, h: 9 }, paint.shade, 4);
  const arm =
    path('M226 146C222 120 246 110 262 118V146Z', '#e2a27a') +
    circle(238, 110, 22, '#e2a27a') +
    path('M214 106C214 84 236 78 250 84C262 88 262 100 258 106C244 96 228 98 214 106Z', palette.cocoa.base);
  return {
    svg:
      path(body, paint.base) +
      clipped('car', body, shading) +
      glass +
      clipped('car-glass', 'M132 146C156 108 186 84 224 80H262V146Z', arm) +
      lights +
      wheel(134) +
      wheel(424),
    w: 560,
    h: 288,
  };
}

export function laneSign(card: Tone = palette.card): Drawing {
  return {
    svg:
      rect({ x: 120, y: 200, w: 24, h: 330 }, palette.steel.base) +
      rect({ x: 134, y: 200, w: 10, h: 330 }, palette.steel.shade) +
      rect({ x: 0, y: 0, w: 264, h: 220 }, card.shade, 34) +
      rect({ x: 0, y: 0, w: 264, h: 208 }, card.base, 34) +
      rect({ x: 14, y: 14, w: 236, h: 180 }, 'none', 24, 'stroke="#fff3dc" stroke-width="5"') +
      placed(emblem('#fff3dc', card.base), { x: 62, y: 34, w: 140, h: 140 }),
    w: 264,
    h: 530,
  };
}

export function scooter(paint: Tone = palette.card): Drawing {
  const wheel = (x: number) =>
    circle(x, 350, 52, palette.steel.shade) +
    circle(x, 350, 26, palette.paper.shade) +
    circle(x, 350, 9, palette.steel.base);
  const box =
    rect({ x: 30, y: 110, w: 150, h: 130 }, paint.base, 14) +
    rect({ x: 130, y: 110, w: 50, h: 130 }, paint.shade, 14) +
    rect({ x: 30, y: 110, w: 150, h: 24 }, paint.light, 10) +
    placed(emblem('#fff3dc', paint.base), { x: 62, y: 148, w: 66, h: 78 });
  const frame =
    path(
      'M60 300C60 256 100 244 160 244H258C274 290 320 300 352 296L344 220L314 112L344 102L386 220L404 330C370 300 330 340 330 350H120C116 310 80 300 60 320Z',
      palette.paper.base,
    ) +
    path(
      'M258 244C274 290 320 300 352 296L348 330C338 336 330 344 330 350H190C210 320 240 300 258 244Z',
      palette.paper.shade,
    ) +
    line('M300 106L354 96', palette.steel.base, 13) +
    circle(372, 184, 19, '#ffe08a');
  const rider =
    path(
      'M190 250C176 190 180 120 226 104C262 96 276 120 272 150L262 216C300 214 322 232 320 262L314 316H282L280 268H220C204 268 194 262 190 250Z',
      palette.steel.base,
    ) +
    path('M220 268H280L282 316H314L320 262C322 232 300 214 262 216L258 240H206Z', '#2b4a78') +
    line('M240 132C262 166 290 150 318 118', '#f2b233', 26) +
    circle(322, 114, 14, '#e2a27a') +
    circle(246, 66, 40, '#e2a27a') +
    path('M200 66C196 20 290 8 292 62L294 76H240C236 90 206 92 200 66Z', paint.base) +
    path('M254 46H292L294 76H258Z', palette.glass.base) +
    rect({ x: 276, y: 308, w: 54, h: 22 }, palette.steel.shade, 10);
  return { svg: wheel(110) + wheel(396) + box + frame + rider, w: 460, h: 404 };
}
