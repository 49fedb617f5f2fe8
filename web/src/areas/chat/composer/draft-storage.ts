import { SafeStorage } from '#app/safe-storage';
import type { UploadedFile } from '#ui/upload/use-uploads';

/** What somebody began to say about an order. Message and note apart, so that a note never becomes a message. */
export interface Draft {
  readonly message: string;
  readonly note: string;
  /** Uploaded and not sent yet. */
  readonly images: readonly UploadedFile[];
}

const nothing: Draft = { message: '', note: '', images: [] };
const storage = new SafeStorage(() => localStorage);
const ofPerson = (userId: number) => `chat-draft-${userId}-`;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isUploaded = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'Key' in value && 'filename' in value;

/** The draft of a person about an order; an empty one where nothing readable is stored. */
export function readDraft(userId: number, orderId: string): Draft {
  try {
    const stored = JSON.parse(storage.read(ofPerson(userId) + orderId) ?? '{}') as Record<string, unknown>;
    const { message, note, images } = stored;
    return {
      message: textOf(message),
      note: textOf(note),
      images: Array.isArray(images) ? images.filter(isUploaded) : [],
    };
  } catch {
    // Not JSON: somebody else wrote there.
    return nothing;
  }
}

/** Keeps a draft until it is sent; an empty one leaves nothing behind. */
export function writeDraft(userId: number, orderId: string, draft: Draft): void {
  const isEmpty = draft.message === '' && draft.note === '' && draft.images.length === 0;
  storage.write(ofPerson(userId) + orderId, isEmpty ? null : JSON.stringify(draft));
}

/** The person signed out: nothing of what they began stays on this machine (safety W18). */
export const forgetDrafts = (userId: number) => storage.removeAll(ofPerson(userId));
