import { keptDrafts } from '#core/storage/kept-drafts';
import type { ResourceValues } from './resource-values';

/** What somebody typed and did not save (U4). */
export interface FormDraft {
  readonly values: ResourceValues;
  /** Of the resource when the typing began; absent for a new one. */
  readonly version?: number | undefined;
  /** The cut picture, as a data address. */
  readonly thumb?: string | undefined;
}

const isDraft = (value: unknown): value is FormDraft =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  'name' in value.values &&
  'sections' in value.values &&
  Array.isArray(value.values.sections);

/** Drafts by resource. */
export const drafts = keptDrafts<FormDraft>('resource', 'browser', (kept) => (isDraft(kept) ? kept : null));

/** What a draft is about, where the resource does not exist yet. */
export const newResource = 'new';

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
