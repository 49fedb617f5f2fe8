import type { UploadContract } from '@portal/contracts';
import { examplePicture } from '@portal/contracts/examples';
import { aPdf } from '@portal/platform/testing/sample-pdf';
import { handMade } from '../hostile-files/hand-made-archive';
import { handMadeWorkbook } from '../hostile-files/hand-made-workbook';
import { smallJpeg } from './small-jpeg';

interface ExampleFile {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

const workbook: ExampleFile = {
  filename: 'ventas.xlsx',
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  bytes: handMadeWorkbook([
    ['Restaurante', 'Franja', 'Ventas', 'GC'],
    ['0001', 'Comida', 2.35, 1.1],
  ]),
};

/** A picture, if accepted. */
export function exampleFile({ accepts, unpacks }: UploadContract): ExampleFile {
  if (accepts.includes('png')) return examplePicture;
  if (accepts.includes('jpg')) return { filename: 'plan.jpg', contentType: 'image/jpeg', bytes: smallJpeg };
  if (accepts.includes('xlsx')) return workbook;
  if (unpacks === undefined) {
    return { filename: '101.pdf', contentType: 'application/pdf', bytes: aPdf() };
  }
  const bytes = handMade([{ name: '101.pdf', content: aPdf() }]);
  return { filename: 'informes.zip', contentType: 'application/zip', bytes };
}
