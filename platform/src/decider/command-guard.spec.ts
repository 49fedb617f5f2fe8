import { describe, expect, it } from '@jest/globals';
import { ofObject, ofRestaurant, only, reject, Role } from '@portal/contracts';
import { testActor } from '../testing/test-actor';
import type { CommandBinding } from './command-binding';
import type { Actor } from './decider';
import { isHiddenFrom, restaurantOf } from './command-guard';

const franchisee = testActor(Role.Franchisee, { userId: 12, restaurants: [1] });
const administrator = testActor(Role.Administrator, { userId: 4, restaurants: [] });
const sentBy = (actor: Actor) => ({ input: {}, actor });
const hidden = reject('not_found');

const binding = (parts: Partial<CommandBinding>) => parts as CommandBinding;
const of = (restaurant: number | null | undefined, owner: number | null | undefined) =>
  binding({
    restaurantOf: () => restaurant ?? null,
    ownerOf: () => (owner == null ? null : { userId: owner }),
  });
const contractWith = (scope: ReturnType<typeof ofRestaurant>) =>
  ({ kind: 'command', access: only([Role.Franchisee], { scope }) }) as CommandBinding['contract'];

describe('a record', () => {
  it('[R-ROL-08] [W8] is out of reach where it belongs to another restaurant or to another person', () => {
    expect(isHiddenFrom(of(1, 12), {}, sentBy(franchisee))).toBeNull();
    expect(isHiddenFrom(of(2, 12), {}, sentBy(franchisee))).toEqual(hidden);
    expect(isHiddenFrom(of(1, 13), {}, sentBy(franchisee))).toEqual(hidden);
    expect(isHiddenFrom(of(2, null), {}, sentBy(administrator))).toBeNull();
    expect(isHiddenFrom(of(2, 13), {}, sentBy(administrator))).toEqual(hidden);
  });

  it('[AMB-76] of several restaurants is in reach of a person with a right to one of them', () => {
    const shared = (restaurants: readonly number[] | null) => binding({ restaurantsOf: () => restaurants });
    expect(isHiddenFrom(shared([7, 1]), {}, sentBy(franchisee))).toBeNull();
    expect(isHiddenFrom(shared([7, 8]), {}, sentBy(franchisee))).toEqual(hidden);
    expect(isHiddenFrom(shared([]), {}, sentBy(franchisee))).toEqual(hidden);
    expect(isHiddenFrom(shared([7]), {}, sentBy(administrator))).toBeNull();
    expect(isHiddenFrom(shared(null), null, sentBy(franchisee))).toBeNull();
  });

  it('[R-ROL-08] is left to the decider where it has no restaurant, or the binding names none', () => {
    expect(isHiddenFrom(of(null, null), null, sentBy(franchisee))).toBeNull();
    expect(isHiddenFrom(binding({}), null, sentBy(franchisee))).toBeNull();
  });

  it('[W8] is rejected with the code of its own kind when missing', () => {
    const rejectMissing = reject('order_not_found');
    expect(isHiddenFrom({ ...of(2, null), rejectMissing }, {}, sentBy(franchisee))).toEqual(rejectMissing);
  });
});

describe('the restaurant that a command is about', () => {
  const named = binding({ contract: contractWith(ofRestaurant('order.restaurant_id')) });

  it('[R11] is that of the record, or the one that the input names', () => {
    expect(restaurantOf({ ...named, restaurantOf: () => 3 }, {}, { order: { restaurant_id: 1 } })).toBe(3);
    expect(restaurantOf({ ...named, restaurantOf: () => null }, null, { order: { restaurant_id: 1 } })).toBe(
      1,
    );
    expect(restaurantOf(named, {}, { order: { restaurant_id: 1 } })).toBe(1);
  });

  it('[R11] is none where the input names none', () => {
    expect(restaurantOf(named, {}, {})).toBeUndefined();
    expect(restaurantOf(named, {}, { order: { restaurant_id: 'x' } })).toBeUndefined();
    expect(restaurantOf(binding({ contract: contractWith(ofObject) }), {}, { id: 1 })).toBeUndefined();
    const internal = { kind: 'internal' } as CommandBinding['contract'];
    expect(
      restaurantOf(binding({ contract: internal }), {}, { order: { restaurant_id: 1 } }),
    ).toBeUndefined();
  });
});
