import { isDeepStrictEqual } from 'node:util';
import { isOwnedBy, mayActOn, type Owner, reject, type Rejection } from '@portal/contracts';
import type { CommandBinding } from './command-binding';
import type { Conflict } from './command-outcome';
import type { Actor } from './decider';
import { type LastEdit, newestEdit, onlyRecord, type StreamState } from './stream-states';

const hidden = reject('not_found');

const mayTouchRestaurant = (restaurant: number | null | undefined, actor: Actor): boolean =>
  restaurant == null || mayActOn(actor, restaurant);

const mayTouchOneOf = (restaurants: readonly number[] | null | undefined, actor: Actor): boolean =>
  restaurants == null || restaurants.some((restaurant) => mayActOn(actor, restaurant));

const mayTouchOwned = (owner: Owner | null | undefined, actor: Actor): boolean =>
  owner == null || isOwnedBy(owner, actor);

/** Rejection for hidden records, equal to that for missing ones (R-ROL-08, W8). */
export function isHiddenFrom(
  binding: CommandBinding,
  state: unknown,
  { input, actor }: { readonly input: unknown; readonly actor: Actor },
): Rejection | null {
  const mayTouch =
    mayTouchRestaurant(binding.restaurantOf?.(state), actor) &&
    mayTouchOneOf(binding.restaurantsOf?.(state), actor) &&
    mayTouchOwned(binding.ownerOf?.(state, input), actor);
  return mayTouch ? null : (binding.rejectMissing ?? hidden);
}

/** The record's restaurant, else the one in the input (R11). */
export function restaurantOf(binding: CommandBinding, state: unknown, input: unknown): number | undefined {
  const restaurant = binding.restaurantOf?.(state);
  if (typeof restaurant === 'number') return restaurant;
  const { contract } = binding;
  if (contract.kind === 'internal' || contract.access.scope.by !== 'restaurant') return undefined;
  const named = contract.access.scope.at
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], input);
  return typeof named === 'number' ? named : undefined;
}

interface Sent {
  readonly binding: CommandBinding;
  readonly input: unknown;
}

interface Stale {
  readonly record: string;
  readonly edit: LastEdit;
  readonly seen: number;
}

/** Name of the command's record in its stream. */
export const recordOf = ({ binding, input }: Sent): string => binding.record?.(input) ?? onlyRecord;

/** Records edited since the sender read them (R4), without missing ones. */
function staleRecords(sent: Sent, { edits, state }: StreamState): readonly Stale[] {
  const { binding, input } = sent;
  const version = binding.expectedVersion?.(input);
  const expected = {
    ...(version !== undefined && { [recordOf(sent)]: version }),
    ...binding.expectedVersions?.(input, state),
  };
  return Object.entries(expected).flatMap(([record, seen]) => {
    const edit = edits.get(record);
    return edit === undefined || edit.revision === seen ? [] : [{ record, edit, seen }];
  });
}

type StateAt = (revision: number) => Promise<unknown>;

/** Fields whose values differ from what the sender read; `undefined` without a form. */
async function fieldsChangedSince(
  stale: readonly Stale[],
  { binding, input }: Sent,
  { now, stateAt }: { readonly now: unknown; readonly stateAt: StateAt },
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

export const conflictWith = (
  { actor, at, revision }: LastEdit,
  fields?: readonly string[],
): { readonly ok: false; readonly conflict: Conflict } => ({
  ok: false,
  conflict: { changedBy: actor, changedAt: at, version: revision, ...(fields && { fields }) },
});

/** Conflict with edits that the sender has not seen (R4). */
export async function conflictIn(sent: Sent, stream: StreamState, stateAt: StateAt) {
  const stale = staleRecords(sent, stream);
  if (stale.length === 0) return undefined;
  const fields = await fieldsChangedSince(stale, sent, { now: stream.state, stateAt });
  return conflictWith(newestEdit(stale.map(({ edit }) => edit)), fields);
}
