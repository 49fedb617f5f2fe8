import { clipped, type Drawing, ellipse, moved, path, placed } from '../drawing';
import { emblem } from './emblem';
import { palette, type Tone } from './palette';

const { crust } = palette;

function nugget(at: number): string {
  const shape = 'M-54 4C-60-30-30-42-8-38C14-48 50-40 56-10C64 16 40 38 14 36C-14 44-48 36-54 4Z';
  const crumbs = path(
    'M-30-16l14-6l8 8l-8 9l-14-2ZM10-24l14 2l4 10l-12 4ZM-4 6l12-6l12 6l-6 10l-14 0ZM-40 8l10-2l6 8l-8 6Z',
    crust.light,
  );
  return (
    path(shape, crust.base) +
    path('M-54 4C-30 26 30 24 57-6C64 16 40 38 14 36C-14 44-48 36-54 4Z', crust.shade) +
    moved(0, -4, crumbs, 1, at * 40)
  );
}

export function nuggets(card: Tone = palette.card): Drawing {
  const inside = [
    [116, 168],
    [190, 150],
    [262, 160],
    [316, 176],
    [156, 190],
    [232, 190],
  ]
    .map(([x = 0, y = 0], at) => moved(x, y, nugget(at), 0.92, at * 23 - 30))
    .join('');
  const front = [
    [56, 350, -8],
    [150, 366, 14],
  ]
    .map(([x = 0, y = 0, turn = 0], at) => moved(x, y, nugget(at + 7), 1, turn))
    .join('');
  const dip =
    path('M262 330H404L390 392C388 400 384 402 378 402H288C282 402 278 400 276 392Z', palette.paper.base) +
    path('M350 330H404L390 392C388 400 384 402 378 402H340Z', palette.paper.shade) +
    ellipse(333, 330, 71, 20, palette.paper.light) +
    ellipse(333, 331, 58, 14, '#f0592a');
  const lid = path('M70 40H350L356 80H64Z', card.light);
  return {
    svg:
      path('M70 40H350L372 216H48Z', card.shade) +
      lid +
      inside +
      path(
        'M48 206C120 224 300 224 372 206L352 330C351 338 346 342 338 342H82C74 342 69 338 68 330Z',
        card.base,
      ) +
      path(
        'M256 218C300 216 340 212 372 206L352 330C351 338 346 342 338 342H236C248 300 256 260 256 218Z',
        card.shade,
        'opacity="0.6"',
      ) +
      placed(emblem('#fff3dc', card.base), { x: 166, y: 236, w: 90, h: 90 }) +
      front +
      dip,
    w: 420,
    h: 412,
  };
}

function drumstick(): string {
  const bone =
    path(
      'M-14 70L-20 134C-34 136-40 152-28 162C-20 170-8 168 0 158C8 168 20 170 28 162C40 152 34 136 20 134L14 70Z',
      palette.cream.base,
    ) + path('M4 70L6 160L0 158C8 168 20 170 28 162C40 152 34 136 20 134L14 70Z', palette.cream.shade);
  const meat = 'M0-92C48-96 78-54 68-8C60 34 34 74 16 92H-16C-34 74-60 34-68-8C-78-54-48-96 0-92Z';
  const shading =
    path('M20-100C70-90 90-20 20 100H80V-100Z', crust.shade) +
    path('M-48-30C-50-60-30-78-8-80C-26-64-34-46-34-24C-34-8-46-10-48-30Z', crust.light) +
    path(
      'M-20 10l16-6l8 8l-10 10l-14-2ZM4-40l14 2l4 10l-12 4ZM-40 14l10-2l4 8l-8 4ZM-6 50l10-4l6 8l-8 8Z',
      crust.light,
    );
  return bone + path(meat, crust.base) + clipped('drumstick', meat, shading);
}

export function bucket(card: Tone = palette.card): Drawing {
  const pail = 'M30 220H390L350 470C348 482 340 488 328 488H92C80 488 72 482 70 470Z';
  const stripes = [0, 1, 2, 3]
    .map((at) =>
      path(`M${54 + at * 90} 200H${99 + at * 90}L${112 + at * 62} 500H${80 + at * 62}Z`, palette.paper.base),
    )
    .join('');
  const shade = path('M280 200H420V500H230C264 400 280 300 280 200Z', '#3f1c14', 'opacity="0.22"');
  const rim =
    path(
      'M22 204H398C406 204 410 210 408 218L404 236C402 242 398 244 392 244H28C22 244 18 242 16 236L12 218C10 210 14 204 22 204Z',
      card.light,
    ) + path('M14 226H406L404 236C402 242 398 244 392 244H28C22 244 18 242 16 236Z', card.shade);
  const pieces =
    moved(120, 150, drumstick(), 1, 160) +
    moved(306, 146, drumstick(), 1, 204) +
    moved(212, 118, drumstick(), 1.06, 182) +
    moved(70, 196, nugget(1), 1.1) +
    moved(350, 196, nugget(3), 1.1) +
    moved(164, 206, nugget(2), 1.2) +
    moved(262, 208, nugget(4), 1.2);
  const plate = `<circle cx="210" cy="356" r="76" fill="${palette.paper.base}"/><circle cx="210" cy="356" r="68" fill="${card.base}"/>`;
  return {
    svg: `<g transform="translate(0 20)">${pieces}${path(pail, card.base)}${clipped('bucket', pail, stripes + shade)}${rim}${plate}${placed(emblem('#fff3dc', card.base), { x: 168, y: 304, w: 84, h: 100 })}</g>`,
    w: 420,
    h: 510,
  };
}

export function wrap(): Drawing {
  const shell =
    'M60 120C60 60 110 30 170 30S280 60 280 120L246 440C244 462 228 474 208 474H132C112 474 96 462 94 440Z';
  const paper =
    path(
      'M50 250C120 290 220 290 290 250L250 470C248 482 240 490 228 490H112C100 490 92 482 90 470Z',
      palette.card.base,
    ) +
    path(
      'M200 282C232 278 266 266 290 250L250 470C248 482 240 490 228 490H166C190 420 202 350 200 282Z',
      palette.card.shade,
    );
  const filling =
    path(
      'M80 116C60 70 90 60 104 68C96 34 140 30 146 44C156 12 204 20 202 46C224 28 256 50 244 76C272 74 278 108 258 122Z',
      palette.leaf.base,
    ) +
    path('M100 112C92 84 116 74 128 84C140 60 176 66 178 86C200 70 236 90 226 116Z', palette.leaf.light) +
    moved(136, 96, nugget(2), 0.66) +
    moved(204, 92, nugget(5), 0.66, 40) +
    ellipse(170, 72, 26, 20, palette.tomato.base) +
    ellipse(166, 68, 14, 9, palette.tomato.light);
  return {
    svg:
      path(shell, palette.bun.light) +
      filling +
      path('M60 120C90 146 250 146 280 120L246 440H94Z', '#f3d5a0') +
      path('M210 138C240 136 266 130 280 120L246 440H180C206 340 214 240 210 138Z', '#dcb57a') +
      path(
        'M96 170l14 4M130 200l10 2M180 176l16-2M120 240l12 2M226 190l10-4',
        'none',
        `stroke="${palette.crust.shade}" stroke-width="7" stroke-linecap="round"`,
      ) +
      paper +
      placed(emblem('#fff3dc', palette.card.base), { x: 130, y: 340, w: 76, h: 96 }),
    w: 340,
    h: 492,
  };
}
