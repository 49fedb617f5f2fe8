import { pdfjs } from 'react-pdf';

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** Loaded by name; `vite.config.ts` keeps names and folder. */
const decoders = [
  // JPEG 2000.
  new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  new URL('pdfjs-dist/wasm/qcms_bg.wasm', import.meta.url),
  new URL('pdfjs-dist/iccs/CGATS001Compat-v2-micro.icc', import.meta.url),
] as const;
const [wasmUrl, , iccUrl] = decoders.map((file) => new URL('.', file).toString());

/** No scripts: the content security policy forbids them (S8). */
export const pdfOptions = { isEvalSupported: false, enableXfa: false, wasmUrl, iccUrl } as const;

interface DrawnPage {
  readonly objs: Iterable<readonly unknown[]>;
  /** Shared by pages. */
  readonly commonObjs: Iterable<readonly unknown[]>;
}

/** pdf.js omits pictures that it cannot decode. */
export const isDrawnWhole = ({ objs, commonObjs }: DrawnPage): boolean =>
  [...objs, ...commonObjs].every(([, content]) => content !== null);

export { pdfjs };
