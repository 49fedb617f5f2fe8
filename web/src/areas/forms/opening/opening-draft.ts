import { openingFieldNames, type OpeningForm } from '@portal/contracts/areas/forms';
import { keptDrafts } from '#core/storage/kept-drafts';

/** A form that nobody has filled in. */
export const blankOpening = Object.fromEntries(openingFieldNames.map((name) => [name, ''])) as OpeningForm;

/** What was typed and not sent, by restaurant; of this tab only, as it names people (W18). */
export const openingDrafts = keptDrafts<OpeningForm>('opening', 'tab', (kept) => {
  if (typeof kept !== 'object' || kept === null) return null;
  const known = kept as Partial<Record<string, unknown>>;
  const read = (name: string) => (typeof known[name] === 'string' ? known[name] : '');
  return Object.fromEntries(openingFieldNames.map((name) => [name, read(name)])) as OpeningForm;
});
