import { type Box, circle, ellipse, n, path, polygon } from '../drawing';

export function rays(box: Box, cx: number, cy: number, fill: string, count = 18, turn = 0): string {
  const reach = Math.hypot(box.w, box.h);
  const step = (Math.PI * 2) / count;
  const wedges = Array.from({ length: count }, (_, at) => {
    const from = at * step + turn;
    const to = from + step / 2;
    return polygon([
      [cx, cy],
      [cx + Math.cos(from) * reach, cy + Math.sin(from) * reach],
      [cx + Math.cos(to) * reach, cy + Math.sin(to) * reach],
    ]);
  });
  return path(wedges.join(''), fill);
}

/** From the outermost in; colours repeat. */
export function rings(
  cx: number,
  cy: number,
  radius: number,
  colours: readonly string[],
  inner = 0.3,
): string {
  return colours
    .map((colour, at) => circle(cx, cy, radius * (1 - ((1 - inner) * at) / colours.length), colour))
    .join('');
}

/** `from` is the side with the largest dots. */
export function halftone(
  box: Box,
  fill: string,
  { cell = 22, from = 'bottom' }: { cell?: number; from?: 'bottom' | 'right' | 'left' | 'top' } = {},
): string {
  const columns = Math.ceil(box.w / cell);
  const rows = Math.ceil(box.h / cell);
  const strength = (column: number, row: number) =>
    ({ bottom: row / rows, top: 1 - row / rows, right: column / columns, left: 1 - column / columns })[from];
  let d = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const r = strength(column, row) * cell * 0.62;
      if (r < 1.2) continue;
      const x = box.x + (column + (row % 2 ? 0.5 : 0)) * cell;
      const y = box.y + row * cell;
      d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
    }
  }
  return path(d, fill);
}

export function floorShadow(cx: number, y: number, width: number, colour: string): string {
  return `<g opacity="0.35">${ellipse(cx, y, width / 2, width * 0.055, colour)}</g>`;
}
