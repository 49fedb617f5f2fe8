import { handMadeXls } from '@portal/platform/testing/hand-made-xls';
import { handMade } from './hand-made-archive';
import { sheetXml, workbookParts } from './hand-made-workbook';
import { goodRow, goodSheet, heading, refused, withRow, withRows, type WorkbookCase } from './workbook-case';

const unread = ['workbook_unreadable', 'file_content_refused'];
const oldSheet = { name: 'Datos', rows: [heading, ['101', 'Cena', 2.5, 1]] };

const cell = (xml: string) => ({ xml });
const number = (attributes: string, value: string) => cell(`<c r="REF"${attributes}><v>${value}</v></c>`);

/** Must be rejected. */
export const hostileCells = (): readonly WorkbookCase[] =>
  [
    ['a formula without a calculated value', cell('<c r="REF"><f>1+1</f></c>'), 'formula_without_value'],
    [
      'a formula of another file without a calculated value',
      cell('<c r="REF"><f>[1]Hoja1!A1</f></c>'),
      'formula_without_value',
    ],
    ['a formula with an error', cell('<c r="REF" t="e"><f>NA()</f><v>#N/A</v></c>'), 'formula_error'],
    ['an error without a formula', cell('<c r="REF" t="e"><v>#REF!</v></c>'), 'formula_error'],
    ['the text of an error', '#DIV/0!', 'formula_error'],
    ['a number formatted as a date', number(' s="2"', '45000'), 'number_is_date'],
    ['a date in words', cell('<c r="REF" t="d"><v>2026-11-20</v></c>'), 'number_wrong'],
    ['true', number(' t="b"', '1'), 'number_wrong'],
    ['words', 'mucho', 'number_wrong'],
    ['a number with an exponent as text', '1e5', 'number_wrong'],
    ['a hexadecimal number as text', '0x10', 'number_wrong'],
    ['two numbers', '1,5 2,5', 'number_wrong'],
    ['three separators', '1,2,3', 'number_wrong'],
    ['a range', '1-2', 'number_wrong'],
    ['a currency', '12,5 €', 'number_wrong'],
    ['per mille', '12,5 ‰', 'number_wrong'],
    ['endless', number('', 'Infinity'), ['number_wrong', ...unread]],
    ['a number that is none', number('', 'NaN'), ['number_wrong', ...unread]],
    ['a huge number', 1e300, 'number_too_large'],
    ['less than nothing at all', -100.5, 'number_too_small'],
    ['a formula as text', '=1+1', 'number_wrong'],
    ['figures of another script', '١٢', 'number_wrong'],
  ].map(([about, value, codes]) =>
    refused(about as string, withRow('101', 'Cena', value as never, 1), codes as string),
  );

const merged = (range: string) => `<mergeCells count="1"><mergeCell ref="${range}"/></mergeCells>`;
const two = (one: object, other: object) =>
  handMade(
    workbookParts([
      { name: 'Uno', xml: goodSheet, ...one },
      { name: 'Dos', xml: sheetXml([heading, ['102', 'Cena', 9, 9]]), ...other },
    ]),
  );

export const ambiguousSheets = (): readonly WorkbookCase[] => [
  refused('two sheets with figures', two({}, {}), 'several_sheets'),
  refused(
    'a hidden sheet alone',
    handMade(workbookParts([{ name: 'Datos', xml: goodSheet, state: 'hidden' }])),
    'no_rows',
  ),
  refused(
    'a very hidden sheet alone',
    handMade(workbookParts([{ name: 'Datos', xml: goodSheet, state: 'veryHidden' }])),
    'no_rows',
  ),
  refused('a hidden old sheet alone', handMadeXls([{ ...oldSheet, hidden: true }]), 'no_rows', 'ventas.xls'),
  refused(
    'merged figures',
    withRows([heading, goodRow, [null, 'Noche', 1, 1]], merged('A2:A3')),
    'merged_cells',
  ),
  refused('merged headings', withRows([heading, goodRow], merged('C1:D1')), 'merged_cells'),
  refused(
    'an unknown column',
    withRows([
      [...heading, 'Notas'],
      [...goodRow, 'x'],
    ]),
    'heading_unknown',
  ),
  refused('figures below no heading', withRows([heading, [...goodRow, 5]]), 'heading_unknown'),
  refused(
    'a column twice',
    withRows([
      [...heading, 'Ventas'],
      [...goodRow, 5],
    ]),
    'heading_double',
  ),
  refused(
    'without a column',
    withRows([['Restaurante', 'Franja', 'Ventas'], goodRow.slice(0, 3)]),
    'heading_missing',
  ),
  refused('without rows', withRows([heading]), 'no_rows'),
  refused('the same row twice', withRows([heading, goodRow, ['0101', 'CENA', 3, 3]]), 'row_double'),
  refused('a restaurant that is not there', withRow('999', 'Cena', 1, 1), 'site_unknown'),
  refused('a restaurant by a number with decimals', withRow(101.5, 'Cena', 1, 1), 'site_unknown'),
  refused('a restaurant with a formula as its number', withRow('=101', 'Cena', 1, 1), 'site_unknown'),
  refused('a slot that is none', withRow('101', 'Merienda', 1, 1), 'choice_unknown'),
  refused('a row without a restaurant', withRow(null, 'Cena', 1, 1), 'value_missing'),
];
