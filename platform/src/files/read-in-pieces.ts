import { open } from 'node:fs/promises';

const pieceBytes = 256 * 1024;

/**
 * A file's bytes; each piece is overwritten by the next. A new buffer for each would make V8 collect the whole heap for
 * every 10 MiB of a file.
 * @param bytes of the file's start; default: all
 */
export async function* readInPieces(path: string, bytes = Number.POSITIVE_INFINITY): AsyncIterable<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.allocUnsafeSlow(pieceBytes);
    let left = bytes;
    while (left > 0) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(left, pieceBytes));
      if (bytesRead === 0) return;
      left -= bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
