import type { UploadContract } from '@portal/contracts';
import { examplePicture } from '@portal/contracts/examples';
import { aPdf } from '@portal/platform/testing/sample-pdf';
import { handMade } from '../hostile-files/hand-made-archive';

interface ExampleFile {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A file that an upload takes: a picture, where it takes pictures. */
export function exampleFile({ accepts, unpacks }: UploadContract): ExampleFile {
  if (accepts.includes('png')) return examplePicture;
  if (unpacks === undefined) {
    return { filename: '101.pdf', contentType: 'application/pdf', bytes: aPdf() };
  }
  const bytes = handMade([{ name: '101.pdf', content: aPdf() }]);
  return { filename: 'informes.zip', contentType: 'application/zip', bytes };
}
