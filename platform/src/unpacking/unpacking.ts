import type { UnpackRule, UploadContract } from '@portal/contracts';

export interface UnpackLimits extends UnpackRule {
  /** By extension and content. */
  readonly accepts: readonly string[];
  /** All files, unpacked. */
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

/** Of the whole archive. */
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

/** Of one file. */
export type EntryRefusal =
  | 'not_a_pdf'
  | 'content_refused'
  | 'too_large'
  | 'too_repetitive'
  | 'link'
  | 'archive'
  | 'name_refused'
  | 'double'
  /** A PDF with a password. */
  | 'encrypted';

/** Its plain name, with path or refusal. */
export type UnpackedEntry =
  | { readonly filename: string; readonly path: string; readonly reason?: undefined }
  | { readonly filename: string; readonly reason: EntryRefusal };

export type Unpacking =
  | { readonly ok: true; readonly entries: readonly UnpackedEntry[] }
  | { readonly ok: false; readonly code: ArchiveRefusal; readonly details?: RefusalDetails };

/** Placeholders of the refusal's text. */
export type RefusalDetails = Readonly<Record<string, string>>;

export interface EntryHeader {
  /** With its folders. */
  readonly name: string;
  readonly isFolder: boolean;
  readonly bytes: number;
  readonly packedBytes: number;
  readonly isLink: boolean;
}

/** Nothing of the archive is kept. */
export class ArchiveRefused extends Error {
  constructor(
    readonly code: ArchiveRefusal,
    readonly details?: RefusalDetails,
  ) {
    super(code);
    this.name = 'ArchiveRefused';
  }
}
