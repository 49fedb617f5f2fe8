import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { fillArchive, headersAgree, type ReadEntry, type Region, regionOf } from '../files/archive-layout';
import { type Archive, endsProperly, isLink, unpack, withArchive } from '../files/archive-reader';
import { EntryJudge } from './judge-entries';
import { ArchiveRefused, type UnpackedEntry, type UnpackLimits } from './unpacking';

const isFolder = ({ fileName }: ReadEntry): boolean => fileName.endsWith('/');

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Its name with its folders: many programs write UTF-8 without saying so, where an old code page would be read. */
function nameOf({ fileName, fileNameRaw }: ReadEntry): string {
  try {
    return utf8.decode(fileNameRaw);
  } catch {
    return fileName;
  }
}

/** @returns what an entry takes up. @throws ArchiveRefused */
async function regionTaken(archive: Archive, entry: ReadEntry): Promise<Region> {
  if (entry.isEncrypted()) throw new ArchiveRefused('archive_encrypted');
  const local = await archive.readLocalFileHeaderPromise(entry);
  if (!headersAgree(entry, local)) throw new ArchiveRefused('archive_broken');
  return regionOf(entry, local);
}

async function entriesOf(archive: Archive, limits: UnpackLimits, folder: string): Promise<UnpackedEntry[]> {
  if (archive.entryCount > limits.maxEntries) throw new ArchiveRefused('archive_too_large');
  const directory = archive.readEntryCursor;
  const judge = new EntryJudge(limits);
  const regions: Region[] = [];
  const entries: UnpackedEntry[] = [];
  for await (const entry of archive.eachEntry()) {
    regions.push(await regionTaken(archive, entry));
    if (isFolder(entry)) continue;
    const { uncompressedSize: bytes, compressedSize: packedBytes } = entry;
    const header = { name: nameOf(entry), bytes, packedBytes, isLink: isLink(entry) };
    const { filename, reason } = judge.judge(header);
    const path = join(folder, String(entries.length));
    if (reason === null) await unpack(archive, entry, createWriteStream(path, { flags: 'wx' }));
    entries.push(reason === null ? { filename, path } : { filename, reason });
  }
  judge.end();
  if (!fillArchive(regions, directory) || !endsProperly(archive)) throw new ArchiveRefused('archive_broken');
  return entries;
}

/**
 * Unpacks a ZIP archive into a folder that exists; its files are called by their numbers there.
 * @throws ArchiveRefused, and errors of the disk
 */
export async function unpackZip(
  path: string,
  limits: UnpackLimits,
  folder: string,
): Promise<UnpackedEntry[]> {
  try {
    return await withArchive(path, (archive) => entriesOf(archive, limits, folder));
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The reader refuses by throwing; the disk's own errors have a code. */
function refusalOf(error: unknown): unknown {
  if (error instanceof ArchiveRefused) return error;
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  if (code.startsWith('E')) return error;
  return new ArchiveRefused(/multi-disk/.test(message) ? 'archive_of_several_volumes' : 'archive_broken');
}
