import type { UnpackRule, UploadContract } from '@portal/contracts';

export interface UnpackLimits extends UnpackRule {
  readonly accepts: readonly string[];
  readonly maxExpandedBytes: number;
}

const gibibyte = 1024 ** 3;

/** @throws Error for a call without archives */
export function unpackLimits({
  name,
  accepts,
  unpacks,
  maxExpandedBytes = 2 * gibibyte,
}: UploadContract): UnpackLimits {
  if (!unpacks) throw new Error(`${name} unpacks nothing`);
  return { ...unpacks, accepts, maxExpandedBytes };
}

export type ArchiveRefusal =
  | 'archive_encrypted'
  | 'archive_of_several_volumes'
  | 'archive_too_large'
  /** Unreadable, escaping, or disguised. */
  | 'archive_broken'
  /** Unsupported compression; details name the method. */
  | 'archive_method_refused'
  | 'file_content_refused'
  | 'file_too_complex';

export type EntryRefusal =
  | 'not_a_pdf'
  | 'content_refused'
  | 'too_large'
  | 'too_repetitive'
  | 'link'
  | 'archive'
  | 'name_refused'
  | 'double'
  | 'encrypted';

/** Its plain name, with path or refusal. */
export type UnpackedEntry =
  | { readonly filename: string; readonly path: string; readonly reason?: undefined }
  | { readonly filename: string; readonly reason: EntryRefusal };

export type Unpacking =
  | { readonly ok: true; readonly entries: readonly UnpackedEntry[] }
  | { readonly ok: false; readonly code: ArchiveRefusal; readonly details?: RefusalDetails };

export type RefusalDetails = Readonly<Record<string, string | number>>;

export interface EntryHeader {
  readonly name: string;
  readonly isFolder: boolean;
  readonly bytes: number;
  readonly packedBytes: number;
  readonly isLink: boolean;
}

export class ArchiveRefused extends Error {
  constructor(
    readonly code: ArchiveRefusal,
    readonly details?: RefusalDetails,
  ) {
    super(code);
    this.name = 'ArchiveRefused';
  }
}
