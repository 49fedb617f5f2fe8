/** One line or one colour of a chart. */
export interface ChartSeries {
  readonly key: string;
  readonly name: string;
}

/** What is measured at one place of a chart, by the keys of the series; `null` where nothing is known. */
export interface ChartPoint {
  readonly key: string;
  readonly name: string;
  readonly values: Readonly<Record<string, number | null>>;
}

/** What a chart and its table both show. */
export interface ChartData {
  readonly series: readonly ChartSeries[];
  readonly points: readonly ChartPoint[];
  /** How a value is written; also how `null` is. */
  readonly write: (value: number | null) => string;
}

/** The rows as the chart library takes them: what is not known is left out, so that it is not drawn as 0. */
export const chartRows = ({ series, points }: Pick<ChartData, 'series' | 'points'>) =>
  points.map(({ name, values }) => ({
    name,
    ...Object.fromEntries(
      series.flatMap(({ key }) => {
        const value = values[key] ?? null;
        return value === null ? [] : [[key, value] as const];
      }),
    ),
  }));

/** Whether there is anything to draw. */
export const hasValues = ({ series, points }: Pick<ChartData, 'series' | 'points'>) =>
  points.some(({ values }) => series.some(({ key }) => (values[key] ?? null) !== null));
