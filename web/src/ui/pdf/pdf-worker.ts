import { pdfjs } from 'react-pdf';

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** Files that the worker asks for by their own names; `vite.config.ts` keeps these, and one folder for all. */
const decoders = [
  // Pictures of JPEG 2000.
  new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  // Colours by their profiles, and CMYK.
  new URL('pdfjs-dist/wasm/qcms_bg.wasm', import.meta.url),
  new URL('pdfjs-dist/iccs/CGATS001Compat-v2-micro.icc', import.meta.url),
] as const;
const [wasmUrl, , iccUrl] = decoders.map((file) => new URL('.', file).toString());

/** A document says nothing that runs: the content policy forbids it, and there is nothing to gain (S8). */
export const pdfOptions = { isEvalSupported: false, enableXfa: false, wasmUrl, iccUrl } as const;

interface DrawnPage {
  readonly objs: Iterable<readonly unknown[]>;
  /** Of several pages. */
  readonly commonObjs: Iterable<readonly unknown[]>;
}

/** Whether nothing is missing on a page that was drawn: pdf.js leaves a picture out that it cannot decode. */
export const isDrawnWhole = ({ objs, commonObjs }: DrawnPage): boolean =>
  [...objs, ...commonObjs].every(([, content]) => content !== null);

export { pdfjs };
