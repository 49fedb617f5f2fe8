import { afterEach, describe, expect, it } from '@jest/globals';
import type { Notice } from '@portal/contracts/areas/notifications';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, FakeHouse } from '../../testing/fake-house';
import { renderApp } from '../../testing/render-app';
import { notificationsArea } from './index';

const pieces: Notice = {
  id: 'batch-1-CAST',
  kind: 'newFiles',
  at: '2026-11-20T09:30:00.000Z',
  unread: true,
  count: 6,
  pieces: [{ id: 1, name: 'Menú del día', link: '/nacional/menus/menu', thumb: '/api/resource/1/thumb?v=a' }],
  order: null,
};
const order: Notice = {
  ...pieces,
  id: 'order-7',
  kind: 'order',
  unread: false,
  count: 0,
  pieces: [],
  order: { id: 'o-7', number: 7, name: 'Banderola', status: 2 },
};

function aHouse(notices: readonly Notice[] = [], settings = { newFiles: true, language: 'CAST' }) {
  const house = new FakeHouse().signIn(aSession());
  const told: { notices: readonly Notice[]; settings: typeof settings } = { notices, settings };
  house.on('user/notifications', () => ({ data: told.settings }));
  house.on('user/notices', () => ({ data: told.notices, more: { total: told.notices.length } }));
  house.on('user/notices/unread', () => ({
    data: { unread: told.notices.filter(({ unread }) => unread).length },
  }));
  house.on('user/notices/read', ({ body }) => {
    told.notices = told.notices.map((notice) => ({ ...notice, unread: false }));
    return { data: body };
  });
  house.on('user/notifications/language', ({ body }) => ({ data: body }));
  return { house, told };
}
const bodiesTo = (house: FakeHouse, path: string) => house.callsTo(path).map(({ body }) => body);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the notification settings', () => {
  const open = async (refuse = false) => {
    const { house, told } = aHouse();
    house.on('user/notifications/update', ({ body }) => {
      if (refuse) return { status: 500, error: 'internal_error' };
      told.settings = { ...told.settings, ...(body.notifications as { newFiles: boolean }) };
      return { data: body.notifications };
    });
    renderApp({ house, areas: [notificationsArea], at: '/notifications' });
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Piezas nuevas' });
    return { house, toggle, user: userEvent.setup() };
  };

  it('[R-ACC-13] [R-NAV-20] are one switch, on at first', async () => {
    const { toggle } = await open();
    expect(toggle.checked).toBe(true);
    expect(screen.getAllByRole('switch')).toHaveLength(1);
  });

  it('[R-ACC-14] are saved at each change, and say so', async () => {
    const { house, toggle, user } = await open();
    await user.click(toggle);
    expect(await screen.findByText('Guardado')).toBeTruthy();
    expect(toggle.checked).toBe(false);
    expect(bodiesTo(house, 'user/notifications/update')).toEqual([{ notifications: { newFiles: false } }]);
  });

  it('[R-ACC-14] [U7] go back to what they were when they cannot be saved', async () => {
    const { toggle, user } = await open(true);
    await user.click(toggle);
    await waitFor(() => expect(toggle.checked).toBe(true));
    expect(screen.queryByText('Guardado')).toBeNull();
  });
});

describe('the bell', () => {
  it('[R-ACC-15] says how much is new, shows it, and has it seen by being opened', async () => {
    const { house } = aHouse([pieces, order]);
    const app = renderApp({ house, areas: [notificationsArea], at: '/notifications' });
    const bell = await screen.findByRole('button', { name: 'Novedades, 1 sin ver' });
    await userEvent.click(bell);
    const panel = await screen.findByRole('dialog', { name: 'Novedades' });
    const rows = await within(panel).findAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(/Nuevo.*6 piezas nuevas.*Menú del día.*y 5 más/);
    const link = within(panel).getByRole('link', { name: 'Menú del día' });
    expect(link.getAttribute('href')).toBe('/nacional/menus/menu');
    expect(
      within(panel)
        .getByRole('link', { name: /Pedido #P-7/ })
        .getAttribute('href'),
    ).toBe('/order/details/o-7');
    await waitFor(() => expect(bodiesTo(house, 'user/notices/read')).toEqual([{ up_to: pieces.at }]));
    expect(await screen.findByRole('button', { name: 'Novedades, nada nuevo', hidden: true })).toBeTruthy();
    expect(app.path()).toBe('/notifications');
  });

  it('[R-ACC-15] rings when something comes, without a reload', async () => {
    const { house, told } = aHouse();
    const app = renderApp({ house, areas: [notificationsArea], at: '/notifications' });
    await screen.findByRole('button', { name: 'Novedades, nada nuevo' });
    told.notices = [pieces];
    app.push('NoticesChanged', { position: 9 });
    expect(await screen.findByRole('button', { name: 'Novedades, 1 sin ver' })).toBeTruthy();
  });

  it('[U1] says what will be there when there is nothing', async () => {
    const { house } = aHouse();
    renderApp({ house, areas: [notificationsArea], at: '/notifications' });
    await userEvent.click(await screen.findByRole('button', { name: 'Novedades, nada nuevo' }));
    expect(await screen.findByRole('heading', { name: 'Nada nuevo por ahora' })).toBeTruthy();
  });

  it('[R-PLT-07] has the mails come in the language that the portal is read in', async () => {
    localStorage.setItem('language', 'CAT');
    const { house } = aHouse([], { newFiles: true, language: 'CAST' });
    renderApp({ house, areas: [notificationsArea], at: '/notifications' });
    await waitFor(() =>
      expect(bodiesTo(house, 'user/notifications/language')).toEqual([{ language: 'CAT' }]),
    );
  });
});

describe('the page of the link in a mail', () => {
  const open = (answer: { data?: unknown; status?: number; error?: string }) => {
    const house = new FakeHouse();
    house.on('notifications/unsubscribe/sealed', () => answer);
    renderApp({ house, areas: [notificationsArea], at: '/unsubscribe/sealed' });
    return house;
  };
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Dejar de recibirlos' }));

  it('[R-ACC-15] ends the mails at a press, without anybody signing in; looking at it ends nothing', async () => {
    const house = open({ data: { newFiles: false } });
    await screen.findByRole('heading', { name: '¿Dejar de recibir correos de piezas nuevas?' });
    expect(house.callsTo('notifications/unsubscribe/sealed')).toEqual([]);
    await press();
    expect(await screen.findByRole('heading', { name: 'Hecho: ya no recibirás estos correos' })).toBeTruthy();
  });

  it('[R-ACC-15] says what to do when the link is not a good one', async () => {
    open({ status: 404, error: 'unsubscribe_link_invalid' });
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('El enlace no es válido');
  });
});
