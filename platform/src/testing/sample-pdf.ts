import { readFileSync } from 'node:fs';

/** One page with a line of text. */
export const aPdf = (line = 'Informe'): Buffer => {
  const stream = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
};

/** One picture, or a password; an owner's forbids printing only. */
export type SamplePdf =
  | 'jpeg-2000'
  | 'jpeg-2000-damaged'
  | 'jbig2'
  | 'line-break-first'
  | `${'password' | 'owner'}-${'rc4' | 'aes-128' | 'aes-256'}`;

export const samplePdf = (name: SamplePdf): Buffer =>
  readFileSync(new URL(`./pdfs/${name}.pdf`, import.meta.url));
