import { circle, clipped, type Drawing, placed, rect } from '../drawing';
import { palette, type Tone } from './palette';

/** `drawing` is on the screen. */
export function phone(drawing: Drawing, screen: string): Drawing {
  const bars = [
    [60, 372, 160],
    [60, 396, 110],
  ]
    .map(([x = 0, y = 0, w = 0]) => rect({ x, y, w, h: 12 }, palette.paper.shade, 6))
    .join('');
  return {
    svg:
      rect({ x: 0, y: 0, w: 280, h: 540 }, palette.steel.shade, 44) +
      rect({ x: 14, y: 14, w: 252, h: 512 }, palette.paper.base, 32) +
      clipped(
        'phone-screen',
        'M14 46C14 26 28 14 46 14H234C252 14 266 26 266 46V340H14Z',
        rect({ x: 14, y: 14, w: 252, h: 326 }, screen) +
          circle(140, 210, 110, '#ffffff', 'opacity="0.16"') +
          placed(drawing, { x: 40, y: 90, w: 200, h: 220 }),
      ) +
      rect({ x: 96, y: 24, w: 88, h: 20 }, palette.steel.shade, 10) +
      bars +
      rect({ x: 40, y: 434, w: 200, h: 56 }, palette.card.base, 28) +
      rect({ x: 90, y: 457, w: 100, h: 11 }, palette.paper.base, 5),
    w: 280,
    h: 540,
  };
}

export function kiosk(drawing: Drawing, card: Tone = palette.card): Drawing {
  const tiles = [0, 1, 2, 3]
    .map((at) =>
      rect(
        { x: 44 + (at % 2) * 102, y: 250 + Math.floor(at / 2) * 86, w: 92, h: 76 },
        ['#f2b233', '#bfe3cf', '#f7b7a3', '#cfe0f2'][at] ?? '#f2b233',
        10,
      ),
    )
    .join('');
  return {
    svg:
      rect({ x: 100, y: 470, w: 80, h: 110 }, palette.steel.base) +
      rect({ x: 40, y: 566, w: 200, h: 26 }, palette.steel.shade, 8) +
      rect({ x: 0, y: 0, w: 280, h: 490 }, palette.steel.shade, 26) +
      rect({ x: 20, y: 22, w: 240, h: 440 }, palette.paper.base, 10) +
      rect({ x: 20, y: 22, w: 240, h: 200 }, card.base, 10) +
      placed(drawing, { x: 60, y: 42, w: 160, h: 160 }) +
      tiles,
    w: 280,
    h: 592,
  };
}
