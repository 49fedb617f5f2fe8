import { clipped, type Drawing, ellipse, moved, path, placed } from '../drawing';
import { emblem } from './emblem';
import { palette, type Tone } from './palette';

const sticks: readonly (readonly [x: number, top: number, lean: number])[] = [
  [96, 60, -15],
  [128, 22, -9],
  [206, 40, 5],
  [168, 6, -3],
  [246, 16, 9],
  [282, 52, 15],
  [112, 84, -11],
  [148, 62, -5],
  [186, 74, 2],
  [224, 70, 6],
  [262, 88, 11],
];

function stick([x, top, lean]: (typeof sticks)[number], at: number): string {
  const light = at > 5;
  const { base, shade, light: lit } = palette.potato;
  const face =
    path('M-13 0L11-4L13 240H-13Z', light ? lit : base) +
    path('M11-4L20 4L21 240H13Z', shade) +
    path('M-13 0L11-4L20 4L-4 8Z', light ? '#ffefbd' : lit);
  return `<g transform="translate(${x} ${top}) rotate(${lean} 0 200)">${face}</g>`;
}

export function fries(card: Tone = palette.card): Drawing {
  const front = 'M56 168C110 206 270 206 324 168L300 404C298 418 290 424 278 424H102C90 424 82 418 80 404Z';
  const back = path('M70 150C120 118 260 118 310 150L300 260H80Z', card.shade);
  const stripes =
    path('M56 168C110 206 270 206 324 168L321 200C268 236 112 236 59 200Z', card.light) +
    path('M240 150L340 140V440H214Z', card.shade, 'opacity="0.55"');
  const label = placed(emblem('#fff3dc', card.base), { x: 138, y: 244, w: 104, h: 130 });
  return {
    svg:
      back +
      sticks.map(stick).join('') +
      path(front, card.base) +
      clipped('fries-box', front, stripes) +
      label,
    w: 380,
    h: 428,
  };
}

export function wedges(): Drawing {
  const { base, light } = palette.crust;
  const wedge = (x: number, y: number, turn: number) =>
    moved(
      x,
      y,
      path('M-70 10C-50-34 40-46 76-6C60 22-30 40-70 10Z', base) +
        path('M-70 10C-40 4 40-4 76-6C60 22-30 40-70 10Z', palette.potato.base) +
        path('M-56 10C-30 8 30 2 60-1C40 14-26 26-56 10Z', palette.potato.light) +
        path('M-50-6C-34-26 10-32 34-28C0-24-26-16-36-2Z', light),
      1,
      turn,
    );
  const pile = [
    [130, 96, -34],
    [276, 92, 30],
    [206, 70, -8],
    [96, 140, -12],
    [316, 140, 14],
    [166, 128, 18],
    [250, 126, -16],
    [208, 150, 4],
  ];
  const bowl = 'M22 160H398C400 250 350 316 290 324H130C70 316 20 250 22 160Z';
  const shine =
    path('M22 160H398L396 184H24Z', palette.steel.light) +
    path('M300 150L420 150V340H250C300 300 316 230 300 150Z', palette.steel.shade);
  const dip =
    ellipse(330, 168, 62, 24, palette.cream.shade) +
    ellipse(330, 164, 52, 18, '#f0592a') +
    path('M290 162C306 150 340 150 352 156C330 156 310 160 300 168Z', '#ff8a52');
  return {
    svg:
      pile.map(([x = 0, y = 0, turn = 0]) => wedge(x, y, turn)).join('') +
      path(bowl, palette.steel.base) +
      clipped('wedge-bowl', bowl, shine) +
      dip,
    w: 420,
    h: 326,
  };
}
