import { pdfjs, pdfOptions } from './pdf-worker';

/** Draws the first page of a document in the middle of a canvas, as large as it fits. Load it lazily. */
export async function drawFirstPage(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  const loading = pdfjs.getDocument({ ...pdfOptions, data: await file.arrayBuffer() });
  try {
    const page = await (await loading.promise).getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(canvas.width / width, canvas.height / height);
    const viewport = page.getViewport({
      scale,
      offsetX: (canvas.width - width * scale) / 2,
      offsetY: (canvas.height - height * scale) / 2,
    });
    await page.render({ canvas, viewport }).promise;
  } finally {
    await loading.destroy();
  }
}
