import { describe, expect, it } from '@jest/globals';
import { maxFigureVersions } from '@portal/contracts/areas/imports';
import { evolve, type StreamRules } from '@portal/platform/decider/decider';
import fc from 'fast-check';
import { figuresDecider } from './figures.decider';
import { figureSnapshots } from './figures-snapshot';
import { currentRevisions, formerRevisions, isRestorable, type KindFigures } from './figures-state';

const places = ['restaurant-1', 'restaurant-2', 'province-28', 'nacional'];
const counts = { new: 1, changed: 0, gone: 0, same: 0 };

type Step = { readonly in: readonly string[]; readonly undoes: boolean };
const history = fc.array(
  fc.record({ in: fc.subarray(places, { minLength: 1 }), undoes: fc.boolean() }) as fc.Arbitrary<Step>,
  { maxLength: 30 },
);

const applied = (state: KindFigures, type: string, data: object) =>
  evolve(figuresDecider as unknown as StreamRules<KindFigures>, state, { type, data } as never);

function after(steps: readonly Step[]): KindFigures {
  return steps.reduce((state, step, at) => {
    const [last, confirmed] = [...state.imports].findLast(([, { undone }]) => undone === null) ?? [];
    if (step.undoes && last !== undefined) {
      const own = (confirmed?.places ?? []).filter((place) => isRestorable(state, place, last));
      const restored = own.reduce((now, place) => applied(now, 'FiguresRestored', { place }), state);
      return applied(restored, 'ImportUndone', { importId: last, places: own, newer: [] });
    }
    const importId = `import-${at}`;
    const imported = step.in.reduce(
      (now, place) => applied(now, 'FiguresImported', { place, importId }),
      state,
    );
    return applied(imported, 'ImportConfirmed', { importId, places: step.in, counts });
  }, figuresDecider.initial);
}

describe('the figures of a kind', () => {
  it('are the same once they were kept and read', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const state = after(steps);
        const kept = JSON.parse(JSON.stringify(figureSnapshots.write(state))) as never;
        expect(figureSnapshots.read(kept)).toEqual(state);
      }),
    );
  });

  it('are where their events stand, and so is what was before an import', () => {
    const state = after([
      { in: ['restaurant-1', 'restaurant-2'], undoes: false },
      { in: ['restaurant-2'], undoes: false },
    ]);
    expect(currentRevisions(state, [...places])).toEqual(
      new Map([
        ['restaurant-1', 0],
        ['restaurant-2', 3],
      ]),
    );
    expect(formerRevisions(state, 'import-1')).toEqual(new Map([['restaurant-2', 1]]));
    expect(formerRevisions(state, 'import-0')).toEqual(new Map());
    const undone = after([
      { in: ['restaurant-1', 'restaurant-2'], undoes: false },
      { in: ['restaurant-2'], undoes: false },
      { in: [], undoes: true },
    ]);
    expect(currentRevisions(undone, ['restaurant-2'])).toEqual(new Map([['restaurant-2', 1]]));
  });

  it('can be undone as far back as versions are kept', () => {
    const steps = Array.from({ length: maxFigureVersions + 1 }, () => ({
      in: ['restaurant-1'],
      undoes: false,
    }));
    const state = after(steps);
    expect(isRestorable(state, 'restaurant-1', `import-${maxFigureVersions}`)).toBe(true);
    const undos = Array.from({ length: maxFigureVersions - 1 }, () => ({ in: [], undoes: true }));
    const undone = after([...steps, ...undos]);
    expect(undone.places.get('restaurant-1')?.versions).toHaveLength(1);
    // History before the oldest version is cut.
    expect(isRestorable(undone, 'restaurant-1', 'import-1')).toBe(false);
  });

  it('are kept in few bytes: two years of five hundred restaurants in less than half a megabyte', () => {
    const restaurants = Array.from({ length: 500 }, (_, at) => `restaurant-${at + 1}`);
    const state = after(Array.from({ length: 24 }, () => ({ in: restaurants, undoes: false })));
    expect(JSON.stringify(figureSnapshots.write(state)).length).toBeLessThan(500_000);
  });
});
