import type { UploadContract } from '@portal/contracts';

/** Kept where the extension is accepted; `cleaned`: without hidden content. */
export type Fate = 'refused' | 'kept' | 'cleaned';

/** Expected check, since another rejection proves nothing. */
export type Refusal =
  | 'file_type_refused'
  | 'file_name_refused'
  | 'file_content_refused'
  | 'archive_method_refused'
  | 'picture_too_large'
  | 'pdf_encrypted'
  /** The name breaks the form syntax. */
  | 'file_missing';

export interface CorpusFile {
  readonly about: string;
  readonly name: string;
  readonly content: Uint8Array;
  readonly fate: Fate;
  /** Where its extension is accepted. */
  readonly refusal: Refusal;
}

/** Must not be in stored pictures. */
export const payload = 'PAYLOAD-7f3a';

export const bad = (
  about: string,
  name: string,
  content: Uint8Array | string,
  refusal: Refusal = 'file_content_refused',
): CorpusFile => ({
  about,
  name,
  content: typeof content === 'string' ? Buffer.from(content) : content,
  fate: 'refused',
  refusal,
});
export const good = (about: string, name: string, content: Uint8Array): CorpusFile => ({
  ...bad(about, name, content),
  fate: 'kept',
});
/** A picture with appended data, which is removed. */
export const loaded = (about: string, name: string, content: Uint8Array): CorpusFile => ({
  ...bad(about, name, content),
  fate: 'cleaned',
});

const extensionOf = (name: string) => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return extension === 'jpeg' ? 'jpg' : extension;
};

/** Whether a call checks content. */
export const isLookedInto = ({ name, refusal }: CorpusFile, { accepts }: UploadContract): boolean =>
  refusal !== 'file_name_refused' && refusal !== 'file_type_refused' && accepts.includes(extensionOf(name));

export function fateAt(file: CorpusFile, call: UploadContract): Fate {
  if (file.fate === 'refused' || !isLookedInto(file, call)) return 'refused';
  return call.picture === undefined ? file.fate : 'cleaned';
}

export function refusalAt(file: CorpusFile, call: UploadContract): Refusal {
  if (file.name.includes('\n') && !call.resumable) return 'file_missing';
  if (file.refusal === 'file_name_refused' || isLookedInto(file, call)) return file.refusal;
  return 'file_type_refused';
}
