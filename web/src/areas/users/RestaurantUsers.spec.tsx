import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  aUser,
  restaurantUserCommands,
  restaurantUserQueries,
  type RestaurantUser,
} from '@portal/contracts/areas/users';
import { marketRecords, type Role } from '@portal/contracts/kernel';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { gatherAreas } from '#core/area-manifest';
import { fakeApi, refuse } from '#testing/fake-api';
import { aRestaurant } from '#testing/sample-session';
import { app, fill, inside, press, screenKit, see, textsOf, uiText, widen } from '#testing/screen-kit';
import { exportTexts } from '#ui/texts';
import { teamTexts, usersTexts } from './texts';
import { usersArea } from './index';

const text = textsOf(teamTexts);
const usersText = textsOf(usersTexts);
const { AddRestaurantUser, UpdateRestaurantUser, EndRestaurantUserAccess, RestoreRestaurantUserAccess } =
  restaurantUserCommands;
const { ListRestaurantUsers, GetRestaurantUser } = restaurantUserQueries;

function person(id: number, more: Partial<RestaurantUser> = {}): RestaurantUser {
  const { restaurants: _names, last_seen: _seen, second_factor: _factor, ...record } = aUser(id, more);
  return { shared: 0, ended: 0, ...record, ...more };
}

const two = [aRestaurant(1), aRestaurant(2)];

function teamApi(rows: readonly RestaurantUser[], type: Role = 1, restaurants = two) {
  const api = fakeApi().signedIn({ type, restaurants });
  api.collection(ListRestaurantUsers, rows, { get: { query: GetRestaurantUser, missing: 'user_not_found' } });
  api
    .on(AddRestaurantUser, () => ({ id: 90, version: 0 }))
    .on(UpdateRestaurantUser, ({ id }) => ({ id, version: 5 }))
    .on(EndRestaurantUserAccess, ({ id }) => ({ id, version: 5 }))
    .on(RestoreRestaurantUserAccess, ({ id }) => ({ id, version: 6 }));
  return api;
}
const open = screenKit(usersArea, '/users');
const write = async (label: string, value: string) => fill(label, value);

beforeEach(() => widen(400));

describe('the people of a franchisee', () => {
  it.each<Role>([2, 3, 4, 5, 6])(
    '[R-ACC-07] [R-NAV-19] [R-ROL-02] are not for type %i, who is sent home',
    async (role) => {
      for (const at of ['/users', '/users/add']) {
        open(teamApi([], role), at);
        await waitFor(() => expect(app.path()).not.toBe(at));
        cleanup();
      }
    },
  );

  it('[R-ACC-10] are in the user menu of franchisees alone', () => {
    const entries = gatherAreas([usersArea], marketRecords.ES).nav.filter(({ places }) =>
      places.includes('account'),
    );
    expect(entries.map(({ to, roles }) => [to, roles])).toEqual([['/users', [1]]]);
  });

  it('[U10] leave the portal as a file with what the list shows', async () => {
    open(teamApi([person(1)]));
    await screen.findByRole('list', { name: text('title') });
    expect(screen.getByRole('button', { name: textsOf(exportTexts)('export') })).toBeTruthy();
  });

  it('[R-ACC-08] come in pages of 10, 20, 30 or all', async () => {
    open(teamApi(Array.from({ length: 12 }, (_, at) => person(at + 1))));
    await screen.findByRole('list', { name: text('title') });
    const sizes = [...screen.getByRole('combobox', { name: /filas|pági/i }).querySelectorAll('option')];
    expect(sizes.map(({ value }) => value)).toEqual(['10', '20', '30', '-1']);
  });

  it('[AMB-76] can be edited where they are managers, and only seen where they are not', async () => {
    open(teamApi([person(8, { locations: [1, 50, 51] }), person(9, { type: 5 })]));
    const rows = await inside('list', text('title'));
    expect(rows.getByRole('button', { name: text('edit', { name: 'Persona 8' }) })).toBeTruthy();
    expect(rows.queryByRole('button', { name: text('edit', { name: 'Persona 9' }) })).toBeNull();
    expect(rows.getByText(usersText('others', { count: 2 }), { exact: false })).toBeTruthy();
  });

  it('[R-ACC-12] are added without a role to choose, for restaurants of his own', async () => {
    const api = open(teamApi([]), '/users/add');
    await write(text('name'), 'Nerea Ibarra');
    await write(text('email'), 'nerea@es.chain.example');
    see.none('combobox', usersText('type'));
    await press(/102 - Restaurante 2/, 'checkbox');
    await press(text('saveNew'));
    await see.path('/users');
    expect(api.callsTo(AddRestaurantUser)).toEqual([
      { name: 'Nerea Ibarra', email: 'nerea@es.chain.example', phone: '', locations: [2] },
    ]);
  });

  it('[R-ERR-12] [R-ACC-12] shows all errors at once, the domain included', async () => {
    const api = open(teamApi([]), '/users/add');
    await write(text('email'), 'nerea@gmail.com');
    await press(text('saveNew'));
    const domain = text('email.obligatory_email_domain', { domains: '@es.chain.example' });
    for (const words of [text('name.obligatory_name'), domain, text('locations.obligatory_field')])
      await see(words);
    expect(api.callsTo(AddRestaurantUser)).toEqual([]);
  });

  it('[AMB-23] [AMB-76] are edited in the list, and only his own restaurants are shown and sent', async () => {
    const api = open(teamApi([person(8, { locations: [1, 50] })]), '/users?id=8');
    await screen.findByRole('textbox', { name: text('name') });
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    await press(/102 - Restaurante 2/, 'checkbox', dialog);
    await press(text('save'), 'button', dialog);
    await waitFor(() => see.none('dialog'));
    expect(api.callsTo(UpdateRestaurantUser)).toMatchObject([{ id: 8, version: 4, locations: [1, 2] }]);
    expect(app.path()).toBe('/users');
  });

  it('[R-ACC-09] [R-CON-32] have their restaurants chosen from a list of 10 or 20 a page', async () => {
    const many = Array.from({ length: 23 }, (_, at) => aRestaurant(at + 1));
    for (const at of ['/users/add', '/users?id=8']) {
      open(teamApi([person(8, { locations: [1] })], 1, many), at);
      const picker = await inside('group', text('locations'));
      const size = picker.getByRole<HTMLSelectElement>('combobox', { name: /filas|pági/i });
      expect([...size.options].map(({ value }) => value)).toEqual(['10', '20']);
      expect(picker.getAllByRole('checkbox')).toHaveLength(10);
      await userEvent.selectOptions(size, '20');
      expect(picker.getAllByRole('checkbox')).toHaveLength(20);
      cleanup();
    }
  });

  it('[R-ACC-09] keep a closed restaurant, which is marked; another closed one cannot be added', async () => {
    const restaurants = [
      aRestaurant(1),
      aRestaurant(2, { active: false }),
      aRestaurant(3, { active: false }),
      aRestaurant(4),
    ];
    const api = open(teamApi([person(8, { locations: [1, 2] })], 1, restaurants), '/users?id=8');
    const picker = await inside('group', text('locations'));
    const dialog = within(screen.getByRole('dialog'));
    const names = picker.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(names).toEqual([
      '101 - Restaurante 1Madrid',
      `102 - Restaurante 2 · ${usersText('restaurantInactive')}Madrid`,
      '104 - Restaurante 4Madrid',
    ]);
    await press(/104 - /, 'checkbox', picker);
    await press(text('save'), 'button', dialog);
    await see.sent(api, UpdateRestaurantUser, 1);
    expect(api.callsTo(UpdateRestaurantUser)).toMatchObject([{ locations: [1, 2, 4] }]);
    cleanup();
    open(teamApi([], 1, restaurants), '/users/add');
    await screen.findByRole('checkbox', { name: /104 - / });
    see.none('checkbox', /102 - |103 - /);
  });

  it('[R-ERR-12] shows a rejection of the server at its field', async () => {
    const api = teamApi([]);
    api.on(AddRestaurantUser, () =>
      refuse('user_incomplete', {
        fields: { email: 'obligatory_email_domain', locations: 'obligatory_field' },
      }),
    );
    open(api, '/users/add');
    await write(text('name'), 'Nerea');
    await write(text('email'), 'nerea@gmail.com');
    await press(text('saveNew'));
    await see(text('email.obligatory_email_domain', { domains: '@es.chain.example' }));
    expect(screen.getByText(text('locations.obligatory_field'))).toBeTruthy();
  });

  it.each([
    ['of his restaurants alone', 0 as const, 'endText' as const],
    ['of others as well', 1 as const, 'endTextShared' as const],
  ])(
    '[X1] lose their access after a confirmation that explains the effect: %s',
    async (_who, shared, message) => {
      const api = open(teamApi([person(8, { shared })]));
      await press(text('end', { name: 'Persona 8' }));
      const question = await inside('alertdialog');
      expect(question.getByText(text(message))).toBeTruthy();
      expect(api.callsTo(EndRestaurantUserAccess)).toEqual([]);
      await press(text('endConfirm'), 'button', question);
      await screen.findByText(text('accessEnded', { name: 'Persona 8' }));
      expect(api.callsTo(EndRestaurantUserAccess)).toEqual([{ id: 8, version: 4 }]);
      await press(uiText('undo'));
      await see.sent(api, RestoreRestaurantUserAccess, [{ id: 8 }]);
    },
  );

  it('[X1] without access are listed on demand, and given it again; of former ones nothing is edited', async () => {
    const former = person(9, { ended: 1, shared: 1, locations: [], email: '', phone: '', active: 0 });
    const rows = [person(8, { ended: 1, active: 0 }), former];
    const api = teamApi(rows).on(ListRestaurantUsers, ({ ended }) => (ended === true ? rows : []));
    open(api, '/users?ended=1');
    await see.role('button', text('edit', { name: 'Persona 8' }));
    see.none('button', text('edit', { name: 'Persona 9' }));
    await press(text('restore', { name: 'Persona 9' }));
    await screen.findByText(text('accessRestored', { name: 'Persona 9' }));
    expect(api.callsTo(RestoreRestaurantUserAccess)).toEqual([{ id: 9 }]);
  });
});
