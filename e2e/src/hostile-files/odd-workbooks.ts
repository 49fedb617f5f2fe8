import { handMadeXls } from '@portal/platform/testing/hand-made-xls';
import { handMade } from './hand-made-archive';
import { sheetXml, workbookParts } from './hand-made-workbook';
import {
  goodRow,
  goodSheet,
  heading,
  taken,
  withRow,
  withRows,
  withSheet,
  type WorkbookCase,
} from './workbook-case';

const cell = (xml: string) => ({ xml });
const oldSheet = { name: 'Datos', rows: [heading, ['101', 'Cena', 2.5, 1]] };
const beside = (
  ...others: readonly { readonly name: string; readonly xml: string; readonly state?: 'hidden' }[]
) => handMade(workbookParts([...others, { name: 'Datos', xml: goodSheet }]));
const shared =
  '<?xml version="1.0"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><r><t>Ce</t></r><r><rPr><b/></rPr><t>na</t></r></si></sst>';

const cells = (): readonly WorkbookCase[] => [
  taken('a plain one', withRow(...goodRow)),
  taken('a percent cell', withRow('101', 'Cena', cell('<c r="REF" s="1"><v>0.025</v></c>'), 1)),
  taken('a comma', withRow('101', 'Cena', '2,5', '1')),
  taken('a percent sign', withRow('101', 'Cena', '2,5 %', '1%')),
  taken('blanks that do not break', withRow('\u00a0101', 'Cena\u00a0', '\u202f2,5\u00a0%', 1)),
  taken('a number as its restaurant', withRow(101, 'Cena', 2.5, 1)),
  taken('zeros before its restaurant', withRow('000101', 'cena', 2.5, 1)),
  taken('accents apart', withRow('101', 'Manana'.replace('n', 'n\u0303').replace('n\u0303', 'n'), 2.5, 1), [
    ['manana', 2.5, 1],
  ]),
  taken('an accent that is composed of two', withRow('101', 'Mañana'.normalize('NFD'), 2.5, 1), [
    ['manana', 2.5, 1],
  ]),
  taken(
    'Catalan words',
    withRows([
      ['Restaurant', 'Franja', 'Vendes', 'GC'],
      ['101', 'Sopar', 2.5, 1],
    ]),
  ),
  taken('a dash for nothing', withRow('101', 'Cena', '-', 1), [['cena', null, 1]]),
  taken('an empty cell', withRow('101', 'Cena', null, 1), [['cena', null, 1]]),
  taken('nothing as zero', withRow('101', 'Cena', 0, 1), [['cena', 0, 1]]),
  taken(
    'a formula with its last value',
    withRow('101', 'Cena', cell('<c r="REF"><f>5/2</f><v>2.5</v></c>'), 1),
  ),
  taken(
    'a formula of an empty text',
    withRow('101', 'Cena', cell('<c r="REF" t="str"><f>IF(1,"")</f><v></v></c>'), 1),
    [['cena', null, 1]],
  ),
  taken(
    'a formula of another file with its last value',
    withRow('101', 'Cena', cell('<c r="REF"><f>[1]A!B2</f><v>2.5</v></c>'), 1),
  ),
  taken(
    'a formula that many cells share',
    withRow('101', 'Cena', cell('<c r="REF"><f t="shared" si="0"/><v>2.5</v></c>'), 1),
  ),
  taken(
    'a formula that gives text',
    withRow('101', cell('<c r="REF" t="str"><f>A1</f><v>Cena</v></c>'), 2.5, 1),
  ),
  taken(
    'a text in two fonts',
    withSheet(goodSheet.replace(/<c r="B2".*?<\/c>/, '<c r="B2" t="s"><v>0</v></c>'), {
      'xl/sharedStrings.xml': shared,
    }),
  ),
  taken('many digits', withRow('101', 'Cena', 2.500000000000001, 1), [['cena', 2.500000000000001, 1]]),
];

const sheets = (): readonly WorkbookCase[] => [
  taken('cells without addresses', withSheet(goodSheet.replaceAll(/ r="[A-Z]?\d+"/g, ''))),
  taken(
    'XML with prefixes',
    withSheet(goodSheet.replaceAll(/<(\/?)(?=[a-zA-Z])/g, '<$1x:').replace('xmlns=', 'xmlns:x=')),
  ),
  taken('columns in another order', withRows([[...heading].reverse(), [1, 2.5, 'Cena', '101']])),
  taken('a title above the headings', withRows([['Ventas de noviembre'], [], heading, goodRow])),
  taken('blank rows between and behind', withRows([heading, [], goodRow, [], [' ', null, '']])),
  taken(
    'a row far below that is only formatted',
    withSheet(goodSheet.replace('</sheetData>', '<row r="100000"><c r="A100000" s="3"/></row></sheetData>')),
  ),
  taken('a line break in a heading', withRows([['Restaurante\n', 'FRANJA', 'ventas ', 'Gc'], goodRow])),
  taken(
    'a sheet of explanations',
    beside({ name: 'Ayuda', xml: sheetXml([['Cómo se rellena'], ['Restaurante: su número']]) }),
  ),
  taken(
    'a hidden sheet beside',
    beside({ name: 'Listas', state: 'hidden', xml: sheetXml([heading, ['999', 'Cena', 9, 9]]) }),
  ),
  taken('example rows of the template', withRows([heading, ['EJEMPLO', 'Cena', 9, 9], goodRow])),
  taken(
    'rules of cells, filters and colours',
    withRows(
      [heading, goodRow],
      '<autoFilter ref="A1:D2"/><conditionalFormatting sqref="C2"><cfRule type="expression" priority="1"><formula>C2&gt;1</formula></cfRule></conditionalFormatting><dataValidations count="1"><dataValidation type="list" sqref="B2"><formula1>"Cena,Comida"</formula1></dataValidation></dataValidations>',
    ),
  ),
  taken(
    'merged cells of a title',
    withRows([['Ventas'], heading, goodRow], '<mergeCells count="1"><mergeCell ref="A1:D1"/></mergeCells>'),
  ),
  taken(
    'a link to a page',
    withRows([heading, goodRow], '<hyperlinks><hyperlink ref="A2" location="Datos!A1"/></hyperlinks>'),
  ),
];

/** Padding by copies and mail programs. */
const padded = (): readonly WorkbookCase[] =>
  [1, 65_536].map((bytes) =>
    taken(`${bytes} bytes behind its end`, Buffer.concat([withRow(...goodRow), Buffer.alloc(bytes)])),
  );

/** BIFF, which some programs still write. */
const oldWorkbooks = (): readonly WorkbookCase[] => [
  taken('an old workbook', handMadeXls([oldSheet]), undefined, 'ventas.xls'),
  taken('an old workbook in capitals', handMadeXls([oldSheet]), undefined, 'VENTAS.XLS'),
  taken(
    'percent cells of an old workbook',
    handMadeXls([{ name: 'Datos', rows: [heading, ['101', 'Cena', { percent: 0.025 }, 1]] }]),
    undefined,
    'ventas.xls',
  ),
  taken(
    'formulas of an old workbook',
    handMadeXls([
      { name: 'Datos', rows: [heading, ['101', 'Cena', { formula: 0.025, percent: true }, { formula: 1 }]] },
    ]),
    undefined,
    'ventas.xls',
  ),
  taken(
    'a hidden sheet of an old workbook',
    handMadeXls([{ name: 'Otra', hidden: true, rows: [heading, ['999', 'Cena', 1, 1]] }, oldSheet]),
    undefined,
    'ventas.xls',
  ),
];

export const oddWorkbooks = (): readonly WorkbookCase[] => [
  ...cells(),
  ...sheets(),
  ...padded(),
  ...oldWorkbooks(),
];
