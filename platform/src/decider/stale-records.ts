import { isDeepStrictEqual } from 'node:util';
import type { CommandBinding } from './command-binding';
import type { LastEdit } from './last-edits';
import type { StreamState } from './stream-states';

interface Stale {
  readonly record: string;
  readonly edit: LastEdit;
  readonly seen: number;
}

interface Sent {
  readonly binding: CommandBinding;
  readonly input: unknown;
}

/**
 * Records edited since the sender read them (R4), without missing ones.
 * @param own the command's record, if one
 */
export function staleRecords(
  { binding, input }: Sent,
  { edits, state }: Pick<StreamState, 'edits' | 'state'>,
  own: string,
): readonly Stale[] {
  const version = binding.expectedVersion?.(input);
  const expected = {
    ...(version !== undefined && { [own]: version }),
    ...binding.expectedVersions?.(input, state),
  };
  return Object.entries(expected).flatMap(([record, seen]) => {
    const edit = edits.get(record);
    return edit === undefined || edit.revision === seen ? [] : [{ record, edit, seen }];
  });
}

interface Times {
  readonly now: unknown;
  readonly stateAt: (revision: number) => Promise<unknown>;
}

/** Fields whose values differ from what the sender read. */
export async function fieldsChangedSince(
  stale: readonly Stale[],
  { binding, input }: Sent,
  { now, stateAt }: Times,
): Promise<readonly string[] | undefined> {
  if (!binding.formValues) return undefined;
  const fields: string[] = [];
  for (const { record, seen } of stale) {
    const then = binding.formValues(await stateAt(seen), input, record) ?? {};
    const values = binding.formValues(now, input, record) ?? {};
    const names = new Set([...Object.keys(values), ...Object.keys(then)]);
    fields.push(...[...names].filter((field) => !isDeepStrictEqual(then[field], values[field])));
  }
  return fields;
}
