import type { NoteReader } from '@portal/contracts/areas/chat';
import { keptDrafts } from '#core/storage/kept-drafts';
import type { UploadedFile } from '#ui/upload/use-uploads';

/** What somebody began to say about an order. Message and note apart, so that a note never becomes a message. */
export interface Draft {
  readonly message: string;
  readonly note: string;
  /** Who was chosen while the note was typed. */
  readonly chosen: readonly NoteReader[];
  /** Uploaded and not sent yet. */
  readonly images: readonly UploadedFile[];
  /** Key under which the message or the note may have arrived as it was before: it must not arrive twice. */
  readonly sentAs: Readonly<Partial<Record<'message' | 'note', string>>>;
}

export const noDraft: Draft = { message: '', note: '', chosen: [], images: [], sentAs: {} };

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

function keysOf(kept: unknown): Draft['sentAs'] {
  const { message, note } = (kept ?? {}) as Record<string, unknown>;
  const ofMessage = typeof message === 'string' ? { message } : {};
  return typeof note === 'string' ? { ...ofMessage, note } : ofMessage;
}

/** Drafts by order. */
export const drafts = keptDrafts<Draft>('chat', 'browser', (kept) => {
  const { message, note, chosen, images, sentAs } = (kept ?? {}) as Record<string, unknown>;
  return {
    message: textOf(message),
    note: textOf(note),
    chosen: listOf(chosen, isPerson),
    images: listOf(images, isUploaded),
    sentAs: keysOf(sentAs),
  };
});

export const isEmptyDraft = ({ message, note, images }: Draft): boolean =>
  message === '' && note === '' && images.length === 0;
