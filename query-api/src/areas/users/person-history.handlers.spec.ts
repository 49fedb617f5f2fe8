import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, Role } from '@portal/contracts';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { historyKindOf, personHistory, personHistoryQueries, users } from '@portal/contracts/areas/users';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { personHistoryHandlers } from './person-history.handlers';

type Entry = DocumentOf<typeof personHistory>;
type User = DocumentOf<typeof users>;

const user = (id: number, changes: Partial<User> = {}): User => ({
  id,
  name: `Persona ${id}`,
  email: `persona${id}@es.chain.example`,
  phone: '',
  type: Role.Manager,
  active: true,
  deleted: false,
  locations: [1],
  favourite: null,
  legal: null,
  version: 3,
  sessionsFrom: null,
  addressChange: null,
  secondFactor: false,
  accessEndedBy: [],
  ...changes,
});

const entry = (position: number, what: Entry['what'], changes: Partial<Entry> = {}): Entry => ({
  id: `e${position}`,
  userId: 5,
  what,
  kind: historyKindOf[what],
  position,
  at: `2026-11-${position}T09:30:00.000Z`,
  actor: 'user-2',
  onBehalfOf: null,
  role: Role.Administrator,
  network: '',
  browser: '',
  system: '',
  detail: null,
  about: null,
  ended: null,
  values: {},
  sets: changes.values !== undefined,
  ...changes,
});

const entries = [
  entry(10, 'UserRegistered', {
    values: { name: 'Ana', email: 'a@x.example', phone: '', role: '3', restaurants: '1,2' },
  }),
  entry(11, 'UserProfileChanged', { values: { name: 'Ana', email: 'b@x.example', phone: '' } }),
  entry(12, 'UserRestaurantsChanged', { values: { restaurants: '2,3' } }),
  entry(13, 'LoginSucceeded', { actor: 'anonymous', role: Role.Franchisee }),
  entry(14, 'UserProfileChanged', {
    values: { name: 'Ana', email: 'c@x.example', phone: '' },
    actor: 'user-5',
  }),
  entry(15, 'PersonalDataErased', { actor: 'system' }),
  entry(16, 'ActingAsUserStarted', { about: 'user-5' }),
  entry(17, 'UserDeleted', { userId: 6 }),
];

async function open(subject: User = user(5)) {
  const views = await viewsHolding([users, [user(2), subject]], [restaurants, []], [personHistory, entries]);
  return asking(personHistoryHandlers, askedBy(views, { person: testPerson(Role.Administrator) }));
}
const { ListPersonHistory } = personHistoryQueries;

describe('the history of a person', () => {
  it('[X2] is that of the person alone, newest first, page by page', async () => {
    const { ask } = await open();
    const { data, total } = await ask(ListPersonHistory, { id: 5, size: 2, page: 2 });
    expect([total, data.map(({ id }) => id)]).toEqual([7, [14, 13]]);
  });

  it('[X2] shows the earlier value, also from an entry on another page', async () => {
    const { ask } = await open();
    const { data } = await ask(ListPersonHistory, { id: 5, kind: 'account,rights' });
    expect(data.map(({ fields }) => fields)).toEqual([
      [],
      [{ field: 'email', before: 'b@x.example', after: 'c@x.example' }],
      [{ field: 'restaurants', before: '#1', after: '#3' }],
      [{ field: 'email', before: 'a@x.example', after: 'b@x.example' }],
      [
        { field: 'name', before: null, after: 'Ana' },
        { field: 'email', before: null, after: 'a@x.example' },
        { field: 'role', before: null, after: '3' },
        { field: 'restaurants', before: null, after: '#1, #2' },
      ],
    ]);
    const { data: page } = await ask(ListPersonHistory, { id: 5, size: 1, page: 3 });
    expect(page[0]?.fields).toEqual([{ field: 'email', before: 'b@x.example', after: 'c@x.example' }]);
  });

  it('[X2] names who did it: an administrator, the person, the portal', async () => {
    const { ask } = await open();
    const { data } = await ask(ListPersonHistory, { id: 5, size: 4 });
    expect(data.map(({ by, about }) => ({ ...by, about }))).toEqual([
      { id: 2, name: 'Persona 2', role: Role.Administrator, about: 'Persona 5' },
      { id: null, name: '', role: Role.Administrator, about: null },
      { id: 5, name: 'Persona 5', role: Role.Administrator, about: null },
      { id: 5, name: 'Persona 5', role: Role.Franchisee, about: null },
    ]);
  });

  it('[X2] is narrowed to days by the calendar of the market', async () => {
    const { ask } = await open();
    const { data } = await ask(ListPersonHistory, { id: 5, from: '2026-11-11', to: '2026-11-12' });
    expect(data.map(({ id }) => id)).toEqual([12, 11]);
  });

  it('[S18] has no name or address from the moment that an erasure was requested', async () => {
    const { ask } = await open(user(5, { name: '', email: '', deleted: true }));
    const { data } = await ask(ListPersonHistory, { id: 5 });
    expect(JSON.stringify(data)).not.toMatch(/Ana|x\.example|Persona 5/);
    expect(data.map(({ what }) => what)).toContain('UserProfileChanged');
  });

  it('[W8] of an unknown person is not found', async () => {
    const { refused } = await open();
    expect(await refused(ListPersonHistory, { id: 99 })).toBe('user_not_found');
  });
});
