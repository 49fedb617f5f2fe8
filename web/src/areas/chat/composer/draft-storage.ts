import { keptDrafts } from '#app/kept-drafts';
import type { UploadedFile } from '#ui/upload/use-uploads';

/** What somebody began to say about an order. Message and note apart, so that a note never becomes a message. */
export interface Draft {
  readonly message: string;
  readonly note: string;
  /** Uploaded and not sent yet. */
  readonly images: readonly UploadedFile[];
}

export const noDraft: Draft = { message: '', note: '', images: [] };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isUploaded = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'Key' in value && 'filename' in value;

/** Drafts by order. */
export const drafts = keptDrafts<Draft>('chat', 'browser', (kept) => {
  const { message, note, images } = (kept ?? {}) as Record<string, unknown>;
  return {
    message: textOf(message),
    note: textOf(note),
    images: Array.isArray(images) ? images.filter(isUploaded) : [],
  };
});

export const isEmptyDraft = ({ message, note, images }: Draft): boolean =>
  message === '' && note === '' && images.length === 0;
