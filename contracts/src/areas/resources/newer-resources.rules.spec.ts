import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newerThan } from '.';

const day = (at: number) => `2026-01-${String(at).padStart(2, '0')}T09:00:00.000Z`;
const piece = (id: number, at: number | null, changes: { name?: string; reference?: string } = {}) => ({
  id,
  name: `Pieza ${id}`,
  reference: '',
  publishedAt: at === null ? null : day(at),
  ...changes,
});
const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);

describe('the replacement of a resource', () => {
  const former = piece(1, 5, { name: 'Menú de verano 2025', reference: 'VER-25' });

  it('was published after it, the newest first', () => {
    const others = [
      piece(2, 4, { name: 'Barra' }),
      piece(3, 6, { name: 'Lona' }),
      piece(4, 9, { name: 'Mesa' }),
    ];
    expect(idsOf(newerThan(former, [...others, piece(5, null), former]))).toEqual([4, 3]);
  });

  it('is led by what follows it: the same name but for its year, or the same reference', () => {
    const others = [
      piece(2, 9, { name: 'Lona' }),
      piece(3, 6, { name: 'MENU de Verano 2026' }),
      piece(4, 7, { name: 'Terraza', reference: 'VER-25' }),
    ];
    expect(idsOf(newerThan(former, others))).toEqual([4, 3, 2]);
  });

  it('is any later one, where it was never published itself', () => {
    expect(idsOf(newerThan({ ...former, publishedAt: null }, [piece(2, 1)]))).toEqual([2]);
  });

  it('never is itself, nor older, nor twice', () => {
    const pieces = fc.uniqueArray(fc.tuple(fc.nat(20), fc.option(fc.integer({ min: 1, max: 28 }))), {
      selector: ([id]) => id,
    });
    fc.assert(
      fc.property(pieces, fc.integer({ min: 1, max: 28 }), (all, at) => {
        const found = newerThan(
          piece(1, at),
          all.map(([id, when]) => piece(id, when)),
        );
        expect(new Set(idsOf(found)).size).toBe(found.length);
        expect(found.every(({ id, publishedAt }) => id !== 1 && (publishedAt ?? '') > day(at))).toBe(true);
      }),
    );
  });
});
