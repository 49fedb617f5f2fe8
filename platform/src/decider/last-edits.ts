import type { DomainEvent, EventMetadata } from '@portal/contracts';
import type { StreamRules } from './decider';
import { PersistentMap } from './persistent-map';

export interface LastEdit extends Pick<EventMetadata, 'actor' | 'at'> {
  readonly revision: number;
}

/** Last edit per record of a stream, by the name its rules give (R4). */
export type LastEdits = PersistentMap<string, LastEdit>;

export const noEdits: LastEdits = PersistentMap.of();

const noEdit: LastEdit = { actor: 'unknown', at: '', revision: -1 };

export const newestEdit = (edits: Iterable<LastEdit>): LastEdit =>
  [...edits].reduce((newest, edit) => (edit.revision > newest.revision ? edit : newest), noEdit);

export const onlyRecord = '';
const onlyRecords: readonly string[] = [onlyRecord];

function editedBy({ editEvents }: StreamRules, event: DomainEvent, before: unknown): readonly string[] {
  if (typeof editEvents === 'function') return editEvents(event as never, before);
  return editEvents?.includes(event.type) === false ? [] : onlyRecords;
}

/** The last edits after this event. */
export function editsAfter(
  { rules, state, edits }: { rules: StreamRules; state: unknown; edits: LastEdits },
  event: DomainEvent,
  edit: LastEdit,
): LastEdits {
  return editedBy(rules, event, state).reduce((all, record) => all.with(record, edit), edits);
}
