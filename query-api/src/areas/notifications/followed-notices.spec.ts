import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, ownedIdOf, Role } from '@portal/contracts';
import { aCollectionId, collections, libraries } from '@portal/contracts/areas/library';
import { notices, notificationSettings, notificationsQueries } from '@portal/contracts/areas/notifications';
import {
  aResource,
  aResourceDocument,
  type ChosenStatus,
  resources,
  ResourceStatus,
} from '@portal/contracts/areas/resources';
import { users } from '@portal/contracts/areas/users';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { notificationsHandlers } from './notifications.handlers';

type Notice = DocumentOf<typeof notices>;
type Library = DocumentOf<typeof libraries>;

const before = '2026-11-10T09:00:00.000Z';
const at = '2026-11-12T09:00:00.000Z';
const after = '2026-11-14T09:00:00.000Z';

const replaced = (resourceId: number, version = 2, moment = at): Notice => ({
  id: `replaced-${resourceId}-${version}`,
  audience: `replaced-${resourceId}-${version}`,
  kind: 'replaced',
  at: moment,
  position: 7,
  count: 1,
  order: null,
  actedBy: null,
  pieces: [{ id: resourceId, name: '', link: '', thumbKey: '' }],
});
const favourite = (resourceId: number, followedSince: string | null) => ({
  resourceId,
  at: before,
  followedSince,
});
const foreignId = ownedIdOf({ userId: 99 }, aCollectionId.slice('u12-'.length));
const collection = (id: string, owner: string, added: string, changes = {}) => ({
  id,
  owner,
  name: 'Terraza',
  shared: false,
  deleted: false,
  version: 0,
  changedAt: added,
  resources: [{ id: 1, at: added }],
  resourceIds: [1],
  ...changes,
});

interface Setup {
  readonly library: Partial<Library>;
  readonly kept?: readonly DocumentOf<typeof collections>[];
  readonly shown?: readonly Notice[];
  readonly status?: ChosenStatus;
  readonly role?: Role;
}

async function bell({ library, kept = [], shown = [replaced(1)], status = 1, role }: Setup) {
  const views = await viewsHolding(
    [notices, [...shown]],
    [users, []],
    [notificationSettings, []],
    [libraries, [{ id: 12, favourites: [], followed: [], ...library }]],
    [collections, [...kept]],
    [resources, [aResourceDocument(aResource({ resourceId: 1, name: 'Menú del día', status }))]],
  );
  const { ask } = asking(notificationsHandlers, askedBy(views, { person: testPerson(role) }));
  const { data } = await ask(notificationsQueries.ListNotices, {});
  const { unread } = (await ask(notificationsQueries.CountUnreadNotices, {})).data;
  expect(unread).toBe(data.length);
  return data.map(({ kind, pieces }) => [kind, pieces[0]?.name]);
}

const named = [['replaced', 'Menú del día']];
const following = (id: string) => ({ followed: [{ collectionId: id, since: before }] });

describe('a followed resource that got another file', () => {
  it('is announced once, by its current name, even if followed in several ways', async () => {
    const library = { favourites: [favourite(1, before)], ...following(aCollectionId) };
    const kept = [collection(aCollectionId, 'user-12', before)];
    expect(await bell({ library, kept })).toEqual(named);
  });

  it.each([
    ['a favourite', { favourites: [favourite(1, before)] }],
    ['in a collection', following(aCollectionId)],
  ])('is announced as %s', async (_how, library) => {
    const kept = [collection(aCollectionId, 'user-12', before)];
    expect(await bell({ library, kept })).toEqual(named);
  });

  it.each([
    ['a favourite is not followed', { favourites: [favourite(1, null)] }, []],
    ['it is followed only since then', { favourites: [favourite(1, after)] }, []],
    [
      'it came into the collection only later',
      following(aCollectionId),
      [collection(aCollectionId, 'user-12', after)],
    ],
    [
      'the collection was deleted',
      following(aCollectionId),
      [collection(aCollectionId, 'user-12', before, { deleted: true })],
    ],
    [
      'the link of the collection was withdrawn',
      following(foreignId),
      [collection(foreignId, 'user-99', before)],
    ],
  ])('is not announced where %s', async (_why, library, kept) => {
    expect(await bell({ library, kept })).toEqual([]);
  });

  it('is announced from a shared collection of others', async () => {
    const kept = [collection(foreignId, 'user-99', before, { shared: true })];
    expect(await bell({ library: following(foreignId), kept })).toEqual(named);
  });

  it('[AMB-05] is not announced, by any name, to those who may not see it', async () => {
    const library = { favourites: [favourite(1, before)] };
    const status = ResourceStatus.Inactive;
    expect(await bell({ library, status })).toEqual([]);
    expect(await bell({ library, status, role: Role.Administrator })).toEqual(named);
  });

  it('is announced each time, for a month', async () => {
    const shown = [replaced(1, 2), replaced(1, 3, after), replaced(1, 4, '2026-10-01T09:00:00.000Z')];
    expect(
      await bell({ library: { favourites: [favourite(1, '2026-09-01T09:00:00.000Z')] }, shown }),
    ).toEqual([...named, ...named]);
  });
});
