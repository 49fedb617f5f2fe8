import { circle, type Drawing, line, moved, path, placed, polygon, rect } from '../drawing';
import { emblem } from './emblem';
import { palette, type Tone } from './palette';

const rocket: Drawing = {
  w: 140,
  h: 250,
  svg:
    path('M70 0C112 40 118 110 104 176H36C22 110 28 40 70 0Z', palette.paper.base) +
    path('M70 0C112 40 118 110 104 176H78C92 110 92 44 70 0Z', palette.paper.shade) +
    path('M70 0C86 14 96 34 102 56H38C44 34 54 14 70 0Z', palette.card.base) +
    path('M34 110C10 124 4 156 8 190L38 168ZM106 110C130 124 136 156 132 190L102 168Z', palette.card.base) +
    circle(70, 94, 24, palette.steel.base) +
    circle(70, 94, 16, '#5bb5d6') +
    path('M44 176H96L88 196H52Z', palette.steel.base) +
    path('M52 196H88C96 216 84 232 70 250C56 232 44 216 52 196Z', '#f2b233') +
    path('M60 196H80C84 208 78 220 70 230C62 220 56 208 60 196Z', palette.card.light),
};

export function kidsBox(card: Tone = palette.card): Drawing {
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

export function bag(card: Tone = palette.kraft): Drawing {
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
      circle(190, 296, 84, palette.card.base) +
      placed(emblem('#fff3dc', palette.card.base), { x: 140, y: 236, w: 100, h: 116 }) +
      path('M40 118H340V132H40Z', card.shade, 'opacity="0.5"'),
    w: 380,
    h: 470,
  };
}

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
      leaf(200, 216, -34, palette.leaf.base) +
      leaf(230, 216, 36, palette.leaf.shade) +
      leaf(214, 206, 2, palette.leaf.light) +
      path('M70 200H350L326 450H94Z', palette.kraft.base) +
      path('M262 200H350L326 450H240Z', palette.kraft.shade) +
      rect({ x: 56, y: 184, w: 308, h: 34 }, palette.kraft.light, 8) +
      moved(206, 344, arrows, 1.1),
    w: 420,
    h: 452,
  };
}
