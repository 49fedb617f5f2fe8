import { describe, expect, it } from '@jest/globals';
import {
  anEntry,
  type CartDevice,
  type SyncedCart,
  newCartDevice,
  reconcile,
  type Reconciling,
  withOrdered,
  withTaken,
} from '.';

const here = 'a'.repeat(16);
const there = 'b'.repeat(16);
const named = (filename: string, units = 0) => {
  const entry = anEntry({ units });
  return { ...entry, from: { ...entry.from, filename } };
};
const menu = named('Menú');
const poster = named('Cartel');
const kept = (id: string, version: number, entry = menu, device = there) => ({
  id,
  version,
  device,
  entry,
  changed_at: '2026-11-20T09:00:00.000Z',
});
const answering = (facts: Partial<SyncedCart>): SyncedCart => ({
  version: 9,
  entries: [],
  gone: [],
  superseded: [],
  ...facts,
});
const device = (facts: Partial<CartDevice> = {}): CartDevice => ({ ...newCartDevice(here), ...facts });
const after = (facts: Partial<Reconciling>) =>
  reconcile({
    device: device(),
    cart: {},
    answer: answering({}),
    isPending: () => false,
    isOrdering: () => false,
    ...facts,
  });
const notices = (facts: Partial<Reconciling>) => after(facts)?.device.notices;
const onlyPending = (id: string) => (each: string) => each === id;

describe('the cart of a device', () => {
  it('has what other devices put in, in its place', () => {
    const answer = answering({ entries: [kept('10', 1), kept('30', 2, poster)] });
    const found = after({ cart: { 20: menu }, answer, isPending: onlyPending('20') });
    expect(Object.keys(found?.cart ?? {})).toEqual(['10', '20', '30']);
    expect(found?.device).toMatchObject({ version: 9, known: { 10: 1, 30: 2 }, notices: [] });
  });

  it('is taken over once where it is older than carts that are kept', () => {
    const first = after({ cart: { 10: menu } });
    expect([first?.cart, first?.unsent, first?.device.notices]).toEqual([{ 10: menu }, ['10'], []]);
    const sent = { ...(first?.device ?? device()), known: { 10: 0 } };
    expect(after({ device: sent, cart: { 10: menu } })?.unsent).toEqual([]);
  });

  it('keeps what waits here to be sent, changed or taken out', () => {
    const answer = answering({ entries: [kept('10', 2)] });
    const known = device({ known: { 10: 1 } });
    const changed = after({ device: known, cart: { 10: poster }, answer, isPending: onlyPending('10') });
    expect([changed?.cart, changed?.device.known]).toEqual([{ 10: poster }, { 10: 1 }]);
    const removed = after({ device: known, answer, isPending: onlyPending('10') });
    expect(removed?.cart).toEqual({});
  });

  it('goes back to no older answer, also not to one from before an own change was taken', () => {
    const taken = withTaken(device({ version: 9, known: { 10: 3 } }), '10', { id: '10', version: 10 });
    expect(taken).toMatchObject({ version: 10, known: { 10: 10 } });
    expect(after({ device: taken, cart: { 10: poster }, answer: answering({ version: 9 }) })).toBeNull();
    expect(withTaken(taken, '20', { id: '21', version: 11 }).known).toEqual({ 10: 10 });
  });

  it('leaves alone what is being ordered', () => {
    const gone = [{ id: '10', version: 2, order: { id: 'order', device: there, as: '10' } }];
    const found = after({
      device: device({ known: { 10: 1 } }),
      cart: { 10: menu },
      answer: answering({ gone }),
      isOrdering: onlyPending('10'),
    });
    expect([found?.cart, found?.device.notices, found?.unsent]).toEqual([{ 10: menu }, [], []]);
  });
});

describe('what was ordered on a device', () => {
  it('does not come back with an earlier answer, and is forgotten once the server confirms it', () => {
    const sent = withOrdered(device({ known: { 10: 1 } }), ['10']);
    const early = after({ device: sent, answer: answering({ entries: [kept('10', 1)] }) });
    expect([early?.cart, early?.device.ordered]).toEqual([{}, ['10']]);
    const gone = [{ id: '10', version: 2, order: { id: 'order', device: there, as: '10' } }];
    const late = after({ device: early?.device ?? sent, answer: answering({ gone }) });
    expect([late?.cart, late?.device.ordered, late?.device.notices]).toEqual([{}, [], []]);
  });

  it('hides nothing of another device that took the same id, once the server confirms it', () => {
    const sent = withOrdered(device({ known: { 10: 0 } }), ['10']);
    const gone = [{ id: '11', version: 3, order: { id: 'order', device: here, as: '10' } }];
    const found = after({ device: sent, answer: answering({ entries: [kept('10', 2)], gone }) });
    expect([found?.cart, found?.device.ordered]).toEqual([{ 10: menu }, []]);
  });
});

describe('the notices of a person', () => {
  it('names what was taken out or ordered elsewhere; what was taken out can be had back', () => {
    const gone = [
      { id: '10', version: 2, order: null },
      { id: '20', version: 3, order: { id: 'order', device: there, as: '10' } },
    ];
    const found = after({
      device: device({ known: { 10: 1, 20: 1 } }),
      cart: { 10: menu, 20: poster },
      answer: answering({ gone }),
    });
    expect(found?.cart).toEqual({});
    expect(found?.device.notices).toEqual([
      { id: '10', name: 'Menú', kind: 'removed', orderId: null, lost: menu },
      { id: '20', name: 'Cartel', kind: 'ordered', orderId: 'order', lost: null },
    ]);
    // The device has seen this removal.
    expect(found?.device.known).toEqual({ 10: 2, 20: 3 });
  });

  it('names a change that lost against a later one, with the change; once, and on its device alone', () => {
    const answer = answering({
      entries: [kept('10', 8, named('Menú', 4))],
      superseded: [{ id: '10', version: 9, device: here, reason: 'change' }],
    });
    const own = named('Menú', 3);
    const found = after({ device: device({ version: 7, known: { 10: 7 } }), cart: { 10: own }, answer });
    expect(found?.cart).toEqual({ 10: named('Menú', 4) });
    expect(found?.device.notices).toEqual([
      { id: '10', name: 'Menú', kind: 'changed', orderId: null, lost: own },
    ]);
    const cart = { 10: named('Menú', 4) };
    expect(notices({ device: device({ version: 9, told: 9, known: { 10: 8 } }), cart, answer })).toEqual([]);
    const other = device({ device: there, known: { 10: 7 } });
    expect(notices({ device: other, cart: { 10: own }, answer })).toEqual([]);
  });

  it('appear although another own change was answered first', () => {
    const answer = answering({
      version: 10,
      entries: [kept('10', 8)],
      superseded: [{ id: '10', version: 9, device: here, reason: 'change' }],
    });
    const acknowledged = device({ version: 10, told: 7, known: { 10: 7 } });
    expect(after({ device: acknowledged, cart: { 10: poster }, answer })?.device.notices).toHaveLength(1);
  });

  it('names what stays although it was taken out here', () => {
    const answer = answering({
      entries: [kept('10', 8)],
      superseded: [{ id: '10', version: 9, device: here, reason: 'removal' }],
    });
    const found = after({ device: device({ known: { 10: 7 } }), answer });
    expect(found?.cart).toEqual({ 10: menu });
    expect(found?.device.notices).toEqual([
      { id: '10', name: 'Menú', kind: 'stays', orderId: null, lost: null },
    ]);
  });
});
