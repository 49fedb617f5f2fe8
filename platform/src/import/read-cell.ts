import {
  type ChoiceColumn,
  cleanLine,
  type Column,
  type ColumnValue,
  type NumberColumn,
  type TextColumn,
} from '@portal/contracts';
import type { SheetCell } from '../spreadsheets/workbook';
import { isNothing, percentOf, typedNumber } from './sheet-number';
import { textKey } from './text-key';

export type CellReading =
  | { readonly value: ColumnValue; readonly code?: undefined }
  | { readonly code: string; readonly expected?: string };

const none: CellReading = { value: null };
const broken = (code: string, expected?: string | number): CellReading => ({
  code,
  ...(expected !== undefined && { expected: String(expected) }),
});

const brokenKinds: Readonly<Record<string, string>> = {
  error: 'formula_error',
  formula: 'formula_without_value',
  date: 'number_is_date',
  unshown: 'number_shown_otherwise',
};

/** Visibly empty. */
export const isBlankCell = (cell: SheetCell): boolean =>
  cell === null || (typeof cell === 'string' && cleanLine(cell) === '');

function numberInText(typed: string, { percent = false, integer = false }: NumberColumn): number | null {
  const text = cleanLine(typed);
  if (!text.endsWith('%')) return typedNumber(text, integer);
  return percent ? typedNumber(text.slice(0, -1).trim(), integer) : null;
}

function numberIn(cell: SheetCell, column: NumberColumn): number | null {
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'string') return numberInText(cell, column);
  return cell?.kind === 'percent' && column.percent ? percentOf(cell.value) : null;
}

function brokenRange(value: number, { min, max, integer }: NumberColumn): CellReading | null {
  if (value < min) return broken('number_too_small', min);
  if (value > max) return broken('number_too_large', max);
  return integer && !Number.isInteger(value) ? broken('number_not_whole') : null;
}

function readNumber(cell: SheetCell, column: NumberColumn): CellReading {
  if (typeof cell === 'string' && column.blank && isNothing(cleanLine(cell))) return none;
  const value = numberIn(cell, column);
  if (value === null || !Number.isFinite(value)) return broken('number_wrong');
  return brokenRange(value, column) ?? { value };
}

/** Also from numbers: spreadsheets convert texts that look like one. */
function textIn(cell: SheetCell): string | null {
  if (typeof cell === 'string') return cleanLine(cell);
  return typeof cell === 'number' && Number.isFinite(cell) ? String(cell) : null;
}

function readText(cell: SheetCell, { max }: TextColumn): CellReading {
  const value = textIn(cell);
  if (value === null) return broken('value_wrong');
  return value.length > max ? broken('text_too_long', max) : { value };
}

const choiceKeys = new WeakMap<ChoiceColumn, ReadonlyMap<string, string | number>>();

function keysOf(column: ChoiceColumn): ReadonlyMap<string, string | number> {
  const known = choiceKeys.get(column);
  if (known) return known;
  const keys = new Map(
    column.choices.flatMap(({ value, labels, aliases = [] }) =>
      [String(value), ...Object.values(labels), ...aliases].map((word) => [textKey(word), value] as const),
    ),
  );
  choiceKeys.set(column, keys);
  return keys;
}

function readChoice(cell: SheetCell, column: ChoiceColumn): CellReading {
  const text = textIn(cell);
  const value = text === null ? undefined : keysOf(column).get(textKey(text));
  return value === undefined ? broken('choice_unknown') : { value };
}

function readReference(cell: SheetCell): CellReading {
  const value = textIn(cell);
  return value === null ? broken('value_wrong') : { value };
}

const readers: Readonly<Record<Column['type'], (cell: SheetCell, column: never) => CellReading>> = {
  number: readNumber,
  text: readText,
  choice: readChoice,
  reference: readReference,
};

/** Reads a cell by its column's rules. */
export function readCell(cell: SheetCell, column: Column): CellReading {
  if (isBlankCell(cell)) return column.blank ? none : broken('value_missing');
  const code = typeof cell === 'object' && cell !== null ? brokenKinds[cell.kind] : undefined;
  return code === undefined ? readers[column.type](cell, column as never) : broken(code);
}

/** For reports. */
export function shownCell(cell: SheetCell, characters: number): string {
  const text =
    typeof cell === 'object' && cell !== null
      ? { percent: () => `${percentOf((cell as { value: number }).value)} %`, ...plainKinds }[cell.kind](cell)
      : String(cell ?? '');
  return cleanLine(text).slice(0, characters);
}

const plainKinds = {
  date: () => '',
  formula: () => '',
  boolean: (cell: SheetCell) => String((cell as { value: boolean }).value).toUpperCase(),
  unshown: (cell: SheetCell) => String((cell as { value: number }).value),
  error: (cell: SheetCell) => (cell as { text: string }).text,
};
