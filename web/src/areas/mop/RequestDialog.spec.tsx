import { describe, expect, it } from '@jest/globals';
import {
  aChannel,
  allDayBlocks,
  birthdayToWire,
  channelQueries,
  everyDay,
  openingToWire,
} from '@portal/contracts/areas/channels';
import { mopCommands, minPauseReason, noticeHours } from '@portal/contracts/areas/mop';
import type { OutputOf } from '@portal/contracts/kernel';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import { aRestaurant } from '#testing/sample-session';
import { app, broken, coreText, inside, press, refuse, see, textsOf, uiText } from '#testing/screen-kit';
import { mopArea } from './index';
import { aPause, type FakeMop, longReason, mopApi } from './mop.testing';
import { mopTexts, pausesTexts, requestTexts } from './texts';

const requestText = textsOf(requestTexts);
const mopText = textsOf(mopTexts);
const pausesText = textsOf(pausesTexts);
const sent = (mop: FakeMop) => mop.api.callsTo(mopCommands.RequestMopPause);
const dialog = () => screen.findByRole('dialog', { name: requestText('title') });
const reason = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: requestText('value') });
const send = () => press(requestText('send'));

const timeOf = (group: string) => {
  const field = within(screen.getByRole('group', { name: group }));
  return field.getByRole<HTMLSelectElement>('combobox', { name: requestText('at') });
};

async function open(mop: FakeMop) {
  renderApp({ api: mop.api, areas: [mopArea], at: '/pauses?request=new' });
  await dialog();
  await reason();
  return mop;
}

async function writeReason(text: string) {
  fireEvent.change(await reason(), { target: { value: text } });
}

const channelOpenAt = (start: string): OutputOf<typeof channelQueries.GetChannel> => {
  const { opening, schedules, birthday } = aChannel({});
  const restaurant = everyDay({ start, end: '02:00' });
  return {
    id: 1,
    name: 'Restaurante 1',
    site: '101',
    type: 1,
    region: 2,
    region_name: 'Centro',
    city: 'Madrid',
    public_name: '',
    address: '',
    phone: '',
    email: '',
    opening_date: '',
    razon: '',
    CIF: '',
    fiscal_address: '',
    service: [],
    channel_plan: [],
    channel_plan_date: null,
    channel_plan_failed: null,
    special_days: [],
    opening: openingToWire(opening),
    channel: {
      name: '',
      log_date: null,
      opening_motive: null,
      cv_public: null,
      cv_team: null,
      schedules: { ...schedules, restaurant },
      allday: allDayBlocks(schedules),
      birthday_data: birthdayToWire(birthday),
    },
    versions: {},
  };
};

describe('asking for a pause', () => {
  it('[R-MOP-03] sends restaurant, times and trimmed reason; the pause is in the list', async () => {
    const mop = await open(mopApi([]));
    await writeReason(`  ${longReason} `);
    await send();
    await see(requestText('sentPending'));
    const [body] = sent(mop);
    expect(body).toMatchObject({ restaurant_id: 1, value: longReason });
    const length = Date.parse(body?.end_date ?? '') - Date.parse(body?.start_date ?? '');
    expect(length).toBe(2 * 3_600_000);
    expect(app.path()).toBe('/pauses');
    const list = await inside('grid', pausesText('all'));
    expect(list.getAllByRole('link')).toHaveLength(1);
  });

  it('is possible for another of one’s restaurants', async () => {
    const mop = await open(mopApi([]));
    const restaurant = screen.getByRole('combobox', { name: requestText('restaurant_id') });
    expect((restaurant as HTMLSelectElement).value).toBe('1');
    await userEvent.selectOptions(restaurant, '102 - Restaurante 2');
    await writeReason(longReason);
    await send();
    await waitFor(() => expect(sent(mop)[0]?.restaurant_id).toBe(2));
  });

  it('[R-CHN-22] offers only active restaurants that take orders from the app, with an explanation', async () => {
    const restaurants = [
      aRestaurant(1),
      aRestaurant(2, { mop_service: false }),
      aRestaurant(3, { active: false }),
      aRestaurant(4),
    ];
    await open(mopApi([], 1, { restaurants }));
    const choice = within(screen.getByRole('combobox', { name: requestText('restaurant_id') }));
    expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '101 - Restaurante 1',
      '104 - Restaurante 4',
    ]);
    expect(screen.getByText(requestText('onlyWithOrdering'))).toBeTruthy();
  });

  it('[R-MOP-08] proposes a start that is on time, and explains what that takes', async () => {
    await open(mopApi([]));
    await see(requestText('noticeOnTime'));
    expect(
      screen.getByText(
        new RegExp(`^Dentro de plazo: a partir del .*\\(${noticeHours} horas laborables\\)\\.$`),
      ),
    ).toBeTruthy();
    expect(within(await dialog()).getByText(/puede tardar hasta 2 horas en verse en la app/)).toBeTruthy();
  });

  it('[R-MOP-08] proposes the opening hour of the restaurant that is chosen, unless the times were changed', async () => {
    const mop = mopApi([]);
    mop.api.on(channelQueries.GetChannel, ({ id }) => channelOpenAt(id === 1 ? '23:00' : '23:30'));
    await open(mop);
    const start = () => timeOf(requestText('start_date')).value;
    await waitFor(() => expect(start()).toBe('23:00'));
    expect(timeOf(requestText('end_date')).value).toBe('01:00');
    const choice = screen.getByRole('combobox', { name: requestText('restaurant_id') });
    await userEvent.selectOptions(choice, '102 - Restaurante 2');
    await waitFor(() => expect(start()).toBe('23:30'));
    await userEvent.selectOptions(timeOf(requestText('start_date')), '23:45');
    await userEvent.selectOptions(choice, '101 - Restaurante 1');
    await see.sent(mop, channelQueries.GetChannel, 2);
    expect(start()).toBe('23:45');
  });

  it('moves the end along with the start, and offers none before a quarter of an hour (AMB-57)', async () => {
    await open(mopApi([]));
    await userEvent.selectOptions(timeOf(requestText('start_date')), '08:00');
    expect(timeOf(requestText('end_date')).value).toBe('10:00');
    const offered = within(timeOf(requestText('end_date'))).getAllByRole<HTMLOptionElement>('option');
    expect(offered.find(({ disabled }) => !disabled)?.value).toBe('08:15');
  });

  it('[R-MOP-07] shows whether it will be confirmed at once, and what the server decided (AMB-46)', async () => {
    const mop = mopApi([]);
    mop.setAutoConfirm(true);
    mop.api.on(mopCommands.RequestMopPause, (request) =>
      mop.pauses.add(aPause(1, { ...request, status: 2 })),
    );
    await open(mop);
    await see(requestText('willConfirm'));
    await writeReason(longReason);
    await send();
    await see(requestText('sentConfirmed'));
  });

  it('[R-MOP-13] is in the list as pending before the server has answered, even with automatic confirmation', async () => {
    const mop = mopApi([]);
    mop.setAutoConfirm(true);
    await open(mop);
    await writeReason(longReason);
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mop.api.on(mopCommands.RequestMopPause, () => answered.then(broken));
    await send();
    const list = await screen.findByRole('grid', { name: pausesText('all') });
    expect(list.textContent).toContain(mopText('state.pending'));
    await waitFor(() => answer());
    expect((await reason()).value).toBe(longReason);
  });
});

describe('a request that cannot be sent', () => {
  it('[R-MOP-05] counts the reason and shows an error at the field until it is long enough', async () => {
    const mop = await open(mopApi([]));
    await writeReason('Avería');
    expect(screen.getByText(`6/${minPauseReason}`)).toBeTruthy();
    await send();
    const complaint = requestText('value.reason_too_short', { min: minPauseReason });
    await see(complaint);
    const field = await reason();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(sent(mop)).toHaveLength(0);
    await writeReason(longReason);
    see.noText(complaint);
    expect(screen.getByText(mopText('countDone'))).toBeTruthy();
  });

  it('shows the conflicting pauses and is not sent', async () => {
    const first = await open(mopApi([]));
    await writeReason(longReason);
    await send();
    await waitFor(() => expect(sent(first)).toHaveLength(1));
    cleanup();
    const [request] = sent(first);
    const mop = await open(mopApi([aPause(1, { ...request, status: 2 })]));
    await see(requestText('overlapTitle'));
    expect(screen.getByText(requestText('start_dateWrong'))).toBeTruthy();
    await writeReason(longReason);
    await send();
    expect(sent(mop)).toHaveLength(0);
  });

  it('[R-MOP-05] shows the number of the server at the field', async () => {
    const mop = mopApi([]);
    await open(mop);
    await writeReason(longReason);
    const longer = { min: longReason.length + 1 };
    mop.api.on(mopCommands.RequestMopPause, () =>
      refuse('pause_incomplete', { fields: { value: 'reason_too_short' }, details: longer }),
    );
    await send();
    expect(await screen.findByText(requestText('value.reason_too_short', longer))).toBeTruthy();
  });

  it('[R-MOP-04] keeps what the server complained of at its field, and everything that was typed', async () => {
    const mop = await open(mopApi([]));
    await writeReason(longReason);
    mop.api.on(mopCommands.RequestMopPause, () =>
      refuse('pause_incomplete', { fields: { start_date: 'start_in_past' } }),
    );
    await send();
    const complaint = requestText('start_date.start_in_past');
    await see(complaint);
    expect((await reason()).value).toBe(longReason);
    await userEvent.selectOptions(timeOf(requestText('start_date')), '23:00');
    see.noText(complaint);
  });

  it('loses nothing when the network fails, and is the same request when it is sent again', async () => {
    const mop = await open(mopApi([]));
    await writeReason(longReason);
    mop.api.on(mopCommands.RequestMopPause, () => broken());
    await send();
    await see(coreText('rejection.internal'));
    expect((await reason()).value).toBe(longReason);
    await send();
    await waitFor(() => expect(sent(mop)).toHaveLength(2));
    const keys = mop.api
      .requestsTo(mopCommands.RequestMopPause)
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBeTruthy();
    expect(keys[0]).toBe(keys[1]);
  });

  it('is sent once by a double click', async () => {
    const mop = await open(mopApi([]));
    await writeReason(longReason);
    await userEvent.dblClick(screen.getByRole('button', { name: requestText('send') }));
    await screen.findByText(/^Pausa pedida/);
    expect(sent(mop)).toHaveLength(1);
  });

  it('is kept when the dialog is closed by mistake', async () => {
    await open(mopApi([]));
    await writeReason('Se ha roto');
    await press(uiText('cancel'));
    await see.path('/pauses');
    await userEvent.click(
      (await screen.findAllByRole('button', { name: pausesText('request') }))[0] as HTMLElement,
    );
    expect((await reason()).value).toBe('Se ha roto');
  });
});
