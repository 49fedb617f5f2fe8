import { describe, expect, it } from '@jest/globals';
import { Method, personalisedScale } from '@portal/contracts/areas/cart';
import { anOrderedItem, aQuoteLine, maxQuoteTotal, quoteTotals } from '@portal/contracts/areas/orders';
import { languages } from '@portal/contracts/kernel';
import fc from 'fast-check';
import { languageTag } from '#core/i18n/language';
import { anOrder, aQuote } from './orders.testing';
import {
  dueOf,
  moneyFormat,
  problemsOf,
  proposedLines,
  quoteDrafts,
  readCents,
  readLines,
  stateOn,
  typedCents,
  typedLine,
} from './quote';

const cents = fc.integer({ min: 0, max: maxQuoteTotal });

describe('amounts of a quote', () => {
  it.each(languages)('come back as typed and as formatted, to the cent (%s)', (language) => {
    const money = moneyFormat(languageTag[language], 'EUR');
    fc.assert(
      fc.property(cents, (amount) => {
        expect(readCents(typedCents(amount))).toBe(amount);
        expect(readCents(money(amount))).toBe(amount);
      }),
    );
  });

  it.each([
    ['12,50', 1250],
    ['12,5', 1250],
    ['12', 1200],
    ['12.5', 1250],
    ['0,05', 5],
    ['1.250', 125_000],
    ['1.250,50 €', 125_050],
    ['1 250,50', 125_050],
    ['1.000.000,00', maxQuoteTotal],
    ['007,10', 710],
  ])('are read as people type them: %s', (typed, read) => expect(readCents(typed)).toBe(read));

  it.each(['', ' ', '-1', '12,505', '1,2,3', '1.25.000', '12 abc', '1e3', ',', '9'.repeat(13)])(
    'are rejected where invalid: %s',
    (typed) => expect(readCents(typed)).toBeNull(),
  );
});

describe('lines of a quote', () => {
  const line = fc.record({
    text: fc.string({ minLength: 1 }),
    units: fc.integer({ min: 1, max: 1_000_000 }),
    unit_price: cents,
    vat_rate: fc.constantFrom(21, 10, 4, 0),
  });

  it('have the same totals after they were typed', () =>
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        expect(quoteTotals(readLines(lines.map(typedLine)))).toEqual(quoteTotals(lines));
      }),
    ));

  it('are named where they cannot be sent', () => {
    const good = typedLine(aQuoteLine('ES'));
    expect(Object.values(problemsOf(good)).filter(Boolean)).toEqual([]);
    const bad = problemsOf({ text: ' ', units: '0', price: '12,505', vat_rate: 21 });
    expect(bad).toEqual({ text: 'lineText', units: 'lineUnits', price: 'linePrice' });
    expect(problemsOf({ ...good, units: '1000001' }).units).toBe('lineUnits');
    expect(problemsOf({ ...good, units: '1,5' }).units).toBe('lineUnits');
  });

  it('are proposed from the pieces: name and units, a range is left to the agency', () => {
    const items = [
      anOrderedItem('ES', { filename: 'Cartel', units: 40, units_scale: '' }),
      anOrderedItem('ES', { units: 0, units_scale: '250 - 500' }),
      anOrderedItem('ES', { units: 0, units_scale: personalisedScale, units_scale_custom: '120' }),
      anOrderedItem('ES', { units: 0, units_scale: '' }),
    ];
    const [first, ...others] = proposedLines({ items }, 21);
    expect(first).toEqual({ text: 'Cartel', units: '40', price: '', vat_rate: 21 });
    expect(others.map(({ units }) => units)).toEqual(['', '120', '1']);
  });
});

it('a quote has expired after its last day, before the server knows', () => {
  const quote = aQuote([aQuoteLine('ES')], { valid_until: '2026-11-28' });
  expect([stateOn(quote, '2026-11-28'), stateOn(quote, '2026-11-29')]).toEqual(['waiting', 'expired']);
  expect(stateOn({ ...quote, state: 'accepted' }, '2026-11-29')).toBe('accepted');
});

it('a draft of another version of the portal is ignored', () => {
  const draft = { lines: [typedLine(aQuoteLine('ES'))], valid_until: '2026-12-13', note: '', version: 1 };
  quoteDrafts.write(7, 'a', draft);
  quoteDrafts.write(7, 'b', { ...draft, lines: [{ text: 'x' }] } as never);
  expect([quoteDrafts.read(7, 'a'), quoteDrafts.read(7, 'b'), quoteDrafts.read(8, 'a')]).toEqual([
    draft,
    null,
    null,
  ]);
});

describe('what waits for the agency first', () => {
  const items = [
    anOrderedItem('ES', { method: Method.Adaptation }),
    anOrderedItem('ES', { method: Method.Adaptation, as_it_is: true }),
  ];
  const promised = [anOrderedItem('ES', { method: Method.AdaptationAndProduction })];
  const step = {
    status: 3,
    at: '2026-11-21T10:00:00.000Z',
    role: 1,
    by: 'Carmen Ruiz',
    pieces: [0],
  } as const;
  const steps = (...kinds: readonly ('proof-sent' | 'proof-changes' | 'proof-approved' | 'final-art')[]) => ({
    history: kinds.map((kind) => ({ ...step, pieces: [...step.pieces], kind })),
  });

  it.each([
    ['proof', { items, ...steps('proof-sent', 'proof-changes'), quote: 'asked' }],
    ['quote', { items, quote: 'asked' }],
    ['quote', { items, quote: 'refused' }],
    ['quote', { items: promised, quote: null }],
    ['proof', { items: promised, quote: 'accepted' }],
    ['proof', { items, quote: null }],
    [null, { items, quote: 'waiting' }],
    [null, { items, ...steps('proof-sent') }],
    [null, { items, ...steps('proof-changes', 'proof-sent', 'proof-approved') }],
    [null, { items, ...steps('final-art') }],
    [null, { items, ...steps('proof-changes'), status: 4 }],
    [null, { items: items.slice(1), quote: null }],
  ] as const)('is %s for %j', (first, facts) => {
    expect(dueOf(anOrder(7, { status: 3, history: [], ...facts, items: [...facts.items] }))).toBe(first);
  });
});
