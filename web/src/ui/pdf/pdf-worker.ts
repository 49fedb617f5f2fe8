import { pdfjs } from 'react-pdf';

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** A document says nothing that runs: the content policy forbids it, and there is nothing to gain (S8). */
export const pdfOptions = { isEvalSupported: false, useWasm: false, enableXfa: false } as const;

export { pdfjs };
