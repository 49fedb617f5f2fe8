import { describe, expect, it } from '@jest/globals';
import { mopCommands, mopQueries, noticeHours } from '@portal/contracts/areas/mop';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { refuse } from '#testing/fake-api';
import { aRestaurant } from '#testing/sample-session';
import { app, inside, press, reads, screenKit, see, tableText, textsOf, uiText } from '#testing/screen-kit';
import { weekTexts } from '#ui/texts';
import { mopArea } from './index';
import { aPause, around, type FakeMop, idOf, longReason, mopApi, weekAhead } from './mop.testing';
import { mopTexts, pausesTexts } from './texts';

const text = textsOf(pausesTexts);
const mopText = textsOf(mopTexts);
const weekText = textsOf(weekTexts);

const open = screenKit(mopArea, '/pauses');

const pauseList = () => screen.findByRole('grid', { name: text('all') });
const weekStrip = () => screen.findByRole('list', { name: /^Pausas de la semana/ });

const confirmIn = async (dialog: string, button: string) =>
  press(button, 'button', await inside('alertdialog', dialog));

const withdrawals = (mop: FakeMop, number: number) =>
  mop.api.callsTo(mopCommands.WithdrawMopPause).filter(({ id }) => id === idOf(number)).length;

describe('the pauses of a restaurant', () => {
  it('[R-MOP-01] exist only where the market has them: elsewhere the path leads home', async () => {
    open(mopApi([]), '/pauses', 'PT');
    await see.path('/');
  });

  it('shows that ordering is active, and what comes next', async () => {
    open(mopApi([aPause(1, { status: 2 }), aPause(2)]));
    await see.role('heading', text('active'));
    expect(screen.getByText(/^Próxima pausa: .*hasta 2 horas en verse en la app/)).toBeTruthy();
  });

  it('shows a requested pause even before it is confirmed', async () => {
    open(mopApi([aPause(1)]));
    await see(/^Próxima pausa, aún sin confirmar: /);
    expect(screen.queryByText(text('nothingNext'), { exact: false })).toBeNull();
  });

  it('shows until when ordering is paused', async () => {
    open(mopApi([aPause(1, { status: 2, ...around(3, 2) })]));
    await see.role('heading', /^El pedido móvil está en pausa hasta el /);
    const running = within(await weekStrip()).getByRole('button', { name: /^En pausa: 101 - Gran Vía/ });
    expect(running.getAttribute('data-running')).toBe('true');
  });

  it('are in their week with status, time and whether they were late, and each opens', async () => {
    const mop = mopApi([
      aPause(1, { late: true }),
      aPause(2, { status: 3, cancel: 'No hace falta', withdrawn: false }),
    ]);
    open(mop, `/pauses?week=${weekAhead(1)}`);
    const strip = within(await weekStrip());
    await see.role('button', /^Cancelado: 101 - Gran Vía/, strip);
    await press(/^Pendiente, fuera de plazo: 101 - Gran Vía/, 'button', strip);
    const detail = await inside('dialog', mopText('pauseOf', { place: '101 - Gran Vía' }));
    expect(detail.getByText(mopText('lateText', { hours: noticeHours }))).toBeTruthy();
    expect(detail.getByText(longReason)).toBeTruthy();
    expect(app.path()).toContain(`pause=${idOf(1)}`);
  });

  it('are walked through week by week, with the week in the address', async () => {
    open(mopApi([]));
    await press(weekText('nextWeek'));
    await see.path(/^\/pauses\?week=\d{4}-\d{2}-\d{2}$/);
    await press(weekText('thisWeek'));
    await see.path('/pauses');
  });

  it('[R-MOP-02] are listed with who did what, when and why', async () => {
    const mop = mopApi([aPause(1)]);
    mop.decide(idOf(1), 3, 'Ese día hay una promoción nacional en la app');
    open(mop);
    const [, row] = within(await pauseList()).getAllByRole('row');
    reads(
      row,
      longReason,
      'Cancelada · Adela Mínguez, administración',
      '«Ese día hay una promoción nacional en la app»',
      mopText('state.cancelled'),
    );
  });

  it('[R-MOP-02] hold the whole reason of a cancellation, however long it is', async () => {
    const reason = 'Ese día hay una promoción nacional en la app. '.repeat(8).trim();
    const mop = mopApi([aPause(1)]);
    mop.decide(idOf(1), 3, reason);
    open(mop);
    const shown = within(await pauseList()).getByText(`«${reason}»`);
    expect(getComputedStyle(shown).getPropertyValue('-webkit-line-clamp')).toBe('');
    expect(shown.closest('[title]')).toBeNull();
  });

  it('come in pages', async () => {
    open(mopApi(Array.from({ length: 12 }, (_, index) => aPause(index + 1))));
    expect(within(await pauseList()).getAllByRole('link')).toHaveLength(10);
    await press(tableText('next'));
    await waitFor(async () => expect(within(await pauseList()).getAllByRole('link')).toHaveLength(2));
  });

  it('explain what to do where there are none', async () => {
    open(mopApi([]));
    await see.role('heading', text('emptyTitle'));
  });

  it('say what went wrong with its code, and are asked for again', async () => {
    const mop = mopApi([aPause(1)]);
    mop.api.on(mopQueries.ListMopPauses, () => refuse('forbidden', { status: 403 }));
    open(mop);
    expect((await screen.findByRole('alert')).textContent).toContain(
      uiText('errorCode', { code: 'forbidden' }),
    );
    mop.api.on(mopQueries.ListMopPauses, () => [aPause(1)]);
    await press(uiText('retry'), 'button', within(screen.getByRole('alert')));
    expect(within(await pauseList()).getAllByRole('link')).toHaveLength(1);
  });
});

describe('a restaurant that cannot ask for a pause', () => {
  const openFor = (facts: Parameters<typeof aRestaurant>[1], pauses = [aPause(1)]) =>
    open(mopApi(pauses, 1, { restaurants: [aRestaurant(1, facts), aRestaurant(2)] }), '/pauses?request=new');

  it.each([
    ['noOrdering', { mop_service: false }],
    ['closed', { active: false }],
  ] as const)('[R-CHN-22] [R-MOP-03] shows why, and offers no request: %s', async (why, facts) => {
    openFor(facts);
    await see.role('heading', text(why));
    expect(screen.getByText(text('stillAsked'), { exact: false })).toBeTruthy();
    see.none('button', text('request'));
    see.none('dialog');
  });

  it('[R-CHN-22] can still withdraw a request', async () => {
    openFor({ mop_service: false });
    await userEvent.click(within(await pauseList()).getByRole('link'));
    await press(text('withdraw'));
    await confirmIn(text('withdrawTitle'), text('withdraw'));
    await see(text('withdrawDone'));
  });

  it('[R-CHN-22] is offered no request in an empty list either', async () => {
    openFor({ mop_service: false }, []);
    await see.role('heading', text('emptyTitle'));
    expect(screen.getAllByText(text('noOrderingText'), { exact: false })).toHaveLength(1);
    see.noText(text('emptyText'));
    see.none('button', text('request'));
  });
});

describe('what others do to a pause', () => {
  it.each([
    ['Confirmada: la pausa del', (mop: FakeMop) => mop.decide(idOf(1), 2), mopText('state.confirmed')],
    [
      'Cancelada: Ese día hay una promoción nacional',
      (mop: FakeMop) => mop.decide(idOf(1), 3, 'Ese día hay una promoción nacional'),
      mopText('state.cancelled'),
    ],
  ])('[R-MOP-14] is shown without a reload and announced: %s', async (message, happen, word) => {
    const mop = open(mopApi([aPause(1)]));
    const list = within(await pauseList());
    happen(mop);
    await waitFor(() => {
      app.push('MopPauseChanged', {
        id: idOf(1),
        fields: { status: mop.pauses.get(idOf(1))?.status ?? 0 },
        position: 9,
      });
      expect(list.getByText(word)).toBeTruthy();
    });
    await see(new RegExp(message));
  });

  it('[R-MOP-14] is announced when the clock ends it', async () => {
    const mop = open(mopApi([aPause(1, { status: 2, ...around(3, 2) })]));
    await screen.findByRole('heading', { name: /en pausa hasta/ });
    mop.end(idOf(1));
    app.push('MopPauseChanged', { id: idOf(1), fields: { status: 2 }, position: 9 });
    await see(/^Ha terminado: la pausa del/);
    await see.role('heading', text('active'));
  });
});

describe('taking a pause back', () => {
  it('asks first, then does it once and confirms it', async () => {
    const mop = open(mopApi([aPause(1)]));
    await userEvent.click(within(await pauseList()).getByRole('link'));
    await press(text('withdraw'));
    expect(withdrawals(mop, 1)).toBe(0);
    await confirmIn(text('withdrawTitle'), text('withdraw'));
    await see(text('withdrawDone'));
    expect(withdrawals(mop, 1)).toBe(1);
    await waitFor(async () => expect((await pauseList()).textContent).toContain(mopText('state.withdrawn')));
  });

  it('is resuming where it runs', async () => {
    open(mopApi([aPause(1, { status: 2, ...around(3, 2) })]));
    await press(text('resume'));
    await confirmIn(text('resumeTitle'), text('resume'));
    await see(text('resumeDone'));
    await see.role('heading', text('active'));
  });

  it('is not done when not confirmed, and is reverted with the reason when it is rejected', async () => {
    const mop = open(mopApi([aPause(1)]));
    const undo = async (answer: string) => {
      await userEvent.click(within(await pauseList()).getByRole('link'));
      await press(text('withdraw'));
      await confirmIn(text('withdrawTitle'), answer);
    };
    await undo(text('keepPause'));
    expect(withdrawals(mop, 1)).toBe(0);
    mop.api.on(mopCommands.WithdrawMopPause, () => refuse('pause_over'));
    await waitFor(() => see.none('alertdialog'));
    await undo(text('withdraw'));
    await see(mopText('rejection.pause_over'));
    expect((await pauseList()).textContent).toContain(mopText('state.pending'));
  });
});
