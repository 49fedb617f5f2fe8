import { describe, expect, it } from '@jest/globals';
import { aCompleteEntry, anEntry, type Cart, notChosen } from '@portal/contracts/areas/cart';
import { marketRecords } from '@portal/contracts/kernel';
import { aRestaurant } from '#testing/sample-session';
import { groupsOf, pageOf, problemsFrom, problemsOf } from './cart';

const noContact = { name: '', email: 'nope', phone: '' };
const now = '2026-11-20T09:00:00.000Z';
const toSend = (cart: Cart, contact = carmen, restaurantId = 1) => ({
  cart,
  contact,
  restaurantId,
  neededBy: '',
});
const carmen = { name: 'Carmen', email: 'carmen@es.chain.example', phone: '600 123 456' };

describe('what keeps a cart from being sent', () => {
  it('[R-CRT-17] is listed all at once, for every piece and for the contact', () => {
    const cart = {
      1: aCompleteEntry('ES', { billed: -1, units_scale: '', units: 0 }),
      2: aCompleteEntry('ES', { shipped: 0 }),
    };
    const problems = problemsOf(toSend(cart, noContact), now, marketRecords.ES);
    expect(problems.map(({ code, entry }) => [code, entry])).toEqual([
      ['billed', '1'],
      ['units', '1'],
      ['shipped', '2'],
      ['name', undefined],
      ['email', undefined],
      ['phone', undefined],
    ]);
  });

  it('includes what the wizard would refuse, had the entry been changed elsewhere', () => {
    const cart = { 1: aCompleteEntry('ES', { to: { file: 4, filename: '', size: '' } }) };
    expect(problemsOf(toSend(cart), now, marketRecords.ES)).toEqual([
      { code: 'size', field: 'to.filename', entry: '1', restaurant: 1 },
    ]);
  });

  it('is the restaurant alone where it is unknown: nothing else is checked without one', () => {
    expect(problemsOf(toSend({ 1: anEntry() }, noContact, notChosen), now, marketRecords.ES)).toEqual([
      { code: 'restaurant', field: 'restaurant_id', restaurant: notChosen },
    ]);
  });

  it('is nothing for a complete cart', () => {
    expect(problemsOf(toSend({ 1: aCompleteEntry('ES') }), now, marketRecords.ES)).toEqual([]);
  });

  it('is a day that has passed, is too early or more than a year ahead, of the order or of a piece', () => {
    const cart = (...days: string[]) =>
      Object.fromEntries(days.map((needed_by, at) => [String(at), aCompleteEntry('ES', { needed_by })]));
    // 20 November 2026 is a Friday, 8 December a holiday.
    const late = { ...toSend(cart('2026-11-23', '2026-11-19', '')), neededBy: '2027-11-21' };
    expect(problemsOf(late, now, marketRecords.ES)).toEqual([
      { code: 'needed_too_early', field: 'needed_by', entry: '1', restaurant: 1 },
      { code: 'needed_too_far', field: 'needed_by', restaurant: 1 },
    ]);
    const before = '2026-12-07T09:00:00.000Z';
    const eve = { ...toSend(cart('2026-12-08')), neededBy: '2026-12-09' };
    expect(problemsOf(eve, before, marketRecords.ES)).toMatchObject([
      { code: 'needed_too_early', entry: '0' },
    ]);
  });
});

it('the server’s errors belong to the entry that was sent at that place', () => {
  const fields = {
    'items.1.custom.price': 'price_error',
    'order.items.0.to.filename': 'size',
    contact_email: 'email_domain',
    'items.0.billed': 'billed',
    'items.0.method': 'something_new',
  };
  expect(problemsFrom(fields, ['17', '18'])).toEqual([
    { code: 'price_error', field: 'custom.price', entry: '18' },
    { code: 'size', field: 'to.filename', entry: '17' },
    { code: 'email_domain', field: 'contact_email' },
    { code: 'billed', field: 'billed', entry: '17' },
    { code: 'unknown', field: 'method', entry: '17' },
  ]);
});

describe('where a field is filled in', () => {
  it.each([
    ['to.file', 1],
    ['to.filename', 2],
    ['to.size', 2],
    ['params.q1', 3],
    ['custom.legal', 4],
    ['custom_file', 4],
    ['images', 4],
    ['billed', null],
    ['custom_ship', null],
  ] as const)('%s is on page %p of the wizard', (field, page) => {
    expect(pageOf(field)).toBe(page);
  });

  it('has a page for every complaint of the wizard over an untouched entry', () => {
    const problems = problemsOf(toSend({ 1: anEntry() }), now, marketRecords.PT);
    const inWizard = problems.filter(
      ({ entry, code }) => entry !== undefined && code !== 'units' && code !== 'shipped',
    );
    expect(inWizard.length).toBeGreaterThan(0);
    expect(inWizard.every(({ field }) => pageOf(field) !== null)).toBe(true);
  });
});

const madeFor = (restaurant_id: number) =>
  anEntry({ restaurant_id, restaurant_name: `Restaurante ${restaurant_id}` });
const mine = [aRestaurant(1), aRestaurant(2)];
const groups = (cart: Parameters<typeof groupsOf>[0], restaurants = mine) =>
  groupsOf(cart, restaurants).map(({ name, state, cart: pieces }) => [
    name,
    state,
    Object.keys(pieces).join(),
  ]);

describe('the cart by restaurants', () => {
  it('[R-CRT-08] holds the pieces of each restaurant together, those with the oldest piece first', () => {
    expect(groups({ 1: madeFor(2), 2: madeFor(1), 3: madeFor(2) })).toEqual([
      ['102 - Restaurante 2', 'ours', '1,3'],
      ['101 - Restaurante 1', 'ours', '2'],
    ]);
  });

  it('asks for the restaurant of older pieces, unless the person works for one alone', () => {
    expect(groups({ 1: anEntry(), 2: madeFor(1) })).toEqual([
      ['', 'unknown', '1'],
      ['101 - Restaurante 1', 'ours', '2'],
    ]);
    expect(groups({ 1: anEntry(), 2: madeFor(1) }, [aRestaurant(1)])).toEqual([
      ['101 - Restaurante 1', 'ours', '1,2'],
    ]);
  });

  it('keeps apart, and last, what is for a restaurant that the person does not work for now', () => {
    expect(groups({ 1: madeFor(9), 2: madeFor(1) })).toEqual([
      ['101 - Restaurante 1', 'ours', '2'],
      ['Restaurante 9', 'foreign', '1'],
    ]);
  });
});
