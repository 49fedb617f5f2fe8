import { beforeEach, describe, expect, it } from '@jest/globals';
import { aRecordChange, historyQueries } from '@portal/contracts/areas/history';
import {
  type AdministeredUser,
  aUser,
  userAdministrationCommands,
  userCommands,
  userQueries,
} from '@portal/contracts/areas/users';
import type { Role } from '@portal/contracts/kernel';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AreaManifest } from '#core/area-manifest';
import { fakeApi, page, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { aRestaurant, aSession } from '#testing/sample-session';
import { testRecordAdmin } from '#testing/record-kit';
import { app, coreText, fill, press, reads, screenKit, see, select, uiText } from '#testing/screen-kit';
import { textsOf } from '#testing/text-of';
import { widen } from '#testing/widen';
import { historyTexts } from '#ui/texts';
import { erasureTexts, roleSummaryTexts, usersTexts } from './texts';
import { usersArea } from './index';

const text = textsOf(usersTexts);
const historyText = textsOf(historyTexts);
const erasureText = textsOf(erasureTexts);
const rejections = textsOf(usersTexts);
const sees = textsOf(roleSummaryTexts);
const { AddUser, UpdateUser, DeleteUser, RestoreUser, ResetLegalTerms, SendInvitation, ResetSecondFactor } =
  userAdministrationCommands;

const restaurants = Array.from({ length: 25 }, (_, at) => aRestaurant(at + 1));

function usersApi(rows: readonly AdministeredUser[], type: Role = 2) {
  const api = fakeApi().signedIn({ type, restaurants });
  const people = api.collection(userQueries.ListUsers, rows, {
    filters: { restaurant: (row, id) => row.locations.includes(id) },
    get: { query: userQueries.GetUser, missing: 'user_not_found' },
    remove: DeleteUser,
    restore: RestoreUser,
  });
  const done = ({ id }: { id: number }) => ({ id, version: 5 });
  api
    .on(AddUser, () => ({ id: 90, version: 0 }))
    .on(UpdateUser, done)
    .on(ResetLegalTerms, done)
    .on(SendInvitation, done);
  return { api, rows: people };
}
const open = screenKit(usersArea, '/admin/users');
const list = () => screen.findByRole('list', { name: text('title') });
const rows = async () => within(await list()).getAllByRole('listitem');
const write = async (label: string | RegExp, value: string) => fill(label, value);
const chooseRole = (role: Role) =>
  fireEvent.change(screen.getByRole('combobox', { name: text('type') }), { target: { value: String(role) } });
const tick = (label: RegExp) => press(label, 'checkbox');

beforeEach(() => widen(400));

const { ListRecordHistory, GetRecordAt } = historyQueries;

describe('the history of a person', () => {
  it('[R11] has roles and restaurants in words', async () => {
    const change = aRecordChange({
      fields: [
        { field: 'type', before: 3, after: 1 },
        { field: 'locations', before: [1], after: [1, 2] },
      ],
    });
    const { api } = usersApi([aUser(9)]);
    const { at } = change;
    const now = aUser(9, { type: 1, locations: [1, 2] });
    api
      .on(ListRecordHistory, () => page([change], 1))
      .on(GetRecordAt, () => ({ position: 40, at, values: now, now, fields: [] }));
    open(api, '/admin/users/9');
    await press(historyText('open'));
    const table = await screen.findByRole('table', { name: /Marta Gil/ });
    reads(table, text('role3'), text('role1'), aRestaurant(2).name);
  });
});

describe('people', () => {
  it.each<Role>([1, 3, 4, 5, 6])(
    '[R-ROL-03] [R-NAV-27] are for full administrators alone, not for type %i',
    async (role) => {
      open(usersApi([], role).api);
      await waitFor(() => expect(app.path()).not.toBe('/admin/users'));
    },
  );

  it('[R-AUS-01] show name, email, phone, role as a word, restaurants and whether they are active', async () => {
    const names = ['Gran Vía', 'Vallecas', 'Sol', 'Atocha'];
    open(usersApi([aUser(9, { restaurants: names, locations: [1, 2, 3, 4], active: 0 })]).api);
    const [row] = await rows();
    const several = text('several', { names: 'Gran Vía, Vallecas', count: 2 });
    reads(row, 'Persona 9', 'persona9@es.chain.example', '600 000 000', text('role3'), several);
    expect(row?.textContent).toContain(text('isInactive'));
  });

  it('[R-AUS-03] [R-AUS-02] come in pages of 10, 20, 30 or all, and are narrowed by the address', async () => {
    const { api } = usersApi(Array.from({ length: 35 }, (_, at) => aUser(at + 1)));
    open(api, '/admin/users?type=3&restaurant=1&active=1');
    await list();
    expect(api.callsTo(userQueries.ListUsers)[0]).toMatchObject({
      size: 20,
      type: [3],
      restaurant: 1,
      active: [1],
    });
    const sizes = [...screen.getByRole('combobox', { name: /filas|pági/i }).querySelectorAll('option')];
    expect(sizes.map(({ value }) => value)).toEqual(['10', '20', '30', '-1']);
  });
});

describe('[U1] [R-AUS-01] a person', () =>
  testRecordAdmin({
    area: usersArea,
    path: '/admin/users',
    fake: usersApi,
    aRow: (id) => aUser(id),
    nameOf: ({ name }) => name,
    text,
    excluded: 3,
    edit: () => write(text('name'), 'Otra'),
    update: UpdateUser,
  }));

describe('the form of a person', () => {
  it('[R-AUS-04] [R-AUS-10] [AMB-25] offers every role in its order, explains what each sees, and sends restaurants as a list', async () => {
    const { api } = open(usersApi([]), '/admin/users/add');
    await write(text('name'), 'Nerea Ibarra');
    const options = [...screen.getByRole('combobox', { name: text('type') }).querySelectorAll('option')];
    expect(options.map(({ value }) => value)).toEqual(['', '2', '1', '3', '5', '4', '6']);
    await write(text('email'), 'nerea@es.chain.example');
    chooseRole(3);
    expect(screen.getByText(sees('sees3'))).toBeTruthy();
    await tick(/102 - Restaurante 2/);
    await tick(/101 - Restaurante 1/);
    await press(text('saveNew'));
    await see.path('/admin/users');
    const [request] = api.requestsTo(AddUser);
    expect(request?.sent).toMatchObject({ type: '3', locations: '2,1', name: 'Nerea Ibarra' });
    expect(api.callsTo(AddUser)).toMatchObject([{ type: 3, locations: [2, 1], phone: '', active: true }]);
  });

  it('[R-AUS-02] finds restaurants by number and name, and pages them by 10 or 20', async () => {
    open(usersApi([]).api, '/admin/users/add');
    await screen.findByRole('textbox', { name: text('name') });
    expect(screen.getAllByRole('checkbox', { name: /Restaurante/ })).toHaveLength(10);
    await userEvent.type(screen.getByRole('searchbox'), '125');
    // At once: a press on a moving row would be lost.
    expect(screen.getAllByRole('checkbox', { name: /Restaurante/ })).toHaveLength(1);
  });

  it('[R-AUS-05] [R-AUS-06] [R-AUS-07] [R-ERR-12] shows an error at its field, before anything is sent', async () => {
    const { api } = open(usersApi([]), '/admin/users/add');
    await write(new RegExp(text('phone')), 'abc');
    await press(text('saveNew'));
    for (const key of ['name.obligatory_name', 'email.obligatory_email', 'phone.phone_not_correct'] as const)
      await see(text(key));
    expect(screen.getAllByText(text('typeWrong')).length).toBeGreaterThan(0);
    expect(api.callsTo(AddUser)).toEqual([]);
  });

  it('[R-AUS-05] [R-ERR-12] shows the domain and the missing restaurant together with all other errors', async () => {
    const { api } = open(usersApi([]), '/admin/users/add');
    await write(text('email'), 'pepe@gmail.com');
    await press(text('saveNew'));
    const domain = text('email.obligatory_email_domain', { domains: '@es.chain.example' });
    await see(domain);
    expect(screen.getByText(text('name.obligatory_name'))).toBeTruthy();
    expect(screen.getAllByText(text('typeWrong')).length).toBeGreaterThan(0);
    await select(text('type'), '3');
    await see(text('locations.obligatory_field'));
    expect(screen.getByText(domain)).toBeTruthy();
    expect(api.callsTo(AddUser)).toEqual([]);
  });

  it('[R-AUS-08] reports at its field that another person has the address', async () => {
    const { api } = usersApi([aUser(9)]);
    api.on(UpdateUser, () => refuse('email_taken', { status: 409, fields: { email: 'email_taken' } }));
    open(api, '/admin/users/9');
    await write(text('email'), 'otra@es.chain.example');
    await press(text('save'));
    await see(text('email.email_taken'));
  });

  it('[R-AUS-09] shows in a popup why it was not saved, and keeps what was typed', async () => {
    const { api } = usersApi([aUser(9)]);
    api.on(UpdateUser, () => refuse('last_administrator', { status: 409 }));
    open(api, '/admin/users/9');
    await write(text('name'), 'Otra');
    await press(text('save'));
    const popup = await screen.findByRole('alertdialog');
    expect(popup.textContent).toContain(rejections('rejection.last_administrator'));
    await press(uiText('close'));
    await waitFor(() => see.none('alertdialog'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: text('name') }).value).toBe('Otra');
  });

  it('[R-AUS-02] [R-ARE-03] shows that a person keeps a deleted restaurant, and sends it', async () => {
    const { api } = open(usersApi([aUser(9, { locations: [1, 999] })]), '/admin/users/9');
    await see(text('keptRestaurants', { count: 1 }));
    await tick(/102 - Restaurante 2/);
    await press(text('save'));
    await see.sent(api, UpdateUser, 1);
    expect(api.callsTo(UpdateUser)[0]).toMatchObject({ locations: [1, 999, 2] });
  });

  it.each<Role>([4, 6])(
    '[AMB-25] shows what a person of type %i sees, and asks for no restaurants',
    async (role) => {
      const { api } = open(usersApi([]), '/admin/users/add');
      await write(text('name'), 'Nerea Ibarra');
      await write(text('email'), 'nerea@es.chain.example');
      chooseRole(role);
      expect(screen.getByText(sees(`sees${role}`))).toBeTruthy();
      expect(screen.queryAllByRole('checkbox', { name: /Restaurante/ })).toEqual([]);
      await press(text('saveNew'));
      await waitFor(() => expect(api.callsTo(AddUser)).toMatchObject([{ type: role, locations: [] }]));
    },
  );

  it('[R-AUT-14] sends the link again and asks for the terms again', async () => {
    const { api } = open(usersApi([aUser(9)]), '/admin/users/9');
    await press(text('invite'));
    await see(text('invited', { email: 'persona9@es.chain.example' }));
    await press(text('askTerms'));
    await see.sent(api, ResetLegalTerms, [{ id: 9 }]);
  });
});

describe('what other areas do with a person', () => {
  const button: AreaManifest = {
    area: 'test',
    routes: [],
    slots: {
      userActions: {
        part:
          async () =>
          ({ userId }: { userId: number }) => <p>{`acts on ${userId}`}</p>,
      },
    },
  };

  it.each([
    [1, true],
    [0, false],
  ] as const)('[R-AUT-26] is offered beside the form; for active %i: %p', async (active, isOffered) => {
    const { api } = usersApi([aUser(9, { active })]);
    renderApp({ api, areas: [usersArea, button], at: '/admin/users/9' });
    await screen.findByText(text('factor'));
    if (isOffered) await see('acts on 9');
    else see.noText('acts on 9');
  });
});

describe('a second factor', () => {
  const factor = { ...aUser(9), second_factor: 1 as const };

  it('[S4] that is lost is reset after a confirmation that explains what follows', async () => {
    const { api } = usersApi([factor]);
    api.on(ResetSecondFactor, ({ id }) => ({ id, version: 4 }));
    open(api, '/admin/users/9');
    await see(text('factorOn'));
    await press(text('resetFactor'));
    const question = await screen.findByRole('alertdialog', {
      name: text('resetFactorTitle', { name: 'Persona 9' }),
    });
    expect(question.textContent).toContain(text('resetFactorText'));
    expect(api.callsTo(ResetSecondFactor)).toEqual([]);
    await press(text('resetFactorConfirm'));
    await see(text('factorReset', { name: 'Persona 9' }));
    expect(api.callsTo(ResetSecondFactor)).toEqual([{ id: 9 }]);
  });

  it('[S4] shows why it was not reset', async () => {
    const { api } = usersApi([factor]);
    api.on(ResetSecondFactor, () => refuse('second_factor_missing', { status: 409 }));
    open(api, '/admin/users/9');
    await press(text('resetFactor'));
    await press(text('resetFactorConfirm'));
    await see(coreText('rejection.second_factor_missing'));
  });

  it.each([
    ['was never set up', aUser(9)],
    ['is one’s own', { ...factor, id: aSession().user.id }],
  ])('[S4] that %s is not offered to be reset', async (_what, row) => {
    open(usersApi([row]).api, `/admin/users/${row.id}`);
    await screen.findByText(text('factor'));
    see.none('button', text('resetFactor'));
  });
});

describe('the page of erasure', () => {
  const asked = (at: string | null, erasedAt: string | null) => ({
    id: 9,
    requested_at: at,
    requested_by: at === null ? 0 : 7,
    requested_by_name: at === null ? '' : 'Carmen Ruiz',
    erased_at: erasedAt,
  });

  it('[S18] explains what goes and what stays, and does nothing before the name is typed', async () => {
    const { api } = usersApi([aUser(9)]);
    let at: string | null = null;
    api
      .on(userQueries.GetErasure, () => asked(at, at))
      .on(userCommands.EraseUser, () => {
        at = '2026-11-20T09:30:00.000Z';
        return { requested: true as const };
      });
    open(api, '/admin/users/9/erase');
    await see(erasureText('goes1'));
    expect(screen.getByText(erasureText('stays1'))).toBeTruthy();
    await press(erasureText('erase'));
    await see(erasureText('mismatch'));
    expect(api.callsTo(userCommands.EraseUser)).toEqual([]);
    await write(erasureText('confirm', { name: 'Persona 9' }), 'persona 9');
    await press(erasureText('erase'));
    await see.role('heading', erasureText('proofTitle'));
    expect(api.callsTo(userCommands.EraseUser)).toEqual([{ id: 9 }]);
    expect(document.body.textContent).not.toContain('Persona 9');
    expect(screen.getByRole('button', { name: erasureText('print') })).toBeTruthy();
  });

  it('[S18] requests the person no more once the erasure is sent, despite pushes', async () => {
    const { api } = usersApi([aUser(9)]);
    const { GetUser, GetErasure } = userQueries;
    api
      .on(GetErasure, () => asked(null, null))
      .on(userCommands.EraseUser, () => ({ requested: true as const }));
    open(api, '/admin/users/9/erase');
    await write(erasureText('confirm', { name: 'Persona 9' }), 'persona 9');
    await press(erasureText('erase'));
    await see.sent(api, GetErasure, 2);
    app.push('UsersChanged', { id: 9, position: 99 });
    await see.sent(api, GetErasure, 3);
    expect(api.callsTo(GetUser)).toHaveLength(1);
  });

  it('[S18] is shown again where the erasure is rejected', async () => {
    const { api } = usersApi([aUser(9)]);
    api
      .on(userQueries.GetErasure, () => asked(null, null))
      .on(userCommands.EraseUser, () => refuse('last_administrator', { status: 409 }));
    open(api, '/admin/users/9/erase');
    await write(erasureText('confirm', { name: 'Persona 9' }), 'persona 9');
    await press(erasureText('erase'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      rejections('rejection.last_administrator'),
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: erasureText('erase') });
    await waitFor(() => expect(button.disabled).toBe(false));
  });

  it('[S18] waits with the proof until nothing can be read any more', async () => {
    const { api } = usersApi([]);
    api.on(userQueries.GetErasure, () => asked('2026-11-20T09:30:00.000Z', null));
    open(api, '/admin/users/9/erase');
    await see(erasureText('pendingText'));
    see.none('button', erasureText('print'));
  });
});
