import { describe, expect, it } from '@jest/globals';
import {
  anOrderedItem,
  aQuoteLine,
  type OrderDetail,
  orderWorkQueries,
  type Quote,
  quoteCommands,
} from '@portal/contracts/areas/orders';
import type { Market } from '@portal/contracts/kernel';
import { cleanup } from '@testing-library/react';
import {
  app,
  fill,
  inside,
  press,
  reads,
  refuse,
  screen,
  screenKit,
  see,
  textsOf,
  type,
  uiText,
  user,
  waitFor,
  widen,
  within,
} from '#testing/screen-kit';
import { ordersArea } from './index';
import { anOrder, aQuote, carmen, idOf, quotedApi } from './orders.testing';
import { detailsTexts, ordersTexts } from './texts';
import { quoteTexts } from './texts/quote';

const text = textsOf(quoteTexts);
const textPt = textsOf(quoteTexts, 'PT');
const id = idOf(7);
const lines = [
  aQuoteLine('ES'),
  aQuoteLine('ES', { text: 'Montaje', units: 1, unit_price: 9999, vat_rate: 10 }),
];
const first = aQuote(lines);
const second = aQuote(lines.slice(0, 1), { version: 2 });
const superseded: Quote = { ...first, state: 'superseded' };
const show = screenKit(ordersArea);
/** Its name ends with the version. */
const panelOf = (title: string) => new RegExp(`^${title}`);
const money = (amount: string) => new RegExp(amount.replace(' ', String.raw`\s`));

interface Facts {
  readonly order?: Partial<OrderDetail>;
  readonly mayApprove?: boolean;
  readonly market?: Market;
}

/** The restaurant's side. */
function read(quotes: readonly Quote[], { order, mayApprove, market = 'ES' }: Facts = {}) {
  const fake = quotedApi(anOrder(7, order), quotes, { mayApprove });
  return show(fake, `/order/details/${id}`, market);
}

/** The agency's side. */
function attend(quotes: readonly Quote[], { order, market = 'ES' }: Facts = {}) {
  widen(1440);
  const fake = quotedApi(anOrder(7, order), quotes, { role: 2 });
  return show(fake, `/admin/orders/${id}`, market);
}

const cells = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('a quote for the restaurant', () => {
  it('shows lines, totals by VAT rate, the last day and who sent it', async () => {
    read([{ ...first, note: 'Con montaje' }]);
    const shown = await cells(`${text('title')}, ${text('versionOf', { version: 1 })}`);
    expect(shown).toEqual([
      expect.stringContaining('Vinilo 100 × 70 cm'),
      '4',
      expect.stringMatching(/12,50\s€/),
      text('rate', { rate: 21 }),
      expect.stringMatching(/50,00\s€/),
      expect.stringContaining('Montaje'),
      '1',
      expect.stringMatching(/99,99\s€/),
      text('rate', { rate: 10 }),
      expect.stringMatching(/99,99\s€/),
    ]);
    // 21 % of 50.00 is 10.50; 10 % of 99.99 is 10.00.
    reads(
      await screen.findByRole('region', { name: panelOf(text('title')) }),
      'Con montaje',
      'Berta Gil (agencia)',
    );
    for (const amount of ['149,99 €', '10,50 €', '10,00 €', '170,49 €']) await see(money(amount));
    await see(new RegExp('13/12/2099'));
  });

  it('is accepted after a question that repeats the total', async () => {
    const fake = read([second, superseded]);
    await press(text('accept'));
    const dialog = await inside('alertdialog');
    reads(await screen.findByRole('alertdialog'), text('versionOf', { version: 2 }), '60,50');
    await see.sent(fake, quoteCommands.AcceptQuote, 0);
    await press(/^Aceptar 60,50/, 'button', dialog);
    await see.sent(fake, quoteCommands.AcceptQuote, [{ id, quote: 2 }]);
    await see(text('state.accepted'));
    await waitFor(() => see.none('button', text('accept')));
    await see(/^Aceptado por Carmen Ruiz/);
  });

  it('is refused with a reason, never without', async () => {
    const fake = read([first]);
    await press(text('refuse'));
    await press(text('refuseSend'));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: text('reason') }).getAttribute('aria-invalid')).toBe('true'),
    );
    await type(text('reason'), 'Demasiado caro');
    await press(text('refuseSend'));
    await see.sent(fake, quoteCommands.RefuseQuote, [{ id, quote: 1, reason: 'Demasiado caro' }]);
    await see(text('refused'));
    await see('Demasiado caro');
    see.none('button', text('refuse'));
  });

  it('is asked about, and still open for a decision', async () => {
    const fake = read([first]);
    await press(text('ask'));
    await type(text('question'), '¿Con envío?');
    await press(text('askSend'));
    await see.sent(fake, quoteCommands.AskAboutQuote, [{ id, quote: 1, question: '¿Con envío?' }]);
    await see(text('state.asked', { side: 'restaurant' }));
    await see('¿Con envío?');
    await see.role('button', text('accept'));
  });

  it('keeps what was typed while another screen was open', async () => {
    read([first]);
    await press(text('ask'));
    await type(text('question'), '¿Con envío?');
    cleanup();
    read([first]);
    await press(text('ask'));
    const typed = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: text('question') });
    expect(typed.value).toBe('¿Con envío?');
  });

  it.each([
    [
      'quote_superseded',
      { version: 2 },
      [second, superseded],
      text('rejection.quote_superseded', { version: 2 }),
    ],
    [
      'quote_decided',
      { state: 'refused' },
      [{ ...first, state: 'refused', decided: { ...carmen, text: 'No' } }],
      text('rejection.quote_decided', { state: 'refused' }),
    ],
    ['quote_expired', {}, [{ ...first, state: 'expired' }], text('rejection.quote_expired')],
  ] as const)('rejected as %s, shows why and the newest state', async (code, details, now, expected) => {
    const fake = read([first]);
    fake.api.on(quoteCommands.AcceptQuote, () => {
      fake.show(now as readonly Quote[]);
      return refuse(code, { status: 409, details });
    });
    await press(text('accept'));
    await press(/^Aceptar 170,49/);
    await see(expected);
    see.none('alertdialog');
    const newest = now[0] as Quote;
    const state = text(`state.${newest.state}`, { side: 'restaurant' });
    await see(text('now', { version: newest.version, state }));
    await see(text('versionOf', { version: newest.version }));
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: text('accept') })).toHaveLength(
        newest.state === 'waiting' ? 1 : 0,
      ),
    );
  });

  it('who may not approve reads why, and asks', async () => {
    read([first], { mayApprove: false });
    await see(text('notAllowed'));
    await see.role('button', text('ask'));
    see.none('button', text('accept'));
    see.none('button', text('refuse'));
  });

  it('a right that ended in the meantime is explained, and its buttons go', async () => {
    const fake = read([first]);
    await screen.findByRole('button', { name: text('accept') });
    fake.api
      .on(quoteCommands.AcceptQuote, () => refuse('approval_not_allowed', { status: 403 }))
      .on(orderWorkQueries.GetOrderWork, () => ({
        id,
        quotes: [first],
        pieces: [],
        downloads: [],
        may_approve: false,
      }));
    await press(text('accept'));
    await press(/^Aceptar 170,49/);
    await see(textsOf(ordersTexts)('rejection.approval_not_allowed'));
    await waitFor(() => see.none('button', text('accept')));
  });

  it('that ended by date or with its order offers nothing', async () => {
    read([{ ...first, valid_until: '2020-01-31' }]);
    await see(text('state.expired'));
    see.none('button', text('accept'));
    cleanup();
    read([first], { order: { status: 5 } });
    await screen.findByRole('table');
    see.none('button', text('accept'));
  });

  it('folds earlier versions', async () => {
    read([second, superseded]);
    const folded = await screen.findByText(text('earlier', { count: 1 }));
    expect(folded.closest('details')?.open).toBe(false);
    reads(folded.closest('details'), text('state.superseded'), 'Montaje');
  });

  it('arrives while the order is open', async () => {
    const fake = read([], { order: { items: [anOrderedItem('ES', { method: 2 })] } });
    await see(text('promised'));
    fake.show([first]);
    app.push('OrderChanged', { id, position: 9 });
    await see.role('button', text('accept'));
    see.noText(text('promised'));
  });

  it('is not announced where only an adaptation was ordered', async () => {
    read([], { order: { items: [anOrderedItem('ES', { method: 1 })] } });
    await screen.findByRole('heading', { name: 'Menú del día' });
    see.none('region', panelOf(text('title')));
  });

  it('is in Portuguese in Portugal', async () => {
    const fake = read([second, superseded], { market: 'PT' });
    const shown = await inside('region', panelOf(textPt('title')));
    await see(textPt('earlier', { count: 1 }), shown);
    await press(textPt('accept'));
    await press(/^Aceitar 60,50/);
    await see.sent(fake, quoteCommands.AcceptQuote, 1);
    await see(textPt('state.accepted'));
  });
});

describe('a quote by the agency', () => {
  const fillPrice = async (value: string) =>
    fill(text('price'), value, 'textbox', await inside('group', text('line', { place: 1 })));

  it('begins with the pieces and computes totals as it is typed', async () => {
    const items = [anOrderedItem('ES', { filename: 'Cartel', units: 40, units_scale: '' })];
    const fake = attend([], { order: { items } });
    await press(text('write'));
    const line = await inside('group', text('line', { place: 1 }));
    expect(line.getByRole<HTMLInputElement>('textbox', { name: text('text') }).value).toBe('Cartel');
    expect(line.getByRole<HTMLInputElement>('textbox', { name: text('units') }).value).toBe('40');
    await fillPrice('12,50');
    await see(money('605,00 €'));
    await press(text('addLine'));
    await press(text('removeLine', { place: 2 }));
    await press(text('send', { version: 1 }));
    const [sent] = await waitFor(() => {
      const calls = fake.api.callsTo(quoteCommands.SendQuote);
      expect(calls).toHaveLength(1);
      return calls;
    });
    expect(sent).toMatchObject({
      id,
      lines: [{ text: 'Cartel', units: 40, unit_price: 1250, vat_rate: 21 }],
      version: 0,
    });
    await see(text('sent', { version: 1 }));
    await see(text('state.waiting', { side: 'agency' }));
    await see.role('button', text('writeAgain'));
  });

  it('sends nothing that cannot be read, and names it', async () => {
    const fake = attend([], { order: { items: [anOrderedItem('ES', { units: 1, units_scale: '' })] } });
    await press(text('write'));
    await fillPrice('doce');
    await press(text('send', { version: 1 }));
    await see(text('linePrice'));
    await fillPrice('2.000.000');
    await press(text('send', { version: 1 }));
    await see(/supera el máximo de 1\.000\.000,00/);
    await see.sent(fake, quoteCommands.SendQuote, 0);
  });

  it('Enter in a line adds one and sends nothing', async () => {
    const fake = attend([first]);
    await press(text('writeAgain'));
    const line = await inside('group', text('line', { place: 2 }));
    await user.type(line.getByRole('textbox', { name: text('price') }), '{Enter}');
    await see.role('group', text('line', { place: 3 }));
    await see.sent(fake, quoteCommands.SendQuote, 0);
  });

  it('a new version begins with the lines of the last one, also after acceptance', async () => {
    const fake = attend([{ ...first, state: 'accepted', decided: { ...carmen, text: '' } }]);
    await press(text('writeAgain'));
    await screen.findByRole('group', { name: text('line', { place: 2 }) });
    await press(text('send', { version: 2 }));
    await waitFor(() =>
      expect(fake.api.callsTo(quoteCommands.SendQuote)).toMatchObject([{ lines, version: 1 }]),
    );
    await see(text('earlier', { count: 1 }));
  });

  it('a draft survives closing the order, and can be discarded and restored', async () => {
    attend([]);
    await press(text('write'));
    await fillPrice('33,30');
    cleanup();
    attend([]);
    const price = await screen.findByRole<HTMLInputElement>('textbox', { name: text('price') });
    expect(price.value).toBe('33,30');
    await press(text('discard'));
    await see(text('discarded'));
    await press(uiText('undo'));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: text('price') }).value).toBe('33,30'),
    );
    await press(text('close'), 'button', await inside('form', text('newTitle')));
    await press(text('resume'));
    await screen.findByRole('textbox', { name: text('price') });
  });

  it('saved by a colleague first is a conflict with their name; sending again is the next version', async () => {
    const fake = attend([first]);
    await press(text('writeAgain'));
    await screen.findByRole('group', { name: text('line', { place: 1 }) });
    fake.show([second, superseded]);
    await press(text('send', { version: 2 }));
    await see(/Berta Gil/, await inside('alert'));
    await press(text('send', { version: 3 }));
    await waitFor(() =>
      expect(fake.api.callsTo(quoteCommands.SendQuote).map(({ version }) => version)).toEqual([1, 2]),
    );
    await see(text('sent', { version: 3 }));
  });

  it('a question of the restaurant is answered in the open order', async () => {
    const question = { ...carmen, text: '¿Con envío?' };
    const fake = attend([{ ...first, state: 'asked', talk: [question] }]);
    await see('¿Con envío?');
    await type(text('answer'), 'Sí');
    await press(text('answerSend'));
    await see.sent(fake, quoteCommands.AnswerQuestion, [{ id, quote: 1, answer: 'Sí' }]);
    await see(text('answered'));
    await see(text('state.waiting', { side: 'agency' }));
    see.none('textbox', text('answer'));
  });

  it('[R-ROL-03] who only reads and orders that are over have no form', async () => {
    widen(1440);
    show(quotedApi(anOrder(7), [first], { role: 4 }), `/admin/orders/${id}`);
    await see(text('state.waiting', { side: 'agency' }));
    see.none('button', text('writeAgain'));
    cleanup();
    attend([], { order: { status: 4 } });
    await screen.findByRole('heading', { name: '#P-7' });
    see.none('button', text('write'));
  });

  it('has the VAT rates of Portugal there', async () => {
    attend([], { market: 'PT' });
    await press(textPt('write'));
    const rates = within(await screen.findByRole('combobox', { name: textPt('vat') })).getAllByRole('option');
    expect(rates.map((option) => option.getAttribute('value'))).toEqual(['23', '13', '6', '0']);
  });
});

it('the history names the version of quotes and proofs, and the pieces', async () => {
  const step = { status: 1, at: carmen.at, by: 'Carmen Ruiz', role: 1 } as const;
  const items = [anOrderedItem('ES', { filename: 'Cartel' }), anOrderedItem('ES', { filename: 'Vinilo' })];
  read([first], {
    order: {
      items,
      history: [
        { ...step, kind: 'quote-sent', version: 1 },
        { ...step, kind: 'quote-expired', version: 1 },
        { ...step, kind: 'proof-sent', version: 3, pieces: [1] },
        { ...step, kind: 'proof-approved', pieces: [0, 1] },
        { ...step, kind: 'final-art', pieces: [0] },
      ],
    },
  });
  const details = textsOf(detailsTexts);
  const steps = within(await screen.findByRole('list', { name: details('timeline') })).getAllByRole(
    'listitem',
  );
  expect(
    steps.map((shown) => shown.firstElementChild?.nextElementSibling?.firstElementChild?.textContent),
  ).toEqual([
    details('step.quote-sent', { version: 1 }),
    details('step.quote-expired', { version: 1 }),
    details('step.proof-sent', { version: 3, pieces: 'Vinilo' }),
    details('step.proof-approved', { pieces: 'Cartel, Vinilo' }),
    details('step.final-art', { pieces: 'Cartel' }),
  ]);
});
