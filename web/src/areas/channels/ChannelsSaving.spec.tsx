import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  aChannel,
  channelCommands,
  everyDay,
  invoiceFields,
  noHours,
  serviceId,
} from '@portal/contracts/areas/channels';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { broken, refuse } from '#testing/fake-api';
import { aRestaurant } from '#testing/sample-session';
import { app, inside, press, reads, see, textsOf, type, uiText, widen } from '#testing/screen-kit';
import { blocksTexts } from '#ui/texts';
import { channelsTexts, editorTexts, hoursTexts, problemTexts } from './texts';
import { block, channelsApi, openChannels, preview, save, typeHours } from './channels.testing';

const text = textsOf(channelsTexts);
const editor = textsOf(editorTexts);
const problems = textsOf(problemTexts);
const blocks = textsOf(blocksTexts);
const hours = textsOf(hoursTexts);

beforeEach(() => widen(1280));

const bar = () => screen.queryByText(text('changed', { count: 1 }));
const popup = (name: string) => screen.findByRole('alertdialog', { name });
const typeInto = async (name: string, typed: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  if (typed !== '') await userEvent.type(field, typed);
};

describe('changing what is saved', () => {
  it('[R-CHN-06] [R-CHN-37] marks each block that is not saved, and saves it with the one button', async () => {
    const fake = openChannels(channelsApi());
    await typeHours('Lunes', '13-1:30');
    const schedules = await block(editor('schedules'));
    // In the head of the block, which has room for it: rows stay where they are.
    const head = schedules.getByRole('heading', { name: editor('schedules') }).parentElement;
    expect((await schedules.findByText(text('pending'))).closest('[role=status]')?.parentElement).toBe(head);
    await typeInto(editor('phone'), '910 111 222');
    expect(screen.getByText(text('changed', { count: 2 }))).toBeTruthy();
    expect(fake.sent()).toEqual([]);
    await save();
    await see(text('saved'));
    const [sent] = fake.sent();
    expect(sent?.phone).toBe('910 111 222');
    expect(sent?.channel?.schedules?.restaurant?.monday).toEqual({ start: '13:00', end: '01:30' });
    expect(
      sent && ['address', 'email', 'opening', 'service', 'channel_plan'].filter((name) => name in sent),
    ).toEqual([]);
    expect(screen.queryByText(text('pending'), { exact: false })).toBeNull();
    see.none('button', text('save'));
  });

  it('[R-CHN-06] keeps what was typed, and its marks, where saving fails', async () => {
    const fake = channelsApi();
    fake.api.on(channelCommands.UpdateChannel, () => broken());
    openChannels(fake);
    await typeInto(editor('phone'), '910 111 222');
    await save();
    await see(blocks('failed'));
    expect(bar()).toBeTruthy();
    expect((await block(text('block.data'))).getByText(text('pending'))).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: editor('phone') }).value).toBe(
      '910 111 222',
    );
  });

  it('[X6] takes no signs of markup in what is published, and sends nothing', async () => {
    const fake = openChannels(channelsApi());
    await typeInto(editor('public_name'), '<b>Gran Vía');
    await save();
    await see(problems('code.no_markup'));
    expect(fake.api.callsTo(channelCommands.UpdateChannel)).toEqual([]);
  });

  it('[R-CHN-05] [R-ERR-24] asks before the page is left, and discards only after a question', async () => {
    openChannels(channelsApi());
    await typeInto(editor('phone'), '910 111 222');
    await press(editor('offersLink'), 'link');
    await press(uiText('leaveStay'), 'button', within(await popup(uiText('leaveTitle'))));
    await press(blocks('discard'));
    await press(blocks('discardConfirm'), 'button', within(await popup(blocks('discardTitle'))));
    await waitFor(() => expect(bar()).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: editor('phone') }).value).toBe(
      '910 000 000',
    );
  });

  it('[R-CHN-05] [R-ERR-24] drops what is left without saving, in this tab too', async () => {
    openChannels(channelsApi());
    await typeInto(editor('phone'), '910 111 222');
    await press(editor('offersLink'), 'link');
    await press(uiText('leaveGo'), 'button', within(await popup(uiText('leaveTitle'))));
    await waitFor(() => expect(app.path()).not.toBe('/channels'));
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('channels-draft'))).toEqual([]);
    cleanup();
    openChannels(channelsApi());
    const phone = await screen.findByRole<HTMLInputElement>('textbox', { name: editor('phone') });
    expect(phone.value).toBe('910 000 000');
    expect(bar()).toBeNull();
  });

  it('[R-CHN-05] asks before another restaurant is chosen, and drops what was typed for this one', async () => {
    openChannels(channelsApi({}, 'ES', { restaurants: [aRestaurant(1), aRestaurant(2)] }));
    await typeInto(editor('phone'), '910 111 222');
    await press(/^Restaurante: Restaurante 1/);
    await press(/Restaurante 2/, 'option');
    await press(uiText('leaveGo'), 'button', within(await popup(uiText('leaveTitle'))));
    await see.role('button', /^Restaurante: Restaurante 2/);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('channels-draft'))).toEqual([]);
  });

  it('[U4] restores what was typed after a reload, except account numbers', async () => {
    openChannels(channelsApi());
    await typeInto(editor('phone'), '910 111 222');
    await press(editor('book_online'), 'switch');
    await typeInto(`${editor('bank_account')} (${uiText('optional')})`, 'ES9121000418450200051332');
    cleanup();
    expect(JSON.stringify(sessionStorage)).not.toContain('ES91');
    openChannels(channelsApi());
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: editor('phone') }).value).toBe(
        '910 111 222',
      ),
    );
    expect(screen.getByText(uiText('keptTyping'))).toBeTruthy();
  });

  it('[R-CHN-08] shows site, type and region, and has no field for them', async () => {
    openChannels(channelsApi());
    const data = await block(text('block.data'));
    expect(data.getByText('Centro')).toBeTruthy();
    for (const name of [editor('site'), editor('mode'), editor('region')])
      expect(data.queryByRole('textbox', { name })).toBeNull();
  });

  it('[R-CHN-36] shows who changed the restaurant last, and when', async () => {
    openChannels(channelsApi());
    await see(/^Último cambio: Lucía Vega, /);
  });
});

describe('changes by others while editing', () => {
  const noon = everyDay({ start: '12:00', end: '00:00' });

  it('shows at once where nothing is typed, and leaves what is typed elsewhere', async () => {
    const fake = openChannels(channelsApi());
    await typeInto(editor('phone'), '910 111 222');
    fake.change({ content: aChannel({ services: [serviceId('wifi'), serviceId('parking')] }) });
    app.push('ChannelChanged', { id: 1, position: 9 });
    await see('Aparcamiento', await preview());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: editor('phone') }).value).toBe(
      '910 111 222',
    );
    see.none('alert');
  });

  it('[R4] on the same block show who, when and which day, and nothing is overwritten unasked', async () => {
    const fake = openChannels(channelsApi());
    await typeHours('Lunes', '13-1');
    const content = aChannel({
      schedules: {
        ...aChannel().schedules,
        restaurant: { ...noon, tuesday: { start: '10:00', end: '23:00' } },
      },
    });
    fake.change({ content });
    app.push('ChannelChanged', { id: 1, position: 9 });
    const notice = await screen.findByRole('alert');
    reads(notice, 'Lucía Vega', 'Ha cambiado: Martes.');
    await save();
    expect(fake.sent()).toEqual([]);
    await press(blocks('keepMine'), 'button', within(notice));
    await save();
    await see(text('saved'));
    expect(fake.sent()[0]?.channel?.schedules?.restaurant?.monday).toEqual({ start: '13:00', end: '01:00' });
  });

  it('[R4] replace what was typed, on request', async () => {
    const fake = openChannels(channelsApi());
    await typeInto(editor('phone'), '910 111 222');
    fake.change({ data: { ...fake.known().data, phone: '910 999 999' } });
    app.push('ChannelChanged', { id: 1, position: 9 });
    await press(blocks('takeTheirs'), 'button', await inside('alert'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: editor('phone') }).value).toBe(
      '910 999 999',
    );
    expect(bar()).toBeNull();
  });
});

describe('pop-ups of what is missing', () => {
  const open = (content: Partial<ReturnType<typeof aChannel>>) => {
    const fake = openChannels(channelsApi({ content: aChannel(content) }));
    return fake;
  };

  it('[R-CHN-18] [R-CHN-35] of hours names the schedule, and leads to the day', async () => {
    const { schedules } = aChannel();
    const fake = open({
      schedules: { ...schedules, restaurant: { ...schedules.restaurant, festive: noHours } },
    });
    await typeInto(editor('phone'), '910 111 222');
    await save();
    const dialog = await popup(problems('schedulesTitle'));
    expect(dialog.textContent).toContain(text('block.restaurant'));
    await press(problems('schedulesGo'), 'button', within(dialog));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Horario: Festivos'));
    expect(fake.sent()).toEqual([]);
  });

  it('[R-CHN-17] of a night that lasts into the next day names both days, and saves nothing', async () => {
    const { schedules } = aChannel();
    const restaurant = {
      ...schedules.restaurant,
      saturday: { start: '06:00', end: '02:00' },
      sunday: { start: '01:00', end: '05:00' },
    };
    const fake = open({ schedules: { ...schedules, restaurant } });
    await typeInto(editor('phone'), '910 111 222');
    await save();
    await popup(problems('schedulesTitle'));
    const named = hours('problem.hours_overlap', {
      night: 'Sábado',
      end: '02:00',
      next: 'Domingo',
      start: '01:00',
    });
    expect(screen.getAllByText(named)).toHaveLength(2);
    expect(fake.sent()).toEqual([]);
  });

  it('[R-CHN-13] [R-CHN-35] of a closed restaurant asks for its date, then for its motive', async () => {
    open({});
    await press(editor('isOpen'), 'switch');
    await save();
    await popup(problems('dateTitle'));
    await press(problems('close'));
    expect(screen.getByText(problems('code.date_required'))).toBeTruthy();
    expect(screen.getByText(problems('code.motive_required'))).toBeTruthy();
  });

  it('[R-CHN-20] [R-CHN-35] of a restaurant without any service', async () => {
    const fake = open({});
    await press('Wifi', 'switch');
    await save();
    expect(await popup(problems('serviceTitle'))).toBeTruthy();
    expect(fake.sent()).toEqual([]);
  });

  it('[R-CHN-27] [R-CHN-28] [R-CHN-35] of birthdays, only where they are booked online', async () => {
    const fake = open({});
    await press(editor('book_online'), 'switch');
    await save();
    await popup(problems('birthdayTitle'));
    await press(problems('close'));
    await typeInto(editor('contact_phone'), '910 222 333');
    await typeInto(editor('contact_mail'), 'fiestas@es.chain.example');
    await save();
    await see(text('saved'));
    expect(fake.sent()[0]?.channel?.birthday_data).toEqual({
      book_online: true,
      contact_phone: '910 222 333',
      contact_mail: 'fiestas@es.chain.example',
    });
  });

  it('[R-CHN-34] shows at the field what the server has found', async () => {
    const fake = open({});
    fake.api.on(channelCommands.UpdateChannel, () =>
      refuse('channel_incomplete', { fields: { email: 'obligatory_email_domain' } }),
    );
    await typeInto(editor('email'), 'local@gmail.com');
    await save();
    await popup(problems('fieldsTitle'));
    await see(problems('code.obligatory_email_domain', { domain: 'es.chain.example' }));
  });

  it('[R-CHN-33] of invoices takes nothing less than all three', async () => {
    openChannels(channelsApi());
    await press(editor('fiscalEdit'));
    const cif = editor(invoiceFields[1]);
    const dialog = await inside('dialog', editor('fiscal'));
    await userEvent.clear(dialog.getByRole('textbox', { name: cif }));
    await press(editor('fiscalTake'), 'button', dialog);
    expect(dialog.getByText(problems('code.required'))).toBeTruthy();
    await type(cif, 'B87654321', 'textbox', dialog);
    await press(editor('fiscalTake'), 'button', dialog);
    expect((await block(text('block.data'))).getByText('B87654321')).toBeTruthy();
  });

  it('[W33] leaves an account alone of which only the mask is known', async () => {
    const birthday = { ...aChannel().birthday, book_online: true, bank_account: '****1332' };
    const fake = open({
      birthday: { ...birthday, contact_phone: '910222333', contact_mail: 'fiestas@es.chain.example' },
    });
    await typeInto(editor('contact_phone'), '910 444 555');
    await save();
    await see(text('saved'));
    expect(fake.sent()[0]?.channel?.birthday_data).toEqual({ contact_phone: '910 444 555' });
  });
});
