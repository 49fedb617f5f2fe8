import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';

/* JavaScript: the TypeScript loader does not reach threads in Node 20. */

/** Loads only requested ranges, not whole PDFs of 500 MB. */
class FileRanges extends PDFDataRangeTransport {
  /** @param {number} descriptor */
  constructor(descriptor) {
    super(fstatSync(descriptor).size, null);
    this.descriptor = descriptor;
  }

  /** @override @param {number} begin @param {number} end */
  requestDataRange(begin, end) {
    const bytes = new Uint8Array(end - begin);
    const count = readSync(this.descriptor, bytes, 0, bytes.length, begin);
    queueMicrotask(() => this.onDataRange(begin, bytes.subarray(0, count)));
  }
}

/** @param {number} descriptor */
async function isLocked(descriptor) {
  const range = new FileRanges(descriptor);
  const loading = getDocument({ range, disableAutoFetch: true, disableStream: true, verbosity: 0 });
  try {
    await loading.promise;
    return false;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException';
  } finally {
    await loading.destroy();
  }
}

// pdf.js leaves unhandled rejections.
process.on('unhandledRejection', () => undefined);

for (const path of /** @type {string[]} */ (workerData)) {
  const descriptor = openSync(path, 'r');
  try {
    if (await isLocked(descriptor)) parentPort?.postMessage(path);
  } finally {
    closeSync(descriptor);
  }
}
process.exit();
