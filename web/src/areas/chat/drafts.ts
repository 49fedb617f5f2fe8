import type { NoteReader } from '@portal/contracts/areas/chat';
import { draftStore } from '#core/storage/draft-store';
import type { UploadedFile } from '#ui/upload/use-uploads';

/** The note is apart, so that it never becomes a message. */
export interface SavedDraft {
  readonly message: string;
  readonly note: string;
  readonly chosen: readonly NoteReader[];
  /** Uploaded. */
  readonly images: readonly UploadedFile[];
  /** Keys of earlier attempts, which may have arrived. */
  readonly sentAs: Readonly<Partial<Record<'message' | 'note', string>>>;
}

export const noDraft: SavedDraft = { message: '', note: '', chosen: [], images: [], sentAs: {} };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isUploaded = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'Key' in value && 'filename' in value;

const isPerson = (value: unknown): value is NoteReader =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as Partial<NoteReader>).id) &&
  typeof (value as Partial<NoteReader>).name === 'string';
const listOf = <T>(value: unknown, is: (one: unknown) => one is T): T[] =>
  Array.isArray(value) ? value.filter(is) : [];

function keysOf(kept: unknown): SavedDraft['sentAs'] {
  const { message, note } = (kept ?? {}) as Record<string, unknown>;
  const ofMessage = typeof message === 'string' ? { message } : {};
  return typeof note === 'string' ? { ...ofMessage, note } : ofMessage;
}

/** By order. */
export const drafts = draftStore<SavedDraft>('chat', 'browser', (kept) => {
  const { message, note, chosen, images, sentAs } = (kept ?? {}) as Record<string, unknown>;
  return {
    message: textOf(message),
    note: textOf(note),
    chosen: listOf(chosen, isPerson),
    images: listOf(images, isUploaded),
    sentAs: keysOf(sentAs),
  };
});

export const isEmptyDraft = ({ message, note, images }: SavedDraft): boolean =>
  message === '' && note === '' && images.length === 0;
