import { describe, it } from '@jest/globals';
import { someOrderNews } from '@portal/contracts/areas/notifications';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { orderNewsDecider } from './order-news.decider';

const news = someOrderNews();
const announced = (upTo: number) => ({ type: 'OrderNewsAnnounced' as const, data: { upTo, news: [news] } });
const announcing = (upTo: number, found = [news]) => ({ input: { from: 1 }, facts: { news: found, upTo } });

describe('news about orders', () => {
  it('[R-ACC-15] are announced together, up to a position of the log', () => {
    givenEvents(orderNewsDecider, [])
      .when('AnnounceOrderNews', announcing(7))
      .then([announced(7)]);
    givenEvents(orderNewsDecider, [announced(7)])
      .when('AnnounceOrderNews', announcing(9))
      .then([announced(9)]);
  });

  it('[R12] are announced once, and not at all if all are settled', () => {
    givenEvents(orderNewsDecider, [announced(7)])
      .when('AnnounceOrderNews', announcing(7))
      .thenNothing();
    givenEvents(orderNewsDecider, []).when('AnnounceOrderNews', announcing(7, [])).thenNothing();
  });
});
