import { describe, expect, it } from '@jest/globals';
import {
  type ChosenNotices,
  type Notice,
  type NoticeChannel,
  type NoticeKind,
  noticeKinds,
  notificationsCommands,
  notificationsQueries,
  noticeTable,
  webPushQueries,
  withCells,
} from '@portal/contracts/areas/notifications';
import { type Market, marketRecords, type OutputOf, Role } from '@portal/contracts/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import { app, aRestaurant, broken, fakeApi, reads, refuse, see, textsOf } from '#testing/screen-kit';
import { bellTexts } from './texts/early';
import { notificationsTexts } from './texts';
import { notificationsArea } from './index';

const text = textsOf(notificationsTexts);
const bellText = textsOf(bellTexts);

const { GetNotifications, ListNotices, CountUnreadNotices } = notificationsQueries;
const { UpdateNoticeSettings, ChooseMailLanguage, ReadNotices, UnsubscribeFromMails } = notificationsCommands;

const pieces: Notice = {
  id: 'batch-1-CAST',
  kind: 'newFiles',
  at: '2026-11-20T09:30:00.000Z',
  position: 7,
  unread: true,
  count: 6,
  pieces: [{ id: 1, name: 'Menú del día', link: '/nacional/menus/menu', thumb: '/api/resource/1/thumb?v=a' }],
  order: null,
  acted_by: null,
};
const granVia = { restaurant_site: '0417', restaurant_name: 'Gran Vía' };
const order: Notice = {
  ...pieces,
  id: 'order-7',
  kind: 'status',
  unread: false,
  count: 0,
  pieces: [],
  order: { id: 'o-7', number: 7, name: 'Banderola', status: 2, ...granVia },
};

const failedPlan: Notice = {
  ...pieces,
  id: 'plan-1',
  kind: 'failedPlan',
  count: 0,
  pieces: [],
  failedPlan: { restaurantId: 1, restaurant: '0417 - Gran Vía', date: '2026-12-01' },
};

type Settings = OutputOf<typeof GetNotifications>;
const settingsOf = (
  chosen: ChosenNotices = {},
  market: Market = 'ES',
  role: Role = Role.Franchisee,
): Settings => ({
  newFiles: true,
  language: marketRecords[market].defaultLanguage,
  cells: noticeTable(chosen, role, marketRecords[market].features),
  quiet: null,
});

function tellingApi(notices: readonly Notice[] = [], settings: Settings = settingsOf()) {
  const announced = { notices, settings };
  const api = fakeApi()
    .signedIn()
    .on(GetNotifications, () => announced.settings)
    .on(ListNotices, () => announced.notices)
    .on(CountUnreadNotices, () => ({ unread: announced.notices.filter(({ unread }) => unread).length }))
    .on(ReadNotices, (read) => {
      announced.notices = announced.notices.map((notice) => ({ ...notice, unread: false }));
      return read;
    })
    .on(ChooseMailLanguage, (chosen) => chosen);
  return { api, told: announced };
}

const cellName = (kind: NoticeKind, channel: NoticeChannel) =>
  text('cell', { what: text(`kind.${kind}`), channel: text(`channel.${channel}`) });
const cell = (kind: NoticeKind, channel: NoticeChannel) =>
  screen.findByRole<HTMLInputElement>('switch', { name: cellName(kind, channel) });

describe('the notification settings', () => {
  const open = async ({ isRefused = false, pushKey = null as string | null } = {}) => {
    const { api, told } = tellingApi();
    api.on(UpdateNoticeSettings, ({ settings: { cells = {} } }) => {
      if (isRefused) return broken();
      told.settings = { ...told.settings, cells: withCells(told.settings.cells, cells) };
      return {};
    });
    renderApp({ api, areas: [notificationsArea], at: '/notifications', settings: { pushKey } });
    const toggle = await cell('newFiles', 'mail');
    return { api, toggle, user: userEvent.setup() };
  };

  it('[R-ACC-13] [R-NAV-20] are a table of kinds and channels, without devices where there are no keys', async () => {
    const { toggle } = await open();
    expect(toggle.checked).toBe(true);
    expect((await cell('taken', 'mail')).checked).toBe(false);
    const table = screen.getByRole('table', { name: text('table') });
    const heads = within(table).getAllByRole('columnheader', { hidden: true });
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      text('what'),
      text('channel.bell'),
      text('channel.mail'),
    ]);
    see.none('switch', cellName('placed', 'mail'));
    see.none('switch', cellName('message', 'mail'));
    expect(screen.getByRole('switch', { name: cellName('pause', 'mail') })).toBeTruthy();
  });

  it('have devices where there are keys', async () => {
    const { api } = tellingApi();
    api.on(webPushQueries.GetPushDevices, () => ({ devices: [] }));
    renderApp({ api, areas: [notificationsArea], at: '/notifications', settings: { pushKey: 'key' } });
    expect((await cell('pause', 'device')).checked).toBe(true);
  });

  it('[R-ACC-14] are saved at each change, with a confirmation', async () => {
    const { api, toggle, user } = await open();
    await user.click(toggle);
    await see(text('saved'));
    expect(toggle.checked).toBe(false);
    await user.click(await cell('taken', 'mail'));
    await see.sent(api, UpdateNoticeSettings, [
      { settings: { cells: { newFiles: { mail: false } } } },
      { settings: { cells: { taken: { mail: true } } } },
    ]);
    expect((await cell('newFiles', 'bell')).checked).toBe(true);
  });

  it('[R-ACC-14] [U7] go back to what they were when they cannot be saved', async () => {
    const { toggle, user } = await open({ isRefused: true });
    await user.click(toggle);
    await waitFor(() => expect(toggle.checked).toBe(true));
    see.noText(text('saved'));
  });

  it('[AMB-77] are only shown to an administrator who acts as another person', async () => {
    const { api } = tellingApi();
    const acting = { restaurant_id: null, user_id: 7, until: '2030-01-01T00:00:00.000Z' };
    api.signedIn({ acting: { ...acting, role: Role.Administrator } });
    renderApp({ api, areas: [notificationsArea], at: '/notifications', settings: { pushKey: 'key' } });
    await see(text('actingHint'));
    const toggle = await cell('newFiles', 'mail');
    expect(toggle.disabled).toBe(true);
    expect(api.callsTo(webPushQueries.GetPushDevices)).toEqual([]);
  });

  it('[AMB-77] leave no trace of the acting administrator: neither what was seen nor a language', async () => {
    const { api } = tellingApi([pieces], { ...settingsOf(), language: 'CAT' });
    const acting = { restaurant_id: null, user_id: 7, until: '2030-01-01T00:00:00.000Z' };
    api.signedIn({ acting: { ...acting, role: Role.Administrator } });
    renderApp({ api, areas: [notificationsArea], at: '/notifications' });
    await userEvent.click(await screen.findByRole('button', { name: bellText('bell', { count: 1 }) }));
    const panel = await screen.findByRole('dialog', { name: bellText('title') });
    await within(panel).findByRole('listitem');
    expect(api.callsTo(ReadNotices)).toEqual([]);
    expect(api.callsTo(ChooseMailLanguage)).toEqual([]);
  });
});

describe('the bell', () => {
  it('[R-ACC-15] shows how much is new, lists it, and marks it as seen when opened', async () => {
    const { api } = tellingApi([pieces, order]);
    renderApp({ api, areas: [notificationsArea], at: '/notifications' });
    const bell = await screen.findByRole('button', { name: bellText('bell', { count: 1 }) });
    await userEvent.click(bell);
    const panel = await screen.findByRole('dialog', { name: bellText('title') });
    const rows = await within(panel).findAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(/Nuevo.*6 piezas nuevas.*Menú del día.*y 5 más/);
    const link = within(panel).getByRole('link', { name: 'Menú del día' });
    expect(link.getAttribute('href')).toBe('/nacional/menus/menu');
    expect(
      within(panel)
        .getByRole('link', { name: /Pedido #P-7/ })
        .getAttribute('href'),
    ).toBe('/order/details/o-7');
    await see.sent(api, ReadNotices, [{ up_to: pieces.at }]);
    expect(
      await screen.findByRole('button', { name: bellText('bell', { count: 0 }), hidden: true }),
    ).toBeTruthy();
    expect(app.path()).toBe('/notifications');
  });

  it.each([
    ['Luis Gil', bellText('actedAs', { name: 'Luis Gil' })],
    ['', bellText('actedAsUnnamed')],
  ])('[W5] [AMB-77] shows that an administrator acted as the reader: %p', async (acted_by, announced) => {
    const acting: Notice = { ...pieces, id: 'acting', kind: 'acting', count: 0, pieces: [], acted_by };
    const { api } = tellingApi([acting]);
    renderApp({ api, areas: [notificationsArea], at: '/notifications' });
    await userEvent.click(await screen.findByRole('button', { name: bellText('bell', { count: 1 }) }));
    const panel = await screen.findByRole('dialog', { name: bellText('title') });
    const row = await within(panel).findByRole('listitem');
    expect(row.textContent).toContain(announced);
    expect(row.textContent).not.toContain(bellText('newPieces', { count: 0 }));
  });

  it.each([
    ['names the restaurant to those who work for several', [aRestaurant(1), aRestaurant(2)], 2],
    ['names no restaurant to those who work for one', [aRestaurant(1)], 0],
  ])('[R-ORD-19] [R-CHN-29] %s', async (_what, restaurants, named) => {
    const { api } = tellingApi([failedPlan, order]);
    api.signedIn({ restaurants });
    renderApp({ api, areas: [notificationsArea], at: '/notifications' });
    await userEvent.click(await screen.findByRole('button', { name: bellText('bell', { count: 1 }) }));
    const panel = await screen.findByRole('dialog', { name: bellText('title') });
    expect(await within(panel).findAllByRole('listitem')).toHaveLength(2);
    expect(within(panel).queryAllByText('0417 - Gran Vía')).toHaveLength(named);
  });

  it.each(['quote', 'quoteEnds', 'proof', 'finished', 'reminder', 'taken'] as const)(
    '[R-ORD-19] shows what an order needs, and leads to it: %s',
    async (kind) => {
      const { api } = tellingApi([{ ...order, kind, unread: true }]);
      renderApp({ api, areas: [notificationsArea], at: '/notifications' });
      await userEvent.click(await screen.findByRole('button', { name: bellText('bell', { count: 1 }) }));
      const link = await screen.findByRole('link', { name: /Pedido #P-7/ });
      reads(link, bellText(`news.${kind}`), 'Banderola');
      expect(link.getAttribute('href')).toBe('/order/details/o-7');
    },
  );

  it.each(['placed', 'changes'] as const)(
    '[R-ROL-01] shows the agency what waits for it, and where: %s',
    async (kind) => {
      const { api } = tellingApi([{ ...order, kind, unread: true }]);
      renderApp({ api: api.signedIn({ type: 2 }), areas: [notificationsArea], at: '/notifications' });
      await userEvent.click(await screen.findByRole('button', { name: bellText('bell', { count: 1 }) }));
      const link = await screen.findByRole('link', { name: /Pedido #P-7/ });
      reads(link, bellText(`news.${kind}`), 'Gran Vía');
      expect(link.getAttribute('href')).toBe('/admin/orders/o-7');
    },
  );

  it.each([
    [2, bellText('pause.confirmed')],
    [3, bellText('pause.cancelled')],
  ] as const)('[R-MOP-01] shows the outcome of a pause, and leads there: %i', async (status, said) => {
    const about = { ...pieces, kind: 'pause' as const, count: 0, pieces: [] };
    const { api } = tellingApi([{ ...about, pause: { status, restaurant: '0417 - Gran Vía' } }]);
    renderApp({ api, areas: [notificationsArea], at: '/notifications' });
    await userEvent.click(await screen.findByRole('button', { name: bellText('bell', { count: 1 }) }));
    const link = await screen.findByRole('link', { name: new RegExp(said) });
    expect(link.getAttribute('href')).toBe('/pauses');
  });

  it('[R-ACC-14] has pieces that end, with their last day, and leads to their form', async () => {
    const { api } = tellingApi([{ ...pieces, kind: 'pieceEnds', count: 1, until: '2026-12-01' }]);
    renderApp({ api: api.signedIn({ type: 2 }), areas: [notificationsArea], at: '/notifications' });
    await userEvent.click(await screen.findByRole('button', { name: bellText('bell', { count: 1 }) }));
    const panel = within(await screen.findByRole('dialog', { name: bellText('title') }));
    await see(bellText('pieceEnds', { day: '01/12/2026' }), panel);
    expect(panel.getByRole('link', { name: 'Menú del día' }).getAttribute('href')).toBe('/admin/resources/1');
  });

  it('[R-ACC-14] has recalls that all restaurants have confirmed, and leads to them', async () => {
    const recall = { id: 'the-recall', restaurant: '', reminded: false };
    const { api } = tellingApi([{ ...pieces, kind: 'recallDone', count: 1, recall }]);
    renderApp({ api: api.signedIn({ type: 2 }), areas: [notificationsArea], at: '/notifications' });
    await userEvent.click(await screen.findByRole('button', { name: bellText('bell', { count: 1 }) }));
    const link = await screen.findByRole('link', { name: bellText('recallDone', { name: 'Menú del día' }) });
    expect(link.getAttribute('href')).toBe('/admin/recalls/the-recall');
  });

  it('[R-CHN-29] shows a failed planned change, and leads to the channels', async () => {
    const { api } = tellingApi([failedPlan]);
    renderApp({ api, areas: [notificationsArea], at: '/notifications' });
    await userEvent.click(await screen.findByRole('button', { name: bellText('bell', { count: 1 }) }));
    const link = await screen.findByRole('link', { name: /01\/12\/2026.*0417 - Gran Vía/ });
    expect(link.getAttribute('href')).toBe('/channels');
  });

  it.each([
    ['Luis Gil', bellText('mentioned', { name: 'Luis Gil' })],
    ['', bellText('mentionedUnnamed')],
  ])(
    '[R-CHT-01] shows who mentions the reader in a note, and leads to that note: %p',
    async (by, announced) => {
      const mentions = [
        { id: 7, name: 'Carmen Ruiz' },
        { id: 8, name: '' },
      ];
      const note = { note_id: 'n-1', by, excerpt: '<b>@[7]</b> e @[8], vejam', mentions };
      const about = { order_id: 'o-7', number: 7, restaurant_name: 'Baixa', ...note };
      const mention: Notice = {
        ...pieces,
        id: 'mention',
        kind: 'mention',
        count: 0,
        pieces: [],
        mention: about,
      };
      const { api } = tellingApi([mention]);
      renderApp({ api: api.signedIn({ type: 2 }), areas: [notificationsArea], at: '/notifications' });
      await userEvent.click(await screen.findByRole('button', { name: bellText('bell', { count: 1 }) }));
      const link = await screen.findByRole('link', { name: new RegExp(announced) });
      reads(link, '#P-7 · Baixa', `<b>@Carmen Ruiz</b> e @${bellText('erasedPerson')}, vejam`);
      expect(link.getAttribute('href')).toBe('/admin/orders/o-7?beside=chat&note=n-1');
    },
  );

  it('[R-ACC-15] rings when something comes, without a reload', async () => {
    const { api, told } = tellingApi();
    renderApp({ api, areas: [notificationsArea], at: '/notifications' });
    await screen.findByRole('button', { name: bellText('bell', { count: 0 }) });
    told.notices = [pieces];
    app.push('NoticesChanged', { position: 9 });
    await see.role('button', bellText('bell', { count: 1 }));
  });

  it('[U1] explains what will be there when there is nothing', async () => {
    const { api } = tellingApi();
    renderApp({ api, areas: [notificationsArea], at: '/notifications' });
    await userEvent.click(await screen.findByRole('button', { name: bellText('bell', { count: 0 }) }));
    await see.role('heading', bellText('empty'));
  });

  it('[R-PLT-07] has the mails come in the language that the portal is read in', async () => {
    localStorage.setItem('language', 'CAT');
    const { api } = tellingApi();
    renderApp({ api, areas: [notificationsArea], at: '/notifications' });
    await see.sent(api, ChooseMailLanguage, [{ language: 'CAT' }]);
  });
});

describe('the page of the link in a mail', () => {
  const open = (isGood = true, of = '?kind=quote') => {
    const api = fakeApi().on(UnsubscribeFromMails, () =>
      isGood ? { kind: 'quote' as const } : refuse('unsubscribe_link_invalid', { status: 404 }),
    );
    renderApp({ api, areas: [notificationsArea], at: `/unsubscribe/sealed${of}` });
    return api;
  };
  const press = async () => userEvent.click(await screen.findByRole('button', { name: text('unsubscribe') }));

  it('[R-ACC-15] ends the mails at a press, without signing in; opening it ends nothing', async () => {
    const api = open();
    await screen.findByRole('heading', { name: text('unsubscribeTitle') });
    expect(api.callsTo(UnsubscribeFromMails)).toEqual([]);
    await see(text('kind.quote'));
    await press();
    await see.role('heading', text('unsubscribedTitle'));
    const link = screen.getByRole('link', { name: text('allNotices') });
    expect(link.getAttribute('href')).toBe('/notifications');
  });

  it('[R-ACC-15] names no kind that it does not know', async () => {
    open(true, '?kind=all');
    await see(text('unsubscribeText'));
    for (const kind of noticeKinds) see.noText(text(`kind.${kind}`));
  });

  it('[R-ACC-15] explains what to do when the link is invalid', async () => {
    open(false);
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain(
      text('rejection.unsubscribe_link_invalid'),
    );
  });
});
