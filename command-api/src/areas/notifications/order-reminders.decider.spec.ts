import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@portal/contracts';
import { anOrderPlaced, OrderStatus } from '@portal/contracts/areas/orders';
import { evolve } from '@portal/platform/decider/decider';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { remindersDecider } from './order-reminders.decider';
import { orderTurn, type OrderTurn } from './order-turn';

const placed = anOrderPlaced();
const { orderId, restaurantId } = placed.data;
const of = { orderId, restaurantId };
const event = (type: string, more: object = {}) => ({ type, data: { ...of, version: 1, ...more } });
const quoteSent = (version = 1) =>
  event('QuoteSent', { version, total: 100, validUntil: '2026-12-12', lines: [] });
const proofSent = event('ProofSent', { at: 0, files: [] });
const moved = (to: OrderStatus) => event('OrderStatusChanged', { from: OrderStatus.Pending, to });
const after = (...events: readonly object[]) =>
  [placed, ...events].reduce<OrderTurn>(
    (state, each) => evolve(orderTurn, state, each as DomainEvent),
    orderTurn.initial,
  );

const assigned = event('OrderAssigned', { from: null, to: 2 });
const about = (...events: readonly object[]) => ({
  input: { orderId },
  facts: { order: after(assigned, ...events) },
});
const reminded = (turn: 'agency' | 'restaurant', turnNumber: number) => ({
  type: 'OrderReminded' as const,
  data: { ...of, turn, turnNumber, assigneeId: 2 },
});
const quoteReminded = (version = 1) => ({ type: 'QuoteEndReminded' as const, data: { ...of, version } });

describe('whose turn it is', () => {
  it('is counted: a second proof in the same turn is no new one', () => {
    const counted = (...events: object[]) => {
      const { turn, turns } = after(...events);
      return [turn, turns];
    };
    expect(counted()).toEqual(['agency', 1]);
    expect(counted(quoteSent())).toEqual(['restaurant', 2]);
    expect(counted(quoteSent(), proofSent)).toEqual(['restaurant', 2]);
    expect(counted(quoteSent(), proofSent, event('QuoteAccepted'))).toEqual(['restaurant', 2]);
    expect(counted(quoteSent(), event('QuoteAccepted'))).toEqual(['agency', 3]);
    expect(counted(moved(OrderStatus.Cancelled))).toEqual([null, 2]);
    expect(after(quoteSent(1), quoteSent(2)).quote).toEqual({
      version: 2,
      total: 100,
      validUntil: '2026-12-12',
    });
  });
});

describe('a reminder after three working days', () => {
  it('is for whose turn it is, once per turn', () => {
    givenEvents(remindersDecider, [])
      .when('RemindOfOrder', about())
      .then([reminded('agency', 1)]);
    givenEvents(remindersDecider, [reminded('agency', 1)])
      .when('RemindOfOrder', about())
      .thenNothing();
    givenEvents(remindersDecider, [reminded('agency', 1)])
      .when('RemindOfOrder', about(quoteSent()))
      .then([reminded('restaurant', 2)]);
    givenEvents(remindersDecider, [reminded('restaurant', 2)])
      .when('RemindOfOrder', about(quoteSent(), proofSent))
      .thenNothing();
  });

  it('is not sent for an order that is settled or deleted', () => {
    givenEvents(remindersDecider, [])
      .when('RemindOfOrder', about(moved(OrderStatus.Delivered)))
      .thenNothing();
    givenEvents(remindersDecider, [])
      .when('RemindOfOrder', { input: { orderId }, facts: { order: null } })
      .thenNothing();
  });
});

describe('a reminder of a quote that ends', () => {
  it('is sent once for a version that still waits', () => {
    givenEvents(remindersDecider, []).when('RemindOfQuoteEnd', about(quoteSent())).then([quoteReminded()]);
    givenEvents(remindersDecider, [quoteReminded()])
      .when('RemindOfQuoteEnd', about(quoteSent()))
      .thenNothing();
    givenEvents(remindersDecider, [quoteReminded()])
      .when('RemindOfQuoteEnd', about(quoteSent(), quoteSent(2)))
      .then([quoteReminded(2)]);
  });

  it.each(['QuoteAccepted', 'QuoteRefused', 'QuoteQuestioned', 'QuoteExpired'])(
    'is not sent after an answer, a question or the end: %s',
    (type) => {
      givenEvents(remindersDecider, [])
        .when('RemindOfQuoteEnd', about(quoteSent(), event(type)))
        .thenNothing();
    },
  );

  it('is not sent without a quote, or where the order is settled', () => {
    givenEvents(remindersDecider, []).when('RemindOfQuoteEnd', about()).thenNothing();
    givenEvents(remindersDecider, [])
      .when('RemindOfQuoteEnd', about(quoteSent(), moved(OrderStatus.Delivered)))
      .thenNothing();
  });
});
