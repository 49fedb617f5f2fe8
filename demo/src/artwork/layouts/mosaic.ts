import { tiles } from '../backdrops/patterns';
import { type Box, inset, path, placed, rect } from '../drawing';
import { foot, lockup, scallopShape } from '../marks';
import type { Page } from '../page';
import { wordBlock } from './headline';

interface Wall {
  readonly size: number;
  readonly words: Box;
  readonly stage: Box;
}

const inside = ({ x, y, w, h }: Box, column: number, row: number): boolean =>
  column >= x && column < x + w && row >= y && row < y + h;

const scaled = ({ x, y, w, h }: Box, by: number): Box => ({ x: x * by, y: y * by, w: w * by, h: h * by });

function besideWall({ w, h }: Page): Wall {
  const columns = Math.round(w / (h / 4));
  const size = w / columns;
  const rows = Math.ceil(h / size);
  const wordColumns = Math.ceil(columns * 0.42);
  const span = Math.min(3, columns - wordColumns);
  return {
    size,
    words: { x: 0, y: 0, w: wordColumns, h: rows },
    stage: { x: columns - span, y: 0, w: span, h: span },
  };
}

function aboveWall({ w, h }: Page): Wall {
  const columns = 4;
  const size = w / columns;
  const wordRows = Math.max(1, Math.round(Math.ceil(h / size) * 0.42));
  return { size, words: { x: 0, y: 0, w: columns, h: wordRows }, stage: { x: 1, y: wordRows, w: 3, h: 3 } };
}

export function mosaic(page: Page): string {
  const { scheme, wide, words, margin } = page;
  const wall = wide ? besideWall(page) : aboveWall(page);
  const colours = [scheme.ground, scheme.alt, scheme.accent, scheme.deep, '#fff3dc'];
  const taken = (column: number, row: number) =>
    inside(wall.words, column, row) || inside(wall.stage, column, row);
  const stage = scaled(wall.stage, wall.size);
  const field = scaled(wall.words, wall.size);
  const box = wide ? { ...words, w: field.w - margin * 1.5 } : { ...words, h: field.h - margin * 1.5 };
  return (
    rect(page.all, scheme.ground) +
    tiles(page.all, wall.size, colours, page.random, taken) +
    rect(field, scheme.ground) +
    rect(stage, scheme.alt) +
    path(scallopShape(stage.x + stage.w / 2, stage.y + stage.h / 2, stage.w * 0.4, 14), '#fff3dc') +
    placed(page.hero, inset(stage, stage.w * 0.1)) +
    wordBlock(page, box, { anchor: wide ? 0.3 : 0, align: 'start' }) +
    (wide ? foot(page, { withNote: false }) : plate(page))
  );
}

function plate({ scheme, h, margin }: Page): string {
  const mark = lockup(scheme.onAccent, scheme.accent, 40);
  const place = { x: margin + 14, y: h - margin - 40, w: 260, h: 40 };
  return rect({ x: 0, y: h - margin - 64, w: 300, h: 88 }, scheme.accent) + placed(mark, place, { ax: 0 });
}
