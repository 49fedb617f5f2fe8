import type { ChartData } from './chart-data';

/** Series → stack; others stand alone. */
export type Stacks = Readonly<Record<string, string>>;

export const stackOf = (stacks: Stacks, series: string): string => stacks[series] ?? series;

/** Pixels. */
export const barSize = 12;
export const nameHeight = 19;
const gap = 12;
export const rowMargin = { top: 10, right: 2, bottom: 0, left: 0 };

interface Stacked extends Pick<ChartData, 'series'> {
  readonly stacks: Stacks;
}

/** Pixels of the bars below a name. */
export function groupHeightOf({ series, stacks }: Stacked): number {
  const bars = new Set(series.map(({ key }) => stackOf(stacks, key))).size;
  return bars * (barSize + 1) - 1;
}

const pixelsPerUnit = 8;

/** Theme spacing units. */
export const rowsHeightOf = (data: Stacked & Pick<ChartData, 'points'>): number =>
  (data.points.length * (groupHeightOf(data) + nameHeight + gap) + rowMargin.top) / pixelsPerUnit;
