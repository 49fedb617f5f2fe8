import { isRejection, reject, type Rejection } from '@portal/contracts';
import type { CartEntry } from '@portal/contracts/areas/cart';
import type { Services } from '../../services';

export interface SourceFile {
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
}

export interface CopiedFile extends SourceFile {
  readonly bytes: number;
  readonly sha256: string;
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

/** Templates own copies, so that orders can use the upload. Orphaned copies are swept (R13). */
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

export function withCopies(entry: CartEntry, copies: readonly CopiedFile[]): CartEntry {
  const keys = new Map(copies.map(({ of, key }) => [of, key]));
  const copied = (key: string) => keys.get(key) ?? '';
  return {
    ...entry,
    custom_file: copied(entry.custom_file),
    images: entry.images.map(copied).filter((key) => key !== ''),
  };
}
