import {
  type HandMadeCell,
  handMadeWorkbook,
  type HandMadeRows,
  sheetXml,
  workbookParts,
} from './hand-made-workbook';
import { handMade } from './hand-made-archive';

export interface WorkbookCase {
  readonly about: string;
  readonly name: string;
  readonly content: Uint8Array;
  /** One of these codes; absent if accepted. */
  readonly refused?: readonly string[];
  /** Expected rows: slot, sales, guest counts. */
  readonly rows?: readonly (readonly (string | number | null)[])[];
}

export const heading = ['Restaurante', 'Franja', 'Ventas', 'GC'];
export const goodRow: readonly HandMadeCell[] = ['101', 'Cena', 2.5, 1];
const goodRows = [['cena', 2.5, 1]] as const;

export const refused = (
  about: string,
  content: Uint8Array | string,
  codes: string | readonly string[],
  name = 'ventas.xlsx',
): WorkbookCase => ({
  about,
  name,
  refused: typeof codes === 'string' ? [codes] : codes,
  content: typeof content === 'string' ? Buffer.from(content) : content,
});
export const taken = (
  about: string,
  content: Uint8Array,
  rows: WorkbookCase['rows'] = goodRows,
  name = 'ventas.xlsx',
): WorkbookCase => ({ about, name, content, ...(rows && { rows }) });

export const withRow = (...cells: readonly HandMadeCell[]): Buffer => handMadeWorkbook([heading, cells]);
export const withRows = (rows: HandMadeRows, behind = ''): Buffer => handMadeWorkbook(rows, behind);

export const withSheet = (xml: string, parts: Record<string, string> = {}): Buffer =>
  handMade(workbookParts([{ name: 'Datos', xml }], { parts }));

export const goodSheet = sheetXml([heading, goodRow]);
