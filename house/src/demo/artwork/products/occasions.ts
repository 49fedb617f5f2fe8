import type { Drawing } from '../drawing';
import { circle, clipped, ellipse, line, moved, path, placed, polygon, rect } from '../drawing';
import { emblem } from './emblem';
import type { Tone } from './pantry';
import { pantry } from './pantry';

const rocket: Drawing = {
  w: 140,
  h: 250,
  svg:
    path('M70 0C112 40 118 110 104 176H36C22 110 28 40 70 0Z', pantry.paper.base) +
    path('M70 0C112 40 118 110 104 176H78C92 110 92 44 70 0Z', pantry.paper.shade) +
    path('M70 0C86 14 96 34 102 56H38C44 34 54 14 70 0Z', pantry.card.base) +
    path('M34 110C10 124 4 156 8 190L38 168ZM106 110C130 124 136 156 132 190L102 168Z', pantry.card.base) +
    circle(70, 94, 24, pantry.steel.base) +
    circle(70, 94, 16, '#5bb5d6') +
    path('M44 176H96L88 196H52Z', pantry.steel.base) +
    path('M52 196H88C96 216 84 232 70 250C56 232 44 216 52 196Z', '#f2b233') +
    path('M60 196H80C84 208 78 220 70 230C62 220 56 208 60 196Z', pantry.card.light),
};

/** The children's box with a smile and a rocket flying out. */
export function kidsBox(card: Tone = pantry.card): Drawing {
  const handle =
    path('M126 196C126 110 274 110 274 196H240C240 156 160 156 160 196Z', '#f2b233') +
    path('M240 196C240 170 222 160 200 158L206 132C250 134 274 154 274 196Z', '#d8901c');
  const roof =
    path('M40 260L96 184H304L360 260Z', card.light) + path('M304 184L360 260H250L224 184Z', card.base);
  const body = path('M40 260H360L340 470H60Z', card.base) + path('M250 260H360L340 470H240Z', card.shade);
  const smile =
    line('M110 352C150 420 240 420 282 352', '#fff3dc', 20) +
    circle(146, 316, 17, '#fff3dc') +
    circle(246, 316, 17, '#fff3dc');
  const stars = [
    [70, 96, 0.9],
    [330, 130, 0.7],
    [100, 30, 0.6],
    [310, 40, 1],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      moved(x, y, path('M0-30L8-8L30 0L8 8L0 30L-8 8L-30 0L-8-8Z', '#f2b233'), scale),
    )
    .join('');
  return {
    svg: stars + moved(200, 120, moved(-70, -125, rocket.svg), 0.9, 14) + handle + roof + body + smile,
    w: 400,
    h: 474,
  };
}

/** A small car seen from the side. */
export function car(paint: Tone = pantry.card): Drawing {
  const body =
    'M24 214C20 176 40 160 84 152C120 96 160 60 220 56H330C390 58 420 100 444 150C500 154 536 170 540 206C542 224 534 234 516 234H48C32 234 25 228 24 214Z';
  const shading =
    path('M0 196C180 214 400 214 560 190V250H0Z', paint.shade) +
    path('M84 152C140 140 420 140 444 150L452 162H70Z', paint.light);
  const glass =
    path(
      'M132 146C156 108 186 84 224 80H262V146ZM280 80H324C366 82 388 108 408 146H280Z',
      pantry.glass.base,
    ) + path('M176 146L214 84H240L200 146ZM320 146L344 86L360 96L342 146Z', pantry.glass.light);
  const wheel = (x: number) =>
    circle(x, 232, 54, pantry.steel.shade) +
    circle(x, 232, 30, pantry.paper.shade) +
    circle(x, 232, 11, pantry.steel.base);
  const lights =
    path('M506 174C530 178 538 190 539 202H512Z', '#ffe08a') +
    path('M28 186L52 184V206H25Z', '#fff3dc') +
    rect({ x: 292, y: 166, w: 34, h: 9 }, paint.shade, 4);
  const arm =
    path('M226 146C222 120 246 110 262 118V146Z', '#e2a27a') +
    circle(238, 110, 22, '#e2a27a') +
    path('M214 106C214 84 236 78 250 84C262 88 262 100 258 106C244 96 228 98 214 106Z', pantry.cocoa.base);
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

/** A sign over the drive-through lane. */
export function laneSign(card: Tone = pantry.card): Drawing {
  return {
    svg:
      rect({ x: 120, y: 200, w: 24, h: 330 }, pantry.steel.base) +
      rect({ x: 134, y: 200, w: 10, h: 330 }, pantry.steel.shade) +
      rect({ x: 0, y: 0, w: 264, h: 220 }, card.shade, 34) +
      rect({ x: 0, y: 0, w: 264, h: 208 }, card.base, 34) +
      rect({ x: 14, y: 14, w: 236, h: 180 }, 'none', 24, 'stroke="#fff3dc" stroke-width="5"') +
      placed(emblem('#fff3dc', card.base), { x: 62, y: 34, w: 140, h: 140 }),
    w: 264,
    h: 530,
  };
}

/** A delivery bag, packed. */
export function bag(card: Tone = pantry.kraft): Drawing {
  const fold = path(
    'M40 100L70 74L100 100L130 74L160 100L190 74L220 100L250 74L280 100L310 74L340 100V140H40Z',
    card.light,
  );
  const body =
    path('M40 118H340V450C340 462 332 468 322 468H58C48 468 40 462 40 450Z', card.base) +
    path('M250 118H340V450C340 462 332 468 322 468H236C262 350 266 230 250 118Z', card.shade);
  return {
    svg:
      fold +
      body +
      circle(190, 296, 84, pantry.card.base) +
      placed(emblem('#fff3dc', pantry.card.base), { x: 140, y: 236, w: 100, h: 116 }) +
      path('M40 118H340V132H40Z', card.shade, 'opacity="0.5"'),
    w: 380,
    h: 470,
  };
}

/** A phone with the app open; `drawing` is what it shows. */
export function phone(drawing: Drawing, screen: string): Drawing {
  const bars = [
    [60, 372, 160],
    [60, 396, 110],
  ]
    .map(([x = 0, y = 0, w = 0]) => rect({ x, y, w, h: 12 }, pantry.paper.shade, 6))
    .join('');
  return {
    svg:
      rect({ x: 0, y: 0, w: 280, h: 540 }, pantry.steel.shade, 44) +
      rect({ x: 14, y: 14, w: 252, h: 512 }, pantry.paper.base, 32) +
      clipped(
        'phone-screen',
        'M14 46C14 26 28 14 46 14H234C252 14 266 26 266 46V340H14Z',
        rect({ x: 14, y: 14, w: 252, h: 326 }, screen) +
          circle(140, 210, 110, '#ffffff', 'opacity="0.16"') +
          placed(drawing, { x: 40, y: 90, w: 200, h: 220 }),
      ) +
      rect({ x: 96, y: 24, w: 88, h: 20 }, pantry.steel.shade, 10) +
      bars +
      rect({ x: 40, y: 434, w: 200, h: 56 }, pantry.card.base, 28) +
      rect({ x: 90, y: 457, w: 100, h: 11 }, pantry.paper.base, 5),
    w: 280,
    h: 540,
  };
}

/** A rider on a scooter with the box behind. */
export function scooter(paint: Tone = pantry.card): Drawing {
  const wheel = (x: number) =>
    circle(x, 350, 52, pantry.steel.shade) +
    circle(x, 350, 26, pantry.paper.shade) +
    circle(x, 350, 9, pantry.steel.base);
  const box =
    rect({ x: 30, y: 110, w: 150, h: 130 }, paint.base, 14) +
    rect({ x: 130, y: 110, w: 50, h: 130 }, paint.shade, 14) +
    rect({ x: 30, y: 110, w: 150, h: 24 }, paint.light, 10) +
    placed(emblem('#fff3dc', paint.base), { x: 62, y: 148, w: 66, h: 78 });
  const frame =
    path(
      'M60 300C60 256 100 244 160 244H258C274 290 320 300 352 296L344 220L314 112L344 102L386 220L404 330C370 300 330 340 330 350H120C116 310 80 300 60 320Z',
      pantry.paper.base,
    ) +
    path(
      'M258 244C274 290 320 300 352 296L348 330C338 336 330 344 330 350H190C210 320 240 300 258 244Z',
      pantry.paper.shade,
    ) +
    line('M300 106L354 96', pantry.steel.base, 13) +
    circle(372, 184, 19, '#ffe08a');
  const rider =
    path(
      'M190 250C176 190 180 120 226 104C262 96 276 120 272 150L262 216C300 214 322 232 320 262L314 316H282L280 268H220C204 268 194 262 190 250Z',
      pantry.steel.base,
    ) +
    path('M220 268H280L282 316H314L320 262C322 232 300 214 262 216L258 240H206Z', '#2b4a78') +
    line('M240 132C262 166 290 150 318 118', '#f2b233', 26) +
    circle(322, 114, 14, '#e2a27a') +
    circle(246, 66, 40, '#e2a27a') +
    path('M200 66C196 20 290 8 292 62L294 76H240C236 90 206 92 200 66Z', paint.base) +
    path('M254 46H292L294 76H258Z', pantry.glass.base) +
    rect({ x: 276, y: 308, w: 54, h: 22 }, pantry.steel.shade, 10);
  return { svg: wheel(110) + wheel(396) + box + frame + rider, w: 460, h: 404 };
}

/** Three of the crew, waist up. */
export function crew(card: Tone = pantry.card): Drawing {
  const person = (skin: string, hair: string, apron: string) =>
    path('M-90 300C-96 190-64 150 0 146S96 190 90 300Z', pantry.steel.base) +
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
  ({ '#2e7d4f': '#215c3a', '#f2b233': '#c98a14' })[colour] ?? pantry.card.shade;

/** A bag growing leaves: less plastic, recycled board. */
export function greenBox(): Drawing {
  const leaf = (x: number, y: number, turn: number, fill: string) =>
    moved(
      x,
      y,
      path('M0 0C-60-30-70-120 0-180C70-120 60-30 0 0Z', fill) +
        line('M0-4V-150M0-50L-24-76M0-50L24-76M0-92L-20-114M0-92L20-114', '#ffffff', 5, 'opacity="0.4"'),
      1,
      turn,
    );
  const arrows = path(
    polygon([
      [0, -62],
      [34, -4],
      [14, -4],
      [14, 30],
      [-14, 30],
      [-14, -4],
      [-34, -4],
    ]),
    '#fff3dc',
  );
  return {
    svg:
      leaf(200, 216, -34, pantry.leaf.base) +
      leaf(230, 216, 36, pantry.leaf.shade) +
      leaf(214, 206, 2, pantry.leaf.light) +
      path('M70 200H350L326 450H94Z', pantry.kraft.base) +
      path('M262 200H350L326 450H240Z', pantry.kraft.shade) +
      rect({ x: 56, y: 184, w: 308, h: 34 }, pantry.kraft.light, 8) +
      moved(206, 344, arrows, 1.1),
    w: 420,
    h: 452,
  };
}

/** A football. */
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
        path('M-34-150C-20-138 20-138 34-150V-210H-34ZM-4-140H4V-50H-4Z', pantry.steel.shade),
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
      path(ball, pantry.paper.light) +
        clipped(
          'football',
          ball,
          path('M60-170C150-100 120 90-60 170H180V-180Z', pantry.paper.shade) +
            edge +
            path(patch, pantry.steel.shade),
        ),
    ),
    w: 320,
    h: 320,
  };
}

/** A tablet on which somebody orders, or a kiosk. */
export function kiosk(drawing: Drawing, card: Tone = pantry.card): Drawing {
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
      rect({ x: 100, y: 470, w: 80, h: 110 }, pantry.steel.base) +
      rect({ x: 40, y: 566, w: 200, h: 26 }, pantry.steel.shade, 8) +
      rect({ x: 0, y: 0, w: 280, h: 490 }, pantry.steel.shade, 26) +
      rect({ x: 20, y: 22, w: 240, h: 440 }, pantry.paper.base, 10) +
      rect({ x: 20, y: 22, w: 240, h: 200 }, card.base, 10) +
      placed(drawing, { x: 60, y: 42, w: 160, h: 160 }) +
      tiles,
    w: 280,
    h: 592,
  };
}
