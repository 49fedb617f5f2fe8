import { describe, it } from '@jest/globals';
import { type OrderNews, someOrderNews } from '@portal/contracts/areas/notifications';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { newsKey, orderNewsDecider } from './order-news.decider';

const at = '2026-11-20T09:30:00.000Z';
const order = { restaurantId: 1, assigneeId: 2 };
const facts = { windowSeconds: 600, order };
const news = someOrderNews();
const status = (to: 2 | 3) => someOrderNews({ kind: 'status', to: 'restaurant', status: to });
const collected = (of: OrderNews = news, batchId = 'command-1') => ({
  type: 'OrderNewsCollected' as const,
  data: { batchId, news: of, assigneeId: 2, closesAt: '2026-11-20T09:40:00.000Z' },
});
const announced = (...all: OrderNews[]) => ({
  type: 'OrderNewsAnnounced' as const,
  data: { batchId: 'command-1', news: all },
});
const close = (...settled: string[]) => ({ input: { batchId: 'command-1' }, facts: { settled } });

describe('what is mailed about orders', () => {
  it('[R-ACC-15] opens a window with the first, and goes together', () => {
    givenEvents(orderNewsDecider, [])
      .when('CollectOrderNews', { input: news, facts, at })
      .then([collected()]);
    givenEvents(orderNewsDecider, [collected()])
      .when('CollectOrderNews', { input: status(2), facts, at: '2026-11-20T09:39:00.000Z' })
      .then([collected(status(2))]);
    givenEvents(orderNewsDecider, [collected(), collected(status(2))])
      .when('AnnounceOrderNews', close())
      .then([announced(news, status(2))]);
  });

  it('is the last about the same, and nothing of what is settled meanwhile', () => {
    givenEvents(orderNewsDecider, [collected(status(2)), collected(), collected(status(3))])
      .when('AnnounceOrderNews', close())
      .then([announced(status(3), news)]);
    givenEvents(orderNewsDecider, [collected(status(2)), collected()])
      .when('AnnounceOrderNews', close(newsKey(news)))
      .then([announced(status(2))]);
  });

  it('[R12] is announced once, and nothing of an order that is deleted', () => {
    givenEvents(orderNewsDecider, [collected(), announced(news)])
      .when('AnnounceOrderNews', close())
      .thenNothing();
    givenEvents(orderNewsDecider, [collected(news, 'another')])
      .when('AnnounceOrderNews', close())
      .thenNothing();
    givenEvents(orderNewsDecider, [])
      .when('CollectOrderNews', { input: news, facts: { ...facts, order: null } })
      .thenNothing();
  });
});
