import { rm } from 'node:fs/promises';
import { reject, type Rejection, type UploadContract } from '@portal/contracts';
import type { ContentChecks } from '../content-checks/content-checks';
import type { PictureSize } from '../pictures/clean-picture';
import type { FileStore, StoredFile } from '../stores/file-store/file-store.port';
import type { LandedFile } from './landed-file';
import { readInPieces } from './read-in-pieces';

export interface ReceivedFile extends StoredFile {
  readonly filename: string;
  readonly contentType: string;
  readonly picture?: PictureSize;
}

const nameOf = ({ filename }: LandedFile, { picture }: UploadContract) =>
  picture?.size ? filename.replace(/\.[^.]+$/, '.jpg') : filename;

/**
 * Stores an upload, or its re-encoded picture, after all checks (S8).
 * @throws ContentChecksUnavailable, and errors of the file store
 */
export async function keepFile(
  file: LandedFile,
  contract: UploadContract,
  { files, inspect }: { readonly files: FileStore; readonly inspect: ContentChecks['inspect'] },
): Promise<ReceivedFile | Rejection> {
  const inspection = await inspect(file, contract);
  if (!inspection.ok) return reject(inspection.code, { details: inspection.details });
  const { contentType, made, picture, bytes } = inspection;
  try {
    const stored = await files.put(readInPieces(made ?? file.path, bytes));
    return { ...stored, filename: nameOf(file, contract), contentType, ...(picture && { picture }) };
  } finally {
    if (made !== undefined) await rm(made, { force: true });
  }
}
