import { type Market, monthKey } from '@portal/contracts';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { chainName } from '../chain';
import type { DemoReport } from './demo-reports';
import { reportWords } from './report-words';

const ink = rgb(0.11, 0.1, 0.09);
const muted = rgb(0.42, 0.39, 0.36);
const tomato = rgb(0.77, 0.22, 0.12);
const paper = rgb(0.95, 0.93, 0.9);
const size = { width: 595, height: 842 } as const;
const margin = 56;
const thousands = new Intl.NumberFormat('de');

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

function drawFigure(
  page: PDFPage,
  { plain, bold }: Fonts,
  { label, value, share, y }: { label: string; value: number; share: number; y: number },
): void {
  const width = size.width - 2 * margin;
  page.drawText(label, { x: margin, y, size: 13, font: plain, color: muted });
  const text = thousands.format(value);
  page.drawText(text, { x: margin, y: y - 30, size: 24, font: bold, color: ink });
  page.drawRectangle({ x: margin + 110, y: y - 28, width: width - 110, height: 16, color: paper });
  page.drawRectangle({ x: margin + 110, y: y - 28, width: (width - 110) * share, height: 16, color: tomato });
}

/** One page; the same arguments give the same bytes. */
export async function reportPdf(market: Market, month: string, report: DemoReport): Promise<Uint8Array> {
  const { title, figures } = reportWords[market];
  const document = await PDFDocument.create();
  const made = new Date(`${month}-28T12:00:00.000Z`);
  document.setTitle(`${title} ${monthKey(month)}`);
  document.setCreationDate(made);
  document.setModificationDate(made);
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  const page = document.addPage([size.width, size.height]);
  page.drawRectangle({ x: 0, y: size.height - 150, width: size.width, height: 150, color: tomato });
  const white = { x: margin, color: rgb(1, 1, 1) };
  page.drawText(title, { ...white, y: size.height - 80, size: 30, font: fonts.bold });
  page.drawText(monthKey(month), { ...white, y: size.height - 112, size: 16, font: fonts.plain });
  const name = report.name || chainName;
  page.drawText(name, { x: margin, y: size.height - 200, size: 20, font: fonts.bold, color: ink });
  const maxFigure = Math.max(...report.figures);
  figures.forEach((label, at) => {
    const value = report.figures[at] ?? 0;
    const share = Math.max(0.01, Math.sqrt(value / maxFigure));
    drawFigure(page, fonts, { label, value, share, y: size.height - 260 - at * 84 });
  });
  return document.save({ useObjectStreams: false });
}
