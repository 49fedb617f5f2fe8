import { randomBytes } from 'node:crypto';
import { aPdf } from '@portal/platform/testing/sample-pdf';
import { handMade } from '../hostile-files/hand-made-archive';

/** Compresses to a hundredth. */
const largePdf = (name: string, kilobytes: number): Buffer => {
  const noise = randomBytes(8 * 1024);
  const padding = Buffer.concat(Array.from({ length: kilobytes / 8 }, () => noise));
  return Buffer.concat([aPdf(name), Buffer.from('%'), padding]);
};

/** Slow to unpack: reports of restaurants from 101 on. */
export const largeArchive = (count: number, kilobytes: number): Buffer =>
  handMade(
    Array.from({ length: count }, (_none, at) => {
      const name = `${101 + at}.pdf`;
      return { name, content: largePdf(name, kilobytes) };
    }),
  );

export function archiveForm(month: string, archive: Buffer): FormData {
  const form = new FormData();
  form.set('report', JSON.stringify({ date: month, filename: 'informes.zip' }));
  form.set('file', new Blob([Buffer.from(archive)]), 'informes.zip');
  return form;
}
