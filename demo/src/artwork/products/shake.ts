import { circle, clipped, type Drawing, line, path, rect } from '../drawing';
import { palette, type Tone } from './palette';

const swirl =
  path(
    'M36 194C20 158 60 140 78 142C70 112 110 96 128 104C126 70 160 62 170 40C180 68 196 76 188 106C214 102 236 124 224 146C254 144 282 166 262 194Z',
    palette.cream.base,
  ) +
  path(
    'M78 142C120 168 190 160 224 146C254 144 282 166 262 194H140C200 186 110 176 78 142Z',
    palette.cream.shade,
  ) +
  path(
    'M128 104C146 122 176 118 188 106C214 102 236 124 224 146C190 152 150 136 128 104Z',
    palette.cream.shade,
  ) +
  path('M60 166C66 154 78 150 90 152M112 120C118 114 126 112 132 114', palette.cream.light);

const cherry =
  line('M196 66C200 40 216 24 236 18', '#5a7a2a', 6) +
  circle(192, 82, 25, palette.tomato.base) +
  path('M178 76C180 66 190 62 198 64C190 68 184 74 184 82Z', '#ff9a86') +
  path(
    'M170 92C184 104 204 102 216 84C216 104 204 110 190 108C180 106 172 100 170 92Z',
    palette.tomato.shade,
  );

const sprinkles = [
  [104, 160, 20],
  [150, 140, -30],
  [206, 168, 50],
  [166, 174, 10],
  [84, 182, -40],
  [232, 178, 0],
]
  .map(
    ([x = 0, y = 0, turn = 0], at) =>
      `<rect x="${x}" y="${y}" width="16" height="6" rx="3" fill="${['#f2b233', '#2b67a6', '#2e7d4f'][at % 3]}" transform="rotate(${turn} ${x} ${y})"/>`,
  )
  .join('');

export function shake(flavour: Tone = palette.berry): Drawing {
  const glass = 'M48 190H252L222 470H78Z';
  const inside =
    path('M40 190H260V480H40Z', flavour.base) +
    path('M170 190H260V480H150C176 380 180 280 170 190Z', flavour.shade) +
    path('M66 190H92L112 470H90Z', flavour.light, 'opacity="0.8"') +
    path(
      'M40 190C70 240 96 206 116 232C136 262 150 206 176 226C200 250 226 204 260 214V180H40Z',
      palette.cream.base,
    );
  const foot =
    path('M92 470H208L222 500H78Z', palette.glass.shade) +
    rect({ x: 66, y: 496, w: 168, h: 16 }, palette.glass.base, 8);
  const straw =
    path('M92 130L60 6L82 0L118 126Z', palette.paper.base) +
    path('M70 44L92 38L97 58L75 64ZM81 84L103 78L108 98L86 104Z', flavour.base);
  return {
    svg:
      path(glass, flavour.base) +
      clipped('shake-glass', glass, inside) +
      line('M48 190L78 470H222L252 190', palette.glass.light, 6, 'opacity="0.7"') +
      foot +
      straw +
      swirl +
      sprinkles +
      cherry,
    w: 300,
    h: 514,
  };
}
