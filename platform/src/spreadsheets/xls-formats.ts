import { isPercentFormat, type MergedCells } from './workbook';

/** What the reader of old workbooks leaves out, for one sheet. */
export interface XlsSheetFacts {
  readonly hidden: boolean;
  /** A table, and neither a chart nor macros. */
  readonly isTable: boolean;
  /** Cells that show a hundredth as one, `row,column`. */
  readonly percent: ReadonlySet<string>;
  readonly merges: readonly MergedCells[];
}
export interface XlsFacts {
  readonly encrypted: boolean;
  readonly sheets: readonly XlsSheetFacts[];
}

/** Kinds of records (MS-XLS 2.3). */
const records = {
  formula: 0x0006,
  endOfSheet: 0x000a,
  encrypted: 0x002f,
  sheet: 0x0085,
  manyNumbers: 0x00bd,
  cellFormat: 0x00e0,
  merged: 0x00e5,
  number: 0x0203,
  shortNumber: 0x027e,
  numberFormat: 0x041e,
  begin: 0x0809,
} as const;
/** `0%` and `0.00%`, which no file spells out. */
const percentFormats: readonly number[] = [9, 10];
const headBytes = 4;

interface XlsRecord {
  readonly id: number;
  readonly at: number;
  readonly data: Buffer;
}

function* recordsFrom(stream: Buffer, start: number): Generator<XlsRecord> {
  for (let at = start; at + headBytes <= stream.length;) {
    const length = stream.readUInt16LE(at + 2);
    const data = stream.subarray(at + headBytes, at + headBytes + length);
    yield { id: stream.readUInt16LE(at), at, data };
    at += headBytes + length;
  }
}

/** The code of a number format: its length, whether it has two bytes a character, its characters. */
function formatCode(data: Buffer): string {
  const characters = data.readUInt16LE(2);
  const isWide = (data.readUInt8(4) & 1) === 1;
  return isWide
    ? data.toString('utf16le', 5, 5 + characters * 2)
    : data.toString('latin1', 5, 5 + characters);
}

interface Globals {
  readonly sheets: readonly { readonly start: number; readonly hidden: boolean; readonly isTable: boolean }[];
  /** By the number that cells name. */
  readonly isPercent: readonly boolean[];
  readonly encrypted: boolean;
}

function globalsOf(stream: Buffer): Globals {
  const formats = new Set(percentFormats);
  const cellFormats: number[] = [];
  const sheets: { start: number; hidden: boolean; isTable: boolean }[] = [];
  let encrypted = false;
  const read: Readonly<Record<number, (data: Buffer) => void>> = {
    [records.encrypted]: () => (encrypted = true),
    [records.numberFormat]: (data) => {
      if (isPercentFormat(formatCode(data))) formats.add(data.readUInt16LE(0));
      else formats.delete(data.readUInt16LE(0));
    },
    [records.cellFormat]: (data) => cellFormats.push(data.readUInt16LE(2)),
    [records.sheet]: (data) =>
      sheets.push({
        start: data.readUInt32LE(0),
        hidden: (data.readUInt8(4) & 3) !== 0,
        isTable: data.readUInt8(5) === 0,
      }),
  };
  for (const { id, data } of recordsFrom(stream, 0)) {
    if (id === records.endOfSheet) break;
    read[id]?.(data);
  }
  return { sheets, encrypted, isPercent: cellFormats.map((format) => formats.has(format)) };
}

/** Which cells of a record have which format: `[row, column, format]`. */
function formatsIn({ id, data }: XlsRecord): readonly (readonly [number, number, number])[] {
  if (id === records.number || id === records.shortNumber || id === records.formula)
    return [[data.readUInt16LE(0), data.readUInt16LE(2), data.readUInt16LE(4)]];
  if (id !== records.manyNumbers) return [];
  const row = data.readUInt16LE(0);
  const first = data.readUInt16LE(2);
  const count = Math.floor((data.length - 6) / 6);
  return Array.from({ length: count }, (_, n) => [row, first + n, data.readUInt16LE(4 + n * 6)]);
}

function mergesIn(data: Buffer): MergedCells[] {
  const merges: MergedCells[] = [];
  for (let at = 2; at + 8 <= data.length; at += 8) {
    merges.push({
      startRow: data.readUInt16LE(at),
      endRow: data.readUInt16LE(at + 2),
      startColumn: data.readUInt16LE(at + 4),
      endColumn: data.readUInt16LE(at + 6),
    });
  }
  return merges;
}

function sheetFacts(stream: Buffer, sheet: Globals['sheets'][number], { isPercent }: Globals): XlsSheetFacts {
  const percent = new Set<string>();
  const merges: MergedCells[] = [];
  // Charts stand within a sheet, with a beginning and an end of their own.
  let depth = 0;
  for (const record of recordsFrom(stream, sheet.start)) {
    if (record.id === records.begin) depth += 1;
    if (record.id === records.endOfSheet) depth -= 1;
    if (depth <= 0) return { hidden: sheet.hidden, isTable: sheet.isTable, percent, merges };
    if (record.id === records.merged) merges.push(...mergesIn(record.data));
    for (const [row, column, format] of formatsIn(record))
      if (isPercent[format]) percent.add(`${row},${column}`);
  }
  throw new RangeError('a sheet without an end');
}

/**
 * Number formats, hidden sheets and encryption of an old workbook (BIFF8): the reader gives values alone, where a
 * hundredth and a percentage look alike, and decodes an encrypted workbook into numbers that nobody wrote.
 * @throws RangeError for a broken one
 */
export function xlsFacts(stream: Buffer): XlsFacts {
  const globals = globalsOf(stream);
  if (globals.encrypted) return { encrypted: true, sheets: [] };
  return { encrypted: false, sheets: globals.sheets.map((sheet) => sheetFacts(stream, sheet, globals)) };
}
