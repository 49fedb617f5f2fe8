import type { DomainEvent, EventMetadata } from '@portal/contracts';
import type { StreamRules } from './decider';
import { PersistentMap } from './persistent-map';

/** Who changed what people edit, when, and where in the stream that is. */
export interface LastEdit extends Pick<EventMetadata, 'actor' | 'at'> {
  readonly revision: number;
}

/** The last edit of each record of a stream, by the name that its rules give the record (R4). */
export type LastEdits = PersistentMap<string, LastEdit>;

export const noEdits: LastEdits = PersistentMap.of();

const nobody: LastEdit = { actor: 'unknown', at: '', revision: -1 };

/** The newest edit of any record. */
export const newestEdit = (edits: Iterable<LastEdit>): LastEdit =>
  [...edits].reduce((newest, edit) => (edit.revision > newest.revision ? edit : newest), nobody);

/** The record of a stream that is but one. */
export const onlyRecord = '';
const itself: readonly string[] = [onlyRecord];

/** The records that an event edits, in a stream that was in this state before. */
function editedBy({ editEvents }: StreamRules, event: DomainEvent, before: unknown): readonly string[] {
  if (typeof editEvents === 'function') return editEvents(event as never, before);
  return editEvents?.includes(event.type) === false ? [] : itself;
}

/** The last edits once this event has happened as well. */
export function editsAfter(
  { rules, state, edits }: { rules: StreamRules; state: unknown; edits: LastEdits },
  event: DomainEvent,
  edit: LastEdit,
): LastEdits {
  return editedBy(rules, event, state).reduce((all, record) => all.with(record, edit), edits);
}
