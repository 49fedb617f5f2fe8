import { handMade, type Part } from './hand-made-archive';

/** Text, number, nothing, or XML with `REF` for the address. */
export type HandMadeCell = string | number | null | { readonly xml: string };
export type HandMadeRows = readonly (readonly HandMadeCell[])[];

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function addressOf(row: number, column: number): string {
  const letters = (at: number): string =>
    (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
  return `${letters(column)}${row + 1}`;
}

function cellXml(cell: HandMadeCell, ref: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`;
  if (typeof cell === 'string')
    return `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  return cell.xml.replaceAll('REF', ref);
}

/** `behind` follows the rows. */
export function sheetXml(rows: HandMadeRows, behind = ''): string {
  const data = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, addressOf(row, column))).join('')}</row>`,
  );
  return `${declaration}<worksheet xmlns="${main}" xmlns:r="${relations}"><sheetData>${data.join('')}</sheetData>${behind}</worksheet>`;
}

export interface HandMadeSheet {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly xml: string;
}

/** Formats: 0 General, 1 `0.00%`, 2 a date, 3 text. */
const styles = `${declaration}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="10" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Some may be replaced. */
export function workbookParts(
  sheets: readonly HandMadeSheet[],
  { parts = {}, workbook = '' }: { readonly parts?: Record<string, string>; readonly workbook?: string } = {},
): Part[] {
  const sheetTags = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const links = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const contents: Record<string, string> = {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheetTags.join('')}</sheets>${workbook}</workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships">${links.join('')}<Relationship Id="rIdS" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rIdT" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `${declaration}<sst xmlns="${main}"/>`,
    ...Object.fromEntries(sheets.map(({ xml }, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
    ...parts,
  };
  return Object.entries(contents).map(([name, content]) => ({ name, content }));
}

/** A valid workbook with one sheet. */
export const handMadeWorkbook = (rows: HandMadeRows, behind = ''): Buffer =>
  handMade(workbookParts([{ name: 'Datos', xml: sheetXml(rows, behind) }]));
