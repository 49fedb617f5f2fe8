import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PersistentMap, PersistentSet } from './persistent-map';

const key = fc.integer({ min: 0, max: 9 });
const change = fc.tuple(key, fc.option(fc.integer()), fc.nat());

describe('a persistent map', () => {
  it('equals a Map in every version, in any order of changes and reads', () => {
    fc.assert(
      fc.property(fc.array(change), fc.array(fc.nat()), (changes, looks) => {
        const empty = { own: PersistentMap.of<number, number>(), model: new Map<number, number>() };
        const versions = [empty];
        const pick = (at: number) => versions[at % versions.length] ?? empty;
        const expectAlike = ({ own, model }: (typeof versions)[number]) => {
          expect([...own]).toEqual([...model]);
          expect([own.size, [...own.keys()], [...own.values()]]).toEqual([
            ...[model.size, [...model.keys()], [...model.values()]],
          ]);
          for (let each = 0; each < 10; each += 1) expect(own.get(each)).toBe(model.get(each));
        };
        for (const [id, value, from] of changes) {
          const { own, model } = from % 3 === 0 ? pick(from) : pick(versions.length - 1);
          const next = new Map(model);
          if (value === null) next.delete(id);
          else next.set(id, value);
          versions.push({ own: value === null ? own.without(id) : own.with(id, value), model: next });
        }
        looks.forEach((at) => expectAlike(pick(at)));
        versions.forEach(expectAlike);
      }),
    );
  });

  it('can be read while others are derived from it', () => {
    const map = PersistentMap.of([
      [1, 'a'],
      [2, 'b'],
    ]);
    const seen = [];
    let next = map;
    for (const [id] of map) {
      next = next.without(id).with(id + 10, 'c');
      seen.push(id, map.has(id));
    }
    expect(seen).toEqual([1, true, 2, true]);
    expect([...next.keys()]).toEqual([11, 12]);
  });

  it('equals another one by what it holds, in specs', () => {
    expect(PersistentMap.of([[1, 'a']])).not.toEqual(PersistentMap.of([[2, 'a']]));
    expect(PersistentSet.of([1, 2])).not.toEqual(PersistentSet.of([1, 3]));
    expect(PersistentSet.of([1, 2])).toEqual(PersistentSet.of([1, 2, 3]).without(3));
  });
});
