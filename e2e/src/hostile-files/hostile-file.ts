import type { UploadContract } from '@portal/contracts';

/**
 * What must become of a file: refused, kept, or kept without what was hidden in it. Kept means: where its extension is
 * taken at all.
 */
export type Fate = 'refused' | 'kept' | 'cleaned';

/** Which check must refuse a file: a refusal by another one says nothing about this one. */
export type Refusal =
  | 'file_type_refused'
  | 'file_name_refused'
  | 'file_content_refused'
  | 'archive_method_refused'
  | 'picture_too_large'
  | 'pdf_encrypted'
  /** Not even a file, as its name breaks the form that it comes in. */
  | 'file_missing';

export interface CorpusFile {
  /** What it tries, or what it is. */
  readonly about: string;
  readonly name: string;
  readonly content: Uint8Array;
  readonly fate: Fate;
  /** Where its extension is taken. */
  readonly refusal: Refusal;
}

/** Stands in everything that must not be found again in a picture. */
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
/** A picture with something behind it: kept without, whether it is made anew or not. */
export const loaded = (about: string, name: string, content: Uint8Array): CorpusFile => ({
  ...bad(about, name, content),
  fate: 'cleaned',
});

const extensionOf = (name: string) => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return extension === 'jpeg' ? 'jpg' : extension;
};

/** Whether a call looks further than at the name of a file. */
export const isLookedInto = ({ name, refusal }: CorpusFile, { accepts }: UploadContract): boolean =>
  refusal !== 'file_name_refused' && refusal !== 'file_type_refused' && accepts.includes(extensionOf(name));

/** What must become of a file at a call. */
export function fateAt(file: CorpusFile, call: UploadContract): Fate {
  if (file.fate === 'refused' || !isLookedInto(file, call)) return 'refused';
  return call.picture === undefined ? file.fate : 'cleaned';
}

/** With what code a file is refused that must be refused at a call. */
export function refusalAt(file: CorpusFile, call: UploadContract): Refusal {
  if (file.name.includes('\n') && !call.resumable) return 'file_missing';
  if (file.refusal === 'file_name_refused' || isLookedInto(file, call)) return file.refusal;
  return 'file_type_refused';
}
