import { describe, expect, it, jest } from '@jest/globals';
import { anEntry } from '@portal/contracts/areas/cart';
import { CartStorage } from './cart-storage';
import { CartStore, freeId, withEntry, withoutEntries } from './cart-store';
import { SafeStorage } from '#core/storage/safe-storage';

const carmen = 7;
const luis = 8;
const put = (store: CartStore, user: number, id: string) =>
  store.change(user, (cart) => withEntry(cart, id, anEntry()));
const tab = (storage: () => Storage = () => localStorage) => {
  const place = new CartStorage(new SafeStorage(storage));
  return { place, store: new CartStore(place) };
};
const openTab = () => tab().store;
const idsOf = (store: CartStore, user: number) => Object.keys(store.cartOf(user));

describe('the cart in this browser', () => {
  it('[R-CRT-01] [R-PLT-17] keeps entries under `cart` by timestamp id, oldest first, over a reload', () => {
    const before = openTab();
    put(before, carmen, '1763640000001');
    put(before, carmen, '1763640000000');
    expect(Object.keys(JSON.parse(localStorage.getItem('cart') ?? '') as object).toSorted()).toEqual([
      '1763640000000',
      '1763640000001',
    ]);
    expect(idsOf(openTab(), carmen)).toEqual(['1763640000000', '1763640000001']);
  });

  it('[R-CRT-01] gives a new entry a timestamp that no other has', () => {
    const cart = { '1763640000000': anEntry(), '1763640000001': anEntry() };
    expect(freeId(cart, 1_763_640_000_000)).toBe('1763640000002');
    expect(freeId({}, 1_763_640_000_000)).toBe('1763640000000');
  });

  it('leaves out an entry that it cannot read and keeps the others', () => {
    localStorage.setItem('cart', JSON.stringify({ 1: { nonsense: true }, 2: anEntry(), 3: null }));
    expect(idsOf(openTab(), carmen)).toEqual(['2']);
  });

  it.each(['not JSON', '"text"', 'null', '[]', '{"from":'])('takes %p for an empty cart', (stored) => {
    localStorage.setItem('cart', stored);
    expect(openTab().cartOf(carmen)).toEqual({});
  });

  it('returns the same object as long as nothing changed, so that screens do not render again', () => {
    const store = openTab();
    put(store, carmen, '1');
    expect(store.cartOf(carmen)).toBe(store.cartOf(carmen));
  });

  it('keeps the cart until the page is closed where nothing can be stored', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const store = tab(() => full as unknown as Storage).store;
    put(store, carmen, '1');
    expect(idsOf(store, carmen)).toEqual(['1']);
  });
});

describe('the number of entries', () => {
  it('[R-PLT-11] counts what is stored; what cannot be read is taken out by the first screen that reads it', () => {
    localStorage.setItem('cart', JSON.stringify({ 1: { nonsense: true }, 2: anEntry() }));
    const { place, store } = tab();
    expect(place.count(carmen)).toBe(2);
    store.tidy(carmen);
    expect(place.count(carmen)).toBe(1);
    expect(idsOf(store, carmen)).toEqual(['2']);
  });

  it('is zero where there is no cart', () => {
    expect(tab().place.count(carmen)).toBe(0);
    localStorage.setItem('cart', 'not JSON');
    expect(tab().place.count(carmen)).toBe(0);
  });
});

describe('whose cart it is', () => {
  it('is not shown to another person at the same machine, and waits for its owner', () => {
    put(openTab(), carmen, '1');
    const later = openTab();
    expect(idsOf(later, luis)).toEqual([]);
    put(later, luis, '2');
    expect(idsOf(later, luis)).toEqual(['2']);
    expect(idsOf(openTab(), carmen)).toEqual(['1']);
    expect(idsOf(openTab(), luis)).toEqual(['2']);
  });

  it('holds nothing about the person', () => {
    put(openTab(), carmen, '1');
    expect(localStorage.getItem('cart')).not.toMatch(/contact|email|phone/);
  });

  it('leaves nothing on the machine when the person signs out, and touches nothing of other people', () => {
    const { place, store } = tab();
    put(store, carmen, '1');
    put(store, luis, '2');
    place.forget(carmen);
    expect(idsOf(openTab(), carmen)).toEqual([]);
    expect(idsOf(openTab(), luis)).toEqual(['2']);
    place.forget(luis);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

it('tabs see what another tab did, and add to it instead of overwriting it', () => {
  const { place, store: here } = tab();
  const there = openTab();
  const redraw = jest.fn();
  const stop = place.subscribe(redraw);
  put(there, carmen, '1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  expect(redraw).toHaveBeenCalledTimes(1);
  put(here, carmen, '2');
  expect(idsOf(there, carmen)).toEqual(['1', '2']);
  stop();
  put(here, carmen, '3');
  expect(redraw).toHaveBeenCalledTimes(2);
});

it('taking entries out leaves the others alone', () => {
  const cart = { 1: anEntry(), 2: anEntry({ units: 2 }), 3: anEntry() };
  expect(withoutEntries(cart, ['1', '3'])).toEqual({ 2: cart[2] });
});
