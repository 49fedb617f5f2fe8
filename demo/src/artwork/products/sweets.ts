import { circle, clipped, type Drawing, ellipse, line, path, rect } from '../drawing';
import { palette, type Tone } from './palette';

const swirlShape =
  'M40 210C14 176 50 146 82 150C62 118 100 92 130 98C118 68 150 52 162 14C184 44 190 70 182 92C214 92 236 116 220 148C254 148 284 178 258 210Z';

function swirl(): string {
  return (
    path(swirlShape, palette.cream.base) +
    path(
      'M82 150C130 178 190 166 220 148C254 148 284 178 258 210H150C210 196 110 196 82 150ZM130 98C150 116 172 108 182 92C214 92 236 116 220 148C190 152 148 140 130 98Z',
      palette.cream.shade,
    )
  );
}

export function cone(): Drawing {
  const wafer = 'M58 236H242L168 470C164 482 136 482 132 470Z';
  const lattice = [0, 1, 2, 3, 4, 5]
    .map((at) =>
      line(
        `M${40 + at * 40} 230L${-40 + at * 40} 480M${60 + at * 40} 230L${140 + at * 40} 480`,
        palette.crust.shade,
        6,
      ),
    )
    .join('');
  const rim =
    path(
      'M44 204H256C264 204 268 210 266 218L260 240C258 246 254 248 248 248H52C46 248 42 246 40 240L34 218C32 210 36 204 44 204Z',
      palette.crust.light,
    ) + path('M36 228H264L260 240C258 246 254 248 248 248H52C46 248 42 246 40 240Z', palette.crust.base);
  return {
    svg: path(wafer, palette.crust.base) + clipped('cone', wafer, lattice) + swirl() + rim,
    w: 300,
    h: 482,
  };
}

export function sundae(sauce: Tone = palette.cocoa): Drawing {
  const cup = 'M44 212H256L226 400C225 410 218 416 208 416H92C82 416 75 410 74 400Z';
  const inside =
    path('M30 200H270V420H30Z', palette.cream.base) +
    path(
      'M30 240C80 280 110 236 150 270S230 250 270 276V330C220 300 190 340 150 318S80 330 30 300Z',
      sauce.base,
    ) +
    path('M180 200H280V430H164C184 350 188 270 180 200Z', palette.cocoa.shade, 'opacity="0.16"');
  const dressing =
    path(
      'M162 14C184 44 190 70 182 92C206 92 222 104 224 122C214 112 206 134 196 118C188 104 178 140 168 122C160 106 150 132 140 116C132 104 132 100 130 98C118 68 150 52 162 14Z',
      sauce.base,
    ) +
    path('M82 150C96 160 110 166 124 168C118 190 104 186 100 174C92 186 70 190 72 164Z', sauce.base) +
    path(
      'M220 148C240 148 256 158 262 172C250 166 248 190 236 184C228 180 226 166 216 168C206 170 200 160 206 156Z',
      sauce.base,
    );
  const bits = [
    [120, 132],
    [200, 140],
    [150, 170],
    [236, 200],
    [88, 196],
    [176, 192],
  ]
    .map(([x = 0, y = 0]) => path(`M${x} ${y}l12-6l8 8l-10 9Z`, palette.crust.base))
    .join('');
  const rim = rect({ x: 32, y: 204, w: 236, h: 20 }, palette.glass.light, 10);
  return {
    svg: path(cup, palette.glass.base) + clipped('sundae', cup, inside) + swirl() + dressing + bits + rim,
    w: 300,
    h: 418,
  };
}

export function doughnut(glaze: Tone = palette.berry): Drawing {
  const ring =
    'M200 10C310 10 390 90 390 196S310 384 200 384S10 302 10 196S90 10 200 10ZM200 138A58 58 0 1 0 200 254A58 58 0 1 0 200 138Z';
  const icing =
    'M200 20C300 20 374 96 374 186C374 216 352 214 346 240C338 276 312 262 298 290C284 316 254 296 226 322C204 342 178 310 154 318C124 326 116 290 92 280C62 268 66 240 44 226C28 214 26 200 28 186C34 94 104 20 200 20ZM200 132A64 62 0 1 0 200 256A64 62 0 1 0 200 132Z';
  const sprinkles = Array.from({ length: 26 }, (_, at) => {
    const angle = at * 2.4;
    const reach = 88 + ((at * 37) % 62);
    const x = 200 + Math.cos(angle) * reach;
    const y = 186 + Math.sin(angle) * reach * 0.92;
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="24" height="8" rx="4" fill="${['#fff3dc', '#f2b233', '#5bb5d6', '#2e7d4f'][at % 4]}" transform="rotate(${(at * 67) % 180} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
  }).join('');
  return {
    svg:
      path(ring, palette.bun.base, 'fill-rule="evenodd"') +
      path(
        'M10 210C30 320 120 352 200 352S370 320 390 210C388 310 310 384 200 384S12 310 10 210Z',
        palette.bun.shade,
      ) +
      path(icing, glaze.base, 'fill-rule="evenodd"') +
      path('M76 110C96 72 134 46 176 40C146 58 114 86 100 124C92 142 66 130 76 110Z', glaze.light) +
      sprinkles,
    w: 400,
    h: 394,
  };
}

export function cake(): Drawing {
  const candle = (x: number, colour: string) =>
    rect({ x, y: 70, w: 16, h: 74 }, colour, 4) +
    path(`M${x} 92l16-10v12l-16 10Z`, '#fff3dc') +
    path(
      `M${x + 8} 26C${x + 24} 48 ${x + 22} 66 ${x + 8} 68C${x - 6} 66 ${x - 8} 48 ${x + 8} 26Z`,
      '#f2b233',
    ) +
    path(
      `M${x + 8} 44C${x + 14} 54 ${x + 14} 64 ${x + 8} 66C${x + 2} 64 ${x + 2} 54 ${x + 8} 44Z`,
      '#fff3dc',
    );
  const tier = (y: number, inset: number, tone: Tone) =>
    rect({ x: inset, y, w: 420 - inset * 2, h: 112 }, tone.base, 14) +
    rect({ x: 300, y, w: 120 - inset, h: 112 }, tone.shade, 14);
  const drip = (y: number, inset: number) => {
    const step = (420 - inset * 2) / 6;
    const runs = [44, 24, 56, 30, 50, 26]
      .map((depth) => `q0 ${depth} ${-step / 2} ${depth}t${-step / 2} ${-depth}`)
      .join('');
    return path(`M${inset} ${y + 14}q0-14 14-14H${406 - inset}q14 0 14 14v4${runs}Z`, palette.cream.base);
  };
  const dots = [60, 120, 180, 240, 300, 360]
    .map((x, at) => circle(x, 346, 12, ['#d8315b', '#f2b233', '#2b67a6'][at % 3] ?? '#f2b233'))
    .join('');
  return {
    svg:
      candle(140, '#d8315b') +
      candle(202, '#2b67a6') +
      candle(264, '#2e7d4f') +
      tier(140, 80, palette.berry) +
      drip(140, 80) +
      tier(252, 20, palette.kraft) +
      drip(252, 20) +
      dots +
      ellipse(210, 378, 210, 16, palette.paper.base),
    w: 420,
    h: 396,
  };
}
