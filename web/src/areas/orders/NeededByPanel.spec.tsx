import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  anOrderedItem,
  type OrderDetail,
  orderQueries,
  orderWorkCommands,
} from '@portal/contracts/areas/orders';
import { dayOf, daysAfter, marketRecords, writtenDay } from '@portal/contracts/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { app, press, screenKit, see, textsOf, type } from '#testing/screen-kit';
import { mondayOf } from '#ui/week/week-places';
import { ordersArea } from './index';
import { riskNow, turnNow } from './orders';
import {
  anOrder,
  type FakeOrders,
  idOf,
  numbersShown,
  openTriage,
  ordersApi,
  rowOf,
  widen,
} from './orders.testing';
import { detailsTexts, neededTexts, ordersTexts, riskTexts, triageTexts, turnTexts } from './texts';

const text = textsOf(triageTexts);
const needed = textsOf(neededTexts);
const turn = textsOf(turnTexts);
const risk = textsOf(riskTexts);
const details = textsOf(detailsTexts);
const today = dayOf(new Date().toISOString(), marketRecords.ES.timeZone);
const tomorrow = daysAfter(today, 1);
const sunday = daysAfter(mondayOf(today), 6);
const lastListed = ({ api }: FakeOrders) => api.callsTo(orderQueries.ListOrders).at(-1);

beforeEach(() => widen(1440));

describe('the day and the turn in the triage', () => {
  it('show day, how far it is, the risk in words, and whose turn it is since when', async () => {
    await openTriage(
      ordersApi([
        anOrder(1, { needed_on: tomorrow, risk: 'at_risk' }),
        anOrder(2, { needed_on: daysAfter(today, -2), risk: 'late', turn: 'restaurant' }),
        anOrder(3, { needed_on: tomorrow, risk: null }),
      ]),
    );
    const one = within(rowOf(1));
    expect(one.getByText(writtenDay(tomorrow))).toBeTruthy();
    expect(one.getByText('mañana')).toBeTruthy();
    expect(one.getByText(risk('at_risk')).querySelector('svg')).not.toBeNull();
    expect(one.getByText(new RegExp(`^${turn('agency')} · `))).toBeTruthy();
    const two = within(rowOf(2));
    expect(two.getByText(risk('late'))).toBeTruthy();
    expect(two.getByText(new RegExp(`^${turn('restaurant')} · hace `))).toBeTruthy();
    expect(within(rowOf(3)).queryByText(risk('at_risk'))).toBeNull();
  });

  it('are sorted by the day that comes first', async () => {
    const fake = ordersApi([
      anOrder(1, { needed_on: daysAfter(today, 9) }),
      anOrder(2, { needed_on: tomorrow }),
    ]);
    await openTriage(fake);
    await press(text('needed'));
    await see.path('/admin/orders?sort=needed_on');
    await waitFor(() => expect(numbersShown()).toEqual(['#P-2', '#P-1']));
  });

  it('filter by turn, with how many there are', async () => {
    const fake = ordersApi([anOrder(1), anOrder(2, { turn: 'restaurant' }), anOrder(3)]);
    await openTriage(fake);
    await press(`${turn('restaurant')} · 1`);
    await see.path('/admin/orders?turn=restaurant');
    await waitFor(() => expect(numbersShown()).toEqual(['#P-2']));
    expect(screen.getByRole('button', { name: `${turn('agency')} · 2` })).toBeTruthy();
  });

  it('filter by this week and what is overdue; the address names the week, not its days', async () => {
    const fake = ordersApi([
      anOrder(1, { needed_on: daysAfter(sunday, 1) }),
      anOrder(2, { needed_on: sunday }),
      anOrder(3, { needed_on: daysAfter(today, -30) }),
      anOrder(4),
      anOrder(5, { needed_on: daysAfter(today, -30), status: 4, turn: null }),
    ]);
    await openTriage(fake);
    await press(text('thisWeek'));
    await see.path('/admin/orders?needed=week');
    await waitFor(() => expect(numbersShown()).toEqual(['#P-3', '#P-2']));
    expect(lastListed(fake)).toMatchObject({ needed_to: sunday });
    expect(lastListed(fake)?.needed_from).toBeUndefined();
    await press(/^Entregado · /);
    await waitFor(() => expect(lastListed(fake)).toMatchObject({ needed_from: mondayOf(today) }));
    expect(fake.api.callsTo(orderQueries.CountOrders).at(-1)).toMatchObject({ needed_to: sunday });
  });

  it('filter by what is overdue', async () => {
    const fake = ordersApi([
      anOrder(1, { needed_on: today }),
      anOrder(2, { needed_on: daysAfter(today, -1) }),
      anOrder(3),
    ]);
    await openTriage(fake);
    await press(risk('late'));
    await see.path('/admin/orders?needed=late');
    await waitFor(() => expect(numbersShown()).toEqual(['#P-2']));
    expect(lastListed(fake)).toMatchObject({ needed_to: daysAfter(today, -1) });
  });

  it('are on the cards of a phone as well', async () => {
    widen(360);
    await openTriage(ordersApi([anOrder(1, { needed_on: tomorrow, risk: 'at_risk' })]));
    await see(needed('byDay', { day: writtenDay(tomorrow) }));
    await see(risk('at_risk'));
    await see(new RegExp(`^${turn('agency')} · `));
  });

  it('have no turn and no risk once settled, before the server has answered', async () => {
    const open = { status: 2, turn: 'restaurant', quote: null, proofs_waiting: 1, risk: 'late' } as const;
    expect([turnNow(open), riskNow(open)]).toEqual(['restaurant', 'late']);
    expect([turnNow({ ...open, status: 4 }), riskNow({ ...open, status: 4 })]).toEqual([null, null]);
    expect(turnNow({ ...open, turn: null })).toBe('restaurant');
    expect(turnNow({ ...open, turn: null, proofs_waiting: 0 })).toBe('agency');
    await openTriage(ordersApi([anOrder(1)]));
    await press(/^Le toca a la agencia · 1$/);
    await see.path('/admin/orders?turn=agency');
    await userEvent.keyboard('j4');
    await waitFor(() => expect(within(rowOf(1)).queryByText(new RegExp(`^${turn('agency')}`))).toBeNull());
    await see(`· ${text('moved', { count: 1 })}`);
  });
});

describe('the orders of a restaurant', () => {
  const open = screenKit(ordersArea, '/orders');

  it('say which ones wait for an answer and where finished art can be downloaded', async () => {
    open(
      ordersApi(
        [
          anOrder(1, { turn: 'restaurant', needed_on: tomorrow, risk: 'late' }),
          anOrder(2, { pieces_ready: 2, status: 4, turn: null }),
          anOrder(3),
        ],
        1,
      ),
    );
    const list = within(await screen.findByRole('list', { name: textsOf(ordersTexts)('list') }));
    const [third, second, first] = list.getAllByRole('link');
    expect(first?.textContent).toMatch(new RegExp(`^${turn('yours')}`));
    expect(first?.textContent).toContain(needed('byDay', { day: writtenDay(tomorrow) }));
    expect(first?.textContent).not.toContain(risk('late'));
    expect(second?.textContent).toContain(turn('readyPieces', { count: 2 }));
    expect(third?.textContent).toContain(turn('theirs'));
  });

  it('are filtered by turn and by finished art, counted for the restaurant', async () => {
    const fake = ordersApi([anOrder(1, { turn: 'restaurant', pieces_ready: 0 }), anOrder(2)], 1);
    open(fake);
    await press(`${turn('yours')} · 1`);
    await see.path('/orders?turn=restaurant');
    await waitFor(() => expect(lastListed(fake)).toMatchObject({ turn: 'restaurant' }));
    await press(`${turn('yours')} · 1`);
    await press(`${turn('ready')} · 1`);
    await see.path('/orders?ready=1');
    await waitFor(() => expect(lastListed(fake)).toMatchObject({ ready: true }));
    await see.sent(fake, orderQueries.CountTurns, [{ restaurant_id: 1 }]);
    expect(fake.api.callsTo(orderQueries.CountOrders).at(-1)).toMatchObject({ ready: true });
  });

  it('are counted again when the other side has done something', async () => {
    const fake = ordersApi([anOrder(1)], 1);
    open(fake);
    await see.role('button', `${turn('yours')} · 0`);
    fake.orders.patch(idOf(1), { turn: 'restaurant', quote: 'waiting' });
    app.push('OrderChanged', { id: idOf(1), position: 9 });
    await see.role('button', `${turn('yours')} · 1`);
  });
});

describe('the day of an order', () => {
  const far = daysAfter(today, 200);
  const item = { ...anOrderedItem('ES'), needed_by: far, filename: 'Cartel' };
  const dated = () =>
    anOrder(7, { needed_by: tomorrow, needed_on: tomorrow, items: [item, { ...item, needed_by: '' }] });
  const show = (role: 1 | 2, order = dated()) =>
    screenKit(ordersArea)(
      ordersApi([order], role),
      role === 1 ? `/order/details/${order.id}` : `/admin/orders/${order.id}`,
    );
  async function change(day: string, reason: string) {
    await press(needed('change'));
    const dialog = within(await screen.findByRole('dialog', { name: needed('title', { number: '#P-7' }) }));
    const field = await dialog.findByRole('group', { name: new RegExp(needed('needed_by')) });
    await userEvent.click(within(field).getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.paste(writtenDay(day));
    if (reason !== '') await type(needed('reason'), reason, 'textbox', dialog);
    await press(needed('save'), 'button', dialog);
    return dialog;
  }

  it.each([1, 2] as const)('is changed with a reason and shown to both sides (role %s)', async (role) => {
    const fake = show(role);
    await change(far, 'Se aplaza la fiesta');
    await see(needed('saved', { number: '#P-7' }));
    await see.sent(fake, orderWorkCommands.ChangeNeededBy, [
      { id: idOf(7), needed_by: far, items: [], reason: 'Se aplaza la fiesta', version: 0 },
    ]);
    const timeline = within(await screen.findByRole('list', { name: details('timeline') }));
    await see(needed('step', { day: writtenDay(far) }), timeline);
    await see('Se aplaza la fiesta', timeline);
  });

  it('needs a reason, and no earlier day than can be', async () => {
    const fake = show(1);
    const dialog = await change(today, '');
    await see(needed('reasonWrong'), dialog);
    await type(needed('reason'), 'Antes', 'textbox', dialog);
    await press(needed('save'), 'button', dialog);
    await see(/^Demasiado pronto/, dialog);
    expect(fake.api.callsTo(orderWorkCommands.ChangeNeededBy)).toEqual([]);
  });

  it('changed by the other side since is a conflict with its reason, and can be overwritten', async () => {
    const fake = show(1);
    await screen.findByRole('button', { name: needed('change') });
    fake.orders.patch(idOf(7), { needed_version: 5 });
    const dialog = await change(far, 'Se aplaza');
    await see(/mientras escribías/, dialog);
    await press(needed('save'), 'button', dialog);
    await see(needed('saved', { number: '#P-7' }));
    expect(fake.api.callsTo(orderWorkCommands.ChangeNeededBy).map(({ version }) => version)).toEqual([0, 5]);
  });

  it('names the piece that differs, and cannot be changed once settled', async () => {
    show(1, { ...dated(), status: 4, turn: null });
    const facts = await screen.findAllByText(writtenDay(far));
    expect(facts.length).toBeGreaterThan(0);
    see.none('button', needed('change'));
  });

  it('has steps for quotes, proofs and finished art in the timeline', async () => {
    const at = '2026-11-20T10:00:00.000Z';
    const step = { status: 1, at, by: 'Adela Mínguez', role: 2 } as const;
    const history: OrderDetail['history'] = [
      { ...step, kind: 'quote-sent', version: 2 },
      { ...step, kind: 'proof-approved', version: 3, pieces: [0] },
      { ...step, kind: 'final-art', pieces: [0] },
      { ...step, kind: 'needed', needed_by: '', pieces: [0], reason: '' },
    ];
    show(1, { ...dated(), history });
    const timeline = within(await screen.findByRole('list', { name: details('timeline') }));
    await see(details('step.quote-sent', { version: 2, pieces: '' }), timeline);
    await see(details('step.proof-approved', { version: 3, pieces: 'Cartel' }), timeline);
    await see(details('step.final-art', { version: '', pieces: 'Cartel' }), timeline);
    await see(needed('stepPieces', { names: 'Cartel' }), timeline);
  });
});
