import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Rejection, UploadContract } from '@portal/contracts';
import { reject } from '@portal/contracts';
import { cleanPicture } from '../pictures/clean-picture';
import type { FileStore, StoredFile } from '../stores/file-store/file-store.port';
import { checkContent, type LandedFile } from './check-content';
import type { SniffedType } from './sniff';

/** A file that was taken in whole, of a type that its content proves. */
export interface ReceivedFile extends StoredFile {
  readonly filename: string;
  readonly contentType: string;
}

/** What is kept of a landed file: all of it, or the picture that was made of it. `null` when none can be made. */
async function contentOf({ path }: LandedFile, { contentType }: SniffedType, { picture }: UploadContract) {
  if (picture === undefined) return { content: createReadStream(path), contentType };
  const cleaned = await cleanPicture(await readFile(path), { contentType, ...picture });
  return cleaned && { content: cleaned, contentType: picture.size ? 'image/jpeg' : contentType };
}

/** A picture that was made a JPEG is called one. */
const nameOf = ({ filename }: LandedFile, { picture }: UploadContract) =>
  picture?.size ? filename.replace(/\.[^.]+$/, '.jpg') : filename;

/** Keeps a landed file in the file store, when its content passes every check of its call (S8). */
export async function keepFile(
  file: LandedFile,
  contract: UploadContract,
  files: FileStore,
): Promise<ReceivedFile | Rejection> {
  const type = await checkContent(file, contract);
  const kept = type && (await contentOf(file, type, contract));
  if (!kept) return reject('file_type_refused');
  const stored = await files.put(kept.content);
  return { ...stored, filename: nameOf(file, contract), contentType: kept.contentType };
}
