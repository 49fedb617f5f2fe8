import { circle, clipped, type Drawing, ellipse, line, moved, path, rect } from '../drawing';
import { palette } from './palette';

function leafSprig(fill: string, vein: string): string {
  return (
    path('M0 0C-46-22-54-86 0-132C54-86 46-22 0 0Z', fill) +
    line('M0-4V-112M0-40L-20-58M0-40L20-58M0-70L-16-86M0-70L16-86', vein, 4)
  );
}

function tomatoHalf(): string {
  return (
    circle(0, 0, 40, palette.tomato.base) +
    circle(0, 0, 31, palette.tomato.light) +
    path(
      'M-20-6C-14-24-4-22-4-6ZM8-6C8-24 22-18 22-4ZM-16 8C-14 24 0 22-2 8ZM8 8C8 22 22 18 20 6Z',
      palette.tomato.base,
    )
  );
}

function eggHalf(): string {
  return (
    ellipse(0, 0, 34, 44, palette.egg.shade) +
    ellipse(0, -3, 34, 44, palette.egg.base) +
    circle(0, 4, 20, palette.yolk.base) +
    ellipse(-6, -2, 8, 6, palette.yolk.light)
  );
}

export function salad(): Drawing {
  const { leaf } = palette;
  const leaves = [
    [70, 190, -52],
    [130, 160, -28],
    [200, 140, -6],
    [280, 146, 16],
    [346, 176, 40],
    [386, 206, 62],
  ]
    .map(([x = 0, y = 0, turn = 0], at) =>
      moved(x, y, leafSprig(at % 2 ? leaf.base : leaf.shade, at % 2 ? leaf.shade : leaf.base), 1, turn),
    )
    .join('');
  const ruffle = path(
    'M30 208C10 170 50 156 70 170C64 136 110 126 124 150C132 118 180 116 188 144C204 112 252 116 254 146C276 122 318 132 314 160C344 146 378 164 364 190C400 180 424 200 410 214Z',
    leaf.light,
  );
  const topping =
    moved(120, 186, tomatoHalf()) +
    moved(326, 190, tomatoHalf(), 0.9) +
    moved(226, 170, eggHalf(), 1, 30) +
    path('M158 196l34-12l12 26l-34 14ZM262 200l32 6l-6 26l-32-4Z', palette.crust.light) +
    line('M180 150C200 132 224 132 240 144M282 176C296 160 320 160 332 172', palette.onion.base, 8) +
    line('M180 150C200 134 222 134 238 146', palette.onion.light, 3);
  const bowl = 'M14 206H426C430 300 370 384 300 396H140C70 384 10 300 14 206Z';
  const glaze =
    path('M14 206H426L424 236H16Z', palette.paper.light) +
    path('M300 200H440V400H240C300 350 318 280 300 200Z', palette.paper.shade) +
    path('M10 300C120 330 330 330 430 300V324C330 352 120 352 10 324Z', leaf.base);
  return {
    svg:
      leaves +
      ruffle +
      topping +
      path(bowl, palette.paper.base) +
      clipped('salad-bowl', bowl, glaze) +
      path('M150 394h140l12 16H138Z', palette.paper.shade),
    w: 440,
    h: 410,
  };
}

export function toast(): Drawing {
  const slice =
    'M40 150C10 120 40 70 110 74C160 50 290 50 330 74C400 70 420 120 390 150L374 252C372 266 364 272 350 272H80C66 272 58 266 56 252Z';
  const crumb =
    'M64 148C44 124 66 96 118 98C170 78 270 78 318 98C370 96 388 124 364 148L350 236C349 244 344 248 336 248H94C86 248 81 244 80 236Z';
  const spread =
    path(
      'M86 150C80 118 120 110 150 118C180 98 250 100 278 118C320 108 350 130 342 156C352 190 330 222 296 220C260 236 180 236 140 222C100 226 76 190 86 150Z',
      palette.tomato.base,
    ) +
    path(
      'M110 150C112 132 140 128 158 134C150 150 130 160 116 160ZM210 128C232 120 262 124 272 134C256 142 226 144 214 140ZM280 190C296 180 316 180 320 190C312 204 290 208 280 202ZM150 190C166 180 190 182 200 194C184 206 160 206 150 200Z',
      palette.tomato.light,
    );
  const leaves =
    moved(236, 190, leafSprig(palette.leaf.base, palette.leaf.shade), 0.5, -70) +
    moved(222, 196, leafSprig(palette.leaf.light, palette.leaf.base), 0.5, 60);
  const plate =
    ellipse(215, 284, 215, 40, palette.paper.shade) +
    ellipse(215, 276, 215, 38, palette.paper.base) +
    ellipse(215, 274, 150, 22, palette.paper.shade);
  return {
    svg:
      plate +
      path(slice, palette.crust.shade) +
      moved(0, -10, path(slice, palette.crust.base) + path(crumb, palette.bun.light) + spread + leaves),
    w: 430,
    h: 326,
  };
}

export function croissant(): Drawing {
  const { base, shade, light } = palette.bun;
  const body =
    'M20 210C10 150 60 60 150 44C190 36 240 36 280 44C370 60 420 150 410 210C404 236 372 230 356 206C340 184 330 176 310 178L290 216C270 240 160 240 140 216L120 178C100 176 90 184 74 206C58 230 26 236 20 210Z';
  const folds =
    path(
      'M120 178C104 130 114 80 150 44L178 40C146 90 138 140 152 226L140 216ZM310 178C326 130 316 80 280 44L252 40C284 90 292 140 278 226L290 216Z',
      shade,
    ) +
    path(
      'M52 196C50 150 70 100 110 70C92 110 86 140 92 180ZM378 196C380 150 360 100 320 70C338 110 344 140 338 180Z',
      shade,
      'opacity="0.8"',
    ) +
    path(
      'M190 56C200 52 230 52 240 56C234 90 196 90 190 56ZM84 104C92 90 108 76 124 70C112 92 100 104 90 122ZM346 104C338 90 322 76 306 70C318 92 330 104 340 122Z',
      light,
    );
  return {
    svg:
      path(body, base) +
      clipped(
        'croissant',
        body,
        folds + path('M0 190C120 240 310 240 430 190V260H0Z', shade, 'opacity="0.5"'),
      ),
    w: 430,
    h: 240,
  };
}

export function muffin(): Drawing {
  const half = (y: number, flip: boolean) =>
    path(
      flip
        ? `M20 ${y}H340C344 ${y + 40} 320 ${y + 74} 280 ${y + 76}H80C40 ${y + 74} 16 ${y + 40} 20 ${y}Z`
        : `M20 ${y + 84}C14 ${y + 30} 60 ${y} 110 ${y}H250C300 ${y} 346 ${y + 30} 340 ${y + 84}Z`,
      '#e6ae63',
    );
  const dust = [
    [90, 24],
    [150, 14],
    [220, 20],
    [280, 34],
    [120, 46],
    [190, 40],
    [250, 52],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 7, 4, '#fbe3b8'))
    .join('');
  return {
    svg:
      half(0, false) +
      path('M40 66C120 84 240 84 336 50C342 60 341 74 340 84H20C20 76 20 72 22 62Z', '#bd7f38') +
      dust +
      path(
        'M4 96C20 78 340 78 356 96C366 118 336 124 316 118C290 138 262 122 240 124C214 140 180 126 150 128C120 138 90 122 60 126C24 130-6 120 4 96Z',
        palette.egg.base,
      ) +
      path(
        'M8 104C80 118 280 118 354 98C366 118 336 124 316 118C290 138 262 122 240 124C214 140 180 126 150 128C120 138 90 122 60 126C24 130 4 122 8 104Z',
        palette.egg.shade,
      ) +
      path('M10 128H350L336 144L250 148L222 174L194 148L120 146L96 164L70 146L24 144Z', palette.cheese.base) +
      rect({ x: 8, y: 144, w: 344, h: 36 }, '#8a4630', 18) +
      path('M222 174L194 148H250Z', palette.cheese.shade) +
      half(178, true) +
      path('M24 214C120 236 260 232 338 196C338 220 318 252 280 254H80C50 252 30 236 24 214Z', '#bd7f38'),
    w: 360,
    h: 256,
  };
}
