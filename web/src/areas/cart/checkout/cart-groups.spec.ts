import { describe, expect, it } from '@jest/globals';
import { anEntry } from '@portal/contracts/areas/cart';
import { aRestaurant } from '#testing/sample-session';
import { groupsOf } from './cart-groups';

const of = (restaurant_id: number) =>
  anEntry({ restaurant_id, restaurant_name: `Restaurante ${restaurant_id}` });
const mine = [aRestaurant(1), aRestaurant(2)];
const told = (cart: Parameters<typeof groupsOf>[0], restaurants = mine) =>
  groupsOf(cart, restaurants).map(({ name, state, cart: pieces }) => [
    name,
    state,
    Object.keys(pieces).join(),
  ]);

describe('the cart by restaurants', () => {
  it('[R-CRT-08] holds the pieces of each restaurant together, those with the oldest piece first', () => {
    expect(told({ 1: of(2), 2: of(1), 3: of(2) })).toEqual([
      ['102 - Restaurante 2', 'ours', '1,3'],
      ['101 - Restaurante 1', 'ours', '2'],
    ]);
  });

  it('asks for the restaurant of older pieces, unless the person works for one alone', () => {
    expect(told({ 1: anEntry(), 2: of(1) })).toEqual([
      ['', 'unknown', '1'],
      ['101 - Restaurante 1', 'ours', '2'],
    ]);
    expect(told({ 1: anEntry(), 2: of(1) }, [aRestaurant(1)])).toEqual([
      ['101 - Restaurante 1', 'ours', '1,2'],
    ]);
  });

  it('keeps apart, and last, what is for a restaurant that the person does not work for now', () => {
    expect(told({ 1: of(9), 2: of(1) })).toEqual([
      ['101 - Restaurante 1', 'ours', '2'],
      ['Restaurante 9', 'foreign', '1'],
    ]);
  });
});
