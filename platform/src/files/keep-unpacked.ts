import type { FileStore, StoredFile } from '../stores/file-store/file-store.port';
import type { EntryRefusal, UnpackedEntry } from '../unpacking/unpacking';
import { readInPieces } from './read-in-pieces';

export interface KeptEntry {
  readonly filename: string;
  readonly file: StoredFile | null;
  readonly reason: EntryRefusal | null;
}

type Files = Pick<FileStore, 'put' | 'remove'>;

/**
 * Stores accepted files of an archive under own keys (W14), all or none.
 * @throws errors of the file store
 */
export async function keepUnpacked(entries: readonly UnpackedEntry[], files: Files): Promise<KeptEntry[]> {
  const kept: KeptEntry[] = [];
  try {
    for (const entry of entries) {
      const { filename } = entry;
      if (entry.reason !== undefined) kept.push({ filename, file: null, reason: entry.reason });
      else kept.push({ filename, file: await files.put(readInPieces(entry.path)), reason: null });
    }
    return kept;
  } catch (error) {
    await removeKept(kept, files);
    throw error;
  }
}

/** Removes them again after a later refusal. */
export async function removeKept(
  entries: readonly KeptEntry[],
  files: Pick<FileStore, 'remove'>,
): Promise<void> {
  await Promise.all(entries.flatMap(({ file }) => (file ? [files.remove(file.key)] : [])));
}
