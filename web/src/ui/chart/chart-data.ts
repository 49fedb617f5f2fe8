export interface ChartSeries {
  readonly key: string;
  readonly name: string;
}

/** Values by series key; `null` if unknown. */
interface ChartPoint {
  readonly key: string;
  readonly name: string;
  readonly values: Readonly<Record<string, number | null>>;
  /** Beside its name, instead of the values. */
  readonly note?: string;
}

export interface ChartData {
  readonly series: readonly ChartSeries[];
  readonly points: readonly ChartPoint[];
  /** Also `null`. */
  readonly write: (value: number | null) => string;
}

/** Unknown values are omitted, not drawn as 0. */
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

export const hasValues = ({ series, points }: Pick<ChartData, 'series' | 'points'>) =>
  points.some(({ values }) => series.some(({ key }) => (values[key] ?? null) !== null));
