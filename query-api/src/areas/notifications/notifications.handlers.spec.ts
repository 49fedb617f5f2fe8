import { describe, expect, it } from '@jest/globals';
import { administrators, type DocumentOf, marketRecords, Role, type Role as RoleId } from '@portal/contracts';
import { orderNotes } from '@portal/contracts/areas/chat';
import {
  type ChosenNotices,
  defaultQuietHours,
  notices,
  noticeTable,
  notificationSettings,
  notificationsQueries,
} from '@portal/contracts/areas/notifications';
import { orders } from '@portal/contracts/areas/orders';
import { libraries } from '@portal/contracts/areas/library';
import {
  aResource,
  aResourceDocument,
  pagePath,
  resources,
  type ChosenStatus,
  ResourceStatus,
  thumbPath,
} from '@portal/contracts/areas/resources';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { users } from '@portal/contracts/areas/users';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { notificationsHandlers } from './notifications.handlers';

type Notice = DocumentOf<typeof notices>;
const { GetNotifications, ListNotices, CountUnreadNotices } = notificationsQueries;

const pieces = (id: string, at: string, changes: Partial<Notice> = {}): Notice => ({
  id,
  audience: 'readers-CAST',
  kind: 'newFiles',
  at,
  position: 7,
  count: 1,
  pieces: [{ id: 1, name: 'Menú', link: '/nacional/menus/menu', thumbKey: 'abc' }],
  order: null,
  actedBy: null,
  ...changes,
});
const order = (id: string, restaurant: number, at: string): Notice =>
  pieces(id, at, {
    audience: `restaurant-${restaurant}`,
    kind: 'status',
    count: 0,
    pieces: [],
    order: { id, status: 2 },
  });

const resource = (resourceId: number, status: ChosenStatus = ResourceStatus.Published, deleted = false) =>
  aResourceDocument(aResource({ resourceId, name: `Pieza ${resourceId}`, status }), { deleted });

const all = [
  pieces('spanish', '2026-11-20T08:00:00.000Z'),
  pieces('catalan', '2026-11-20T08:30:00.000Z', { audience: 'readers-CAT' }),
  pieces('long ago', '2026-10-01T08:00:00.000Z'),
  order('own', 1, '2026-11-20T09:00:00.000Z'),
  order('foreign', 9, '2026-11-20T09:10:00.000Z'),
];

const acting = (id: string, reader: number, actedBy: number): Notice =>
  pieces(id, '2026-11-20T09:15:00.000Z', {
    audience: `user-${reader}`,
    kind: 'acting',
    count: 0,
    pieces: [],
    actedBy,
  });
const admin: DocumentOf<typeof users> = {
  id: 2,
  name: 'Luis Gil',
  email: 'luis@es.chain.example',
  phone: '',
  type: Role.Administrator,
  active: true,
  deleted: false,
  locations: [],
  accessEndedBy: [],
  favourite: null,
  legal: null,
  sessionsFrom: null,
  addressChange: null,
  secondFactor: false,
  version: 0,
};

const mention = (orderId: string, userId: number, by = 2): Notice => {
  const id = `mention-${orderId}-${userId}`;
  const about = { orderId, noteId: `note-${orderId}`, by, userId };
  return pieces(id, '2026-11-20T09:25:00.000Z', {
    audience: id,
    kind: 'mention',
    count: 0,
    pieces: [],
    mention: about,
  });
};
const noteOn = (
  orderId: string,
  html: string,
  mentions: readonly number[] = [2],
): DocumentOf<typeof orderNotes> => ({
  id: `note-${orderId}`,
  orderId,
  userId: 2,
  userType: Role.Administrator,
  by: 2,
  html,
  at: '2026-11-20T09:25:00.000Z',
  mentions: [...mentions],
});
const order7 = {
  id: 'a',
  number: 7,
  name: 'Menú',
  status: 4,
  restaurantSite: '0417',
  restaurantName: 'Baixa',
  deleted: false,
};

async function open(
  readUpTo: string | null = null,
  role: RoleId = Role.Franchisee,
  shown = all,
  notes: readonly DocumentOf<typeof orderNotes>[] = [],
  catalogue = [resource(1)],
  chosen: ChosenNotices = { newFiles: { mail: false } },
) {
  const settings = { id: 12, chosen, quiet: null, language: 'CAT' as const, readUpTo };
  const views = await viewsHolding(
    [notices, shown],
    [users, [admin]],
    [resources, catalogue],
    [libraries, []],
    [restaurants, [{ id: 1, site: '0417', name: 'Gran Vía' }]],
    [orderNotes, notes],
    [orders, [order7, { ...order7, id: 'own' }, { ...order7, id: 'deleted', deleted: true }]],
    [notificationSettings, readUpTo === null ? [] : [settings]],
  );
  // Notes are Portugal's (R-CHT-01).
  const market = shown.some(({ kind }) => kind === 'mention') ? 'PT' : 'ES';
  return asking(notificationsHandlers, askedBy(views, { person: testPerson(role), market }));
}

describe('the notices behind the bell', () => {
  it('[R-CAT-10] [R-ROL-08] is what came in the reader’s language and of the own restaurants, newest first', async () => {
    const { data, total } = await (await open()).ask(ListNotices, {});
    expect([data.map(({ id }) => id), total]).toEqual([['own', 'spanish'], 2]);
    const catalan = await (await open()).ask(ListNotices, { lang: 'CAT' });
    expect(catalan.data.map(({ id }) => id)).toEqual(['own', 'catalan']);
  });

  it('[R-ORD-19] is an order with its restaurant, unless it is deleted', async () => {
    const shown = [
      order('a', 1, '2026-11-20T09:00:00.000Z'),
      order('deleted', 1, '2026-11-20T08:00:00.000Z'),
    ];
    const { data } = await (await open(null, Role.Franchisee, shown)).ask(ListNotices, {});
    expect(data.map(({ order: found }) => found)).toEqual([
      { id: 'a', number: 7, name: 'Menú', status: 2, restaurant_site: '0417', restaurant_name: 'Baixa' },
    ]);
  });

  it('[R-ACC-14] is a resource that ends within a week, for administrators, as long as it is shown', async () => {
    const ending = pieces('ending', '2026-11-20T08:00:00.000Z', {
      audience: 'allAdministrators',
      kind: 'pieceEnds',
      until: '2026-11-27',
    });
    const read = async (role: RoleId, status?: ChosenStatus, chosen?: ChosenNotices) => {
      const kit = await open('2026-01-01T00:00:00.000Z', role, [ending], [], [resource(1, status)], chosen);
      const { data } = await kit.ask(ListNotices, {});
      const { data: counted } = await kit.ask(CountUnreadNotices, {});
      return [data.map(({ until, pieces: [piece] }) => `${piece?.name} ${until}`), counted.unread];
    };
    for (const role of administrators) expect(await read(role)).toEqual([['Pieza 1 2026-11-27'], 1]);
    expect(await read(Role.Franchisee)).toEqual([[], 0]);
    expect(await read(Role.Editor, ResourceStatus.Inactive)).toEqual([[], 0]);
    expect(await read(Role.Editor, undefined, { pieceEnds: { bell: false } })).toEqual([[], 0]);
  });

  it('[R-ACC-14] is a recall that all have confirmed, for administrators, also without the resource', async () => {
    const recall = { id: 'the-recall', restaurantId: null, reminded: false };
    const at = '2026-11-20T08:00:00.000Z';
    const done = pieces('done', at, { audience: 'allAdministrators', kind: 'recallDone', recall });
    const read = async (role: RoleId, chosen?: ChosenNotices) => {
      const kit = await open(
        '2026-01-01T00:00:00.000Z',
        role,
        [done],
        [],
        [resource(1, ResourceStatus.Inactive)],
        chosen,
      );
      return (await kit.ask(ListNotices, {})).data.map((notice) => notice.recall);
    };
    const shown = [{ id: 'the-recall', restaurant: '', reminded: false }];
    for (const role of administrators) expect(await read(role)).toEqual(shown);
    expect(await read(Role.Franchisee)).toEqual([]);
    expect(await read(Role.Editor, { recallDone: { bell: false } })).toEqual([]);
  });

  it('[R-ACC-14] leaves out the kinds whose bell is off, also in the count', async () => {
    const readUpTo = '2026-01-01T00:00:00.000Z';
    const idsWith = async (chosen: ChosenNotices) => {
      const { ask } = await open(readUpTo, Role.Franchisee, all, [], [resource(1)], chosen);
      const { data } = await ask(ListNotices, {});
      expect((await ask(CountUnreadNotices, {})).data.unread).toBe(data.length);
      return data.map(({ id }) => id);
    };
    expect(await idsWith({ newFiles: { mail: false } })).toEqual(['own', 'spanish']);
    expect(await idsWith({ newFiles: { bell: false } })).toEqual(['own']);
    expect(await idsWith({ status: { bell: false } })).toEqual(['spanish']);
  });

  it('[R-ROL-01] is what waits for the agency, for full administrators, with its status of now', async () => {
    const placed = { ...order('a', 1, '2026-11-20T09:00:00.000Z'), kind: 'placed' as const };
    const shown = [{ ...placed, audience: 'administrators', order: { id: 'a' } }];
    const { data } = await (await open(null, Role.Administrator, shown)).ask(ListNotices, {});
    expect(data.map(({ kind, order: found }) => [kind, found?.status])).toEqual([['placed', 4]]);
    expect((await (await open(null, Role.Editor, shown)).ask(ListNotices, {})).data).toEqual([]);
  });

  it('[R-MOP-01] is a decision about a pause, with its restaurant', async () => {
    const shown = [
      pieces('pause', '2026-11-20T09:00:00.000Z', {
        audience: 'restaurant-1',
        kind: 'pause',
        count: 0,
        pieces: [],
        pause: { restaurantId: 1, status: 2 },
      }),
    ];
    const { data } = await (await open(null, Role.Franchisee, shown)).ask(ListNotices, {});
    expect(data.map(({ pause }) => pause)).toEqual([{ status: 2, restaurant: '0417 - Gran Vía' }]);
  });

  it('[R-ROL-08] is no order for administrators, who work through them elsewhere', async () => {
    const { data } = await (await open(null, Role.Administrator)).ask(ListNotices, {});
    expect(data.map(({ id }) => id)).toEqual(['spanish']);
  });

  it('[R-ACC-15] counts what came after the newest one that was seen', async () => {
    const unread = async (readUpTo: string | null) =>
      (await (await open(readUpTo)).ask(CountUnreadNotices, {})).data.unread;
    expect(await unread(null)).toBe(2);
    expect(await unread('2026-11-20T08:00:00.000Z')).toBe(1);
    expect(await unread('2026-11-20T09:00:00.000Z')).toBe(0);
    expect(await unread('2026-01-01T00:00:00.000Z')).toBe(2);
    const { data } = await (await open('2026-11-20T08:00:00.000Z')).ask(ListNotices, {});
    expect(data.map(({ unread: still }) => still)).toEqual([true, false]);
  });

  it('[R-ACC-15] shows pieces with their preview and where they are', async () => {
    const { data } = await (await open()).ask(ListNotices, {});
    expect(data[1]?.pieces).toEqual([
      {
        id: 1,
        name: 'Pieza 1',
        link: pagePath(resource(1)),
        thumb: thumbPath(1, resource(1).thumb?.key ?? ''),
      },
    ]);
  });

  describe('[R-ARS-19] of new pieces that were unpublished since', () => {
    const { Inactive } = ResourceStatus;
    const batch = (...resourceIds: number[]) => {
      const named = resourceIds.slice(0, 4).map((id) => ({ id, name: '', link: '', thumbKey: '' }));
      const at = '2026-11-20T09:00:00.000Z';
      return pieces('batch', at, { count: resourceIds.length, pieces: named, resourceIds });
    };
    const shownFor = async (notice: Notice, ...catalogue: readonly DocumentOf<typeof resources>[]) => {
      const { ask } = await open(null, Role.Administrator, [notice], [], [...catalogue]);
      const { data, total } = await ask(ListNotices, {});
      const { unread } = (await ask(CountUnreadNotices, {})).data;
      expect([total, unread]).toEqual([data.length, data.length]);
      return data.map(({ count, pieces: named }) => [count, named.map(({ id }) => id)]);
    };

    it('is the rest, the last first, by the names of now', async () => {
      const six = [6, 5, 4, 3, 2, 1];
      const there = [resource(1), resource(2), resource(5)];
      expect(await shownFor(batch(...six), resource(6, Inactive), ...there)).toEqual([[3, [5, 2, 1]]]);
      const named = [resource(6, Inactive), resource(5, 1, true)];
      expect(await shownFor(batch(...six), ...named, resource(1))).toEqual([[1, [1]]]);
    });

    it('is nothing where nothing is left, hidden or deleted, or it was only named', async () => {
      expect(await shownFor(batch(2, 1), resource(2, Inactive), resource(1, 1, true))).toEqual([]);
      const { resourceIds: _none, ...older } = batch(1);
      expect(await shownFor(older, resource(1, Inactive))).toEqual([]);
      expect(await shownFor(older, resource(1))).toEqual([[1, [1]]]);
    });

    it('counts those that are too many to know them', async () => {
      const known = Array.from({ length: 100 }, (_, index) => 100 - index);
      const notice = { ...batch(...known), count: 130 };
      expect(await shownFor(notice, ...known.slice(1).map((id) => resource(id)))).toEqual([
        [129, [99, 98, 97, 96]],
      ]);
    });
  });
});

describe('an administrator who acted as another person', () => {
  it('[W5] [AMB-77] is named to that person, and to no one else', async () => {
    const shown = [
      acting('mine', 12, 2),
      acting('of a stranger', 13, 2),
      acting('of an unknown person', 12, 99),
    ];
    const { data } = await (await open(null, Role.Manager, shown)).ask(ListNotices, {});
    const named = data.map(({ id, kind, acted_by }) => [id, kind, acted_by]);
    expect(named.toSorted()).toEqual([
      ['mine', 'acting', 'Luis Gil'],
      ['of an unknown person', 'acting', ''],
    ]);
  });
});

describe('a note that mentions a person', () => {
  const shown = [mention('a', 12), mention('a', 13), mention('deleted', 12), mention('gone', 12)];

  it.each(administrators)(
    '[R-CHT-01] is shown to that person with its author, until its order is deleted: role %i',
    async (role) => {
      const { ask } = await open(null, role, shown);
      const { data, total } = await ask(ListNotices, {});
      const by = { number: 7, restaurant_name: 'Baixa', by: 'Luis Gil' };
      expect([total, data.map(({ kind, mention: found }) => [kind, found])]).toEqual([
        1,
        [['mention', { order_id: 'a', note_id: 'note-a', ...by, excerpt: '', mentions: [] }]],
      ]);
      expect((await ask(CountUnreadNotices, {})).data.unread).toBe(1);
    },
  );

  it('[R-CHT-01] does not notify people who may no longer read notes', async () => {
    const { ask } = await open(null, Role.Manager, shown);
    expect((await ask(ListNotices, {})).data).toEqual([]);
    expect((await ask(CountUnreadNotices, {})).data.unread).toBe(0);
  });

  it('[S18] names no erased people', async () => {
    const { data } = await (
      await open(null, Role.Administrator, [mention('a', 12, 99)])
    ).ask(ListNotices, {});
    expect(data[0]?.mention?.by).toBe('');
  });

  it('[R-CHT-01] [S18] begins as the note does, as text in one line, with names of now and of no erased people', async () => {
    const html = `<p>@[2] e @[99]:</p><p><b>veja</b> &lt;isto&gt; ${'a'.repeat(112)} @[2]</p>`;
    const { ask } = await open(null, Role.Administrator, shown, [noteOn('a', html, [2, 99])]);
    expect((await ask(ListNotices, {})).data[0]?.mention).toMatchObject({
      excerpt: `@[2] e @[99]: veja <isto> ${'a'.repeat(112)} …`,
      mentions: [
        { id: 2, name: 'Luis Gil' },
        { id: 99, name: '' },
      ],
    });
    const erased = await open(null, Role.Administrator, shown, [noteOn('a', '')]);
    expect((await erased.ask(ListNotices, {})).data[0]?.mention?.excerpt).toBe('');
  });

  it('is seen as every other notice', async () => {
    const { ask } = await open('2026-11-20T09:25:00.000Z', Role.Administrator, shown);
    expect((await ask(CountUnreadNotices, {})).data.unread).toBe(0);
    expect((await ask(ListNotices, {})).data.map(({ unread }) => unread)).toEqual([false]);
  });
});

describe('notification settings', () => {
  it('[R-ACC-13] [R-API-52] are on for who never touched them', async () => {
    expect((await (await open()).ask(GetNotifications, {})).data).toEqual({
      newFiles: true,
      language: null,
      cells: noticeTable({}, Role.Franchisee, marketRecords.ES.features),
      quiet: defaultQuietHours,
    });
  });

  it('[R-ACC-14] are as they were set', async () => {
    const { data } = await (await open('2026-11-20T08:00:00.000Z')).ask(GetNotifications, {});
    expect(data).toEqual({
      newFiles: false,
      language: 'CAT',
      cells: noticeTable({ newFiles: { mail: false } }, Role.Franchisee, marketRecords.ES.features),
      quiet: null,
    });
  });
});
