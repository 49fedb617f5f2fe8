import { openingFieldNames, type OpeningForm } from '@portal/contracts/areas/forms';
import { keptDrafts } from '#core/storage/kept-drafts';

export const blankOpening = Object.fromEntries(openingFieldNames.map((name) => [name, ''])) as OpeningForm;

/** By restaurant; in this tab only, as drafts name people (W18). */
export const openingDrafts = keptDrafts<OpeningForm>('opening', 'tab', (kept) => {
  if (typeof kept !== 'object' || kept === null) return null;
  const known = kept as Partial<Record<string, unknown>>;
  const read = (name: string) => (typeof known[name] === 'string' ? known[name] : '');
  return Object.fromEntries(openingFieldNames.map((name) => [name, read(name)])) as OpeningForm;
});
