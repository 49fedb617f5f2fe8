import { beforeEach, describe, expect, it } from '@jest/globals';
import { mopCommands, mopQueries, MopStatus, minCancelReason } from '@portal/contracts/areas/mop';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { broken, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { app, coreText, inside, press, reads, see, tableText, type, uiText } from '#testing/screen-kit';
import { textsOf } from '#testing/text-of';
import { widen } from '#testing/widen';
import { mopArea } from './index';
import {
  aPause,
  around,
  decisionsOn as decisions,
  type FakeMop,
  idOf,
  mopApi,
  openMop as open,
  place,
  requestList as list,
  requests,
  statusName,
  weekAhead,
} from './mop.testing';
import { adminTexts, mopTexts, trialTexts } from './texts';

const text = textsOf(adminTexts);
const mopText = textsOf(mopTexts);
const trialText = textsOf(trialTexts);
const cancelReason = 'Ese día hay una promoción nacional en la app';

const placesShown = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => /^\d+ - (Local \d+|Gran Vía)/.exec(textContent ?? '')?.[0]);

const statusOf = (name: RegExp) => screen.findByRole('button', { name });

async function choose(button: RegExp, status: MopStatus) {
  await userEvent.click(await statusOf(button));
  await press(statusName(status), 'menuitem');
}

const lastAsked = (mop: FakeMop) => mop.api.callsTo(mopQueries.ListMopRequests).at(-1);

// On a phone the rows are cards, which jsdom can show: a grid needs sizes that it does not have.

beforeEach(() => widen(400));

describe('where the requests are', () => {
  it('[R-MOP-01] [R-NAV-31] only in markets that pause: elsewhere the path leads to /admin', async () => {
    const home = { path: '/admin/elsewhere', frame: 'portal', title: { CAST: '', CAT: '', PT: '' } } as const;
    const other = { ...home, screen: async () => () => 'elsewhere' };
    renderApp({
      api: requests().api,
      areas: [mopArea, { area: 'test', routes: [other] }],
      at: '/admin/mop',
      market: 'PT',
    });
    await see('elsewhere');
    expect(app.path()).toBe('/admin/elsewhere');
  });

  it('for administrators alone', async () => {
    open(mopApi([], 4));
    await waitFor(() => expect(app.path()).not.toBe('/admin/mop'));
  });
});

describe('the list of requests', () => {
  it('[R-MOP-09] [R-PLT-18] shows restaurant, time, reason, who asked and when, and flags those that came late', async () => {
    open(requests(aPause(1, { late: true })));
    const [row] = within(await list()).getAllByRole('listitem');
    reads(
      row,
      '101 - Gran Vía',
      'cámara de frío',
      'Carmen Ruiz',
      mopText('late'),
      '01/11/2026',
      mopText('state.pending'),
    );
  });

  it('[R-MOP-09] filters by status with counts, by notice and by words, all in the address (AMB-48)', async () => {
    const mop = requests(
      aPause(1, place(1)),
      aPause(2, { ...place(2), status: 2, late: true }),
      aPause(3, { ...place(3), status: 3 }),
    );
    open(mop, '/admin/mop?status=');
    await press('Confirmado · 1');
    await waitFor(async () => expect(await placesShown()).toEqual(['102 - Local 2']));
    await press(text('late'));
    await type(text('search'), 'Local 2{Enter}', 'searchbox');
    await see.path('/admin/mop?status=2&late=1&q=Local+2');
    await waitFor(() => expect(lastAsked(mop)).toMatchObject({ status: [2], late: true, q: 'Local 2' }));
    expect(screen.getByRole('button', { name: 'Cancelado · 0' })).toBeTruthy();
  });

  it('opens on those that can still be decided, soonest first; a search looks everywhere', async () => {
    const mop = open(
      requests(
        aPause(4, place(4)),
        aPause(2, { ...place(2), id: idOf(2) }),
        aPause(3, { ...place(3), status: 2 }),
      ),
    );
    await waitFor(async () => expect(await placesShown()).toEqual(['102 - Local 2', '104 - Local 4']));
    expect(lastAsked(mop)).toMatchObject({ status: [1], open: true, sort: 'start_date' });
    await type(text('search'), 'Local 3{Enter}', 'searchbox');
    await waitFor(async () => expect(await placesShown()).toEqual(['103 - Local 3']));
    expect(lastAsked(mop)).toMatchObject({ q: 'Local 3', sort: '-log_date' });
  });

  it('[R-MOP-09] marks, counts and filters pending pauses that have begun, and has them on top', async () => {
    const mop = requests(
      aPause(1, { ...place(1), late: true }),
      aPause(2, { ...place(2), ...around(3, 2), late: true }),
      aPause(3, { ...place(3), ...around(4, 2), status: 2 }),
    );
    open(mop, '/admin/mop?status=&open=1');
    await waitFor(async () => expect(await placesShown()).toHaveLength(3));
    const marked = (await screen.findAllByText(mopText('begun'))).map(
      (mark) => mark.closest('li')?.textContent ?? '',
    );
    expect(marked.map((row) => /^\d+ - Local \d/.exec(row)?.[0])).toEqual(['102 - Local 2']);
    await press(`${text('begun')} · 1`);
    await waitFor(async () => expect(await placesShown()).toEqual(['102 - Local 2']));
  });

  it('explains what will appear when there are no requests, and how to widen a search', async () => {
    open(requests());
    await see.role('heading', text('emptyTitle'));
    cleanup();
    open(requests(), '/admin/mop?status=1');
    await press(tableText('clear'));
    await see.path('/admin/mop');
  });

  it('opens a request with everything that happened to it', async () => {
    const mop = requests(aPause(1));
    mop.decide(idOf(1), 2);
    open(mop, '/admin/mop?status=');
    await press(/cámara de frío/, 'link', within(await list()));
    const detail = await inside('dialog', mopText('pauseOf', { place: '101 - Gran Vía' }));
    const steps = within(detail.getByRole('list', { name: mopText('history') })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.split('Carmen')[0]?.split('Adela')[0])).toEqual([
      mopText('what.requested'),
      mopText('what.confirmed'),
    ]);
  });
});

describe('deciding', () => {
  it('[R-MOP-10] confirms at once, and undoes it on request', async () => {
    const mop = open(requests(aPause(1)));
    await choose(/^Estado de la pausa de 101 - Gran Vía: Pendiente/, MopStatus.Confirmed);
    expect(await statusOf(/Gran Vía: Confirmado/)).toBeTruthy();
    expect(decisions(mop, 1)).toEqual([{ id: idOf(1), status: 2, cancel_value: '', version: 0 }]);
    await press(uiText('undo'));
    expect(await statusOf(/Gran Vía: Pendiente/)).toBeTruthy();
    expect(decisions(mop, 1).map(({ status, version }) => [status, version])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });

  it('[R-MOP-10] decides from the open request: at once, or after a reason', async () => {
    const mop = requests(aPause(1, place(1)));
    open(mop, `/admin/mop?pause=${idOf(1)}`);
    const dialog = await screen.findByRole('dialog');
    await press(text('cancelConfirm', { count: 1 }), 'button', within(dialog));
    expect(await screen.findByLabelText(text('cancel_value'))).toBeTruthy();
    await press(text('cancelKeep', { count: 1 }));
    await press(text('confirm'));
    await waitFor(() => expect(decisions(mop, 1)).toMatchObject([{ status: MopStatus.Confirmed }]));
    await see.path('/admin/mop');
  });

  it('[R-MOP-10] [R-MOP-11] cancels only with a reason of the minimum length, and sends nothing before', async () => {
    const mop = open(requests(aPause(1)));
    await choose(/Gran Vía: Pendiente/, MopStatus.Cancelled);
    const popup = await inside('dialog', text('cancelTitle'));
    const field = popup.getByRole('textbox', { name: text('cancel_value') });
    fireEvent.change(field, { target: { value: `   demasiado corto     ` } });
    expect(popup.getByText(`15/${minCancelReason}`)).toBeTruthy();
    await press(text('cancelConfirm', { count: 1 }), 'button', popup);
    expect(popup.getByText(text('cancel_valueWrong', { min: minCancelReason }))).toBeTruthy();
    expect(decisions(mop, 1)).toEqual([]);
    fireEvent.change(field, { target: { value: cancelReason } });
    await userEvent.dblClick(popup.getByRole('button', { name: text('cancelConfirm', { count: 1 }) }));
    await waitFor(() =>
      expect(decisions(mop, 1)).toEqual([{ id: idOf(1), status: 3, cancel_value: cancelReason, version: 0 }]),
    );
    await waitFor(() => see.none('dialog'));
    expect(await statusOf(/Gran Vía: Cancelado/)).toBeTruthy();
  });

  it('[R-MOP-12] asks for the list again when the popup is left, and changes nothing', async () => {
    const mop = open(requests(aPause(1)));
    await choose(/Gran Vía: Pendiente/, MopStatus.Cancelled);
    await screen.findByRole('dialog', { name: text('cancelTitle') });
    const before = mop.api.callsTo(mopQueries.ListMopRequests).length;
    await press(text('cancelKeep', { count: 1 }));
    await waitFor(() => expect(mop.api.callsTo(mopQueries.ListMopRequests).length).toBeGreaterThan(before));
    expect(decisions(mop, 1)).toEqual([]);
    expect(await statusOf(/Gran Vía: Pendiente/)).toBeTruthy();
  });

  it('keeps the typed reason when cancelling is refused', async () => {
    const mop = open(requests(aPause(1)));
    await choose(/Gran Vía: Pendiente/, MopStatus.Cancelled);
    const field = await screen.findByRole('textbox', { name: text('cancel_value') });
    fireEvent.change(field, { target: { value: cancelReason } });
    mop.api.on(mopCommands.ChangeMopPauseStatus, () => refuse('pause_over'));
    await press(text('cancelConfirm', { count: 1 }));
    await see(mopText('rejection.pause_over'));
    expect((field as HTMLTextAreaElement).value).toBe(cancelReason);
  });

  it('shows who was faster when two decide together (R4), and what they chose', async () => {
    const mop = open(requests(aPause(1)));
    await statusOf(/Gran Vía: Pendiente/);
    mop.api.on(mopCommands.ChangeMopPauseStatus, () => {
      mop.decide(idOf(1), 3, cancelReason, 'Bruno Díaz');
      return refuse('conflict', { status: 409 });
    });
    await choose(/Gran Vía: Pendiente/, MopStatus.Confirmed);
    await see(/Bruno Díaz se ha adelantado: .*«Cancelado»/);
    expect(await statusOf(/Gran Vía: Cancelado/)).toBeTruthy();
  });

  it('[R4] an undo keeps what another person has set since, and shows the current value', async () => {
    const mop = open(requests(aPause(1)));
    await choose(/Gran Vía: Pendiente/, MopStatus.Confirmed);
    const undo = await screen.findByRole('button', { name: uiText('undo') });
    mop.decide(idOf(1), 3, cancelReason, 'Bruno Díaz');
    await userEvent.click(undo);
    await see(/^Bruno Díaz la ha cambiado después a «Cancelado»/);
    expect(await statusOf(/Gran Vía: Cancelado/)).toBeTruthy();
    expect(mop.pauses.get(idOf(1))?.status).toBe(3);
  });

  it('is over with the time of the pause, and when the restaurant took it back', async () => {
    open(
      requests(
        aPause(1, { status: 2, ...around(5, -2) }),
        aPause(2, { ...place(2), status: 3, withdrawn: true }),
      ),
      '/admin/mop?status=&open=',
    );
    const rows = within(await list());
    expect(rows.getByText(mopText('state.ended'))).toBeTruthy();
    expect(rows.getByText(mopText('state.withdrawn'))).toBeTruthy();
    see.none('button', /^Estado de la pausa/);
  });
});

describe('the switch that confirms automatically', () => {
  it('[R-MOP-07] [R-MOP-09] shows who set it and when, and is set for everybody', async () => {
    const mop = open(requests());
    const auto = await screen.findByRole('switch', { name: text('autoTitle') });
    expect(screen.getByText(/Lo desactivó Adela Mínguez, 09:30 20\/11\/2026/)).toBeTruthy();
    await userEvent.click(auto);
    await press(trialText('confirm'));
    await see.sent(mop, mopCommands.SetMopAutoConfirm, [{ confirm: true }]);
    expect(await screen.findByText(text('autoOn'), { exact: false })).toBeTruthy();
  });

  it('[R-MOP-07] shows first how the last ninety days would have been, and sets nothing without a yes', async () => {
    const mop = requests();
    const span = { start_date: '2026-11-03T11:00:00.000Z', end_date: '2026-11-03T13:00:00.000Z' };
    const other = { id: idOf(9), restaurant_name: '101 - Gran Vía', ...span };
    mop.api.on(mopQueries.TryMopAutoConfirm, () => ({
      since: '2026-08-22',
      requests: 44,
      confirmed: 43,
      others: [
        { ...other, outcome: 'turned_down' as const, cancel: 'Hay campaña nacional.' },
        { ...other, id: idOf(8), outcome: 'overlap' as const, cancel: '' },
      ],
    }));
    open(mop);
    await press(text('autoTitle'), 'switch');
    await see('De las pausas pedidas desde el 22/08/2026, se habrían confirmado automáticamente 43 de 44.');
    const items = within(await screen.findByRole('list', { name: trialText('othersList') })).getAllByRole(
      'listitem',
    );
    expect(items.map(({ textContent }) => textContent)).toEqual([
      `101 - Gran Vía12:00 03/11/2026 – 14:00 03/11/2026${trialText('outcome.turned_down')} «Hay campaña nacional.»`,
      `101 - Gran Vía12:00 03/11/2026 – 14:00 03/11/2026${trialText('outcome.overlap')}`,
    ]);
    await press(uiText('cancel'));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: text('autoTitle') }).checked).toBe(false);
    expect(mop.api.callsTo(mopCommands.SetMopAutoConfirm)).toEqual([]);
  });

  it.each([
    [1, 'La única pausa pedida desde el 22/08/2026 se habría confirmado automáticamente.'],
    [82, 'Todas las pausas pedidas desde el 22/08/2026 se habrían confirmado automáticamente (82).'],
  ])('[R-MOP-07] has its own sentence if all %i agree', (all, sentence) =>
    expect(trialText('result', { requests: all, confirmed: all, others: 0, since: '22/08/2026' })).toBe(
      sentence,
    ),
  );

  it('shows how it is set now, and no longer how it was', async () => {
    open(requests());
    const auto = await screen.findByRole('switch', { name: text('autoTitle') });
    await userEvent.click(auto);
    await press(trialText('confirm'));
    await see(text('autoDoneOn'));
    await userEvent.click(auto);
    await see(text('autoDoneOff'));
    see.noText(text('autoDoneOn'));
  });

  it('[R-MOP-07] follows what another administrator does', async () => {
    const mop = open(requests());
    await screen.findByRole('switch', { name: text('autoTitle') });
    mop.setAutoConfirm(true);
    await waitFor(() => {
      app.push('MopAutoConfirmChanged', { on: true, position: 3 });
      expect(screen.getByRole<HTMLInputElement>('switch', { name: text('autoTitle') }).checked).toBe(true);
    });
  });

  it('is reverted with the reason when it is rejected', async () => {
    const mop = requests();
    mop.api.on(mopCommands.SetMopAutoConfirm, () => broken());
    open(mop);
    await press(text('autoTitle'), 'switch');
    await press(trialText('confirm'));
    await see(coreText('rejection.internal'));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: text('autoTitle') }).checked).toBe(false);
  });
});

describe('what happens while the list is read', () => {
  it('[R-MOP-14] new requests wait in a pill and move nothing; pressing it shows them', async () => {
    const mop = open(requests(aPause(1, place(1))));
    await list();
    mop.pauses.add(aPause(3, { ...place(3), id: idOf(3) }));
    await waitFor(() => {
      app.push('MopPauseChanged', { id: idOf(3), fields: { status: 1 }, position: 3 });
      expect(screen.getByRole('button', { name: text('news', { count: 1 }) })).toBeTruthy();
    });
    expect(await placesShown()).toEqual(['101 - Local 1']);
    await press(text('news', { count: 1 }));
    await waitFor(async () => expect(await placesShown()).toEqual(['103 - Local 3', '101 - Local 1']));
    expect(app.path()).toBe('/admin/mop?sort=-log_date');
  });

  it('[R-MOP-14] a decision of another person is shown, even where the filter would drop the row', async () => {
    const mop = requests(aPause(1, place(1)), aPause(2, { ...place(2), id: idOf(2) }));
    open(mop, '/admin/mop?status=1');
    await statusOf(/Local 2: Pendiente/);
    mop.decide(idOf(2), 2);
    await waitFor(() => {
      app.push('MopPauseChanged', { id: idOf(2), fields: { status: 2 }, position: 4 });
      expect(screen.getByRole('button', { name: /Local 2: Confirmado/ })).toBeTruthy();
    });
    expect(await placesShown()).toHaveLength(2);
    see.none('button', /nueva/);
  });
});

describe('the week of all restaurants', () => {
  const mop = () =>
    requests(
      aPause(1, place(1)),
      aPause(2, { ...place(2), id: idOf(2), status: 2 }),
      aPause(3, { ...place(3), id: idOf(3), status: 3 }),
    );

  it('has one line per restaurant that pauses in it, without what was cancelled', async () => {
    widen(1440);
    open(mop(), `/admin/mop?view=week&week=${weekAhead(1)}`);
    await see.role('list', text('weekOf', { place: '101 - Local 1' }));
    const second = within(screen.getByRole('list', { name: text('weekOf', { place: '102 - Local 2' }) }));
    see.none('list', text('weekOf', { place: '103 - Local 3' }));
    await press(/^Confirmado: 102 - Local 2/, 'button', second);
    await see.role('dialog', mopText('pauseOf', { place: '102 - Local 2' }));
    expect(app.path()).toContain(`pause=${idOf(2)}`);
  });

  it('is the second tab and shares search and filters with the list', async () => {
    const kept = open(mop(), '/admin/mop?q=Local');
    await press(text('viewWeek'), 'tab');
    await see.path('/admin/mop?q=Local&view=week');
    await waitFor(() =>
      expect(lastAsked(kept)).toMatchObject({ q: 'Local', status: [1, 2], sort: 'restaurant_name' }),
    );
  });

  it('shows a message when there are no pauses', async () => {
    open(mop(), `/admin/mop?view=week&week=${weekAhead(9)}`);
    await see.role('heading', text('weekEmpty'));
  });
});

describe('deciding about many', () => {
  const three = () =>
    requests(
      aPause(1, place(1)),
      aPause(2, { ...place(2), id: idOf(2), status: 2 }),
      aPause(3, { ...place(3), id: idOf(3), status: 2, ...around(5, -2) }),
    );
  async function selectAll(mop: FakeMop) {
    open(mop, '/admin/mop?status=&open=');
    await list();
    await press(tableText('selectPage'), 'checkbox');
  }
  async function setAll(status: MopStatus) {
    await press(tableText('changeStatus'));
    await press(statusName(status), 'menuitem');
  }
  const statuses = (mop: FakeMop) => [1, 2, 3].map((number) => mop.pauses.get(idOf(number))?.status);

  it('[R-MOP-10] confirms those that are not, leaves ended ones, and undoes it', async () => {
    const mop = three();
    await selectAll(mop);
    await setAll(MopStatus.Confirmed);
    await see(text('changed', { place: '101 - Local 1', status: statusName(MopStatus.Confirmed) }));
    expect([1, 2, 3].map((number) => decisions(mop, number).length)).toEqual([1, 0, 0]);
    await press(uiText('undo'));
    await waitFor(() => expect(statuses(mop)).toEqual([1, 2, 2]));
  });

  it('[R-MOP-11] cancels them for one reason, which it asks for once', async () => {
    const mop = three();
    await selectAll(mop);
    await setAll(MopStatus.Cancelled);
    const popup = await inside('dialog', text('cancelTitle'));
    expect(popup.getByText(text('cancelManyText', { count: 2 }))).toBeTruthy();
    fireEvent.change(popup.getByRole('textbox'), { target: { value: cancelReason } });
    await press(text('cancelConfirm', { count: 2 }), 'button', popup);
    await see(text('changedMany', { count: 2, status: statusName(MopStatus.Cancelled) }));
    expect(statuses(mop)).toEqual([3, 3, 2]);
    expect(decisions(mop, 2)).toEqual([{ id: idOf(2), status: 3, cancel_value: cancelReason, version: 0 }]);
  });

  it('names each that could not be changed, and why', async () => {
    const mop = three();
    await selectAll(mop);
    mop.api.on(mopCommands.ChangeMopPauseStatus, ({ id, status }) =>
      id === idOf(2) ? refuse('pause_over') : mop.decide(id, status),
    );
    mop.pauses.patch(idOf(1), { status: 2, version: 0 });
    await setAll(MopStatus.Pending);
    await see(mopText('rejection.pause_over'));
    expect(decisions(mop, 1)).toEqual([]);
    expect(statuses(mop)).toEqual([2, 2, 2]);
  });

  it('acts by keys on what is selected (design: Triage)', async () => {
    const mop = three();
    await selectAll(mop);
    await userEvent.keyboard('2');
    await waitFor(() => expect(statuses(mop)).toEqual([2, 2, 2]));
    see.none('button', tableText('changeStatus'));
  });
});

describe('all that wait', () => {
  const waiting = Array.from({ length: 27 }, (_, index) => index + 1);

  it('[R-MOP-10] are confirmed at once, on all pages, with one undo', async () => {
    const mop = requests(...waiting.map((number) => aPause(number, { ...place(number), id: idOf(number) })));
    const isConfirmed = () =>
      waiting.filter((number) => mop.pauses.get(idOf(number))?.status === MopStatus.Confirmed).length;
    open(mop, '/admin/mop');
    await list();
    await press(tableText('selectPage'), 'checkbox');
    expect(screen.getByText(tableText('selected', { count: 20 }))).toBeTruthy();
    await press(tableText('selectAll', { total: 27 }));
    await see(tableText('selected', { count: 27 }));
    see.none('button', tableText('selectAll', { total: 27 }));
    await press(tableText('changeStatus'));
    await press(statusName(MopStatus.Confirmed), 'menuitem');
    await waitFor(() => expect(isConfirmed()).toBe(27));
    await press(uiText('undo'));
    await waitFor(() => expect(isConfirmed()).toBe(0));
  });
});

describe('a pause that an address names', () => {
  it('opens although the list does not have it', async () => {
    const mop = requests(aPause(1, place(1)), aPause(2, { ...place(2), id: idOf(2), status: 2 }));
    open(mop, `/admin/mop?status=1&pause=${idOf(2)}`);
    await see.role('dialog', mopText('pauseOf', { place: '102 - Local 2' }));
  });

  it('is shown as missing where it does not exist', async () => {
    open(requests(aPause(1)), `/admin/mop?pause=${idOf(9)}`);
    await see(mopText('rejection.pause_not_found'));
    await see.path('/admin/mop');
  });
});
