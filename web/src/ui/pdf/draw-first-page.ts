import { isDrawnWhole, pdfjs, pdfOptions } from './pdf-worker';

/** Milliseconds: a picture may be too much for its decoder. */
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
 * Draws the first page of a document in the middle of a canvas, as large as it fits. Load it lazily.
 * @throws when a part of it cannot be drawn, or not in time
 */
export async function drawFirstPage(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  // Its own, because only a worker itself can be ended while a decoder runs.
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
