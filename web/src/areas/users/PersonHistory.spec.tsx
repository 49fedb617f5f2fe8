import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  aUser,
  type HistoryEntry,
  historyKindOf,
  personHistoryQueries,
  userQueries,
} from '@portal/contracts/areas/users';
import { renderApp } from '#testing/render-app';
import { app, fakeApi, page, press, refuse, screen, textsOf, waitFor, widen } from '#testing/screen-kit';
import { historyTexts, usersTexts } from './texts';
import { usersArea } from './index';

const text = textsOf(historyTexts);
const people = textsOf(usersTexts);
const { ListPersonHistory } = personHistoryQueries;

const entry = (
  what: HistoryEntry['what'],
  at: string,
  changes: Partial<HistoryEntry> = {},
): HistoryEntry => ({
  id: Date.parse(at),
  what,
  kind: historyKindOf[what],
  at,
  by: { id: 2, name: 'Ana Ruiz', role: 2 },
  on_behalf_of: null,
  network: '203.0.113.0/24',
  browser: '',
  system: '',
  detail: null,
  about: null,
  fields: [],
  ended: null,
  ...changes,
});

const email = { field: 'email', before: 'a@es.chain.example', after: 'b@es.chain.example' };
const entries = [
  // After midnight in Madrid.
  entry('UserProfileChanged', '2026-11-20T23:30:00.000Z', { fields: [email] }),
  entry('LoginSucceeded', '2026-11-20T09:30:00.000Z', {
    by: { id: 9, name: 'Persona 9', role: 3 },
    browser: 'Chrome',
    system: 'Windows',
    ended: { at: '2026-11-20T10:30:00.000Z', reason: 'revoked' },
  }),
  entry('UserRoleChanged', '2026-11-20T08:30:00.000Z', {
    by: { id: 7, name: '', role: 2 },
    fields: [{ field: 'role', before: '3', after: '1' }],
  }),
];

function open(at = '', rows: readonly HistoryEntry[] = entries) {
  const api = fakeApi()
    .signedIn({ type: 2 })
    .on(userQueries.GetUser, () => aUser(9))
    .on(ListPersonHistory, () => page(rows, rows.length));
  renderApp({ api, areas: [usersArea], at: `/admin/users/9/history${at}` });
  return { api };
}
const steps = (day: string) =>
  screen
    .findByRole('list', { name: day })
    .then((list) => [...list.children].map(({ textContent }) => textContent));

beforeEach(() => widen(400));

describe('the history of a person', () => {
  it('[X2] is grouped by the days of the market, with who, when, from where and what changed', async () => {
    open();
    const [changed] = await steps('21/11/2026');
    expect(changed).toContain(text('what.UserProfileChanged'));
    expect(changed).toContain(
      ['00:30', text('withRole', { name: 'Ana Ruiz', role: people('role2') }), 'Red 203.0.113.0/24'].join(
        ' · ',
      ),
    );
    expect(changed).toContain(text('field.both', email));
    const [opened, role] = await steps('20/11/2026');
    expect(opened).toContain(`10:30 · ${text('self')} · Chrome en Windows`);
    expect(opened).toContain(text('ended.revoked', { at: '11:30 20/11/2026' }));
    expect(role).toContain(text('field.both', { before: people('role3'), after: people('role1') }));
    expect(role).toContain(text('erasedPerson'));
  });

  it('[U6] is narrowed by the address, and by what is chosen', async () => {
    const { api } = open('?kind=rights&from=2026-11-01');
    await steps('20/11/2026');
    expect(api.callsTo(ListPersonHistory)).toMatchObject([{ id: 9, kind: ['rights'], from: '2026-11-01' }]);
    await press(text('kind.security'));
    await waitFor(() => expect(app.path()).toContain('kind=rights%2Csecurity'));
  });

  it('[U1] shows that these filters leave nothing of it', async () => {
    open('?kind=rights', []);
    await screen.findByText(text('emptyFiltered'));
    await press(text('clear'));
    await screen.findByText(text('empty'));
  });

  it('[S18] goes on for a person who was removed, by their number', async () => {
    const { api } = open();
    api.on(userQueries.GetUser, () => refuse('user_not_found'));
    await screen.findByRole('heading', { level: 1, name: text('number', { id: 9 }) });
    expect(await steps('20/11/2026')).toHaveLength(2);
  });

  it('[R-AUS-01] is reached from the form of the person', async () => {
    const api = fakeApi().signedIn({ type: 2 });
    api.on(userQueries.GetUser, () => aUser(9));
    renderApp({ api, areas: [usersArea], at: '/admin/users/9' });
    const link = await screen.findByRole('link', { name: text('open') });
    expect(link.getAttribute('href')).toBe('/admin/users/9/history');
  });
});
