import { type CartEntry, cartEntrySchema, type WizardPage } from '@portal/contracts/areas/cart';
import { z } from 'zod';
import { draftKey, draftStorage } from './draft-storage';

const draftSchema = z.object({
  userId: z.int(),
  /** What the wizard began with; when that has changed meanwhile, the draft is about something else. */
  base: z.string(),
  entry: cartEntrySchema,
  page: z.literal([1, 2, 3, 4, 5]),
  reached: z.literal([1, 2, 3, 4, 5]),
});

/** Where an unfinished wizard stands. */
export interface WizardDraft {
  readonly entry: CartEntry;
  readonly page: WizardPage;
  /** The furthest page that was opened. */
  readonly reached: WizardPage;
}

/** Which wizard: `new` with a resource id or `edit` with an entry id (R-WIZ-02), for whom, beginning with what. */
export interface DraftKey {
  readonly mode: 'new' | 'edit';
  readonly id: string;
  readonly userId: number;
  readonly start: CartEntry;
}

const keyOf = ({ mode, id }: DraftKey) => draftKey(mode, id);

/** What is left of an unfinished wizard after a reload, or `null`. A broken draft is none. */
export function readDraft(key: DraftKey): WizardDraft | null {
  const raw = draftStorage.read(keyOf(key));
  if (raw === null) return null;
  const draft = draftSchema.safeParse(parse(raw));
  const fits =
    draft.success && draft.data.userId === key.userId && draft.data.base === JSON.stringify(key.start);
  return fits ? draft.data : null;
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

export function keepDraft(key: DraftKey, { entry, page, reached }: WizardDraft): void {
  const draft = { userId: key.userId, base: JSON.stringify(key.start), entry, page, reached };
  draftStorage.write(keyOf(key), JSON.stringify(draft));
}

export const dropDraft = (key: DraftKey) => draftStorage.write(keyOf(key), null);
