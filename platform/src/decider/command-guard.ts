import { isOwnedBy, mayActOn, type Owner, reject, type Rejection } from '@portal/contracts';
import type { CommandBinding } from './command-binding';
import type { Actor } from './decider';

const hidden = reject('not_found');

interface Sent {
  readonly input: unknown;
  readonly actor: Actor;
}

/** Rejection for hidden records, equal to that for missing ones (R-ROL-08, W8). */
export function isHiddenFrom(binding: CommandBinding, state: unknown, sent: Sent): Rejection | null {
  const { input, actor } = sent;
  const mayTouch =
    mayTouchRestaurant(binding.restaurantOf?.(state), actor) &&
    mayTouchOneOf(binding.restaurantsOf?.(state), actor) &&
    mayTouchOwned(binding.ownerOf?.(state, input), actor);
  return mayTouch ? null : (binding.rejectMissing ?? hidden);
}

const mayTouchOneOf = (restaurants: readonly number[] | null | undefined, actor: Actor): boolean =>
  restaurants == null || restaurants.some((restaurant) => mayActOn(actor, restaurant));

const mayTouchRestaurant = (restaurant: number | null | undefined, actor: Actor): boolean =>
  restaurant == null || mayActOn(actor, restaurant);

const mayTouchOwned = (owner: Owner | null | undefined, actor: Actor): boolean =>
  owner == null || isOwnedBy(owner, actor);

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
