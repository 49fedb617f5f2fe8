import { describe, expect, it } from '@jest/globals';
import { administrators, Role } from '@portal/contracts';
import { chatQueries, orderChats } from '@portal/contracts/areas/chat';
import { as, at, chat, key, uuid } from './testing/chat-views';

describe('the conversation about an order', () => {
  it('[R-CHT-08] [R-API-59] is told oldest first, in the spelling of the specification', async () => {
    const { ask } = await as(Role.Franchisee);
    const { data, total } = await ask(chatQueries.ListOrderMessages, { orderId: uuid(1) });
    expect(total).toBe(4);
    expect(data[0]).toEqual({
      id: 'message-1-1',
      order_id: uuid(1),
      user_id: 12,
      user_type: Role.Franchisee,
      name: 'Ana Prata',
      create_date: at(1),
      message: '<p>1</p>',
      images: key,
      read_at: at(30),
      read_by: 'Amélia Mota',
    });
  });

  it('comes in pages and in either order', async () => {
    const { places } = await as(Role.Manager);
    expect(await places({ orderId: uuid(1) })).toEqual(['<p>1</p>', '<p>2</p>', '<p>3</p>', '<p>4</p>']);
    expect(await places({ orderId: uuid(1), page: 2, size: 3 })).toEqual(['<p>4</p>']);
    expect(await places({ orderId: uuid(1), sort: '-create_date', size: 1 })).toEqual(['<p>4</p>']);
  });

  it('[R-CHT-07] marks each message with when the other side read it, and by whom', async () => {
    const { ask } = await as(Role.Consultant);
    const { data } = await ask(chatQueries.ListOrderMessages, { orderId: uuid(1) });
    expect(data.map(({ read_at, read_by }) => [read_at, read_by])).toEqual([
      [at(30), 'Amélia Mota'],
      [null, ''],
      [at(40), 'Bento Reis'],
      [null, ''],
    ]);
  });

  it('is empty for an order that nobody talks about', async () => {
    const { ask } = await as(Role.Franchisee);
    expect(await ask(chatQueries.ListOrderMessages, { orderId: uuid(5) })).toEqual({ data: [], total: 0 });
  });

  it('[R-ROL-07] [W8] does not exist for others, nor once the order is deleted', async () => {
    const { refused } = await as(Role.Franchisee);
    for (const n of [3, 4, 99]) {
      expect(await refused(chatQueries.ListOrderMessages, { orderId: uuid(n) })).toBe('order_not_found');
      expect(await refused(chatQueries.GetUnreadMessages, { id: uuid(n) })).toBe('order_not_found');
    }
  });

  it.each(administrators)('[R-ROL-07] is open to administrators of type %s everywhere', async (role) => {
    const { places } = await as(role);
    expect(await places({ orderId: uuid(3) })).toEqual(['<p>1</p>']);
  });
});

describe('what waits to be read', () => {
  it('[R-CHT-06] [R-API-60] is counted for the person’s side, newest conversation first, within reach', async () => {
    const { data } = await (await as(Role.Franchisee)).ask(chatQueries.GetUnreadMessages, { id: '12' });
    expect(data.unread).toBe(5);
    expect(data.conversations.map(({ number, unread }) => [number, unread])).toEqual([
      [2, 3],
      [1, 2],
    ]);
    expect(data.conversations[0]).toEqual({
      order_id: uuid(2),
      number: 2,
      restaurant_id: 2,
      restaurant_site: '101',
      restaurant_name: 'Baixa',
      unread: 3,
      last_date: at(2),
      last_name: 'Ana Prata',
      last_text: 'Bom dia',
    });
  });

  it.each(administrators)('[R-CHT-06] is the agency’s for administrators of type %s', async (role) => {
    const { data } = await (await as(role)).ask(chatQueries.GetUnreadMessages, { id: 12 });
    expect([data.unread, data.conversations.map(({ number }) => number)]).toEqual([5, [3, 1]]);
  });

  it('[R-CHT-06] counts all of it and shows the newest fifty conversations', async () => {
    const many = Array.from({ length: 60 }, (_, n) => chat(n, { unreadByRestaurant: 2 }));
    const { ask } = await as(Role.Franchisee, [[orderChats, many]]);
    const { data } = await ask(chatQueries.GetUnreadMessages, { id: 12 });
    expect([data.unread, data.conversations.length]).toEqual([120, 50]);
    expect(data.conversations[0]?.number).toBe(59);
  });

  it('[R-CHT-06] is told of one order by the order’s id', async () => {
    const { ask } = await as(Role.Franchisee);
    const of = async (n: number) => (await ask(chatQueries.GetUnreadMessages, { id: uuid(n) })).data;
    expect(await of(1)).toMatchObject({ unread: 2, conversations: [{ number: 1, unread: 2 }] });
    expect(await of(5)).toEqual({ unread: 0, conversations: [] });
  });

  it('[W8] is nobody else’s business, administrators included', async () => {
    for (const role of [Role.Franchisee, Role.Administrator]) {
      const { refused } = await as(role);
      expect(await refused(chatQueries.GetUnreadMessages, { id: 13 })).toBe('not_found');
    }
  });
});
