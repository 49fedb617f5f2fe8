import { compoundFileOf, encryptedMark, handMadeXls } from '@portal/platform/testing/hand-made-xls';
import { aPdf } from '@portal/platform/testing/sample-pdf';
import { handMade } from './hand-made-archive';
import { sheetXml, workbookParts } from './hand-made-workbook';
import { ambiguousSheets, hostileCells } from './hostile-sheets';
import {
  goodRow,
  goodSheet,
  heading,
  refused,
  withRow,
  withRows,
  withSheet,
  type WorkbookCase,
} from './workbook-case';

const parts = workbookParts([{ name: 'Datos', xml: goodSheet }]);
const without = (name: string) => handMade(parts.filter((part) => part.name !== name));
const and = (name: string, content: string | Buffer) => handMade([...parts, { name, content }]);
const whole = handMade(parts);
const oldSheet = { name: 'Datos', rows: [heading, ['101', 'Cena', 2.5, 1]] };
const oldWhole = handMadeXls([oldSheet]);
const megabyte = 1024 * 1024;
const unread = ['workbook_unreadable', 'file_content_refused'];
const csv = `${heading.join(';')}\r\n101;Cena;2,5;1\r\n`;

/** Numbers that compress less than two hundredfold. */
const longSheet = (bytes: number): string => {
  const rows: string[] = [];
  for (let size = 0, row = 1; size < bytes; row += 1) {
    const text = `<row r="${row}"><c><v>${(row * 7_919) % 99_991}</v></c><c><v>${row * 31}</v></c></row>`;
    size += text.length;
    rows.push(text);
  }
  return sheetXml([]).replace('<sheetData>', `<sheetData>${rows.join('')}`);
};

function loopingChain(): Buffer {
  const content = Buffer.from(oldWhole);
  // Sector table with a cycle.
  for (let at = 0; at < 64; at += 1) content.writeInt32LE(5, 512 + 4 * (at + 2));
  return content;
}

/** Not a workbook, or of another kind than the extension. */
const byContent = (): readonly WorkbookCase[] => [
  refused('nothing', '', ['file_content_refused']),
  refused('a web page', '<html><table><tr><td>101</td></tr></table></html>', unread, 'ventas.xls'),
  refused(
    'a spreadsheet of 2003 in XML',
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
    unread,
    'ventas.xls',
  ),
  refused('CSV by the name of a workbook', csv, unread, 'ventas.xls'),
  refused(
    'CSV in UTF-16 by the name of an old workbook',
    Buffer.from(`\ufeff${csv}`, 'utf16le'),
    unread,
    'ventas.xls',
  ),
  refused('CSV in UTF-16 by the name of a workbook', Buffer.from(`\ufeff${csv}`, 'utf16le'), unread),
  refused('SYLK', 'ID;PWXL;N;E\r\nC;Y1;X1;K"101"\r\nE\r\n', unread, 'ventas.xls'),
  refused('a PDF', aPdf(), unread),
];

/** Renamed, encrypted or truncated. */
const byKind = (): readonly WorkbookCase[] => [
  refused('an old workbook by a new name', oldWhole, 'file_content_refused'),
  refused('a workbook by an old name', whole, 'file_content_refused', 'ventas.xls'),
  refused(
    'a workbook with a password',
    compoundFileOf('EncryptedPackage', Buffer.alloc(9)),
    'workbook_encrypted',
  ),
  refused(
    'an old workbook with a password',
    handMadeXls([oldSheet], { before: encryptedMark }),
    'workbook_encrypted',
    'ventas.xls',
  ),
  refused('an old workbook that ends too soon', oldWhole.subarray(0, 2_000), unread, 'ventas.xls'),
  refused(
    'an old workbook without its stream',
    compoundFileOf('Nothing', Buffer.alloc(9)),
    unread,
    'ventas.xls',
  ),
  refused('an old workbook whose sectors lead in a circle', loopingChain(), unread, 'ventas.xls'),
  refused(
    'an old workbook of noise',
    compoundFileOf('Workbook', Buffer.alloc(6_000, 0xa5)),
    unread,
    'ventas.xls',
  ),
  refused(
    'a document of another program',
    handMade([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' }]),
    unread,
  ),
  refused('the first half of a workbook', whole.subarray(0, whole.length / 2), unread),
];

/** Bombs and false headers. */
const byArchive = (): readonly WorkbookCase[] => [
  refused('without its list of contents', without('[Content_Types].xml'), unread),
  refused('without a workbook', without('xl/workbook.xml'), unread),
  refused('without its relations', without('_rels/.rels'), unread),
  refused('without the relations of its sheets', without('xl/_rels/workbook.xml.rels'), [
    ...unread,
    'no_rows',
  ]),
  refused('without its sheet', without('xl/worksheets/sheet1.xml'), [...unread, 'no_rows']),
  refused('with a program in it', and('xl/vbaProject.bin', 'x'), 'file_content_refused'),
  refused('with an archive in it', and('xl/media/a.zip', 'PK'), 'file_content_refused'),
  refused('with a file that leads out of it', and('../../etc/cron.d/x', 'x'), 'file_content_refused'),
  refused('with an absolute path', and('/etc/passwd', 'x'), 'file_content_refused'),
  refused('with a part twice', and('xl/workbook.xml', 'x'), 'file_content_refused'),
  refused(
    'with twenty megabytes of one letter',
    and('xl/media/a.xml', 'A'.repeat(20 * megabyte)),
    'file_content_refused',
  ),
  refused('with a text of twenty megabytes', withRow('A'.repeat(20 * megabyte), 'Cena', 1, 1), [
    'file_content_refused',
    'site_unknown',
  ]),
  refused(
    'packed by LZMA',
    handMade(parts.map((part) => ({ ...part, local: { method: 14 }, directory: { method: 14 } }))),
    'archive_method_refused',
  ),
  refused('with a sheet of forty megabytes', withSheet(longSheet(40 * megabyte)), 'workbook_too_large'),
  refused(
    'whose headers say something else than its directory',
    handMade([...parts, { name: 'a.xml', content: 'x', local: { name: 'b.xml' } }]),
    'file_content_refused',
  ),
  refused(
    'with a hidden part between others',
    handMade([...parts, { name: 'a.xml', content: 'x', before: Buffer.from('hidden') }]),
    'file_content_refused',
  ),
];

const entities = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "Cena">]>';
const laughs = `<!DOCTYPE a [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, n) => `<!ENTITY a${n} "${'&a;'.repeat(10)}">`).join('')}]>`;
const spoken = (doctype: string, text: string) =>
  goodSheet.replace('?>', `?>${doctype}`).replace('>Cena<', `>${text}<`);

/** Entity attacks, or invalid. */
const byXml = (): readonly WorkbookCase[] => [
  refused('a file of the server as a cell', withSheet(spoken(entities, '&x;')), [
    ...unread,
    'choice_unknown',
  ]),
  refused('a word of its own as a cell', withSheet(spoken(entities, '&y;')), [...unread, 'choice_unknown']),
  refused('words that grow without end', withSheet(spoken(laughs, '&a29;')), [...unread, 'choice_unknown']),
  refused('a sheet that does not end', withSheet(goodSheet.slice(0, -30).replace('</row></sheetData>', '')), [
    ...unread,
    'heading_missing',
    'no_rows',
  ]),
  refused('a sheet that is no XML', withSheet('nonsense'), [...unread, 'no_rows']),
  refused('a cell without a place', withRows([heading, [{ xml: '<c r="-5"><v>1</v></c>' }]]), [
    ...unread,
    'no_rows',
    'heading_unknown',
    'value_missing',
  ]),
  refused(
    'a text that is not there',
    withRow({ xml: '<c r="REF" t="s"><v>99999</v></c>' }, 'Cena', 1, 1),
    'value_missing',
  ),
  refused(
    'a formula that is calculated on opening',
    handMade(
      workbookParts(
        [
          {
            name: 'Datos',
            xml: sheetXml([heading, ['101', 'Cena', { xml: '<c r="REF"><f>A1</f><v>0</v></c>' }, 1]]),
          },
        ],
        { workbook: '<calcPr fullCalcOnLoad="1"/>' },
      ),
    ),
    'formula_without_value',
  ),
  refused(
    'a title in row 1 and figures in row 30',
    withRows([['Ventas'], ...Array.from({ length: 28 }, () => []), heading, goodRow]),
    'heading_missing',
  ),
];

/** Too many or distant cells. */
const bySize = (): readonly WorkbookCase[] => [
  refused(
    'a cell at the far corner',
    withRows([heading, goodRow, [{ xml: '<c r="XFD1048576"><v>1</v></c>' }]]),
    unread,
  ),
  refused(
    'a cell beyond all sheets',
    withRows([heading, goodRow, [{ xml: '<c r="ZZZZ9999999"><v>1</v></c>' }]]),
    unread,
  ),
  refused(
    '20,001 rows',
    withRows([heading, ...Array.from({ length: 20_001 }, (_, n) => [String(n), 'Cena', n % 90, 1])]),
    'too_many_rows',
  ),
  refused(
    '201 columns',
    withRows([[...heading, ...Array.from({ length: 201 }, (_, n) => `x${n}`)], goodRow]),
    'too_many_columns',
  ),
];

export const hostileWorkbooks = (): readonly WorkbookCase[] => [
  ...byContent(),
  ...byKind(),
  ...byArchive(),
  ...byXml(),
  ...bySize(),
  ...hostileCells(),
  ...ambiguousSheets(),
];
