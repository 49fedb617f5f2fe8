import { importColumns, type ImportKind } from '@portal/contracts/areas/imports';
import { type Column, type ColumnValue, valueColumns } from '@portal/contracts/kernel';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocalised } from '#core/i18n/LanguageProvider';

/** As many decimals as tell two values apart that differ. */
const decimals = { maximumFractionDigits: 4 } as const;

export interface ShownCell {
  readonly key: string;
  readonly heading: string;
  /** Empty for no value. */
  readonly text: string;
}

/** The cells of a row in words: those that tell it from others, and those that hold its figures. */
export function useCellTexts(kind: ImportKind) {
  const { formatNumber } = useIntl();
  const localised = useLocalised();
  return useMemo(() => {
    const { distinct } = importColumns[kind];
    const columns = valueColumns(importColumns[kind]);
    const percent = { ...decimals, style: 'unit', unit: 'percent' } as const;
    const textOf = (column: Column, value: ColumnValue): string => {
      if (column.type === 'choice') {
        const choice = column.choices.find((one) => one.value === value);
        return choice === undefined ? String(value ?? '') : localised(choice.labels);
      }
      if (column.type !== 'number' || typeof value !== 'number') return String(value ?? '');
      return formatNumber(value, column.percent === true ? percent : decimals);
    };
    const cellsOf = (cells: readonly ColumnValue[], isDistinct: boolean): ShownCell[] =>
      columns.flatMap((column, index) =>
        distinct.includes(column.key) === isDistinct
          ? [
              {
                key: column.key,
                heading: localised(column.heading),
                text: textOf(column, cells[index] ?? null),
              },
            ]
          : [],
      );
    return {
      hasName: distinct.length > 0,
      /** What tells the row from others of its place: `Comida`, `BEBIDAS · Agua`. */
      nameOf: (cells: readonly ColumnValue[]) =>
        cellsOf(cells, true)
          .map(({ text }) => text)
          .join(' · '),
      figuresOf: (cells: readonly ColumnValue[]) => cellsOf(cells, false),
    };
  }, [kind, formatNumber, localised]);
}
