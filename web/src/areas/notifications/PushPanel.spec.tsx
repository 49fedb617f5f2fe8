import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  aPushSubscription,
  notificationsCommands,
  notificationsQueries,
  noticeTable,
  type OwnPushDevice,
  type QuietHours,
  webPushCommands,
  webPushQueries,
} from '@portal/contracts/areas/notifications';
import { type Market, marketRecords, type OutputOf, Role } from '@portal/contracts/kernel';
import userEvent from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import { broken, fakeApi, screen, see, textsOf, waitFor, within } from '#testing/screen-kit';
import { notificationsArea } from './index';
import { type BrowserPush, removeBrowserPush, withBrowserPush } from './notifications.testing';
import { pushTexts } from './texts';

const text = textsOf(pushTexts);
const { GetNotifications, ListNotices, CountUnreadNotices } = notificationsQueries;
const { RegisterPushDevice, RemovePushDevice } = webPushCommands;
const { UpdateNoticeSettings } = notificationsCommands;
const { GetPushDevices } = webPushQueries;
const pushKey = aPushSubscription().p256dh;
const night = { from: '22:00', to: '08:00' };

const here: OwnPushDevice = {
  id: 'here',
  current: true,
  browser: 'Firefox',
  system: 'Linux',
  since: '2026-11-20T09:30:00.000Z',
};
const phone: OwnPushDevice = { ...here, id: 'phone', current: false, browser: 'Chrome', system: 'Android' };

type Settings = OutputOf<typeof GetPushDevices>;

function open(
  devices: readonly OwnPushDevice[] = [],
  { market = 'ES' as Market, key = pushKey as string | null, role = Role.Franchisee as Role } = {},
) {
  const announced = {
    settings: { devices: [...devices] } as Settings,
    quiet: night as QuietHours | null,
    isBroken: false,
  };
  const api = fakeApi()
    .signedIn({ type: role })
    .on(GetNotifications, () => ({
      newFiles: true,
      language: marketRecords[market].defaultLanguage,
      cells: noticeTable({}, role, marketRecords[market].features),
      quiet: announced.quiet,
    }))
    .on(ListNotices, () => [])
    .on(CountUnreadNotices, () => ({ unread: 0 }))
    .on(notificationsCommands.ChooseMailLanguage, (chosen) => chosen)
    .on(GetPushDevices, () => announced.settings)
    .on(RegisterPushDevice, () => {
      if (announced.isBroken) return broken();
      const others = announced.settings.devices.filter(({ id }) => id !== here.id);
      announced.settings = { ...announced.settings, devices: [...others, here] };
      return { id: here.id };
    })
    .on(RemovePushDevice, ({ id }) => {
      announced.settings = {
        ...announced.settings,
        devices: announced.settings.devices.filter((each) => each.id !== id),
      };
      return { id };
    })
    .on(UpdateNoticeSettings, ({ settings: { quiet = announced.quiet } }) => {
      announced.quiet = quiet;
      return {};
    });
  renderApp({ api, areas: [notificationsArea], at: '/notifications', market, settings: { pushKey: key } });
  return { api, told: announced, user: userEvent.setup() };
}
const hereSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: text('here') });

afterEach(() => void removeBrowserPush());

describe('notices on this device', () => {
  let browser: BrowserPush;
  beforeEach(() => {
    browser = withBrowserPush();
  });

  it('[R-ACC-17] are off at first, and permission is asked only after a press', async () => {
    open();
    expect((await hereSwitch()).checked).toBe(false);
    expect(screen.getByText(text('hereText.off'))).toBeTruthy();
    expect(browser.asked).toBe(0);
    see.none('heading', text('devices'));
  });

  it('[R-ACC-17] are turned on by a press, under the key of the deployment', async () => {
    const { api, user } = open();
    await user.click(await hereSwitch());
    await waitFor(async () => expect((await hereSwitch()).checked).toBe(true));
    expect(browser.asked).toBe(1);
    expect(browser.keys).toEqual([pushKey]);
    expect(api.callsTo(RegisterPushDevice)).toEqual([aPushSubscription('device-1')]);
    await see.role('heading', text('devices'));
  });

  it('stay off, and explain how to allow them, when the person denies permission', async () => {
    browser.answer = 'denied';
    const { api, user } = open();
    await user.click(await hereSwitch());
    window.dispatchEvent(new Event('focus'));
    await see(text('blocked'));
    expect(screen.getByText(text('blockedText'))).toBeTruthy();
    expect(api.callsTo(RegisterPushDevice)).toEqual([]);
  });

  it('stay off when the browser or the server fails, and leave nothing behind', async () => {
    const { told, user } = open();
    browser.fails = true;
    await user.click(await hereSwitch());
    await see(text('failed'));
    browser.fails = false;
    told.isBroken = true;
    await user.click(await hereSwitch());
    await waitFor(() => expect(browser.ended).toBe(1));
    expect((await hereSwitch()).checked).toBe(false);
    expect(browser.subscription).toBeNull();
  });

  it('[R-ACC-17] are turned off here and at the server', async () => {
    browser.subscription = aPushSubscription('device-1');
    localStorage.setItem('push-owner', '7');
    const { api, user } = open([here]);
    const toggle = await hereSwitch();
    expect(toggle.checked).toBe(true);
    await user.click(toggle);
    await waitFor(async () => expect((await hereSwitch()).checked).toBe(false));
    expect(api.callsTo(RemovePushDevice)).toEqual([{ id: 'here' }]);
    expect(browser.subscription).toBeNull();
    expect(localStorage.getItem('push-owner')).toBeNull();
  });

  it('[S2] [S19] of a previous person in this browser end as soon as another signs in', async () => {
    browser.subscription = aPushSubscription('device-1');
    localStorage.setItem('push-owner', '999');
    const { api } = open();
    await hereSwitch();
    await waitFor(() => expect(browser.subscription).toBeNull());
    expect(api.callsTo(RegisterPushDevice)).toEqual([]);
  });
});

describe('notices that cannot be had', () => {
  it('explain it where the browser does not support them, with the way on a phone', async () => {
    open();
    await see(text('unsupported'));
    expect(screen.getByText(text('unsupportedText'))).toBeTruthy();
    see.none('switch', text('here'));
  });

  it('explain it where the person has forbidden them', async () => {
    withBrowserPush({ permission: 'denied' });
    open([phone]);
    await see(text('blocked'));
    // Other devices are still set up here.
    expect(screen.getByRole('heading', { name: text('devices') })).toBeTruthy();
  });

  it('[AMB-78] are not spoken of where the deployment has no keys', async () => {
    withBrowserPush();
    open([], { key: null });
    await screen.findAllByRole('switch');
    see.none('region', text('title'));
  });
});

describe('what devices are notified of', () => {
  beforeEach(() => void withBrowserPush());

  it('[R-ACC-17] is held back in quiet hours, which are set and ended', async () => {
    const { api, user } = open([here]);
    const to = await screen.findByRole<HTMLSelectElement>('combobox', { name: text('to') });
    await user.selectOptions(to, '07:30');
    expect(within(to).getByRole<HTMLOptionElement>('option', { name: '22:00' }).disabled).toBe(true);
    await user.click(screen.getByRole('switch', { name: text('quiet') }));
    await waitFor(() => see.none('combobox', text('to')));
    expect(api.callsTo(UpdateNoticeSettings)).toEqual([
      { settings: { cells: {}, quiet: { from: '22:00', to: '07:30' } } },
      { settings: { cells: {}, quiet: null } },
    ]);
  });

  it('[R-ACC-17] lists the own devices, this one first, and ends others from here', async () => {
    const { api, user } = open([phone, here]);
    const list = await screen.findByRole('region', { name: text('devices') });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Firefox en Linux.*20\/11\/2026.*Este dispositivo/),
      expect.stringMatching(/Chrome en Android.*20\/11\/2026/),
    ]);
    const device = text('onSystem', { browser: 'Chrome', system: 'Android' });
    await user.click(screen.getByRole('button', { name: text('removeOf', { device }) }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(api.callsTo(RemovePushDevice)).toEqual([{ id: 'phone' }]);
  });
});
