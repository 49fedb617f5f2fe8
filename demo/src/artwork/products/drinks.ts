import { clipped, type Drawing, ellipse, line, path, placed, rect } from '../drawing';
import { emblem } from './emblem';
import { palette, type Tone } from './palette';

export function coldCup(card: Tone = palette.card): Drawing {
  const cup = 'M40 128H260L236 440C235 452 228 458 216 458H84C72 458 65 452 64 440Z';
  const bands =
    path('M30 128H270V160H30Z', card.light) +
    path('M180 100H300V470H150C180 360 190 240 180 100Z', card.shade, 'opacity="0.6"') +
    path('M0 410C100 430 200 430 300 410V470H0Z', palette.potato.base);
  const lid =
    path(
      'M28 96H272C280 96 284 102 283 110L281 124C280 130 276 132 270 132H30C24 132 20 130 19 124L17 110C16 102 20 96 28 96Z',
      palette.paper.base,
    ) +
    path('M52 72H248L256 98H44Z', palette.paper.shade) +
    path('M19 116H283L281 124C280 130 276 132 270 132H30C24 132 20 130 19 124Z', palette.paper.shade);
  const straw =
    path('M150 84L176 4L232-14L238 2L190 18L168 84Z', '#f2b233') +
    path('M176 4L184 14L162 84H150Z', '#d8901c');
  return {
    svg: moveDown(
      straw +
        path(cup, card.base) +
        clipped('cold-cup', cup, bands) +
        lid +
        placed(emblem('#fff3dc', card.base), { x: 100, y: 210, w: 100, h: 130 }),
    ),
    w: 300,
    h: 480,
  };
}

const moveDown = (svg: string): string => `<g transform="translate(0 20)">${svg}</g>`;

const steamCurls = 'M0 0C-24-26 26-46 0-80C-16-102 10-120 4-140';

export function steam(colour: string, strokes = 3): string {
  return Array.from(
    { length: strokes },
    (_, at) =>
      `<g transform="translate(${at * 62} ${at % 2 ? -18 : 0})">${line(steamCurls, colour, 15, 'opacity="0.85"')}</g>`,
  ).join('');
}

export function coffeeCup(sleeve: Tone = palette.kraft, breath = '#fff3dc'): Drawing {
  const cup = 'M44 190H256L230 470C229 480 222 486 212 486H88C78 486 71 480 70 470Z';
  const band =
    path('M30 250H270V396H30Z', sleeve.base) +
    path('M186 180H290V490H160C190 390 196 290 186 180Z', '#3a2418', 'opacity="0.22"') +
    path('M30 250H270V258H30ZM30 388H270V396H30Z', sleeve.shade);
  const lid =
    path('M30 162H270C278 162 280 168 279 174L276 192H24L21 174C20 168 22 162 30 162Z', palette.coffee.base) +
    path('M56 136C60 132 240 132 244 136L252 164H48Z', palette.coffee.light) +
    path('M190 132C220 132 240 134 244 136L252 164H200Z', palette.coffee.base);
  return {
    svg:
      `<g transform="translate(88 128)">${steam(breath)}</g>` +
      path(cup, palette.paper.base) +
      clipped('coffee-cup', cup, band) +
      lid +
      placed(emblem(palette.coffee.base, sleeve.base), { x: 104, y: 272, w: 92, h: 104 }),
    w: 300,
    h: 488,
  };
}

export function icedCup(top: Tone = palette.coffee, bottom: Tone = palette.cream): Drawing {
  const cup = 'M46 150H254L228 458C227 470 220 476 208 476H92C80 476 73 470 72 458Z';
  const fill =
    path('M30 196H270V480H30Z', bottom.base) +
    path('M30 196H270V330C230 310 206 352 170 334S110 306 30 350Z', top.base) +
    path(
      'M30 350C70 330 110 306 170 334C206 352 230 310 270 330V352C232 336 210 376 168 356S96 336 30 372Z',
      mixOf(top, bottom),
    ) +
    path('M190 140H290V490H168C190 380 200 260 190 140Z', top.shade, 'opacity="0.35"');
  const ice = [
    [84, 212, -12],
    [150, 232, 16],
    [196, 204, 30],
    [110, 270, 24],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<rect x="${x}" y="${y}" width="46" height="46" rx="9" fill="${palette.glass.light}" opacity="0.55" transform="rotate(${turn} ${x + 23} ${y + 23})"/>`,
    )
    .join('');
  const dome =
    path('M40 150C40 76 92 48 150 48S260 76 260 150Z', palette.glass.base, 'opacity="0.75"') +
    path('M70 130C72 96 98 74 128 68C104 84 92 104 90 130Z', palette.glass.light) +
    path(
      'M58 146C66 108 110 120 116 100C128 76 172 78 186 100C196 120 238 110 242 146Z',
      palette.cream.base,
    ) +
    rect({ x: 28, y: 144, w: 244, h: 22 }, palette.glass.light, 11);
  const straw = path('M150 62L178-2L196 4L170 66Z', palette.card.base);
  return {
    svg: `<g transform="translate(0 8)">${straw}${path(cup, palette.glass.base)}${clipped('iced-cup', cup, fill + ice)}${dome}${ellipse(98, 330, 7, 90, '#ffffff', 4).replace('/>', ' opacity="0.4"/>')}</g>`,
    w: 300,
    h: 488,
  };
}

const mixOf = (one: Tone, other: Tone): string =>
  one === palette.coffee ? palette.coffee.light : other.shade;
