import { describe, expect, it } from '@jest/globals';
import { isPrinted, Method, newEntry, validateEntry } from '@portal/contracts/areas/cart';
import { aResourceDetail, formatsIn, waysOf } from '@portal/contracts/areas/resources';
import { marketRecords, markets } from '@portal/contracts/kernel';
import fc from 'fast-check';
import { type CommonAnswers, deliveryEntry, firstWay, manyEntry, openPages, sharedQuestions } from './many';

const restaurant = { id: 1, name: 'Gran Vía' };
const blank = newEntry({ file: 0, filename: '', reference: '', link: '', image: '', type: 0 });
const piece = (id: number, customizable: string, budget = 0) =>
  aResourceDetail({ id, name: `Pieza ${id}`, customizable, budget });
const common = (changes: Partial<CommonAnswers> = {}): CommonAnswers => ({
  way: 'adapted',
  format: 0,
  entry: { ...blank, billed: 1, shipped: 1 },
  ...changes,
});
const ground = { restaurant, features: marketRecords.ES.features };

describe('many pieces', () => {
  it('share the formats that all of them are adapted into', () => {
    const shared = sharedQuestions([piece(1, '1,4,5', 1), piece(2, '4,5')], common(), ground);
    expect(shared).toEqual({ way: true, formats: [4, 5], method: true, delivery: true, details: true });
  });

  it('[AMB-60] that are ordered unchanged have neither days nor instructions nor a format', () => {
    const shared = sharedQuestions([piece(1, '', 1), piece(2, '', 1)], common({ way: 'asItIs' }), ground);
    expect(shared).toEqual({ way: false, formats: [], method: false, delivery: true, details: false });
    expect(firstWay([piece(1, '', 1), piece(2, '1', 1)])).toBe('asItIs');
    expect(firstWay([piece(1, '', 1), piece(2, '1')])).toBe('adapted');
  });

  it('get the common answers, and what does not fit them is left open', () => {
    const answered = common({
      format: 4,
      entry: {
        ...common().entry,
        method: Method.AdaptationAndProduction,
        units: 3,
        units_scale: '3',
        custom: { ...blank.custom, others: 'Sin precio', start_date: '2026-12-01', end_date: '2026-12-31' },
      },
    });
    const entry = manyEntry(piece(1, '4', 1), answered, ground);
    expect(entry).toMatchObject({
      to: { file: 4 },
      method: 2,
      units: 3,
      shipped: 1,
      billed: 1,
      restaurant_id: 1,
      custom: { others: 'Sin precio', restaurant: 'Gran Vía', start_date: '2026-12-01' },
    });
    expect(entry && openPages(entry, ground.features)).toEqual(['size', 'questions']);
    expect(manyEntry(piece(2, '5'), answered, ground)).toMatchObject({
      to: { file: 0 },
      method: 1,
      units: 0,
    });
    expect(manyEntry(piece(3, ''), answered, ground)).toBeNull();
  });

  it('are asked for units as soon as one of them is printed, also where adaptations never are', () => {
    const { features } = marketRecords.PT;
    const requested = common({ way: 'asItIs' });
    const printed = manyEntry(piece(1, '', 1), requested, { restaurant, features });
    const adapted = manyEntry(piece(2, '4'), requested, { restaurant, features });
    const entries = [adapted, printed].flatMap((entry) => entry ?? []);
    expect(isPrinted(deliveryEntry(requested.entry, entries))).toBe(true);
    expect(isPrinted(deliveryEntry(requested.entry, entries.slice(0, 1)))).toBe(false);
  });

  it('never are entries that a piece does not offer', () => {
    const customizable = fc.subarray([1, 4, 5, 10, 14]).map((ids) => ids.join(','));
    const answers = fc.record({
      way: fc.constantFrom('asItIs' as const, 'adapted' as const),
      format: fc.constantFrom(0, 1, 4, 10, 99),
      method: fc.constantFrom(1 as const, 2 as const),
      market: fc.constantFrom(...markets),
      budget: fc.constantFrom(0, 1),
      customizable,
    });
    fc.assert(
      fc.property(answers, ({ way, format, method, market, budget, customizable: ids }) => {
        const { features } = marketRecords[market];
        const requested = piece(1, ids, budget);
        const given = common({ way, format, entry: { ...common().entry, method } });
        const entry = manyEntry(requested, given, { restaurant, features });
        const { adaptation, production } = waysOf(requested, requested.places);
        expect(entry === null).toBe(!production && adaptation.length === 0);
        if (entry === null) return;
        const isAsItIs = entry.to.file === entry.from.type && entry.custom.restaurant === '';
        expect(isAsItIs ? production : [0, ...formatsIn(ids)].includes(entry.to.file)).toBe(true);
        expect(entry.method === 1 || production).toBe(true);
        expect(validateEntry(entry, features)).not.toHaveProperty('method');
      }),
    );
  });
});
