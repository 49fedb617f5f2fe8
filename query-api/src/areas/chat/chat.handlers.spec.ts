import { describe, expect, it } from '@jest/globals';
import { administrators, Role } from '@portal/contracts';
import { chatQueries, orderChats } from '@portal/contracts/areas/chat';
import { as, at, chat, contents, key, uuid, waits } from './testing/chat-views';

const inPlace = {
  restaurants: [1],
  ownRole: Role.Administrator,
  acting: { restaurantId: 1, until: '2026-11-20T10:00:00.000Z' },
};

describe('the conversation about an order', () => {
  it('[R-CHT-08] [R-API-59] is listed oldest first, in the spelling of the specification', async () => {
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
      in_place: false,
      unread: false,
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

  it('[R-CHT-07] [AMB-62] marks as new what is beyond the reader’s own mark, for the agency beyond the shared one', async () => {
    const newFor = async (role: Role, userId: number, acting = false) => {
      const who = acting ? { userId, ...inPlace } : { userId };
      const { data } = await (
        await as(role, contents(), who)
      ).ask(chatQueries.ListOrderMessages, { orderId: uuid(1) });
      return data.filter(({ unread }) => unread).map(({ message }) => message);
    };
    expect(await newFor(Role.Franchisee, 12)).toEqual(['<p>2</p>']);
    expect(await newFor(Role.Manager, 13)).toEqual(['<p>2</p>']);
    expect(await newFor(Role.Administrator, 1)).toEqual(['<p>4</p>']);
    expect(await newFor(Role.Manager, 1, true)).toEqual([]);
  });

  it('is empty for an order without messages', async () => {
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
  it('[R-CHT-06] [R-API-60] is counted for the person, newest conversation first, within reach', async () => {
    const { data } = await (await as(Role.Franchisee)).ask(chatQueries.GetUnreadMessages, { id: '12' });
    expect(data.unread).toBe(4);
    expect(data.conversations.map(({ number, unread }) => [number, unread])).toEqual([
      [2, 3],
      [1, 1],
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

  it('[R-CHT-06] [AMB-62] excludes orders of other people, unless a message waits for everybody', async () => {
    const { ask } = await as(Role.Consultant, contents(), { userId: 14 });
    const { data } = await ask(chatQueries.GetUnreadMessages, { id: 14 });
    expect(data.conversations.map(({ number, unread }) => [number, unread])).toEqual([[2, 3]]);
    expect((await ask(chatQueries.GetUnreadMessages, { id: uuid(1) })).data.unread).toBe(0);
  });

  it('[R-CHT-07] [AMB-62] ends for the person who has read, and not for the colleague', async () => {
    const read = chat(1, waits(0, 2, [], { read: { 12: { upTo: 2, count: 2 } } }));
    const unreadOf = async (userId: number) => {
      const { ask } = await as(Role.Manager, [[orderChats, [read]]], { userId });
      return (await ask(chatQueries.GetUnreadMessages, { id: userId })).data;
    };
    expect(await unreadOf(12)).toEqual({ unread: 0, conversations: [] });
    expect((await unreadOf(13)).unread).toBe(2);
  });

  it('[AMB-62] is nothing for an administrator in the place of the restaurant', async () => {
    const { ask } = await as(Role.Manager, contents(), { userId: 1, ...inPlace });
    for (const id of [1, uuid(1)])
      expect((await ask(chatQueries.GetUnreadMessages, { id })).data).toEqual({
        unread: 0,
        conversations: [],
      });
  });

  it.each(administrators)('[R-CHT-06] is the agency’s for administrators of type %s', async (role) => {
    const { data } = await (await as(role)).ask(chatQueries.GetUnreadMessages, { id: 12 });
    expect([data.unread, data.conversations.map(({ number }) => number)]).toEqual([5, [3, 1]]);
  });

  it('[R-CHT-06] counts all of it and shows the newest fifty conversations', async () => {
    const many = Array.from({ length: 60 }, (_, n) => chat(n, waits(0, 2, [12])));
    const { ask } = await as(Role.Franchisee, [[orderChats, many]]);
    const { data } = await ask(chatQueries.GetUnreadMessages, { id: 12 });
    expect([data.unread, data.conversations.length]).toEqual([120, 50]);
    expect(data.conversations[0]?.number).toBe(59);
  });

  it('[R-CHT-06] is answered for one order by the order’s id', async () => {
    const { ask } = await as(Role.Franchisee);
    const of = async (n: number) => (await ask(chatQueries.GetUnreadMessages, { id: uuid(n) })).data;
    expect(await of(1)).toMatchObject({ unread: 1, conversations: [{ number: 1, unread: 1 }] });
    expect(await of(5)).toEqual({ unread: 0, conversations: [] });
  });

  it('[W8] is closed to other people, administrators included', async () => {
    for (const role of [Role.Franchisee, Role.Administrator]) {
      const { refused } = await as(role);
      expect(await refused(chatQueries.GetUnreadMessages, { id: 13 })).toBe('not_found');
    }
  });
});
