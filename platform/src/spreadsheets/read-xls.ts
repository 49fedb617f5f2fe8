import { readFile } from 'node:fs/promises';
import { CFB, type CellObject, read, set_cptable, SSF, type WorkSheet } from '@e965/xlsx';
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { type SheetCell, sheetCell, WorkbookRefused, type WorkbookSheet } from './workbook';

set_cptable(codepages);

/** Record types (MS-XLS 2.3). */
const records = { begin: 0x0809, end: 0x000a, columns: 0x007d, recalculated: 0x01c1 } as const;
const headBytes = 4;
const lastColumn = 255;
const unreadable = () => new WorkbookRefused('workbook_unreadable');

interface Container {
  readonly sectorBytes: number;
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly size: number; readonly content?: Uint8Array }[];
}

const { read: readContainer } = CFB as {
  read(content: Buffer, options: { type: 'buffer' }): Omit<Container, 'sectorBytes'>;
};

const containerOf = (content: Buffer): Container => ({
  ...readContainer(content, { type: 'buffer' }),
  sectorBytes: 1 << content.readUInt16LE(30),
});

function streamOf({ FullPaths, FileIndex, sectorBytes }: Container, name: string): Buffer | null {
  const path = `${FullPaths[0] ?? ''}${name}`.toLowerCase();
  const entry = FileIndex[FullPaths.findIndex((each) => each.toLowerCase() === path)];
  if (!entry?.content) return null;
  // Only the last sector may be short.
  if (entry.content.length + sectorBytes <= entry.size) throw unreadable();
  return Buffer.from(entry.content).subarray(0, entry.size);
}

/** Whether it is an encrypted new workbook. */
export function isEncryptedPackage(content: Buffer): boolean {
  try {
    return streamOf(containerOf(content), 'EncryptedPackage') !== null;
  } catch {
    return false;
  }
}

interface StreamFacts {
  /** Excel recalculates other workbooks on opening (MS-XLS 2.4.215). */
  readonly isCalculated: boolean;
  /** By substream: globals, then sheets in stream order. */
  readonly hiddenColumns: readonly ReadonlySet<number>[];
}

function* recordsIn(stream: Buffer): Generator<{ readonly id: number; readonly data: Buffer }> {
  for (let at = 0; at + headBytes <= stream.length;) {
    const end = at + headBytes + stream.readUInt16LE(at + 2);
    yield { id: stream.readUInt16LE(at), data: stream.subarray(at + headBytes, end) };
    at = end;
  }
}

function hiddenIn(data: Buffer): readonly number[] {
  if (data.length < 10 || (data.readUInt16LE(8) & 1) === 0) return [];
  const first = data.readUInt16LE(0);
  const last = Math.min(data.readUInt16LE(2), lastColumn);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** Facts the reader omits, or needs twice the memory for. */
function factsOf(stream: Buffer): StreamFacts {
  const hiddenColumns: Set<number>[] = [];
  let isCalculated = false;
  let depth = 0;
  const read: Readonly<Record<number, (data: Buffer) => void>> = {
    [records.begin]: () => (depth += 1) === 1 && hiddenColumns.push(new Set()),
    [records.end]: () => (depth -= 1),
    [records.recalculated]: () => (isCalculated = true),
    [records.columns]: (data) => hiddenIn(data).forEach((column) => hiddenColumns.at(-1)?.add(column)),
  };
  for (const { id, data } of recordsIn(stream)) read[id]?.(data);
  return { isCalculated, hiddenColumns };
}

const errorTexts: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
  0x2b: '#GETTING_DATA',
};

/** Libraries that cannot calculate write 0 or nothing. */
const isUncalculated = ({ f, v }: CellObject, isCalculated: boolean): boolean =>
  f !== undefined && !isCalculated && (v === 0 || v === '');

function cellOf(cell: CellObject, isCalculated: boolean): SheetCell {
  if (isUncalculated(cell, isCalculated)) return { kind: 'formula' };
  if (cell.t === 'e') return { kind: 'error', text: errorTexts[Number(cell.v)] ?? '#ERR!' };
  const format = String(cell.z ?? '');
  return cell.t === 'n' && SSF.is_date(format) ? { kind: 'date' } : sheetCell(cell.v, { format });
}

function toSheet(name: string, sheet: WorkSheet, { isCalculated }: StreamFacts) {
  const cells = (sheet['!data'] ?? []) as (CellObject[] | undefined)[];
  const isHidden = sheet['!rows']?.map((row) => row?.hidden === true) ?? [];
  return {
    name,
    rows: Array.from(cells, (row) =>
      Array.from(row ?? [], (cell: CellObject | undefined) => (cell ? cellOf(cell, isCalculated) : null)),
    ),
    hiddenRows: new Set([...isHidden.keys()].filter((row) => isHidden[row])),
    merges: (sheet['!merges'] ?? []).map(({ s, e }) => ({
      startRow: s.r,
      endRow: e.r,
      startColumn: s.c,
      endColumn: e.c,
    })),
  };
}

function sheetsIn(content: Buffer): WorkbookSheet[] {
  const container = containerOf(content);
  if (streamOf(container, 'EncryptedPackage')) throw new WorkbookRefused('workbook_encrypted');
  const stream = streamOf(container, 'Workbook') ?? streamOf(container, 'Book');
  if (stream === null || stream.length < headBytes || stream.readUInt16LE(0) !== records.begin)
    throw unreadable();
  const facts = factsOf(stream);
  const book = read(stream, { type: 'buffer', dense: true, cellNF: true, cellText: false });
  const isHidden = (name: string) =>
    Boolean(book.Workbook?.Sheets?.find((each) => each.name === name)?.Hidden);
  return book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name];
    if (!sheet) throw unreadable();
    if (sheet['!type'] !== undefined) return [];
    const hiddenColumns = facts.hiddenColumns[at + 1] ?? new Set();
    return [{ ...toSheet(name, sheet, facts), hidden: isHidden(name), hiddenColumns }];
  });
}

/**
 * Sheets of Excel 95 or later, without charts, dialogs and macros.
 * @throws WorkbookRefused
 */
export async function readXlsSheets(path: string): Promise<WorkbookSheet[]> {
  try {
    return sheetsIn(await readFile(path));
  } catch (error) {
    if (error instanceof WorkbookRefused) throw error;
    const isEncrypted = error instanceof Error && error.message === 'File is password-protected';
    throw isEncrypted ? new WorkbookRefused('workbook_encrypted') : unreadable();
  }
}
