const magic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const headerBytes = 512;
const entryBytes = 128;
const firstAddresses = 109;
/** Sector numbers from here on are no sectors. */
const endOfChain = 0xfffffffa;

/** Whether these bytes begin a compound file (MS-CFB): an old Office document, or an encrypted one of today. */
export const isCompoundFile = (head: Uint8Array): boolean => magic.equals(head.subarray(0, magic.length));

/** Reads streams out of a compound file. Whatever the file says, no more is read than it has. */
class CompoundFile {
  readonly #sectorBytes: number;
  readonly #fat: readonly number[];
  readonly #smallFat: readonly number[];
  readonly #entries: readonly Entry[];
  readonly #smallSectors: Buffer;

  constructor(private readonly file: Buffer) {
    this.#sectorBytes = 1 << file.readUInt16LE(30);
    this.#fat = this.#numbersIn(this.#fatSectors());
    this.#smallFat = this.#numbersIn(this.#chain(file.readUInt32LE(60), this.#fat));
    this.#entries = entriesIn(this.#read(file.readUInt32LE(48)));
    const root = this.#entries.find(({ kind }) => kind === 5);
    this.#smallSectors = root ? this.#read(root.start) : Buffer.alloc(0);
  }

  stream(name: string): Buffer | null {
    const entry = this.#entries.find((each) => each.kind === 2 && each.name === name);
    if (!entry) return null;
    const { start, bytes } = entry;
    const content = bytes < this.file.readUInt32LE(56) ? this.#readSmall(start) : this.#read(start);
    // Cut off: the rest of it would be missing without a word.
    if (content.length < bytes) throw new RangeError('a stream that ends too soon');
    return content.subarray(0, bytes);
  }

  names(): readonly string[] {
    return this.#entries.map(({ name }) => name);
  }

  #sector(number: number): Buffer {
    const start = headerBytes + number * this.#sectorBytes;
    return this.file.subarray(start, start + this.#sectorBytes);
  }

  /** Each sector once: a chain that bites its tail ends. */
  #chain(first: number, fat: readonly number[]): number[] {
    const chain: number[] = [];
    const seen = new Set<number>();
    for (let at = first; at < endOfChain && at < fat.length && !seen.has(at); at = fat[at] ?? endOfChain) {
      seen.add(at);
      chain.push(at);
    }
    return chain;
  }

  #fatSectors(): number[] {
    const inHeader = numbersOf(this.file.subarray(76, 76 + 4 * firstAddresses));
    const more: number[] = [];
    const seen = new Set<number>();
    for (let at = this.file.readUInt32LE(68); at < endOfChain && !seen.has(at);) {
      seen.add(at);
      const numbers = numbersOf(this.#sector(at));
      at = numbers.pop() ?? endOfChain;
      more.push(...numbers);
    }
    return [...inHeader, ...more].filter((number) => number < endOfChain);
  }

  #numbersIn(sectors: readonly number[]): number[] {
    return sectors.flatMap((number) => numbersOf(this.#sector(number)));
  }

  #read(first: number): Buffer {
    return Buffer.concat(this.#chain(first, this.#fat).map((number) => this.#sector(number)));
  }

  #readSmall(first: number): Buffer {
    const size = 1 << this.file.readUInt16LE(32);
    const parts = this.#chain(first, this.#smallFat).map((number) =>
      this.#smallSectors.subarray(number * size, (number + 1) * size),
    );
    return Buffer.concat(parts);
  }
}

interface Entry {
  readonly name: string;
  /** 2 a stream, 5 the root. */
  readonly kind: number;
  readonly start: number;
  readonly bytes: number;
}

function numbersOf(bytes: Buffer): number[] {
  const numbers: number[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) numbers.push(bytes.readUInt32LE(at));
  return numbers;
}

function entriesIn(directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const entry = directory.subarray(at, at + entryBytes);
    const nameBytes = Math.min(64, entry.readUInt16LE(64));
    entries.push({
      name: entry.toString('utf16le', 0, Math.max(0, nameBytes - 2)),
      kind: entry.readUInt8(66),
      start: entry.readUInt32LE(116),
      bytes: entry.readUInt32LE(120),
    });
  }
  return entries;
}

/** Streams of a compound file by their names, `null` where it is none. @throws RangeError for a broken one */
export const compoundFile = (file: Buffer): Pick<CompoundFile, 'stream' | 'names'> | null =>
  isCompoundFile(file) ? new CompoundFile(file) : null;
