import { openingFieldNames, type OpeningForm } from '@portal/contracts/areas/forms';
import { draftStore } from '#core/storage/draft-store';

export const blankOpening = Object.fromEntries(openingFieldNames.map((name) => [name, ''])) as OpeningForm;

/** By restaurant; in this tab only, as drafts name people (W18). */
export const openingDrafts = draftStore<OpeningForm>('opening', 'tab', (kept) => {
  if (typeof kept !== 'object' || kept === null) return null;
  const known = kept as Partial<Record<string, unknown>>;
  const read = (name: string) => (typeof known[name] === 'string' ? known[name] : '');
  return Object.fromEntries(openingFieldNames.map((name) => [name, read(name)])) as OpeningForm;
});
