import type { UseQueryResult } from '@tanstack/react-query';
import type { CallError } from '#core/client/call-error';
import { useIntl } from 'react-intl';
import type { ChartData } from '#ui/chart/chart-data';
import type { Stacks } from '#ui/chart/stacks';
import type { ExportCell } from '#ui/export/export-columns';

export interface FigureRow {
  readonly key: string | number;
  readonly cells: readonly ExportCell[];
  /** Its list, of the first cell. */
  readonly to?: string | undefined;
  /** Before the link is followed. */
  readonly onFollow?: () => void;
  readonly action?: { readonly label: string; readonly name: string; readonly to: string };
}

export interface Change {
  readonly name: string;
  readonly now: number;
  readonly before: number;
  /** Which direction is good; `null` for neither. */
  readonly better: 'more' | 'less' | null;
  readonly write: (value: number) => string;
}

interface FigureChart {
  readonly look: 'columns' | 'rows' | 'days';
  readonly data: ChartData;
  readonly stacks: Stacks;
}

export interface Figure {
  readonly key: string;
  readonly title: string;
  readonly sentence: string;
  readonly changes?: readonly Change[];
  readonly link?: { readonly label: string; readonly to: string };
  /** Without one, the table is shown. */
  readonly chart?: FigureChart;
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
  /** Of rows; more exist in the list. */
  readonly total?: number;
  /** Tinted cells. */
  readonly isHeat?: boolean;
  /** Columns of wide screens. */
  readonly span?: 2 | 'all';
}

interface LinkedData extends ChartData {
  readonly points: readonly (ChartData['points'][number] & Pick<FigureRow, 'to'>)[];
}

/** The table has the same values. */
export const chartOf = (
  look: FigureChart['look'],
  data: LinkedData,
  stacks: Stacks = {},
): { readonly chart: FigureChart; readonly rows: readonly FigureRow[] } => ({
  chart: { look, data, stacks },
  rows: data.points.map(({ key, name, values, to }) => ({
    key,
    cells: [name, ...data.series.map((each) => values[each.key] ?? null)],
    to,
  })),
});

/** Figures of one query; the others remain if it fails. */
export interface FigureSource {
  readonly key: string;
  readonly query: UseQueryResult<unknown, CallError>;
  readonly figures: readonly Figure[];
  /** Cards while it loads; 0 where another source of the query shows them. */
  readonly expected: number;
}

export interface FigureGroup {
  readonly key: 'orders' | 'today' | 'content' | 'adoption';
  readonly title: string;
  readonly sources: readonly FigureSource[];
}

const hoursOfADay = 24;

export function useWrite() {
  const { formatNumber } = useIntl();
  const unit = (value: number, name: string) =>
    formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'long', maximumFractionDigits: 1 });
  return {
    whole: (value: number | null): string => formatNumber(value ?? 0),
    /** From two days on in days. */
    hours: (value: number): string =>
      value < 2 * hoursOfADay ? unit(value, 'hour') : unit(value / hoursOfADay, 'day'),
    percent: (share: number): string => formatNumber(share, { style: 'percent' }),
  };
}
