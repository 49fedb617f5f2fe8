import type { UnpackRule, UploadContract } from '@portal/contracts';

/** What a call keeps of an archive. */
export interface UnpackLimits extends UnpackRule {
  /** Kinds of archives, by extension and content. */
  readonly accepts: readonly string[];
  /** Of all files together, unpacked. */
  readonly maxExpandedBytes: number;
}

const gibibyte = 1024 ** 3;

/** What a call keeps of an archive. @throws Error for a call that takes none */
export function unpackLimits({
  name,
  accepts,
  unpacks,
  maxExpandedBytes = 2 * gibibyte,
}: UploadContract): UnpackLimits {
  if (!unpacks) throw new Error(`${name} unpacks nothing`);
  return { ...unpacks, accepts, maxExpandedBytes };
}

/** Why an archive is refused as a whole. */
export type ArchiveRefusal =
  | 'archive_encrypted'
  | 'archive_of_several_volumes'
  | 'archive_too_large'
  /** Cannot be read to its end, leads out of its folder, or is not what it seems. */
  | 'archive_broken'
  /** Packed by a method that is not read; the details have its name. */
  | 'archive_method_refused'
  | 'file_content_refused'
  | 'file_too_complex';

/** Why one file of an archive is refused. */
export type EntryRefusal =
  | 'not_a_pdf'
  | 'content_refused'
  | 'too_large'
  | 'too_repetitive'
  | 'link'
  | 'archive'
  | 'name_refused'
  | 'double'
  /** A PDF that opens with a password only. */
  | 'encrypted';

/** A file of an archive by its plain name: where it lies now, or why it was refused. */
export type UnpackedEntry =
  | { readonly filename: string; readonly path: string; readonly reason?: undefined }
  | { readonly filename: string; readonly reason: EntryRefusal };

export type Unpacking =
  | { readonly ok: true; readonly entries: readonly UnpackedEntry[] }
  | { readonly ok: false; readonly code: ArchiveRefusal; readonly details?: RefusalDetails };

/** What the text of a refusal names. */
export type RefusalDetails = Readonly<Record<string, string>>;

/** What is known of an entry before it is unpacked. */
export interface EntryHeader {
  /** With its folders. */
  readonly name: string;
  readonly isFolder: boolean;
  readonly bytes: number;
  readonly packedBytes: number;
  readonly isLink: boolean;
}

/** The archive is refused; nothing of it is kept. */
export class ArchiveRefused extends Error {
  constructor(
    readonly code: ArchiveRefusal,
    readonly details?: RefusalDetails,
  ) {
    super(code);
    this.name = 'ArchiveRefused';
  }
}
