import { beforeEach, describe, expect, it } from '@jest/globals';
import { channelCommands, channelQueries } from '@portal/contracts/areas/channels';
import { formsQueries } from '@portal/contracts/areas/forms';
import { mopQueries } from '@portal/contracts/areas/mop';
import { partnerReportQueries } from '@portal/contracts/areas/partner-reports';
import { Role } from '@portal/contracts/kernel';
import { userEvent } from '@testing-library/user-event';
import { areas } from '#shell/areas';
import { renderApp } from '#testing/render-app';
import { broken, inside, offline, press, screen, see, textsOf, uiText, widen } from '#testing/screen-kit';
import { blocksTexts, siteTexts } from '#ui/texts';
import { channelsTexts, editorTexts, plannedTexts } from './texts';
import { mobileTexts } from './texts/mobile';
import { aDocument, block, channelsApi, openChannels, preview, save } from './channels.testing';

const text = textsOf(channelsTexts);
const editor = textsOf(editorTexts);
const mobile = textsOf(mobileTexts);
const blocks = textsOf(blocksTexts);

beforeEach(() => widen(1280));

/** Only those areas that bring parts of the page. */
const parts = areas.filter(({ area }) => ['mop', 'forms', 'partner-reports'].includes(area));
const reason = 'Cambiamos los filtros de la campana y la cocina queda parada toda la tarde.';

describe('mobile ordering in Spain', () => {
  it('[R-CHN-23] [R-CHN-24] a part switches it on, none is on without it, and both are announced', async () => {
    openChannels(channelsApi());
    await press('Pedido móvil: mesa', 'switch');
    const parent = screen.getByRole<HTMLInputElement>('switch', { name: 'Pedido móvil' });
    expect(parent.checked).toBe(true);
    expect((await screen.findByRole('alert')).textContent).toBe(
      mobile('forcedOn', { parent: 'Pedido móvil', name: 'Pedido móvil: mesa' }),
    );
    await userEvent.click(parent);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Pedido móvil: mesa' }).checked).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe(mobile('forcedOff', { parent: 'Pedido móvil' }));
  });

  it.each([
    ['pauseRunning', -1],
    ['pauseNext', 1],
  ] as const)('[AMB-49] a pause is shown as %s when it begins in %i hours', async (announced, hours) => {
    const at = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString();
    const pause = {
      start_date: at(hours),
      end_date: at(hours + 4),
      value: reason,
      id: 'p',
      status: 2 as const,
    };
    openChannels(channelsApi({ pause }));
    const [words = ''] = mobile(announced, { when: '|', why: '' }).split('|');
    await see((line) => line.startsWith(words) && line.includes(reason));
  });

  const askForPause = async () => {
    const fake = channelsApi();
    fake.api.on(mopQueries.ListMopPauses, () => []);
    fake.api.on(mopQueries.GetMopAutoConfirm, () => ({ confirm: 0 as const, set_by: '', set_at: null }));
    fake.api.on(formsQueries.ListBriefings, () => []);
    openChannels(fake, 'ES', parts);
    await press(mobile('pauseAsk'));
    const dialog = await inside('dialog');
    await userEvent.click(dialog.getByRole('textbox'));
    await userEvent.paste(reason);
    await press('Añadir la pausa', 'button', dialog);
    await screen.findByText(text('changed', { count: 1 }));
    return fake;
  };

  it('[AMB-49] a pause is asked for along with the rest, by the form of pauses', async () => {
    const fake = await askForPause();
    await save();
    await see(text('saved'));
    expect(fake.sent()[0]?.mop_schedule?.value).toBe(reason);
  });

  it('[AMB-49] a pause that is refused stays to be asked for again, while the rest is saved', async () => {
    const fake = await askForPause();
    fake.api.on(channelCommands.UpdateChannel, ({ restaurant_id: id }) => ({
      id,
      mop_schedule: { done: false, code: 'pauses_overlap' },
    }));
    await press('Terraza', 'switch');
    await save();
    await see(/^Lo demás se ha guardado, pero la pausa no/);
    expect(screen.getByText(text('changed', { count: 1 }))).toBeTruthy();
  });
});

it('[R-MOP-01] in Portugal there is no field of mobile ordering, and the blocks have its names', async () => {
  openChannels(channelsApi({}, 'PT'), 'PT', parts);
  const pt = textsOf(editorTexts, 'PT');
  await see.role('switch', pt('block.mcauto'));
  expect(screen.getByRole('radio', { name: pt('block.mcauto') })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/MOP|Pedidos na app|MyOrder|pedido móvel/i);
});

describe('the page', () => {
  it('[R-CHN-01] leads to its parts, own and paid', async () => {
    openChannels(channelsApi(), 'ES', parts);
    const menu = await inside('navigation', text('menu'));
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#web',
      '#reports',
      '#offers',
      '#social',
      '#briefing',
    ]);
    for (const place of ['web', 'reports', 'offers', 'social', 'briefing'])
      expect(document.getElementById(place)).toBeTruthy();
  });

  it('[R-PRT-12] [R-CHN-03] lists the monthly reports, newest first, each with its preview', async () => {
    const fake = channelsApi();
    const report = (month: string) => ({
      id: month,
      report_filename: `101 ${month}.pdf`,
      created_date: '2026-11-01T09:00:00.000Z',
      update_date: '2026-11-02T09:00:00.000Z',
      report_date: '2026-10-01',
      url: '/x',
      bytes: 1,
      version: 1,
      month_formatted: month,
      restaurant_id: 1,
      restaurant_site: '101',
      restaurant_name: 'Gran Vía',
    });
    fake.api.on(partnerReportQueries.ListPartnerReportsOfRestaurant, () => [
      report('10/2026'),
      report('09/2026'),
    ]);
    openChannels(fake, 'ES', parts);
    const list = await inside('list', 'Informes mensuales');
    expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Ver Octubre de 2026',
      'Ver Septiembre de 2026',
    ]);
  });

  it('[AMB-52] is read by restricted administrators, who change nothing', async () => {
    openChannels(channelsApi({}, 'ES', { type: Role.Editor }), 'ES', parts);
    await see(text('readOnly'));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Wifi' }).matches(':disabled')).toBe(true);
    see.none('slider');
    const day = await screen.findByRole('group', { name: editor('opening_date') });
    expect(day.querySelector('[contenteditable="true"]')).toBeNull();
    await press(text('planned'), 'radio');
    see.none('button', textsOf(plannedTexts)('add'));
  });

  it('[R-CHN-02] shows where a document is not there yet, and opens an existing one', async () => {
    const fake = channelsApi();
    fake.api.on(channelQueries.ListChannelDocuments, () => [aDocument]);
    openChannels(fake);
    await see.role('button', `${editor('openPdf')}: ${editor('pdf.social-media')}`);
    expect(screen.getByText(editor('noPdf'))).toBeTruthy();
    // The app shows the same (R-CHN-09).
    expect(screen.getByText(text('everywhere'))).toBeTruthy();
  });

  it('[U1] shows what went wrong with its code, and is requested again', async () => {
    const fake = channelsApi();
    fake.api.on(channelQueries.GetChannel, () => broken());
    openChannels(fake);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(uiText('errorCode', { code: 'internal' }).split(' ·')[0]);
  });

  it('[U1] teaches what to do where there is no restaurant', async () => {
    openChannels(channelsApi({}, 'ES', { restaurants: [] }));
    await see.role('heading', textsOf(siteTexts)('siteNone'));
  });

  it('[U4] keeps what was typed where there is no network', async () => {
    const fake = openChannels(channelsApi());
    await press('Terraza', 'switch');
    fake.api.on(channelCommands.UpdateChannel, () => offline);
    await save();
    await see(blocks('failed'));
    expect((await block(text('block.services'))).getByText(text('pending'))).toBeTruthy();
    expect((await preview()).getByText('Terraza (nuevo)')).toBeTruthy();
  });

  it('[R-NAV-04] is closed to partners', async () => {
    renderApp({
      api: channelsApi({}, 'ES', { type: Role.Partner }).api,
      areas: areas.filter(({ area }) => ['channels', 'partner-reports'].includes(area)),
      at: '/channels',
    });
    await see.path('/partner/reports');
  });
});
