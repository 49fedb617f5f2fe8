import { type CallError, isCallError } from '#core/client/call-error';

/** R4 */
export interface EditConflict {
  /** `user-12`. */
  readonly by?: string;
  readonly name?: string;
  /** ISO 8601 UTC. */
  readonly at?: string;
  /** On the wire. */
  readonly fields?: readonly string[];
  /** Sent back to overwrite. */
  readonly version?: number;
}

type Fact = CallError['details'][string];

/** Empty if unknown. */
const textOf = (fact: Fact = '') => (fact === '' ? undefined : String(fact));
const listOf = (fact: Fact = []) => (typeof fact === 'object' ? fact : []);

/** @returns `null` for other errors */
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
