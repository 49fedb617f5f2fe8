import { SafeStorage } from '#app/safe-storage';
import type { ResourceValues } from './resource-values';

/** What somebody typed and did not save (U4). */
export interface FormDraft {
  readonly values: ResourceValues;
  /** Of the resource when the typing began; absent for a new one. */
  readonly version?: number | undefined;
  /** The cut picture, as a data address. */
  readonly thumb?: string | undefined;
}

const storage = new SafeStorage(() => localStorage);
const prefix = (userId: number) => `resource-draft-${userId}-`;
const keyOf = (userId: number, id: number | null) => `${prefix(userId)}${id ?? 'new'}`;

const isDraft = (value: unknown): value is FormDraft =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  'name' in value.values &&
  'sections' in value.values &&
  Array.isArray(value.values.sections);

export function readDraft(userId: number, id: number | null): FormDraft | null {
  try {
    const kept: unknown = JSON.parse(storage.read(keyOf(userId, id)) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    // Somebody else wrote there.
    return null;
  }
}

export const writeDraft = (userId: number, id: number | null, draft: FormDraft | null): void =>
  storage.write(keyOf(userId, id), draft === null ? null : JSON.stringify(draft));

/** Of somebody who signs out (safety W18). */
export const forgetDrafts = (userId: number): void => storage.removeAll(prefix(userId));

/** A picture as text, to be kept. */
export const toDataUrl = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable picture'));
    reader.readAsDataURL(picture);
  });

/** The picture that such a text holds. */
export function fromDataUrl(url: string): Blob {
  const [head = '', body = ''] = url.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'image/jpeg';
  return new Blob([Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))], { type });
}
