import { describe, expect, it } from '@jest/globals';
import { catalogueReaders, Role } from '@portal/contracts';
import { anOrderNoteAdded } from '@portal/contracts/areas/chat';
import {
  aNewFileCollected,
  aNoticesChosen,
  notificationsPushes,
} from '@portal/contracts/areas/notifications';
import { pushing } from '@portal/platform/testing/projection-kit';
import { notificationsPushRules } from './notifications.push';

const pushesOf = pushing(notificationsPushes, notificationsPushRules);
const payload = { position: 42 };

describe('who gets the pushes of the bell', () => {
  it('[R-ACC-15] everybody who reads the catalogue, of new pieces', () => {
    const to = catalogueReaders.map((role) => ({ role }));
    expect(pushesOf(aNewFileCollected())).toEqual([{ name: 'NoticesChanged', payload, to }]);
  });

  it('[R-ARS-19] everybody who reads the catalogue, when a piece is unpublished, deleted or restored', () => {
    const to = catalogueReaders.map((role) => ({ role }));
    const pushes = [{ name: 'NoticesChanged', payload, to }];
    const changed = (status: number) =>
      pushesOf({ type: 'ResourceStatusChanged', data: { resourceId: 1, from: 1, to: status } });
    expect([changed(0), changed(1), changed(2)]).toEqual([pushes, [], []]);
    for (const type of ['ResourceDeleted', 'ResourceRestored'])
      expect(pushesOf({ type, data: { resourceId: 1 } })).toEqual(pushes);
  });

  it('[R-ORD-19] only its restaurant, and full administrators, of an order', () => {
    const data = { orderId: 'a', restaurantId: 3, from: 1, to: 2 };
    expect(pushesOf({ type: 'OrderStatusChanged', data })).toEqual([
      { name: 'NoticesChanged', payload, to: [{ restaurant: 3 }, { role: Role.Administrator }] },
    ]);
  });

  it('[W5] only the person, on all devices, of an administrator who acted as them', () => {
    const data = { userId: 12, byUserId: 2, startedAt: '2026-11-20T09:30:00.000Z', day: '2026-11-20' };
    expect(pushesOf({ type: 'ActingAsUserNoticed', data })).toEqual([
      { name: 'NoticesChanged', payload, to: [{ user: 'user-12' }] },
    ]);
  });

  it('[R-CHT-01] only the people a note mentions, on all devices, and not its author', () => {
    expect(pushesOf(anOrderNoteAdded({ mentions: [3, 1, 2] }))).toEqual([
      { name: 'NoticesChanged', payload, to: [{ user: 'user-3' }, { user: 'user-2' }] },
    ]);
    expect(pushesOf(anOrderNoteAdded({ mentions: [1] }))).toEqual([]);
    expect(pushesOf(anOrderNoteAdded())).toEqual([]);
  });

  it('[R-ACC-14] only the person, on all devices, of what they set or saw', () => {
    const to = [{ user: 'user-12' }];
    const read = { type: 'NoticesRead', data: { userId: 12, upTo: '2026-11-20T09:30:00.000Z' } };
    for (const event of [aNoticesChosen({ quote: { bell: false } }), read])
      expect(pushesOf(event)).toEqual([{ name: 'NotificationsChanged', payload, to }]);
  });
});
