import { describe, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { anOrderedItem, anOrderPlaced, type ArtFile } from '@portal/contracts/areas/orders';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { artDownloadDecider } from './art-download.decider';
import { orderDecider, type OrderEvent } from './order.decider';

const id = anOrderPlaced().data.orderId;
const ofOrder = { orderId: id, restaurantId: 1 };
const file = (n: number): ArtFile => ({
  key: String(n).padStart(32, '0'),
  filename: `arte-${n}.pdf`,
  bytes: n,
  contentType: 'application/pdf',
});
const until = '2028-11-20T09:30:00.000Z';
const final = (at: number, ...files: ArtFile[]): OrderEvent => ({
  type: 'FinalArtAdded',
  data: { ...ofOrder, at, files, until },
});
const placed = anOrderPlaced({ items: [1, 2, 3].map(() => anOrderedItem('ES')) });
const orderWith = (...events: OrderEvent[]) => ({
  order: givenEvents(orderDecider, [placed, ...events]).state,
});
const facts = orderWith(final(0, file(1), file(2)), final(2, file(3)));
const asking = (pieces: number[] = [], key = '') => ({ input: { id, pieces, file: key }, facts });
const downloaded = (pieces: number[], files: ArtFile[]) => ({
  type: 'ArtDownloaded' as const,
  data: { ...ofOrder, userId: 12, pieces, files, until: '2026-11-20T09:35:00.000Z' },
});
const none = givenEvents(artDownloadDecider, []);

describe('downloading finished art', () => {
  it('names every file of all pieces, of some, or one file', () => {
    none.when('DownloadArt', asking()).then([downloaded([0, 2], [file(1), file(2), file(3)])]);
    none.when('DownloadArt', asking([2, 2, 1])).then([downloaded([2], [file(3)])]);
    none.when('DownloadArt', asking([], file(2).key)).then([downloaded([0], [file(2)])]);
  });

  it('is rejected without art, for a foreign file, and for a piece that was not ordered', () => {
    none.when('DownloadArt', { ...asking(), facts: orderWith() }).thenRejected('art_not_found');
    none.when('DownloadArt', asking([1])).thenRejected('art_not_found');
    none.when('DownloadArt', asking([], file(9).key)).thenRejected('art_not_found');
    none.when('DownloadArt', asking([0], file(3).key)).thenRejected('art_not_found');
    none.when('DownloadArt', asking([3])).thenRejected('order_item_not_found');
  });

  it('ends after two years', () => {
    const justBefore = { ...asking([2]), at: '2028-11-20T09:29:59.999Z' };
    none.when('DownloadArt', justBefore).then([
      {
        ...downloaded([2], [file(3)]),
        data: { ...downloaded([2], [file(3)]).data, until: '2028-11-20T09:34:59.999Z' },
      },
    ]);
    none.when('DownloadArt', { ...asking([2]), at: until }).thenRejected('art_not_found');
  });

  it('[R-ROL-08] knows no order of another restaurant, no deleted and no unknown one', () => {
    const stranger = testActor(Role.Franchisee, { restaurants: [2] });
    none.when('DownloadArt', { ...asking(), actor: stranger }).thenRejected('order_not_found');
    none.when('DownloadArt', { ...asking(), facts: { order: null } }).thenRejected('order_not_found');
    const deleted: OrderEvent = { type: 'OrderDeleted', data: ofOrder };
    none
      .when('DownloadArt', { ...asking(), facts: orderWith(final(0, file(1)), deleted) })
      .thenRejected('order_not_found');
  });
});
