/** Text, number, percentage, or formula with its last value. */
export type XlsCell =
  | string
  | number
  | null
  | { readonly percent: number }
  | { readonly date: number }
  | { readonly formula: number; readonly percent?: boolean }
  | ((row: number, column: number) => Buffer);

interface XlsSheet {
  readonly name: string;
  readonly hidden?: boolean;
  readonly rows: readonly (readonly XlsCell[])[];
  /** Type in the first record: 0x20 chart, 0x40 macros. */
  readonly kind?: number;
  readonly before?: Buffer;
  readonly behind?: Buffer;
}

const sectorBytes = 512;
export const record = (id: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};
export const words = (...numbers: readonly number[]): Buffer => {
  const data = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, at) => data.writeUInt16LE(number, at * 2));
  return data;
};
const double = (value: number): Buffer => {
  const data = Buffer.alloc(8);
  data.writeDoubleLE(value);
  return data;
};

export const begin = (kind: number) => record(0x0809, words(0x0600, kind, 0, 0, 0, 0, 0, 0));
export const end = record(0x000a, Buffer.alloc(0));
/** General, `0.00%`, date, custom `0.0%`. */
const cellFormats = [0, 10, 14, 164].map((format) =>
  record(0x00e0, Buffer.concat([words(0, format), Buffer.alloc(16)])),
);
const ownFormat = record(
  0x041e,
  Buffer.concat([words(164, 4), Buffer.from([0]), Buffer.from('0.0%', 'latin1')]),
);

function cellRecord(cell: XlsCell, row: number, column: number): Buffer {
  if (cell === null) return Buffer.alloc(0);
  if (typeof cell === 'function') return cell(row, column);
  if (typeof cell === 'number') return record(0x0203, Buffer.concat([words(row, column, 0), double(cell)]));
  if (typeof cell === 'string') {
    const text = Buffer.from(cell, 'utf16le');
    return record(0x0204, Buffer.concat([words(row, column, 0, cell.length), Buffer.from([1]), text]));
  }
  if ('percent' in cell && !('formula' in cell))
    return record(0x0203, Buffer.concat([words(row, column, 1), double(cell.percent)]));
  if ('date' in cell) return record(0x0203, Buffer.concat([words(row, column, 2), double(cell.date)]));
  const { formula, percent } = cell as { formula: number; percent?: boolean };
  const body = [words(row, column, percent ? 3 : 0), double(formula), Buffer.alloc(8)];
  return record(0x0006, Buffer.concat(body));
}

const sheetStream = ({ rows, kind = 0x0010, before, behind }: XlsSheet): Buffer =>
  Buffer.concat([
    begin(kind),
    ...(before ? [before] : []),
    ...rows.flatMap((cells, row) => cells.map((cell, column) => cellRecord(cell, row, column))),
    ...(behind ? [behind] : []),
    end,
  ]);

function boundSheet({ name, hidden = false }: XlsSheet, start: number): Buffer {
  const data = Buffer.alloc(8);
  data.writeUInt32LE(start, 0);
  data.writeUInt8(hidden ? 1 : 0, 4);
  data.writeUInt8(0, 5);
  data.writeUInt8(name.length, 6);
  data.writeUInt8(1, 7);
  return record(0x0085, Buffer.concat([data, Buffer.from(name, 'utf16le')]));
}

function workbookStream(sheets: readonly XlsSheet[], before: Buffer): Buffer {
  const shared = (starts: readonly number[]) =>
    Buffer.concat([
      begin(0x0005),
      before,
      ownFormat,
      ...cellFormats,
      ...sheets.map((sheet, at) => boundSheet(sheet, starts[at] ?? 0)),
      end,
    ]);
  const streams = sheets.map(sheetStream);
  let at = shared([]).length;
  const starts = streams.map(({ length }) => (at += length) - length);
  return Buffer.concat([shared(starts), ...streams]);
}

function directoryEntry(
  name: string,
  kind: number,
  [start, bytes, child]: readonly [number, number, number],
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(kind, 66);
  entry.writeUInt8(1, 67);
  entry.writeInt32LE(-1, 68);
  entry.writeInt32LE(-1, 72);
  entry.writeInt32LE(child, 76);
  entry.writeUInt32LE(start >>> 0, 116);
  entry.writeUInt32LE(bytes, 120);
  return entry;
}

/** A compound file with one stream. */
export function compoundFileOf(name: string, content: Buffer): Buffer {
  // Shorter streams have another table.
  const stream = Buffer.concat([content, Buffer.alloc(Math.max(0, 4_096 - content.length))]);
  const sectors = Math.ceil(stream.length / sectorBytes);
  const tables = Math.ceil((sectors + 2) / 127);
  const fat = Buffer.alloc(tables * sectorBytes, 0xff);
  for (let table = 0; table < tables; table += 1) fat.writeInt32LE(-3, table * 4);
  fat.writeInt32LE(-2, tables * 4);
  for (let at = 0; at < sectors; at += 1)
    fat.writeInt32LE(at === sectors - 1 ? -2 : tables + 2 + at, (tables + 1 + at) * 4);
  const header = Buffer.alloc(sectorBytes);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tables, 44);
  header.writeUInt32LE(tables, 48);
  header.writeUInt32LE(4_096, 56);
  header.writeInt32LE(-2, 60);
  header.writeInt32LE(-2, 68);
  header.fill(0xff, 76);
  for (let table = 0; table < tables; table += 1) header.writeUInt32LE(table, 76 + table * 4);
  const directory = Buffer.concat([
    directoryEntry('Root Entry', 5, [-2, 0, 1]),
    directoryEntry(name, 2, [tables + 1, stream.length, -1]),
    Buffer.alloc(256),
  ]);
  const body = Buffer.concat([stream, Buffer.alloc(sectors * sectorBytes - stream.length)]);
  return Buffer.concat([header, fat, directory, body]);
}

/** BIFF8; no installed library writes it. */
export const handMadeXls = (
  sheets: readonly XlsSheet[],
  { before = Buffer.alloc(0) }: { readonly before?: Buffer } = {},
): Buffer => compoundFileOf('Workbook', workbookStream(sheets, before));

export const calculatedMark = record(0x01c1, words(0x01c1, 0, 0x4d35, 2));

/** All other records are encrypted. */
export const encryptedMark = record(0x002f, words(1, 1, 1));
