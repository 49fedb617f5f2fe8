import type { UploadContract } from '@portal/contracts';

/**
 * What must become of a file: refused, kept, or – where pictures are made anew – kept without what was hidden in it.
 * Kept means: where its extension is taken at all.
 */
export type Fate = 'refused' | 'kept' | 'cleaned';

export interface CorpusFile {
  /** What it tries, or what it is. */
  readonly about: string;
  readonly name: string;
  readonly content: Uint8Array;
  readonly fate: Fate;
}

/** Stands in everything that must not be found again in a picture that was made anew. */
export const payload = 'PAYLOAD-7f3a';

export const bad = (about: string, name: string, content: Uint8Array | string): CorpusFile => ({
  about,
  name,
  content: typeof content === 'string' ? Buffer.from(content) : content,
  fate: 'refused',
});
export const good = (about: string, name: string, content: Uint8Array): CorpusFile => ({
  about,
  name,
  content,
  fate: 'kept',
});
/** A picture that carries something along: refused where it would be kept as it is. */
export const loaded = (about: string, name: string, content: Uint8Array): CorpusFile => ({
  about,
  name,
  content,
  fate: 'cleaned',
});

const extensionOf = (name: string) => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return extension === 'jpeg' ? 'jpg' : extension;
};

/** What must become of a file at a call. */
export function fateAt({ name, fate }: CorpusFile, { accepts, picture }: UploadContract): Fate {
  if (fate === 'refused' || !accepts.includes(extensionOf(name))) return 'refused';
  if (picture !== undefined) return 'cleaned';
  return fate === 'cleaned' ? 'refused' : 'kept';
}
