import { clipped, type Drawing, ellipse, line, moved, path } from '../drawing';
import { palette, type Tone } from './palette';

export type BurgerLayer =
  'leaf' | 'tomato' | 'cheese' | 'patty' | 'bacon' | 'onion' | 'egg' | 'crispy' | 'sauce' | 'veggie' | 'bun';

const width = 420;

const domeShape = 'M18 158C14 66 98 8 210 8S406 66 402 158C402 172 392 178 376 178H44C28 178 18 172 18 158Z';

const seeds: readonly (readonly [number, number, number])[] = [
  [118, 70, -32],
  [162, 44, -16],
  [214, 34, 2],
  [266, 46, 18],
  [312, 74, 34],
  [96, 112, -44],
  [146, 96, -20],
  [196, 80, -6],
  [246, 84, 10],
  [294, 108, 24],
  [340, 120, 42],
];

function topBun(): string {
  const shading =
    path('M18 158C30 138 120 160 250 148S392 96 392 70L430 200H0Z', palette.bun.shade, 'opacity="0.75"') +
    path('M64 96C84 52 132 28 186 24C150 40 108 66 92 108C84 126 56 120 64 96Z', palette.bun.light);
  const scattered = seeds.map(
    ([x, y, turn]) =>
      ellipse(x + 2, y + 4, 11, 6.4, palette.bun.shade, turn) +
      ellipse(x, y, 11, 6.4, palette.bun.seed, turn),
  );
  return path(domeShape, palette.bun.base) + clipped('bun-top', domeShape, shading) + scattered.join('');
}

function bottomBun(): string {
  const shape = 'M24 0H396C404 0 406 8 405 16C402 48 380 66 344 66H76C40 66 18 48 15 16C14 8 16 0 24 0Z';
  return (
    path(shape, palette.bun.base) +
    clipped(
      'bun-bottom',
      shape,
      path('M0 40C140 62 300 52 420 14V80H0Z', palette.bun.shade) +
        path('M14 0H406V9H14Z', palette.bun.light),
    )
  );
}

function middleBun(): string {
  return (
    path('M30 0H390C402 0 408 10 408 18S402 36 390 36H30C18 36 12 26 12 18S18 0 30 0Z', palette.bun.base) +
    path('M12 20C140 34 280 32 408 16C409 28 402 36 390 36H30C18 36 12 28 12 20Z', palette.bun.shade) +
    path('M24 5H396L392 11H28Z', palette.bun.light)
  );
}

function meat(tone: Tone): string {
  const shape = 'M40 0H380C402 0 414 12 414 28S402 56 380 56H40C18 56 6 44 6 28S18 0 40 0Z';
  const marks = [70, 150, 230, 310]
    .map((x) => line(`M${x} 16h44`, tone.light, 7) + line(`M${x - 26} 36h30`, tone.shade, 6))
    .join('');
  return (
    path(shape, tone.base) +
    clipped('patty', shape, path('M0 40C150 58 300 50 420 24V60H0Z', tone.shade) + marks)
  );
}

function crispy(): string {
  const { base, shade, light } = palette.crust;
  const shape =
    'M26 12C40-4 66 6 84 2S124-6 146 2S190-4 214 2S262-6 284 2S330-4 350 4S404-2 412 26S400 62 374 58S330 70 304 62S250 72 220 62S160 72 132 62S76 70 52 60S-2 64 6 36S14 24 26 12Z';
  const crumbs = [
    [60, 22],
    [104, 40],
    [140, 18],
    [190, 36],
    [236, 18],
    [272, 42],
    [320, 22],
    [362, 40],
  ]
    .map(([x = 0, y = 0]) => path(`M${x} ${y}l16-7l12 9l-9 12l-17-3Z`, light))
    .join('');
  return (
    path(shape, base) + clipped('crispy', shape, path('M0 46C140 62 300 58 420 30V80H0Z', shade) + crumbs)
  );
}

function leaf(): string {
  const { base, shade, light } = palette.leaf;
  return (
    path(
      'M2 14C18-6 402-6 418 14C424 30 404 40 392 28C384 46 356 46 346 30C336 50 306 50 296 32C284 50 254 48 246 32C234 50 204 50 196 32C184 50 154 48 146 32C134 50 106 50 98 32C86 48 58 48 50 30C40 44 16 42 12 28C2 30-4 22 2 14Z',
      shade,
    ) +
    path(
      'M4 8C30-8 390-8 416 8C420 22 398 30 388 20C378 36 350 34 340 22C330 38 300 38 288 24C276 38 248 38 238 24C228 38 198 38 188 24C176 38 148 38 138 24C128 38 98 38 88 24C76 36 46 36 36 22C26 30-2 24 4 8Z',
      base,
    ) +
    line(
      'M60 8C72 10 78 14 82 20M160 8C168 10 176 14 180 20M262 8C254 10 248 14 244 20M360 8C350 10 344 14 338 18',
      light,
      5,
    )
  );
}

function tomato(): string {
  const { base, shade, light } = palette.tomato;
  const slice = (x: number, w: number) =>
    path(`M${x + 12} 0h${w - 24}q12 0 12 13t-12 13h${24 - w}q-12 0-12-13t12-13Z`, base) +
    path(`M${x + 3} 16h${w - 6}q-3 10-12 10h${24 - w - 6}q-8 0-12-10Z`, shade) +
    line(`M${x + 18} 8h${w - 60}`, light, 5);
  return slice(20, 196) + slice(206, 194);
}

function cheese(): string {
  const { base, shade, light } = palette.cheese;
  return (
    path(
      'M8 0H412L398 16L352 18L316 54Q306 62 296 54L262 20L190 18L160 40Q150 48 140 40L116 18L70 18L50 34Q42 40 34 33L12 14Z',
      base,
    ) +
    path('M316 54Q306 62 296 54L262 20L352 18Z', shade) +
    path('M14 4H404L400 9H18Z', light)
  );
}

function bacon(): string {
  const { base, shade, light } = palette.bacon;
  const wave = (y: number) =>
    `M-4 ${y}C40 ${y - 16} 70 ${y + 16} 110 ${y}S190 ${y - 16} 220 ${y}S300 ${y + 16} 330 ${y}S400 ${y - 12} 424 ${y}`;
  return line(wave(16), shade, 24) + line(wave(13), base, 19) + line(wave(12), light, 6);
}

function onion(): string {
  const { base, light } = palette.onion;
  return [50, 128, 206, 284, 362]
    .map(
      (x, at) =>
        line(`M${x - 46} ${at % 2 ? 8 : 4}C${x - 40} 24 ${x + 40} 24 ${x + 46} ${at % 2 ? 4 : 8}`, base, 11) +
        line(`M${x - 44} ${at % 2 ? 6 : 2}C${x - 38} 20 ${x + 38} 20 ${x + 44} ${at % 2 ? 2 : 6}`, light, 6),
    )
    .join('');
}

function egg(): string {
  return (
    path(
      'M6 10C30-6 390-6 414 8C426 24 396 34 374 28C350 48 320 30 300 30C280 34 262 50 236 34C200 28 170 42 140 30C110 26 84 44 56 30C24 34-10 26 6 10Z',
      palette.egg.base,
    ) +
    path(
      'M6 16C80 30 300 26 414 12C424 24 396 34 374 28C350 48 320 30 300 30C280 34 262 50 236 34C200 28 170 42 140 30C110 26 84 44 56 30C24 34 0 28 6 16Z',
      palette.egg.shade,
    ) +
    path('M120 8C128-14 196-14 206 8C200 18 128 18 120 8Z', palette.yolk.base) +
    path('M136 2C144-8 164-10 176-6C164-4 150 0 146 6Z', palette.yolk.light)
  );
}

function sauce(): string {
  return path(
    'M20 0H400C410 8 396 20 384 14C378 30 362 30 358 14C340 18 330 12 318 14C314 44 290 44 286 14C250 18 220 12 180 14C176 32 156 32 152 14C120 18 100 12 84 14C80 26 64 26 60 14C40 18 14 12 20 0Z',
    '#f0592a',
  );
}

const layers: Readonly<Record<BurgerLayer, { readonly draw: () => string; readonly rise: number }>> = {
  leaf: { draw: leaf, rise: 22 },
  tomato: { draw: tomato, rise: 22 },
  cheese: { draw: cheese, rise: 14 },
  patty: { draw: () => meat(palette.patty), rise: 52 },
  veggie: { draw: () => meat({ base: '#7d8a35', shade: '#596324', light: '#a9b455' }), rise: 52 },
  bacon: { draw: bacon, rise: 22 },
  onion: { draw: onion, rise: 16 },
  egg: { draw: egg, rise: 24 },
  crispy: { draw: crispy, rise: 56 },
  sauce: { draw: sauce, rise: 10 },
  bun: { draw: middleBun, rise: 34 },
};

/** From the bottom up: higher layers overhang. */
export function burger(filling: readonly BurgerLayer[]): Drawing {
  let top = 170;
  const pieces: string[] = [moved(0, 0, topBun())];
  for (const name of filling) {
    pieces.unshift(moved(0, top, layers[name].draw()));
    top += layers[name].rise;
  }
  pieces.unshift(moved(0, top, bottomBun()));
  return { svg: pieces.join(''), w: width, h: top + 68 };
}
