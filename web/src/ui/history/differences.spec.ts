import { describe, expect, it } from '@jest/globals';
import { scheduleDays, type ScheduleBlock } from '@portal/contracts/areas/channels';
import fc from 'fast-check';
import {
  changesBetween,
  daysBetween,
  differenceOf,
  lacking,
  nodesBetween,
  wordDifference,
} from './differences';

const words = fc.array(fc.constantFrom('menu', 'del', 'día', ' ', ', ', '2,50 €', 'ñ'), { maxLength: 12 });
const texts = words.map((each) => each.join(''));
const hours = fc.constantFrom({ start: '08:00', end: '23:00' }, { start: '10:00', end: '01:00' });
const blocks = fc.record(
  Object.fromEntries(scheduleDays.map((day) => [day, hours])),
) as unknown as fc.Arbitrary<ScheduleBlock>;
const ids = fc.integer({ min: 1, max: 6 });
const nodes = fc.uniqueArray(fc.record({ id: ids, parent: fc.option(ids), name: texts }), {
  selector: ({ id }) => id,
  maxLength: 6,
});
const sorted = (list: readonly unknown[]) => list.map((each) => JSON.stringify(each)).toSorted();

describe('differences by kind of value', () => {
  it('of texts: without the added words it is the text before, without the gone ones that after', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const shown = wordDifference(before, after);
        const without = (what: string) => shown.map((word) => (word.what === what ? '' : word.text)).join('');
        expect([without('added'), without('gone')]).toEqual([before, after]);
        expect(shown.some(({ what }) => what !== 'same')).toBe(before !== after);
      }),
    );
  });

  it('of texts: what both have in common stays', () => {
    expect(wordDifference('menú del día', 'menú de la noche')).toEqual([
      { what: 'same', text: 'menú ' },
      { what: 'gone', text: 'del' },
      { what: 'added', text: 'de' },
      { what: 'same', text: ' ' },
      { what: 'gone', text: 'día' },
      { what: 'added', text: 'la noche' },
    ]);
  });

  it('of texts: a price or a time is one word', () => {
    expect(wordDifference('desde 8,95 €', 'desde 8,50 €')).toEqual([
      { what: 'same', text: 'desde ' },
      { what: 'gone', text: '8,95' },
      { what: 'added', text: '8,50' },
      { what: 'same', text: ' €' },
    ]);
  });

  it('of very long texts: replaced whole', () => {
    const before = 'uno '.repeat(900);
    const after = 'dos '.repeat(900);
    expect(wordDifference(before, after)).toEqual([
      { what: 'gone', text: before },
      { what: 'added', text: after },
    ]);
  });

  it('of sets: what is lacking, and nothing of their order', () => {
    const sets = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 8 });
    fc.assert(
      fc.property(sets, sets, (before, after) => {
        const gone = lacking(before, after);
        const kept = lacking(before, gone);
        expect(sorted([...kept, ...lacking(after, before)])).toEqual(sorted(after));
        expect(lacking(before, before.toReversed())).toEqual([]);
      }),
    );
  });

  it('of hours: with those of the named days they are the hours after', () => {
    fc.assert(
      fc.property(blocks, blocks, (before, after) => {
        const days = daysBetween(before, after).map((day) => [day, after[day]]);
        expect({ ...before, ...Object.fromEntries(days) }).toEqual(after);
        expect(daysBetween(before, before)).toEqual([]);
      }),
    );
  });

  it('of trees: each node is gone, added or changed in the fields that differ, or not named', () => {
    fc.assert(
      fc.property(nodes, nodes, (before, after) => {
        const shown = new Map(nodesBetween(before, after).map((change) => [change.id, change]));
        const find = (list: readonly { readonly id: number }[], id: number) =>
          list.find((node) => node.id === id);
        for (const id of [1, 2, 3, 4, 5, 6]) {
          const was = find(before, id);
          const is = find(after, id);
          const changes = changesBetween(was ?? {}, is ?? {});
          const what = !was ? 'added' : !is ? 'gone' : 'changed';
          expect(shown.get(String(id))?.what).toBe(changes.length === 0 ? undefined : what);
          expect(shown.get(String(id))?.changes ?? []).toEqual(changes);
        }
      }),
    );
  });

  it('of trees: a node has the names above it, also in a circle', () => {
    const tree = [
      { id: 1, parent: null, name: 'Ventas' },
      { id: 2, parent: 1, name: 'Tardes' },
    ];
    const path = (more: object[]) => nodesBetween(tree, [...tree, ...more] as never).map((node) => node.path);
    expect(path([{ id: 3, parent: 2, name: 'Merienda' }])).toEqual([['Ventas', 'Tardes', 'Merienda']]);
    const circle = [
      { id: 4, parent: 5, name: 'A' },
      { id: 5, parent: 4, name: 'B' },
    ];
    expect(path(circle)).toEqual([
      ['A', 'B', 'A'],
      ['B', 'A', 'B'],
    ]);
  });

  it('choose their kind by the values', () => {
    const kinds = (before: unknown, after: unknown) => differenceOf(before, after).kind;
    const block = Object.fromEntries(scheduleDays.map((day) => [day, { start: '', end: '' }]));
    expect(kinds('un texto', 'otro texto')).toBe('words');
    expect(kinds('uno', 'dos')).toBe('plain');
    expect(kinds([1, 2], [2, 3])).toBe('set');
    expect(kinds(null, [1])).toBe('set');
    expect(kinds([1, 2], [2, 1])).toBe('plain');
    expect(kinds(block, { ...block, festive: { start: '10:00', end: '11:00' } })).toBe('hours');
    expect(kinds([{ id: 1, name: 'a' }], [])).toBe('tree');
    expect(kinds('/api/slider/2/cover?v=k1', '/api/slider/2/cover?v=k2')).toBe('pictures');
    expect(kinds('', '/api/slider/2/cover?v=k2')).toBe('pictures');
    expect(kinds('https://es.example/api/x?v=1', 'https://es.example/')).toBe('plain');
  });

  it('of objects are named by their paths, and equal fields are not', () => {
    const before = { name: 'a', birthday: { price: '1', phone: '' }, closed: null, version: 3 };
    const after = { name: 'a', birthday: { price: '2', phone: '' }, closed: { from: '1' }, version: 3 };
    expect(changesBetween(before, after).map(({ path, before: was, after: is }) => [path, was, is])).toEqual([
      ['birthday.price', '1', '2'],
      ['closed.from', undefined, '1'],
    ]);
  });
});
