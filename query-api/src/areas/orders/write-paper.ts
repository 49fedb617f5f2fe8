import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { type Letters, lettersOf, wrapped, writtenWith } from './paper-lines';

const deflated = promisify<Buffer, Buffer>(deflate);

export interface PaperColumn {
  readonly heading: string;
  /** Of the page's width, in hundredths. */
  readonly width: number;
  readonly isAmount?: boolean;
}

export type PaperPart =
  | { readonly kind: 'part' | 'piece'; readonly text: string }
  /** Label and value; empty values are left out. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly PaperColumn[];
      readonly rows: readonly (readonly string[])[];
      /** Sums below the table; the last is bold. */
      readonly sums?: readonly (readonly [label: string, amount: string])[];
    };

export interface Paper {
  readonly brand: string;
  readonly title: string;
  /** BCP 47. */
  readonly tag: string;
  /** ISO 8601. */
  readonly date: string;
  readonly parts: readonly PaperPart[];
}

/** Points; A4. */
const size = { width: 595, height: 842 } as const;
const margin = 48;
const width = size.width - 2 * margin;
const footer = 40;
const textSize = 9;
const leading = 12.5;
const gap = 8;
/** 0 is black. */
const ink = 0.1;
const muted = 0.4;
const rule = 0.8;

interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly letters: Letters;
  readonly grey?: number;
  readonly isAmount?: boolean;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly points: number;
  readonly letters: Letters;
  readonly grey: number;
}

/** Numbers of a content stream. */
const number = (points: number) => String(Math.round(points * 100) / 100);

const textAt = (text: string, { x, y, points, letters: { font, name }, grey }: Placed): string =>
  `BT /${name} ${points} Tf ${grey} g ${number(x)} ${number(y)} Td ${font.encodeText(text).toString()} Tj ET`;

/** pdf-lib's own drawing takes three times as long. */
class Sheet {
  private y = size.height - margin;
  /** Operators of each page. */
  readonly pages: string[][] = [[]];

  constructor(
    readonly plain: Letters,
    readonly bold: Letters,
    readonly written: (text: string) => string,
  ) {}

  private draw(operators: string): void {
    this.pages.at(-1)?.push(operators);
  }

  /** Begins a page if less than that many points are left. */
  room(height: number): void {
    if (this.y - height >= margin + footer) return;
    this.pages.push([]);
    this.y = size.height - margin;
  }

  /** Points on the last page. */
  get used(): number {
    return size.height - margin - this.y;
  }

  space(height: number): void {
    this.y -= height;
  }

  line(): void {
    const y = number(this.y);
    this.draw(`0.6 w ${rule} G ${margin} ${y} m ${size.width - margin} ${y} l S`);
  }

  heading(text: string, points: number): void {
    const letters = this.bold;
    this.room(points + 6 * leading);
    for (const line of wrapped(this.written(text), width / points, letters)) {
      this.y -= points * 1.4;
      this.draw(textAt(line, { x: margin, y: this.y, points, letters, grey: ink }));
    }
    this.y -= 4;
  }

  /** Broken between lines where the page ends. */
  row(cells: readonly Cell[]): void {
    const columns = cells.map((cell) => ({
      ...cell,
      lines: wrapped(this.written(cell.text), cell.width / textSize, cell.letters),
    }));
    const lines = Math.max(...columns.map((column) => column.lines.length));
    for (let at = 0; at < lines; at += 1) {
      this.room(leading);
      this.y -= leading;
      for (const { lines: own, x, width: wide, letters, grey = ink, isAmount } of columns) {
        const text = own[at];
        if (text === undefined) continue;
        const indent = isAmount ? wide - letters.widthOf(text, textSize) : 0;
        this.draw(textAt(text, { x: x + indent, y: this.y, points: textSize, letters, grey }));
      }
    }
  }
}

const labelWidth = 120;

type PartOf<Kind extends PaperPart['kind']> = Extract<PaperPart, { readonly kind: Kind }>;

function drawTable(sheet: Sheet, { columns, rows, sums = [] }: PartOf<'table'>): void {
  const { plain, bold } = sheet;
  let end = margin;
  const places = columns.map(({ width: share, isAmount = false }, at) => {
    const x = end;
    end += (share / 100) * width;
    return { x, width: end - x - (at === columns.length - 1 ? 0 : gap), isAmount, letters: plain };
  });
  const placed = (texts: readonly string[]) =>
    places.map((place, at) => ({ ...place, text: texts[at] ?? '' }));
  sheet.room(4 * leading);
  sheet.row(placed(columns.map(({ heading }) => heading)).map((cell) => ({ ...cell, grey: muted })));
  sheet.space(4);
  sheet.line();
  for (const row of rows) sheet.row(placed(row));
  sheet.space(4);
  sheet.line();
  const amount = places.at(-1);
  sums.forEach(([label, text], at) => {
    const letters = at === sums.length - 1 ? bold : plain;
    const labelled = { x: margin, width: (amount?.x ?? 0) - margin - gap, letters, isAmount: true };
    sheet.row([
      { ...labelled, text: label },
      ...(amount === undefined ? [] : [{ ...amount, letters, text }]),
    ]);
  });
  sheet.space(gap);
}

function drawFacts(sheet: Sheet, { facts }: PartOf<'facts'>): void {
  const { plain } = sheet;
  const label = { x: margin, width: labelWidth - gap, letters: plain, grey: muted };
  const value = { x: margin + labelWidth, width: width - labelWidth, letters: plain };
  for (const [name, text] of facts) {
    if (text.trim() !== '')
      sheet.row([
        { ...label, text: name },
        { ...value, text },
      ]);
  }
  sheet.space(gap);
}

function drawPart(sheet: Sheet, part: PaperPart): void {
  if (part.kind === 'facts') return drawFacts(sheet, part);
  if (part.kind === 'table') return drawTable(sheet, part);
  if (part.kind === 'piece') return sheet.heading(part.text, 10);
  sheet.room(7 * leading);
  sheet.space(gap);
  sheet.line();
  return sheet.heading(part.text, 13);
}

const tableRows = (parts: readonly PaperPart[]) =>
  parts.reduce((rows, part) => rows + (part.kind === 'table' ? part.rows.length : 0), 0);

/** More rows take several pages. */
const maxRowsTogether = 50;

/** A heading is on the page of its table, all of it if a page is enough. */
function keepTogether(sheet: Sheet, section: readonly PaperPart[]): void {
  const rows = tableRows(section);
  if (rows === 0 || rows > maxRowsTogether) return;
  const trial = new Sheet(sheet.plain, sheet.bold, sheet.written);
  for (const part of section) drawPart(trial, part);
  if (trial.pages.length === 1) sheet.room(trial.used);
}

/** From heading to heading. */
function sectionsOf(parts: readonly PaperPart[]): readonly (readonly PaperPart[])[] {
  const sections: PaperPart[][] = [[]];
  for (const part of parts) {
    if (part.kind === 'part') sections.push([]);
    sections.at(-1)?.push(part);
  }
  return sections;
}

/** Number of each page, below it. */
function drawFooter({ pages, plain, written }: Sheet, title: string): void {
  const foot = { y: margin, points: 8, letters: plain, grey: muted };
  const name = written(title);
  for (const [at, operators] of pages.entries()) {
    const place = `${at + 1} / ${pages.length}`;
    operators.push(textAt(name, { ...foot, x: margin }));
    operators.push(textAt(place, { ...foot, x: size.width - margin - plain.widthOf(place, foot.points) }));
  }
}

async function addPage(document: PDFDocument, operators: readonly string[], fonts: readonly Letters[]) {
  const { node } = document.addPage([size.width, size.height]);
  for (const { name, font } of fonts) node.setFontDictionary(PDFName.of(name), font.ref);
  const content = await deflated(Buffer.from(operators.join('\n'), 'latin1'));
  const stream = document.context.stream(content, { Filter: 'FlateDecode' });
  node.addContentStream(document.context.register(stream));
}

/** A4. The same paper gives the same bytes; other work gets its turn after each part. */
export async function writePaper({ brand, title, tag, date, parts }: Paper): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const plain = lettersOf(await document.embedFont(StandardFonts.Helvetica), 'F1');
  const bold = lettersOf(await document.embedFont(StandardFonts.HelveticaBold), 'F2');
  document.setTitle(`${title} · ${brand}`, { showInWindowTitleBar: true });
  document.setLanguage(tag);
  document.setCreator(brand);
  document.setProducer(brand);
  document.setCreationDate(new Date(date));
  document.setModificationDate(new Date(date));
  const sheet = new Sheet(plain, bold, writtenWith(new Set(plain.font.getCharacterSet())));
  sheet.row([{ text: brand, x: margin, width, letters: bold, grey: muted }]);
  sheet.heading(title, 20);
  for (const section of sectionsOf(parts)) {
    keepTogether(sheet, section);
    for (const part of section) {
      drawPart(sheet, part);
      await nextTurn();
    }
  }
  drawFooter(sheet, `${title} · ${brand}`);
  for (const operators of sheet.pages) await addPage(document, operators, [plain, bold]);
  return document.save({ useObjectStreams: false });
}
