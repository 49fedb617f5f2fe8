import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { labelPlaces } from './year-chart';

const stacked = (name: string, left: number, width: number, level = 0) => ({
  action: { name },
  bar: { left, width },
  level,
});
const placesOf = (...row: ReturnType<typeof stacked>[]) => labelPlaces(row, 1000);

describe('the place of an action’s name', () => {
  it('[R-MKT-13] is on its bar where that is wide enough, else behind it', () => {
    expect(placesOf(stacked('Feria', 0.1, 0.2))).toEqual([{ at: 'inside', room: 0.2 }]);
    expect(placesOf(stacked('Feria', 0.1, 0.02))[0]?.at).toBe('after');
  });

  it('[R-MKT-13] is before its bar at the end of the year, and absent between two close ones', () => {
    expect(placesOf(stacked('Navidad', 0.97, 0.03))[0]?.at).toBe('before');
    expect(placesOf(stacked('A', 0, 0.48), stacked('Feria', 0.5, 0.02), stacked('B', 0.53, 0.4))[1]?.at).toBe(
      'none',
    );
  });

  it('[R-MKT-13] is not in the way of what is below it', () => {
    expect(placesOf(stacked('Feria', 0.1, 0.02), stacked('Otra', 0.13, 0.3, 1))[0]?.at).toBe('after');
  });

  it('[R-MKT-13] takes only the room it needs where the name of the next bar comes before that bar', () => {
    const [first, second] = placesOf(stacked('Feria', 0.1, 0.02), stacked('Navidad', 0.97, 0.03));
    expect([first?.at, second?.at]).toEqual(['after', 'before']);
    expect((first?.room ?? 1) + (second?.room ?? 1)).toBeLessThanOrEqual(0.97 - 0.12 + 1e-9);
  });

  it('[R-MKT-13] never overlaps another bar or name of its level', () => {
    const bars = fc.array(
      fc.record({ name: fc.string({ maxLength: 40 }), gap: fc.double({ min: 0, max: 0.2, noNaN: true }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(bars, (all) => {
        const row = all.reduce<ReturnType<typeof stacked>[]>((known, { name, gap }) => {
          const last = known.at(-1);
          const left = (last === undefined ? 0 : last.bar.left + last.bar.width) + gap;
          return left > 0.97 ? known : [...known, stacked(name, left, 0.02)];
        }, []);
        const spans = placesOf(...row).map(({ at, room }, index) => {
          const { left, width } = row[index]?.bar ?? { left: 0, width: 0 };
          const need = Math.min(room, ((row[index]?.action.name.length ?? 0) * 6.8 + 26) / 1000);
          if (at === 'after') return [left, left + width + need] as const;
          return at === 'before' ? ([left - need, left + width] as const) : ([left, left + width] as const);
        });
        for (const [index, [, end]] of spans.entries())
          expect(end).toBeLessThanOrEqual((spans[index + 1]?.[0] ?? 2) + 1e-9);
      }),
    );
  });
});
