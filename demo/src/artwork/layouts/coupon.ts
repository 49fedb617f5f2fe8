import { halftone } from '../backdrops/rays';
import { lightness, mixed } from '../colour';
import { type Box, circle, inset, line, n, path, placed, rect } from '../drawing';
import { priceFigure } from '../marks';
import { across, type Page } from '../page';
import type { Scheme } from '../schemes';
import { fitted, lineOfText } from '../typesetting';
import { withCase, wordBlock } from './headline';

const paper = '#fff6e4';
const punch = 20;
const dashes = 'stroke-dasharray="10 12"';

/** A colour with enough contrast on the paper. */
const inkOnPaper = ({ ground, ink, accent, onAccent }: Scheme): string =>
  [ground, ink, accent].find((colour) => lightness(colour) < 0.5) ?? onAccent;

export function coupon(page: Page): string {
  const { scheme, wide, margin } = page;
  const card = inset(page.all, margin * 0.8);
  const [body, stub] = wide ? sideBySide(card) : stacked(card);
  const words = across(
    page,
    { x: body.x + 34, y: body.y + 34, w: body.w * 0.52, h: body.h - 68 },
    { x: body.x + 30, y: body.y + 30, w: body.w - 60, h: body.h * 0.4 },
  );
  const stage = across(
    page,
    { x: body.x + body.w * 0.6, y: body.y + 30, w: body.w * 0.36, h: body.h - 60 },
    { x: body.x + 30, y: body.y + body.h * 0.47, w: body.w - 60, h: body.h * 0.51 },
  );
  const radius = Math.min(stage.w, stage.h) * 0.52;
  const ink = inkOnPaper(scheme);
  return (
    rect(page.all, scheme.ground) +
    halftone(page.all, scheme.alt, { cell: 20, from: 'right' }) +
    rect(card, paper, 22) +
    (wide ? cutDown(stub, card, scheme.ground) : cutAcross(stub, card, scheme.ground)) +
    circle(stage.x + stage.w / 2, stage.y + stage.h / 2, radius, scheme.accent, 'opacity="0.35"') +
    placed(page.hero, stage) +
    wordBlock(page, words, {
      ink,
      claimInk: mixed(scheme.deep, '#1d1a16', 0.3),
      align: 'start',
      maxLines: 3,
      anchor: across(page, 0.3, 0),
    }) +
    stubContent(page, across(page, inset(stub, 26, 30), inset(stub, 34, 26)), ink)
  );
}

function sideBySide(card: Box): readonly [Box, Box] {
  const w = card.w * 0.7;
  return [
    { ...card, w },
    { ...card, x: card.x + w, w: card.w - w },
  ];
}

function stacked(card: Box): readonly [Box, Box] {
  const h = card.h * 0.66;
  return [
    { ...card, h },
    { ...card, y: card.y + h, h: card.h - h },
  ];
}

function cutDown({ x }: Box, { y, h }: Box, ground: string): string {
  const holes = circle(x, y, punch, ground) + circle(x, y + h, punch, ground);
  return holes + line(`M${n(x)} ${n(y + 34)}V${n(y + h - 34)}`, ground, 3, dashes);
}

function cutAcross({ y }: Box, { x, w }: Box, ground: string): string {
  const holes = circle(x, y, punch, ground) + circle(x + w, y, punch, ground);
  return holes + line(`M${n(x + 34)} ${n(y)}H${n(x + w - 34)}`, ground, 3, dashes);
}

function stubContent(page: Page, box: Box, ink: string): string {
  const figureBox = across(page, { ...box, h: box.h * 0.5 }, { ...box, w: box.w * 0.46 });
  const code = across(
    page,
    { x: box.x, y: box.y + box.h * 0.62, w: box.w, h: box.h * 0.24 },
    { x: box.x + box.w * 0.54, y: box.y + box.h * 0.16, w: box.w * 0.46, h: box.h * 0.46 },
  );
  return figure(page, figureBox, ink) + barcode(page, code);
}

function figure({ copy }: Page, box: Box, ink: string): string {
  if (copy.price !== undefined) return priceFigure(copy.price, box, ink);
  const style = { face: 'loud', align: 'middle', anchor: 0.5, leading: 1.17, maxLines: 2 } as const;
  return path(fitted(withCase('loud', copy.call), box, style).d, ink);
}

function barcode({ random, scheme }: Page, { x, y, h }: Box): string {
  const ink = mixed(scheme.deep, '#1d1a16', 0.3);
  let bars = '';
  for (let at = 0, pen = x; at < 30; at++) {
    const width = random.between(1, 4);
    bars += `M${n(pen)} ${n(y)}h${width}v${n(h)}h${-width}Z`;
    pen += width + random.between(2, 4);
  }
  const number = `BL-${random.between(100_000, 999_999)}`;
  return path(bars + lineOfText({ face: 'text', tracking: 0.2 }, number, x, y + h + 18, 12), ink);
}
