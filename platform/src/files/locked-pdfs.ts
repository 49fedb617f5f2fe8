import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

/* pdf.js runs in its own thread, as it changes prototypes; only for PDFs that mention encryption. */

/** In the trailer, which is uncompressed. */
const mention = Buffer.from('/Encrypt');
const pieceBytes = 1024 * 1024;
/** A damaged PDF of 50 MB may take minutes; on timeout it is accepted. */
const maxMilliseconds = 10_000;

async function mentionsEncryption(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const piece = Buffer.alloc(pieceBytes);
    for (let at = 0; ; at += pieceBytes - mention.length) {
      const { bytesRead } = await file.read(piece, 0, pieceBytes, at);
      if (piece.subarray(0, bytesRead).includes(mention)) return true;
      if (bytesRead < pieceBytes) return false;
    }
  } finally {
    await file.close();
  }
}

function startThread(paths: readonly string[]): Worker {
  const extension = import.meta.url.endsWith('.ts') ? 'mjs' : 'js';
  const entry = new URL(`./locked-pdfs.worker.${extension}`, import.meta.url);
  return new Worker(entry, { workerData: paths, execArgv: [] });
}

/**
 * PDFs that need a password to open; print or copy restrictions do not count.
 * @returns their paths
 */
export async function lockedPdfs(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const locked = new Set<string>();
  const asked: string[] = [];
  for (const path of paths) if (await mentionsEncryption(path)) asked.push(path);
  if (asked.length === 0) return locked;
  const thread = startThread(asked);
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => void thread.terminate(), maxMilliseconds);
    thread.on('message', (path: string) => locked.add(path));
    thread.on('error', reject);
    thread.on('exit', () => {
      clearTimeout(late);
      resolve();
    });
  });
  return locked;
}
