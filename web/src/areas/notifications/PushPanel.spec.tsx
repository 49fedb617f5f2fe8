import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  aPushSubscription,
  notificationsCommands,
  notificationsQueries,
  type OwnPushDevice,
  pushKinds,
  webPushCommands,
  webPushQueries,
} from '@portal/contracts/areas/notifications';
import { type Market, marketRecords, type OutputOf, Role } from '@portal/contracts/kernel';
import userEvent from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import { broken, fakeApi, inside, screen, see, textsOf, waitFor, within } from '#testing/screen-kit';
import { notificationsArea } from './index';
import { type BrowserPush, removeBrowserPush, withBrowserPush } from './notifications.testing';
import { pushTexts } from './texts';

const text = textsOf(pushTexts);
const { GetNotifications, ListNotices, CountUnreadNotices } = notificationsQueries;
const { RegisterPushDevice, RemovePushDevice, UpdatePushSettings } = webPushCommands;
const { GetPushSettings } = webPushQueries;
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

type Settings = OutputOf<typeof GetPushSettings>;

function open(
  devices: readonly OwnPushDevice[] = [],
  { market = 'ES' as Market, key = pushKey as string | null, role = Role.Franchisee as Role } = {},
) {
  const kinds =
    market === 'ES' ? (['order', 'pause', 'newFiles'] as const) : (['order', 'message', 'newFiles'] as const);
  const announced = {
    settings: { kinds: [...kinds], quiet: night, devices: [...devices] } as Settings,
    isBroken: false,
  };
  const api = fakeApi()
    .signedIn({ type: role })
    .on(GetNotifications, () => ({ newFiles: true, language: marketRecords[market].defaultLanguage }))
    .on(ListNotices, () => [])
    .on(CountUnreadNotices, () => ({ unread: 0 }))
    .on(notificationsCommands.ChooseMailLanguage, (chosen) => chosen)
    .on(GetPushSettings, () => announced.settings)
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
    .on(UpdatePushSettings, ({ settings: { quiet = announced.settings.quiet, ...change } }) => {
      if (announced.isBroken) return broken();
      const kinds = pushKinds.filter((kind) => change[kind] ?? announced.settings.kinds.includes(kind));
      announced.settings = { ...announced.settings, kinds, quiet };
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

  it('[R-ACC-17] are off at first, and nobody is asked before they press', async () => {
    open();
    expect((await hereSwitch()).checked).toBe(false);
    expect(screen.getByText(text('hereText.off'))).toBeTruthy();
    expect(browser.asked).toBe(0);
    see.none('heading', text('what'));
  });

  it('[R-ACC-17] are turned on by a press, under the key of the deployment', async () => {
    const { api, user } = open();
    await user.click(await hereSwitch());
    await waitFor(async () => expect((await hereSwitch()).checked).toBe(true));
    expect(browser.asked).toBe(1);
    expect(browser.keys).toEqual([pushKey]);
    expect(api.callsTo(RegisterPushDevice)).toEqual([aPushSubscription('device-1')]);
    await see.role('heading', text('what'));
  });

  it('stay off, and say how to allow them, when the person says no', async () => {
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

  it('[S2] [S19] of somebody else who used this browser before end as soon as somebody signs in', async () => {
    browser.subscription = aPushSubscription('device-1');
    localStorage.setItem('push-owner', '999');
    const { api } = open();
    await hereSwitch();
    await waitFor(() => expect(browser.subscription).toBeNull());
    expect(api.callsTo(RegisterPushDevice)).toEqual([]);
  });
});

describe('notices that cannot be had', () => {
  it('say so where the browser does not have them, with the way on a phone', async () => {
    open();
    await see(text('unsupported'));
    expect(screen.getByText(text('unsupportedText'))).toBeTruthy();
    see.none('switch', text('here'));
  });

  it('say so where the person has forbidden them', async () => {
    withBrowserPush({ permission: 'denied' });
    open([phone]);
    await see(text('blocked'));
    // Other devices are still set up here.
    expect(screen.getByRole('heading', { name: text('what') })).toBeTruthy();
  });

  it('[AMB-78] are not spoken of where the deployment has no keys', async () => {
    withBrowserPush();
    open([], { key: null });
    await screen.findByRole('switch');
    see.none('region', text('title'));
  });
});

describe('what devices are notified of', () => {
  beforeEach(() => void withBrowserPush());

  it.each([
    ['ES', Role.Franchisee, ['order', 'pause', 'newFiles']],
    ['PT', Role.Franchisee, ['order', 'message', 'newFiles']],
    ['ES', Role.Administrator, ['order', 'pause', 'newFiles']],
    ['PT', Role.Editor, ['order', 'message', 'mention', 'newFiles']],
  ] as const)('[R-CHT-01] [R-MOP-01] is what %s has for role %i', async (market, role, kinds) => {
    open([here], { market, role });
    const texts = textsOf(pushTexts, marketRecords[market].defaultLanguage);
    const section = await inside('region', texts('what'));
    for (const kind of pushKinds) {
      const found = section.queryByRole('switch', { name: texts(`kind.${kind}`) });
      expect([kind, found !== null]).toEqual([kind, (kinds as readonly string[]).includes(kind)]);
    }
  });

  it('[R-ACC-14] is saved at each change, and goes back when it cannot be', async () => {
    const { api, told, user } = open([here]);
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: text('kind.order') });
    await user.click(toggle);
    await waitFor(() => expect(toggle.checked).toBe(false));
    expect(api.callsTo(UpdatePushSettings)).toEqual([{ settings: { order: false } }]);
    told.isBroken = true;
    await user.click(toggle);
    await see.sent(api, UpdatePushSettings, 2);
    await waitFor(() => expect(toggle.checked).toBe(false));
  });

  it('[R-ACC-17] is held back in quiet hours, which are set and ended', async () => {
    const { api, user } = open([here]);
    const to = await screen.findByRole<HTMLSelectElement>('combobox', { name: text('to') });
    await user.selectOptions(to, '07:30');
    expect(within(to).getByRole<HTMLOptionElement>('option', { name: '22:00' }).disabled).toBe(true);
    await user.click(screen.getByRole('switch', { name: text('quiet') }));
    await waitFor(() => see.none('combobox', text('to')));
    expect(api.callsTo(UpdatePushSettings)).toEqual([
      { settings: { quiet: { from: '22:00', to: '07:30' } } },
      { settings: { quiet: null } },
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
