import type { Writable } from 'node:stream';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import type { Options, ZipFile } from 'yauzl';
import * as yauzl from 'yauzl';
import type { LocalHeader, ReadEntry } from './archive-layout';

/** What yauzl 3.4 has, which its types do not know yet. */
export interface Archive extends Omit<ZipFile, 'readEntryCursor'> {
  /** Where the next record of the directory begins. */
  readonly readEntryCursor: number;
  eachEntry(): AsyncIterable<ReadEntry>;
  readLocalFileHeaderPromise(entry: ReadEntry): Promise<LocalHeader>;
  openReadStreamPromise(entry: ReadEntry, options: { readonly decodeFileData: false }): Promise<Readable>;
}
const { openPromise } = yauzl as unknown as {
  openPromise(path: string, options: Options): Promise<Archive>;
};

/** An archive in an archive is not looked into, so it is not taken. */
export const archives = /\.(zip|rar|7z|gz|tgz|bz2|xz|tar|zst|cab|iso|jar|arj|lzh|z\d\d)$/i;
const symbolicLink = 0o120000;
const kindOfFile = 0o170000;
const methods = { stored: 0, deflated: 8 } as const;

/** Whether the entry is a link of a Unix system. */
export const isLink = ({ externalFileAttributes }: ReadEntry): boolean =>
  ((externalFileAttributes >>> 16) & kindOfFile) === symbolicLink;

/** Opens an archive for as long as `use` takes. @throws what the reader refuses with */
export async function withArchive<T>(path: string, use: (archive: Archive) => Promise<T>): Promise<T> {
  const archive = await openPromise(path, { autoClose: false, strictFileNames: true, decodeStrings: true });
  try {
    return await use(archive);
  } finally {
    archive.close();
  }
}

function unpacker({ compressionMethod }: ReadEntry) {
  if (compressionMethod === methods.deflated) return createInflateRaw();
  if (compressionMethod === methods.stored) return new PassThrough();
  throw new RangeError('an archive that is packed by an unknown method');
}

/**
 * Unpacks an entry, and writes it down where `target` is given.
 * @throws when its size or digest differs from the archive's entry
 */
export async function unpack(archive: Archive, entry: ReadEntry, target?: Writable): Promise<void> {
  let bytes = 0;
  let digest = 0;
  const inflate = unpacker(entry);
  const packed = await archive.openReadStreamPromise(entry, { decodeFileData: false });
  await pipeline(
    packed,
    inflate,
    async function* count(unpacked: AsyncIterable<Buffer>) {
      for await (const chunk of unpacked) {
        bytes += chunk.length;
        if (bytes > entry.uncompressedSize) break;
        digest = crc32(chunk, digest);
        yield chunk;
      }
    },
    target ?? discard,
  );
  const isWhole = bytes === entry.uncompressedSize && digest === entry.crc32;
  // What stands behind the end of compressed content is an entry to those who read from the start.
  const isAll = !('bytesWritten' in inflate) || inflate.bytesWritten === entry.compressedSize;
  if (!isWhole || !isAll) throw new RangeError('an archive that unpacks to something else than it says');
}

async function discard(unpacked: AsyncIterable<unknown>): Promise<void> {
  for await (const _chunk of unpacked);
}

const endBytes = 22;
const largeEndBytes = 76;
const signatures = /PK[\u0001\u0003\u0005\u0006]/;

/** Whether the end stands right behind the directory, and no second end in the comment. */
export function endsProperly({ fileSize, comment, readEntryCursor }: Archive): boolean {
  const gap = fileSize - endBytes - comment.length - readEntryCursor;
  return (gap === 0 || gap === largeEndBytes) && !signatures.test(comment);
}
