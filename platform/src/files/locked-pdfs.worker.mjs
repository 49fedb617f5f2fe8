import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';

/* Plain JavaScript: the loader of TypeScript does not reach threads in Node 20. */

/** Reads what pdf.js asks for: a PDF of 500 MB is not loaded to learn whether it opens. */
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
    // It listens once this call is over.
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
    // What else it does not open says nothing of a password.
    return error instanceof Error && error.name === 'PasswordException';
  } finally {
    await loading.destroy();
  }
}

// pdf.js leaves some behind when it gives up.
process.on('unhandledRejection', () => undefined);

for (const path of /** @type {string[]} */ (workerData)) {
  const descriptor = openSync(path, 'r');
  try {
    if (await isLocked(descriptor)) parentPort?.postMessage(path);
  } finally {
    closeSync(descriptor);
  }
}
// It holds a port open.
process.exit();
