import { describe, expect, it } from '@jest/globals';
import { marketRecords, markets } from '../../kernel';
import { aCompleteEntry, anEntry, aReusedArt, confirmed, notChosen, validateEntry } from '../cart';
import { anOrderedItem, itemAgain, itemPrinted, type OrderedItem, toOrderItem } from '.';

const from = { ...anEntry().from, filename: 'Menú del día, nueva edición' };
const granVia = { id: 1, name: 'Gran Vía' };
const ways = { adaptation: [1, 4], production: true };
const entryAgain = (...given: Parameters<typeof itemAgain>) => itemAgain(...given)?.entry;
const ground = {
  from,
  ways,
  restaurant: granVia,
  mine: [1, 2],
  earliest: '2026-11-23',
  features: marketRecords.ES.features,
};

describe.each(markets)('ordering a piece again in %s', (market) => {
  const { features } = marketRecords[market];

  it('[R-ORD-06] restores every answer: the entry is complete', () => {
    const item = anOrderedItem(market);
    const entry = entryAgain(item, { ...ground, features });
    expect(entry).toMatchObject({ from, restaurant_id: 1, restaurant_name: 'Gran Vía', params: item.params });
    expect(entry && toOrderItem(confirmed(entry, features))).toEqual({
      ...toOrderItem(aCompleteEntry(market)),
      billed: features.billingRestaurant ? 1 : notChosen,
    });
    expect(entry && validateEntry(entry, features)).toEqual({});
  });
});

const art = aReusedArt();

describe.each(markets)('printing finished art again in %s', (market) => {
  const { features } = marketRecords[market];
  const printed = (item: OrderedItem, given: Partial<typeof ground> = {}) =>
    itemPrinted(item, art, { ...ground, features, ...given });

  it('[AMB-60] asks for copies alone: format and size are those of then, nothing is adapted', () => {
    const found = printed(anOrderedItem(market, { custom_file: 'f'.repeat(32), needed_by: '' }));
    if (!found) throw new Error('nothing to print');
    const { to, units_scale } = aCompleteEntry(market);
    expect(found).toMatchObject({ lost: [], entry: { to, units_scale, method: 2, art, custom_file: '' } });
    expect(found.entry.custom).toEqual(anEntry().custom);
    expect(Object.keys(validateEntry(found.entry, features))).toEqual(units_scale === '' ? ['units'] : []);
  });

  it('[AMB-60] needs no adaptation, but production', () => {
    const item = anOrderedItem(market);
    expect(printed(item, { ways: { adaptation: [], production: true } })?.lost).toEqual([]);
    expect(printed(item, { ways: { ...ways, production: false } })).toBeNull();
    expect(printed(anOrderedItem(market, { resource_type: 11, resource_type_format: '970x250' }))).toBeNull();
  });

  it('is the same art once more when that order is repeated', () => {
    const again = anOrderedItem(market, {
      ...toOrderItem(anEntry({ to: { file: 4, filename: '100x150', size: '' }, art })),
      as_it_is: true,
    });
    expect(itemAgain(again, { ...ground, features })?.entry).toMatchObject({
      art,
      to: { file: 4, filename: '100x150' },
    });
  });
});

describe('ordering a piece again', () => {
  it('asks for its files again, since an uploaded file belongs to one order', () => {
    const custom_file = 'f'.repeat(32);
    const item = anOrderedItem('ES', { custom_file, images: ['a'.repeat(32)] });
    const withFile = { ...item, params: { ...item.params, custom_file } };
    expect(entryAgain(withFile, ground)).toMatchObject({
      custom_file: '',
      images: [],
      params: { custom_file: '' },
    });
  });

  it('[AMB-60] [AMB-61] is refused for what cannot be ordered so any more', () => {
    expect(itemAgain(anOrderedItem('ES'), { ...ground, ways: { ...ways, adaptation: [] } })).toBeNull();
    const narrower = itemAgain(anOrderedItem('ES'), { ...ground, ways: { ...ways, adaptation: [5] } });
    expect(narrower).toMatchObject({ lost: ['to.file'], entry: { to: { file: 0 } } });
    const asItIs = anOrderedItem('ES', toOrderItem(anEntry({ to: { file: 1, filename: '', size: '' } })));
    expect(itemAgain(asItIs, ground)).not.toBeNull();
    expect(itemAgain(asItIs, { ...ground, ways: { ...ways, production: false } })).toBeNull();
  });

  it('[R-CAT-07] is an adaptation alone where production is not offered any more', () => {
    const notProduced = { ...ground, ways: { ...ways, production: false } };
    expect(entryAgain(anOrderedItem('ES'), notProduced)).toMatchObject({ method: 1 });
    expect(entryAgain(anOrderedItem('ES', { method: 4 }), ground)).toMatchObject({ method: 1 });
  });

  it('goes to the restaurant that is worked for where the one of then cannot be chosen', () => {
    const elsewhere = anOrderedItem('ES', { billed: 9, shipped: 9 });
    expect(entryAgain(elsewhere, ground)).toMatchObject({ billed: 1, shipped: 1 });
    const address = anOrderedItem('ES', { billed: 2, shipped: 0, custom_ship: 'Calle Mayor 3' });
    expect(entryAgain(address, ground)).toMatchObject({
      billed: 2,
      shipped: 0,
      custom_ship: 'Calle Mayor 3',
    });
  });
});
