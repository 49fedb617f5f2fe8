import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { marketRecords, markets } from '../../kernel';
import {
  aCompleteEntry,
  anEntry,
  type CartEntry,
  confirmed,
  firstOpenPage,
  formatOf,
  formats,
  isProduction,
  type MissingAnswer,
  notChosen,
  questionKeys,
  questions,
  refilled,
  sizeOf,
  unitsScale,
  validateEntry,
  type WizardRules,
} from '.';
import { anyEntry, answered } from './cart.testing';

const granVia = { id: 1, name: 'Gran Vía' };
const formatIds = formats.map(({ id }) => id);
const everything = { adaptation: formatIds, production: true };
const from = { ...anEntry().from, filename: 'Menú del día, nueva edición' };
const groundOf = (market: 'ES' | 'PT', changes = {}) => ({
  from,
  ways: everything,
  restaurant: granVia,
  mine: [1, 7],
  earliest: '2026-11-23',
  rules: marketRecords[market].features,
  ...changes,
});
const made = (entry: CartEntry): CartEntry => ({
  ...entry,
  restaurant_id: granVia.id,
  restaurant_name: granVia.name,
});
const asOrdered = (entry: CartEntry, market: 'ES' | 'PT') => {
  const {
    from: _from,
    custom_file: _file,
    custom_file_name: _name,
    images: _images,
    ...rest
  } = confirmed(entry, marketRecords[market].features);
  return { ...rest, params: { ...rest.params, custom_file: '' } };
};
const anyMarket = fc.constantFrom(...markets);
const anyWays = fc.record({ adaptation: fc.subarray(formatIds), production: fc.boolean() });

function notOffered(
  { to, params, units_scale, custom, ...entry }: CartEntry,
  ways: { readonly adaptation: readonly number[]; readonly production: boolean },
  rules: WizardRules,
): readonly string[] {
  const isAsItIs = isProduction({ to, params, units_scale, custom, ...entry });
  const isFormat = isAsItIs ? ways.production : [0, ...ways.adaptation].includes(to.file);
  const answers = questionKeys.filter((key) => {
    const { choices } = questions[key];
    return params[key].trim() !== '' && choices?.every(({ value }) => value !== params[key]);
  });
  const wrong: Readonly<Record<string, boolean>> = {
    format: !isFormat,
    size: to.filename !== '' && !sizeOf(formatOf(to.file)?.sizes ?? null, to.filename),
    method: !(entry.method === 1 || (entry.method === 2 && ways.production)),
    units: !['', ...unitsScale].includes(units_scale),
    direction: custom.direction !== null && !rules.wizardDirections,
  };
  return [...answers, ...Object.keys(wrong).filter((name) => wrong[name])];
}

function changedAnswers(before: CartEntry, after: CartEntry): readonly MissingAnswer[] {
  const changed: Readonly<Partial<Record<MissingAnswer, boolean>>> = {
    'to.file': before.to.file !== after.to.file,
    'to.filename': before.to.filename !== after.to.filename,
    method: before.method !== after.method,
    units: before.units_scale !== after.units_scale,
  };
  return [
    ...(Object.keys(changed) as MissingAnswer[]).filter((answer) => changed[answer]),
    ...questionKeys
      .filter((key) => before.params[key] !== after.params[key])
      .map((key) => `params.${key}` as const),
  ];
}

describe('an earlier entry applied to a piece as it is now', () => {
  it('keeps every answer of any complete entry', () => {
    fc.assert(
      fc.property(anyMarket, anyEntry, (market, entry) => {
        const { features: rules } = marketRecords[market];
        const complete = made(
          answered({ ...entry, to: { ...entry.to, file: formatOf(entry.to.file)?.id ?? 4 } }, rules),
        );
        const { params } = complete;
        const known = questionKeys.map((key) => [
          key,
          questions[key].choices && !questions[key].choices.some(({ value }) => value === params[key])
            ? ''
            : params[key],
        ]);
        const before = { ...complete, params: { ...params, ...Object.fromEntries(known) } } as CartEntry;
        const now = refilled(before, groundOf(market, { from: before.from }));
        expect(now?.lost).toEqual([]);
        expect(now && asOrdered(now.entry, market)).toEqual(
          asOrdered({ ...before, billed: rules.billingRestaurant ? 1 : notChosen }, market),
        );
      }),
    );
  });

  it('never has an answer that the piece does not offer', () => {
    fc.assert(
      fc.property(anyMarket, anyEntry, anyWays, (market, entry, ways) => {
        const before = made(entry);
        const now = refilled(before, groundOf(market, { from: before.from, ways }));
        if (now !== null) expect(notOffered(now.entry, ways, marketRecords[market].features)).toEqual([]);
      }),
    );
  });

  it('names every answer that is another one now', () => {
    fc.assert(
      fc.property(anyMarket, anyEntry, anyWays, (market, entry, ways) => {
        const before = made(entry);
        const now = refilled(before, groundOf(market, { from: before.from, ways }));
        if (now === null) return;
        const unsaid = changedAnswers(before, now.entry).filter((answer) => !now.lost.includes(answer));
        // A piece without its format loses its size too.
        expect(unsaid.filter((answer) => answer !== 'to.filename' || !now.lost.includes('to.file'))).toEqual(
          [],
        );
      }),
    );
  });

  it('[AMB-61] asks for a format that is gone, and opens there', () => {
    const { features: rules } = marketRecords.ES;
    const now = refilled(
      made(aCompleteEntry('ES')),
      groundOf('ES', { ways: { adaptation: [5], production: true } }),
    );
    expect(now).toMatchObject({
      lost: ['to.file'],
      entry: { to: { file: 0, filename: '', size: '' }, from },
    });
    expect(now && firstOpenPage(now, rules)).toEqual({ page: 1, isComplete: false });
    expect(now && validateEntry(now.entry, rules)).toMatchObject({ 'to.file': 'format' });
  });

  it('opens on the last page where nothing is open', () => {
    for (const market of markets) {
      const { features: rules } = marketRecords[market];
      const now = refilled(made(aCompleteEntry(market)), groundOf(market));
      expect(now && firstOpenPage(now, rules)).toEqual({
        page: rules.wizardBudgetPage ? 5 : 4,
        isComplete: true,
      });
    }
  });

  it('[AMB-60] of an unchanged piece becomes another unchanged piece, in the format of that one', () => {
    const asItIs = made(anEntry({ to: { file: 1, filename: '', size: '' }, units_scale: '3', units: 3 }));
    const lona = { ...from, file: 9, type: 5 };
    const now = refilled(asItIs, groundOf('ES', { from: lona }));
    expect(now).toMatchObject({ lost: [], entry: { to: { file: 5 }, units: 3, method: 2 } });
    expect(
      refilled(asItIs, groundOf('ES', { ways: { adaptation: formatIds, production: false } })),
    ).toBeNull();
    expect(
      refilled(made(aCompleteEntry('ES')), groundOf('ES', { ways: { adaptation: [], production: true } })),
    ).toBeNull();
  });

  it('follows to another restaurant: what named the former one names this one', () => {
    const entry = made(aCompleteEntry('ES', { custom: { ...anEntry().custom, restaurant: granVia.name } }));
    const other = { id: 7, name: 'Vallecas' };
    const now = refilled(entry, groundOf('ES', { restaurant: other }));
    expect(now).toMatchObject({
      lost: [],
      entry: { restaurant_id: 7, billed: 7, shipped: 7, custom: { restaurant: 'Vallecas' } },
    });
  });

  it('names a place that cannot be chosen any more', () => {
    const now = refilled(made(aCompleteEntry('ES', { billed: 9 })), groundOf('ES'));
    expect(now).toMatchObject({ lost: ['places'], entry: { billed: 1, shipped: 1 } });
  });

  it('names a day that has passed or is too early, and the wizard is complete without it', () => {
    const { features: rules } = marketRecords.ES;
    const before = (needed_by: string) => refilled(made(aCompleteEntry('ES', { needed_by })), groundOf('ES'));
    for (const day of ['2025-12-24', '2026-11-22']) {
      const now = before(day);
      expect(now).toMatchObject({ lost: ['needed_by'], entry: { needed_by: '' } });
      expect(now && firstOpenPage(now, rules)).toEqual({ page: 5, isComplete: true });
    }
    expect(before('2026-11-23')).toMatchObject({ lost: [], entry: { needed_by: '2026-11-23' } });
  });
});
