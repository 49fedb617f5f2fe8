import { describe, expect, it } from '@jest/globals';
import { aRecordChange, historyQueries } from '@portal/contracts/areas/history';
import {
  anOrderedItem,
  orderCommands,
  type OrderDetail,
  orderWorkCommands,
  ownOrderCommands,
} from '@portal/contracts/areas/orders';
import type { Role } from '@portal/contracts/kernel';
import { page, press, screenKit, see, textsOf, uiText } from '#testing/screen-kit';
import { historyTexts } from '#ui/texts';
import { ordersArea } from './index';
import { anOrder, ordersApi } from './orders.testing';
import { detailsTexts, neededTexts, ordersTexts, ownerTexts } from './texts';

const text = textsOf(historyTexts);
const details = textsOf(detailsTexts);
const { ListRecordHistory, GetRecordAt } = historyQueries;
const { at } = aRecordChange();
const item = anOrderedItem('ES');

/** The order as it was and as it is, beside each other. */
async function compare(was: Partial<OrderDetail>, is: Partial<OrderDetail>, role: Role) {
  const fake = ordersApi([anOrder(7, is)], role);
  const { api, orders } = fake;
  const { id } = anOrder(7);
  const now = () => orders.get(id) ?? anOrder(7);
  api
    .on(ListRecordHistory, () =>
      page([aRecordChange({ fields: [{ field: 'status', before: 1, after: 2 }] })], 1),
    )
    .on(GetRecordAt, ({ position }) => ({
      position: 39,
      at,
      now: now(),
      fields: [],
      values: position === undefined ? now() : anOrder(7, was),
    }))
    .on(ownOrderCommands.ChangeOwnOrder, ({ comments, version = 0 }) => {
      orders.patch(id, { comments, content_version: version + 1 });
      return { id, version: version + 1 };
    });
  screenKit(ordersArea)(fake, `/order/details/${id}`);
  await press(details('allChanges'));
  await press(text('seeBeforeOf', { day: '20/11/2026', time: '10:30' }));
  return { api, now };
}
const restore = (field: string) => press(text('restoreOf', { field }));

describe('an earlier version of an order', () => {
  it('[U5] is restored by the agency: person in charge and day, with an undo', async () => {
    const { api, now } = await compare(
      { assignee_id: 8, assignee_name: 'Berta Gil', needed_by: '2099-12-01' },
      { assignee_id: null, assignee_name: '', assignee_version: 5, needed_version: 6 },
      2,
    );
    await press(text('restoreAll'));
    const names = [textsOf(ownerTexts)('assignee'), textsOf(neededTexts)('label')];
    await see(text('restored', { fields: names.join(', ') }));
    const { id } = now();
    expect(now()).toMatchObject({ assignee_id: 8, needed_by: '2099-12-01' });
    expect(api.callsTo(orderCommands.AssignOrder)).toEqual([{ id, user_id: 8, version: 5 }]);
    const reason = textsOf(neededTexts)('restoredReason');
    expect(api.callsTo(orderWorkCommands.ChangeNeededBy)).toMatchObject([
      { id, needed_by: '2099-12-01', items: [], reason, version: 6 },
    ]);
    await press(uiText('undo'));
    await see(text('undone'));
    expect(now()).toMatchObject({ assignee_id: null, needed_by: '' });
    expect(api.callsTo(orderCommands.ChangeOrderStatus)).toEqual([]);
  });

  it('[U5] [R-ORD-16] is restored by the agency: its status', async () => {
    const { api, now } = await compare({ status: 1 }, { status: 2, version: 4 }, 2);
    await press(text('restoreAll'));
    await see(text('restored', { fields: textsOf(ordersTexts)('statusFilter') }));
    expect(api.callsTo(orderCommands.ChangeOrderStatus)).toEqual([{ id: now().id, status: 1, version: 4 }]);
  });

  it('is restored by the agency except for what only the restaurant may change', async () => {
    await compare({ comments: 'Antes', status: 1 }, { comments: 'Ahora', status: 2 }, 2);
    await see.role('button', text('restoreOf', { field: textsOf(ordersTexts)('statusFilter') }));
    see.none('button', text('restoreOf', { field: details('comments') }));
  });

  it('[U5] is restored by its restaurant: contact, comments and answers of the pieces', async () => {
    const { api, now } = await compare(
      { comments: 'Antes', items: [{ ...item, units: 20 }] },
      {
        comments: 'Ahora',
        items: [{ ...item, units: 30 }],
        status: 1,
        assignee_id: null,
        content_version: 3,
      },
      1,
    );
    await restore(details('comments'));
    await see(text('restored', { fields: details('comments') }));
    const { id, contact_name, contact_email, contact_phone } = now();
    const contact = { contact_name, contact_email, contact_phone };
    expect(api.callsTo(ownOrderCommands.ChangeOwnOrder)).toEqual([
      { id, ...contact, comments: 'Antes', items: [], version: 3 },
    ]);
  });
});
