import { describe, expect, it } from '@jest/globals';
import { administrators, type InputOf, restaurantStaff, Role } from '@portal/contracts';
import { chatQueries } from '@portal/contracts/areas/chat';
import { as, key, secretWords, uuid } from './testing/chat-views';

const noteFields = ['id', 'order_id', 'user_id', 'user_type', 'name', 'create_date', 'message', 'mentions'];

describe('notes', () => {
  it.each(administrators)('are listed to administrators of type %s, oldest first', async (role) => {
    const { ask } = await as(role);
    const { data, total } = await ask(chatQueries.ListOrderNotes, { orderId: uuid(1) });
    expect([total, data.map(({ id }) => id)]).toEqual([2, ['note-11', 'note-12']]);
    expect(Object.keys(data[0] ?? {})).toEqual(noteFields);
  });

  it('[S18] name the mentioned people by their current names, and omit erased ones', async () => {
    const { ask } = await as(Role.Administrator);
    const { data } = await ask(chatQueries.ListOrderNotes, { orderId: uuid(1) });
    expect(data.map(({ mentions }) => mentions)).toEqual([
      [],
      [
        { id: 3, name: 'Berta Sá' },
        { id: 99, name: '' },
      ],
    ]);
  });

  it('mention active people who may read them, by name', async () => {
    const { ask } = await as(Role.Administrator);
    expect((await ask(chatQueries.ListNoteReaders, {})).data).toEqual([
      { id: 1, name: 'Amélia Mota' },
      { id: 3, name: 'Berta Sá' },
    ]);
  });

  it('end with their order', async () => {
    const { refused } = await as(Role.Administrator);
    expect(await refused(chatQueries.ListOrderNotes, { orderId: uuid(4) })).toBe('order_not_found');
  });

  it.each(restaurantStaff)(
    '[R-CHT-01] are in no answer that a person of type %s may ask for',
    async (role) => {
      const { ask } = await as(role);
      const answers = await Promise.all([
        ask(chatQueries.ListOrderMessages, { orderId: uuid(1) }),
        ask(chatQueries.GetUnreadMessages, { id: 12 }),
        ask(chatQueries.GetUnreadMessages, { id: uuid(1) }),
      ]);
      expect(JSON.stringify(answers)).toContain('Bom dia');
      expect(JSON.stringify(answers)).not.toContain(secretWords);
      for (const name of ['ListOrderNotes', 'ListNoteReaders', 'ListCannedReplies'] as const) {
        expect(chatQueries[name].access.roles).not.toContain(role);
      }
    },
  );
});

describe('canned replies', () => {
  it('are listed by title without deleted ones, and found by their words', async () => {
    const { ask } = await as(Role.Administrator);
    const titles = async (input: InputOf<typeof chatQueries.ListCannedReplies>) =>
      (await ask(chatQueries.ListCannedReplies, input)).data.map(({ title }) => title);
    expect(await titles({})).toEqual(['Em produção', 'Enviado']);
    expect(await titles({ q: 'grafica' })).toEqual(['Em produção']);
  });
});

describe('an image of a conversation', () => {
  it('[W13] [W14] is shown in the page, for it was encoded here, and kept by no browser unasked', async () => {
    const { open } = await as(Role.Franchisee);
    expect(await open(1, key)).toEqual({
      key,
      filename: `${key}.png`,
      contentType: 'image/png',
      disposition: 'inline',
      immutable: false,
    });
  });

  it('[W13] is neither one of another conversation nor one of other people', async () => {
    const { open } = await as(Role.Franchisee);
    expect(await open(1, 'b'.repeat(32))).toBe('not_found');
    expect(await open(5, key)).toBe('not_found');
    expect(await open(3, 'b'.repeat(32))).toBe('order_not_found');
  });
});
