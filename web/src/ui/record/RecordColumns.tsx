import { Box } from '@mui/material';
import type { MarketFeatures } from '@portal/contracts/kernel';
import { type ReactNode, useMemo } from 'react';
import { useDates } from '#core/i18n/dates';
import type { Messages } from '#core/i18n/define-texts';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import type { ExportColumn } from '../export/export-columns';
import { PeriodChip } from '../period/PeriodChip';
import type { Column } from '../table/DataTable';
import { TwoLines } from '../table/TwoLines';

type Dates = ReturnType<typeof useDates>;
type Cell = string | number | null;

/** The server sorts by `field`. */
export interface RecordColumn<Row> {
  readonly field: string;
  readonly header: string;
  /** Pixels; `flex` shares the rest, `minWidth` at least. */
  readonly width?: number;
  readonly flex?: number;
  readonly minWidth?: number;
  readonly sortable?: boolean;
  readonly hideable?: boolean;
  readonly align?: 'right';
  readonly firstSort?: 'desc';
  readonly keeps?: boolean;
  readonly yields?: boolean;
  readonly feature?: keyof MarketFeatures;
  readonly isOnlyExported?: boolean;
  /** Default: not exported. */
  readonly value?: (row: Row, dates: Dates, text: (key: string) => string) => Cell;
  readonly cell?: (row: Row, dates: Dates) => ReactNode;
}

type Options = Omit<Partial<RecordColumn<never>>, 'value' | 'cell' | 'field'>;
type With<Field extends string, Value> = { readonly [F in Field]: Value };

type PeriodRow = Parameters<typeof PeriodChip>[0]['record'];
const phase: RecordColumn<PeriodRow> = {
  field: 'status',
  header: 'status',
  width: 150,
  sortable: false,
  cell: (row) => <PeriodChip record={row} />,
};

export const column = {
  /** On two lines at most. */
  text: <F extends string>(field: F, options: Options = {}): RecordColumn<With<F, string>> => ({
    field,
    header: field,
    flex: 1,
    minWidth: 140,
    ...options,
    value: (row) => row[field],
    cell: (row) => <TwoLines>{row[field]}</TwoLines>,
  }),
  number: <F extends string>(field: F, options: Options = {}): RecordColumn<With<F, number | null>> => ({
    field,
    header: field,
    width: 80,
    align: 'right',
    ...options,
    value: (row) => row[field],
  }),
  day: <F extends string>(field: F, options: Options = {}): RecordColumn<With<F, string | null>> => ({
    field,
    header: field,
    width: 120,
    ...options,
    value: (row, dates) => (row[field] === null ? '–' : dates.day(row[field])),
  }),
  time: <F extends string>(field: F, options: Options = {}): RecordColumn<With<F, string | null>> => ({
    field,
    header: field,
    width: 144,
    ...options,
    value: (row, dates) => (row[field] === null ? '–' : dates.time(row[field])),
    cell: (row, dates) => <TwoLines>{row[field] === null ? '–' : dates.time(row[field])}</TwoLines>,
  }),
  /** Sorted and exported by the switch. */
  period: (options: Options = {}): RecordColumn<Required<PeriodRow>> => ({
    ...phase,
    sortable: true,
    ...options,
    value: ({ status }) => status,
  }),
  /** For days without a switch. */
  phase: (options: Options = {}): RecordColumn<PeriodRow> => ({ ...phase, ...options }),
};

/** Characters, of exported columns with `flex`. */
const wideCell = 36;

const Digits = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
    {children}
  </Box>
);

export function useRecordColumns<Row extends object>(
  words: Messages,
  columns: readonly RecordColumn<Row>[],
): { readonly shown: readonly Column<Row>[]; readonly exported: readonly ExportColumn<Row>[] } {
  const text = useText(words);
  const dates = useDates();
  const { features } = useMarket();
  return useMemo(() => {
    const here = columns.filter(({ feature }) => feature === undefined || features[feature]);
    const inTable = here.filter(({ isOnlyExported = false }) => !isOnlyExported);
    const shown = inTable.map(({ header, value, cell, ...options }): Column<Row> => ({
      ...options,
      headerName: text(header),
      renderCell: ({ row }) => cell?.(row, dates) ?? <Digits>{value?.(row, dates, text)}</Digits>,
    }));
    const exported = here.flatMap(({ header, value, flex }) =>
      value === undefined
        ? []
        : [{ header: text(header), value: (row: Row) => value(row, dates, text), width: flex && wideCell }],
    );
    return { shown, exported };
  }, [columns, text, dates, features]);
}
