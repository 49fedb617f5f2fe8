import { mkdir, rm } from 'node:fs/promises';
import { headOf } from '../files/check-content';
import type { LandedFile } from '../files/landed-file';
import { lockedPdfs } from '../files/locked-pdfs';
import { sniff } from '../files/sniff';
import { unpackRar } from './unpack-rar';
import { unpackZip } from './unpack-zip';
import { ArchiveRefused, type UnpackedEntry, type UnpackLimits, type Unpacking } from './unpacking';

const unpackers = { zip: unpackZip, rar: unpackRar } as const;
const isUnpacked = (extension: string): extension is keyof typeof unpackers => extension in unpackers;

/** First bytes must match the extension (S8). */
async function checked(entry: UnpackedEntry, { keeps }: UnpackLimits): Promise<UnpackedEntry> {
  if (entry.reason !== undefined) return entry;
  const { filename, path } = entry;
  if (await sniff(filename, await headOf(path), keeps)) return entry;
  await rm(path);
  return { filename, reason: 'content_refused' };
}

async function withoutLocked(entries: readonly UnpackedEntry[]): Promise<UnpackedEntry[]> {
  const locked = await lockedPdfs(entries.flatMap((entry) => ('path' in entry ? [entry.path] : [])));
  return entries.map((entry) =>
    'path' in entry && locked.has(entry.path) ? { filename: entry.filename, reason: 'encrypted' } : entry,
  );
}

const sizesIn = ({ maxEntries, maxExpandedBytes }: UnpackLimits) => ({
  maxFiles: maxEntries,
  maxBytes: maxExpandedBytes,
});

/**
 * Unpacks accepted files, with a result for each (S9, W16).
 * @param folder created; ignore its content if the archive is refused
 */
export async function unpackArchive(
  { path, filename }: LandedFile,
  limits: UnpackLimits,
  folder: string,
): Promise<Unpacking> {
  const type = await sniff(filename, await headOf(path), limits.accepts);
  if (!type || !isUnpacked(type.extension)) return { ok: false, code: 'file_content_refused' };
  await mkdir(folder);
  try {
    const unpacked = await unpackers[type.extension](path, limits, folder);
    const entries = await Promise.all(unpacked.map((entry) => checked(entry, limits)));
    return { ok: true, entries: await withoutLocked(entries) };
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    const { code, details } = error;
    return { ok: false, code, details: code === 'archive_too_large' ? sizesIn(limits) : details };
  }
}
