import { expect, it } from '@jest/globals';
import { marketRecords } from '@portal/contracts';
import { notificationSettings, pushDevices } from '@portal/contracts/areas/notifications';
import { orders } from '@portal/contracts/areas/orders';
import { projected } from '@portal/platform/testing/projection-kit';
import { viewsHolding } from '@portal/platform/testing/query-kit';
import { whenAnOrderConcernsPeopleThenNotifyThem } from './when-an-order-concerns-people-then-notify-them.notifying';

const at = '2026-11-01T09:00:00.000Z';
const device = { id: 'd', sessionId: 's', endpoint: '', p256dh: '', auth: '', browser: '', system: '' };
const withDevices = (devices: readonly object[]) => ({ id: 7, devices });
const order = { id: 'o', number: 3, restaurantId: 1, userId: 7, assigneeId: null, deleted: false };
const moved = projected({ type: 'OrderStatusChanged', data: { orderId: 'o', to: 2 } });

it('[R-ACC-17] reads no order without a device to notify', async () => {
  const views = await viewsHolding(
    [orders, [order]],
    [pushDevices, [withDevices([])]],
    [notificationSettings, []],
  );
  const read: string[] = [];
  const get = views.get.bind(views);
  views.get = (view, id) => {
    read.push(view);
    return get(view, id);
  };
  const rule = whenAnOrderConcernsPeopleThenNotifyThem({ market: marketRecords.ES, views });
  const noticesOf = () => rule.on.get(moved.type)?.(moved);
  expect([await noticesOf(), await noticesOf(), read]).toEqual([[], [], []]);
  const document = withDevices([{ ...device, since: at, usedAt: at }]);
  const writes = [{ view: pushDevices.name, id: '7', document }];
  await views.commit([{ projection: pushDevices.name, position: 2, writes }]);
  expect(await noticesOf()).toEqual([expect.objectContaining({ person: 'user-7', device: 'd' })]);
  expect(read).toEqual(['orders', 'pushDevices', 'notificationSettings']);
});
