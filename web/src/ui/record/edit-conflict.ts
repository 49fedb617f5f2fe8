import { type CallError, isCallError } from '#core/client/call-error';

/** Who saved a record while it was being edited here, when, and what, as far as the refusal says so (R4). */
export interface EditConflict {
  /** As events name people: `user-12`. */
  readonly by?: string;
  readonly name?: string;
  /** ISO 8601 UTC. */
  readonly at?: string;
  /** The fields that were changed, by their names on the wire. */
  readonly fields?: readonly string[];
  /** What a sender who has been told sends back, to save all the same. */
  readonly version?: number;
}

type Fact = CallError['details'][string];

/** Empty where the server does not know it. */
const textOf = (fact: Fact = '') => (fact === '' ? undefined : String(fact));
const listOf = (fact: Fact = []) => (typeof fact === 'object' ? fact : []);

/** @returns `null` where something else has failed */
export function editConflictIn(failure: unknown): EditConflict | null {
  if (!isCallError(failure) || failure.code !== 'conflict') return null;
  const { changed_by: by, changed_by_name: name, changed_at: at, fields } = failure.details;
  const { current_version: version } = failure.details;
  return {
    by: textOf(by),
    name: textOf(name),
    at: textOf(at),
    fields: listOf(fields),
    version: typeof version === 'number' ? version : undefined,
  };
}
