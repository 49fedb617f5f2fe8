import { isDrawnWhole, pdfjs, pdfOptions } from './pdf-worker';

/** Milliseconds; some pictures never decode. */
const maxDrawing = 30_000;

async function draw(file: Blob, canvas: HTMLCanvasElement, worker: pdfjs.PDFWorker): Promise<void> {
  const data = await file.arrayBuffer();
  const page = await (await pdfjs.getDocument({ ...pdfOptions, data, worker }).promise).getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(canvas.width / width, canvas.height / height);
  const viewport = page.getViewport({
    scale,
    offsetX: (canvas.width - width * scale) / 2,
    offsetY: (canvas.height - height * scale) / 2,
  });
  await page.render({ canvas, viewport }).promise;
  if (!isDrawnWhole(page)) throw new Error('a picture cannot be decoded');
}

/**
 * Draws the first page centred on a canvas. Load lazily.
 * @throws if incomplete or late
 */
export async function drawFirstPage(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  // Only an own worker can be stopped while decoding.
  const worker = new pdfjs.PDFWorker();
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(reject, maxDrawing, new Error('the page is not drawn in time'));
  });
  try {
    await Promise.race([draw(file, canvas, worker), late]);
  } finally {
    worker.destroy();
  }
}
