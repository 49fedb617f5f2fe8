import { isRejection, reject, type Rejection } from '@portal/contracts';
import type { CartEntry } from '@portal/contracts/areas/cart';
import type { Services } from '../../services';

/** An upload that a template takes a copy of. */
export interface SourceFile {
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
}

/** A copy in the keeping of a template. */
export interface CopiedFile extends SourceFile {
  readonly bytes: number;
  readonly sha256: string;
  /** The key of the upload. */
  readonly of: string;
}

async function copyOf(
  { key: of, filename, contentType }: SourceFile,
  { files }: Pick<Services, 'files'>,
): Promise<CopiedFile | Rejection> {
  const opened = await files.open(of);
  if (opened === null) return reject('upload_not_found');
  const { key, bytes, sha256 } = await files.put(opened.stream);
  return { key, filename, contentType, bytes, sha256, of };
}

/**
 * Copies uploads, so that an order which takes the upload itself and a template never share a file. A copy of a command
 * that ends before its event is recorded by nothing, and swept up (R13).
 */
export async function copyUploads(
  sources: readonly SourceFile[],
  services: Pick<Services, 'files'>,
): Promise<readonly CopiedFile[] | Rejection> {
  const copies: CopiedFile[] = [];
  for (const source of sources) {
    const copy = await copyOf(source, services);
    if (isRejection(copy)) return copy;
    copies.push(copy);
  }
  return copies;
}

/** The entry with the copies instead of the uploads. */
export function withCopies(entry: CartEntry, copies: readonly CopiedFile[]): CartEntry {
  const keys = new Map(copies.map(({ of, key }) => [of, key]));
  const copied = (key: string) => keys.get(key) ?? '';
  return {
    ...entry,
    custom_file: copied(entry.custom_file),
    images: entry.images.map(copied).filter((key) => key !== ''),
  };
}
