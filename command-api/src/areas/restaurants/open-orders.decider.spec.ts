import { describe, expect, it } from '@jest/globals';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { countOpen, openOrdersDecider, type OpenOrdersEvent } from './open-orders.decider';

const restaurantId = 1;
const counted = (orderId: string, open: boolean, there = true): OpenOrdersEvent => ({
  type: 'RestaurantOrderCounted',
  data: { restaurantId, orderId, open, there },
});
const count = (orderId: string, now: { open?: boolean; there?: boolean }) => ({
  input: { restaurantId, orderId, ...now },
});
const open = (...events: OpenOrdersEvent[]) => countOpen(givenEvents(openOrdersDecider, events).state);

describe('[AMB-55] the open orders of a restaurant', () => {
  it('are those that were placed and neither delivered nor cancelled', () => {
    givenEvents(openOrdersDecider, [])
      .when('CountOrder', count('a', { open: true }))
      .then([counted('a', true)]);
    givenEvents(openOrdersDecider, [counted('a', true)])
      .when('CountOrder', count('a', { open: false }))
      .then([counted('a', false)]);
    expect(open(counted('a', true), counted('b', true), counted('a', false))).toBe(1);
  });

  it('do not hold deleted ones, unless they are restored', () => {
    givenEvents(openOrdersDecider, [counted('a', true)])
      .when('CountOrder', count('a', { there: false }))
      .then([counted('a', true, false)]);
    expect(open(counted('a', true, false))).toBe(0);
    givenEvents(openOrdersDecider, [counted('a', true, false)])
      .when('CountOrder', count('a', { there: true }))
      .then([counted('a', true)]);
  });

  it('stay as they are where nothing is new', () => {
    givenEvents(openOrdersDecider, [counted('a', true)])
      .when('CountOrder', count('a', { open: true }))
      .thenNothing();
    for (const there of [true, false])
      givenEvents(openOrdersDecider, []).when('CountOrder', count('settled', { there })).thenNothing();
  });
});
