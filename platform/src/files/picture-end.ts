import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/* Cameras append videos and pictures; polyglot files hide their second content there. */

const windowBytes = 1024 * 1024;

class FileBytes {
  readonly #piece = Buffer.alloc(windowBytes);
  #from = 0;
  #filled = 0;
  readonly length: number;

  constructor(private readonly descriptor: number) {
    this.length = fstatSync(descriptor).size;
  }

  #load(at: number): void {
    this.#from = at;
    this.#filled = readSync(this.descriptor, this.#piece, 0, windowBytes, at);
  }

  /** @returns fewer bytes at the end */
  at(offset: number, count: number): Buffer {
    if (offset < this.#from || offset + count > this.#from + this.#filled) this.#load(offset);
    const start = offset - this.#from;
    return this.#piece.subarray(start, Math.min(start + count, this.#filled));
  }

  /** @returns -1 for none */
  indexOf(byte: number, from: number): number {
    for (let at = from; at < this.length; at = this.#from + this.#filled) {
      this.at(at, 1);
      const found = this.#piece.subarray(0, this.#filled).indexOf(byte, at - this.#from);
      if (found !== -1) return this.#from + found;
    }
    return -1;
  }
}

const endOfImage = 0xd9;
/** Markers without a length: escapes, temporary, restarts, start. */
const standsAlone = (code: number): boolean => code <= 1 || (code >= 0xd0 && code <= 0xd8);

function endOfJpeg(bytes: FileBytes): number | null {
  let at = bytes.indexOf(0xff, 2);
  while (at !== -1) {
    const [, code = 0, high = 0, low = 0] = bytes.at(at, 4);
    if (code === endOfImage) return at + 2;
    const skipped = standsAlone(code) ? 2 : 2 + high * 256 + low;
    at = bytes.indexOf(0xff, at + (code === 0xff ? 1 : skipped));
  }
  return null;
}

function endOfPng(bytes: FileBytes): number | null {
  for (let at = 8; at + 12 <= bytes.length;) {
    const chunk = bytes.at(at, 8);
    at += 12 + chunk.readUInt32BE(0);
    if (chunk.toString('latin1', 4) === 'IEND') return at;
  }
  return null;
}

function endOfWebp(bytes: FileBytes): number | null {
  const head = bytes.at(0, 8);
  const size = head.length < 8 ? 0 : head.readUInt32LE(4);
  return size === 0 ? null : 8 + size + (size % 2);
}

const ends: Readonly<Record<string, (bytes: FileBytes) => number | null>> = {
  jpg: endOfJpeg,
  png: endOfPng,
  webp: endOfWebp,
};

/** @returns offset after the picture; `null` for the file's end, or if unknown */
export function endOfPicture(path: string, extension: string): number | null {
  const descriptor = openSync(path, 'r');
  try {
    const bytes = new FileBytes(descriptor);
    const end = ends[extension]?.(bytes) ?? null;
    return end !== null && end < bytes.length ? end : null;
  } finally {
    closeSync(descriptor);
  }
}
