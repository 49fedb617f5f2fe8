import { readFileSync } from 'node:fs';

/*
 * SQLite's WAL (https://www.sqlite.org/fileformat2.html#walformat). SQLite silently stops at the first invalid frame.
 */
const headerBytes = 32;
const frameHeaderBytes = 24;
/** The last bit is the byte order of checksums. */
const magic = 0x377f0682;
/** Each reset increments the first salt: older frames may follow the end. */
const formerLogs = 0x10000;

interface TornWal {
  readonly frames: number;
  readonly bytes: number;
}

type Sums = readonly [number, number];

class Wal {
  readonly pageBytes: number;
  readonly #littleEndian: boolean;

  constructor(private readonly bytes: Buffer) {
    this.#littleEndian = bytes.readUInt32BE(0) === magic;
    this.pageBytes = bytes.readUInt32BE(8);
  }

  get frameBytes(): number {
    return frameHeaderBytes + this.pageBytes;
  }

  begun(): Sums | null {
    const { bytes } = this;
    if ((bytes.readUInt32BE(0) & ~1) !== magic || this.pageBytes < 512 || this.pageBytes > 65_536)
      return null;
    return this.#verified(this.#sum([0, 0], 0, 24), 24);
  }

  after(before: Sums, at: number): Sums | null {
    if (!this.isOfThisLog(at)) return null;
    const withHeader = this.#sum(before, at, at + 8);
    return this.#verified(this.#sum(withHeader, at + frameHeaderBytes, at + this.frameBytes), at + 16);
  }

  isOfThisLog(at: number): boolean {
    return this.bytes.compare(this.bytes, 16, 24, at + 8, at + 16) === 0;
  }

  isOfFormerLog(at: number): boolean {
    const ago = (this.bytes.readUInt32BE(16) - this.bytes.readUInt32BE(at + 8)) >>> 0;
    return ago > 0 && ago < formerLogs;
  }

  isWhole(at: number): boolean {
    return at + this.frameBytes <= this.bytes.length;
  }

  #verified(sums: Sums, at: number): Sums | null {
    const [first, second] = sums;
    return first === this.bytes.readUInt32BE(at) && second === this.bytes.readUInt32BE(at + 4) ? sums : null;
  }

  #sum([first, second]: Sums, from: number, to: number): Sums {
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset);
    for (let at = from; at < to; at += 8) {
      first = (first + view.getUint32(at, this.#littleEndian) + second) >>> 0;
      second = (second + view.getUint32(at + 4, this.#littleEndian) + first) >>> 0;
    }
    return [first, second];
  }
}

/** Finds a torn WAL before the database is opened. Killed commits leave none. @param path of the database */
export function tornWal(path: string): TornWal | null {
  const bytes = contentOf(`${path}-wal`);
  if (bytes.length <= headerBytes) return null;
  const wal = new Wal(bytes);
  let sums = wal.begun();
  if (!sums)
    return { frames: Math.floor((bytes.length - headerBytes) / wal.frameBytes), bytes: bytes.length };
  let end = headerBytes;
  while (wal.isWhole(end)) {
    sums = wal.after(sums, end);
    if (!sums) return lostFrom(wal, end);
    end += wal.frameBytes;
  }
  return null;
}

function lostFrom(wal: Wal, end: number): TornWal | null {
  if (wal.isOfFormerLog(end)) return null;
  let frames = 1;
  for (let at = end + wal.frameBytes; wal.isWhole(at); at += wal.frameBytes)
    frames += Number(wal.isOfThisLog(at));
  return { frames, bytes: frames * wal.frameBytes };
}

function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}
