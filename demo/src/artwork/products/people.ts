import { circle, clipped, type Drawing, ellipse, line, moved, path, placed, polygon } from '../drawing';
import { emblem } from './emblem';
import { palette, type Tone } from './palette';

export function crew(card: Tone = palette.card): Drawing {
  const person = (skin: string, hair: string, apron: string) =>
    path('M-90 300C-96 190-64 150 0 146S96 190 90 300Z', palette.steel.base) +
    path('M-46 176L-40 300H40L46 176C30 200-30 200-46 176Z', apron) +
    placed(emblem('#fff3dc', apron), { x: -18, y: 214, w: 36, h: 44 }) +
    path('M-22 110H22V158C10 172-10 172-22 158Z', skin) +
    ellipse(0, 82, 54, 62, skin) +
    path('M-58 84C-64 30-30 14 0 14S64 30 58 84C50 66 46 58 44 50H-44C-46 58-50 66-58 84Z', hair) +
    path('M-60 48C-58 4-30-14 0-14S58 4 60 48Z', apron) +
    path('M-20 36C10 24 70 26 92 46C70 52 20 52-20 50Z', mixedDark(apron)) +
    line('M-18 106C-8 116 8 116 18 106', '#4a2213', 6) +
    circle(-20, 82, 5.5, '#2a1710') +
    circle(20, 82, 5.5, '#2a1710');
  return {
    svg:
      moved(110, 70, person('#c98a5e', '#2a1710', '#2e7d4f'), 0.95) +
      moved(430, 70, person('#8d5637', '#1d1208', '#f2b233'), 0.95) +
      moved(270, 40, person('#efc19d', '#7a3b1e', card.base), 1.1),
    w: 540,
    h: 356,
  };
}

const mixedDark = (colour: string): string =>
  ({ '#2e7d4f': '#215c3a', '#f2b233': '#c98a14' })[colour] ?? palette.card.shade;

export function football(): Drawing {
  const patch = polygon([
    [0, -52],
    [50, -16],
    [31, 42],
    [-31, 42],
    [-50, -16],
  ]);
  const edge = [0, 72, 144, 216, 288]
    .map((turn) =>
      moved(
        0,
        0,
        path('M-34-150C-20-138 20-138 34-150V-210H-34ZM-4-140H4V-50H-4Z', palette.steel.shade),
        1,
        turn,
      ),
    )
    .join('');
  const ball = 'M0-160A160 160 0 1 1 0 160A160 160 0 1 1 0-160Z';
  return {
    svg: moved(
      160,
      160,
      path(ball, palette.paper.light) +
        clipped(
          'football',
          ball,
          path('M60-170C150-100 120 90-60 170H180V-180Z', palette.paper.shade) +
            edge +
            path(patch, palette.steel.shade),
        ),
    ),
    w: 320,
    h: 320,
  };
}
