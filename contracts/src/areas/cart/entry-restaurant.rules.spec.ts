import { describe, expect, it } from '@jest/globals';
import { anEntry, cartEntrySchema, deliveryGaps, madeFor, moveTo, notChosen, otherAddress } from '.';
import { marketRecords } from '../../kernel';

const granVia = { id: 7, name: 'Madrid Gran Vía' };
const vallecas = { id: 8, name: 'Madrid Vallecas' };
const { features } = marketRecords.ES;

describe('the restaurant of a cart entry', () => {
  it('[R-CRT-04] is proposed for the invoice and the delivery, so that only the units are left to choose', () => {
    const entry = madeFor(anEntry(), granVia, features);
    expect(entry).toMatchObject({ restaurant_id: 7, restaurant_name: granVia.name, billed: 7, shipped: 7 });
    expect(deliveryGaps(entry, features)).toEqual(['units']);
  });

  it('[R-CRT-13] is not billed in the market that bills no restaurant', () => {
    expect(madeFor(anEntry(), granVia, marketRecords.PT.features)).toMatchObject({
      billed: notChosen,
      shipped: 7,
    });
  });

  it('is unknown in carts that are older than this field', () => {
    const { restaurant_id, restaurant_name, ...older } = anEntry();
    expect(cartEntrySchema.parse(older)).toMatchObject({ restaurant_id, restaurant_name });
    expect([restaurant_id, restaurant_name]).toEqual([notChosen, '']);
  });

  it('takes along what named it when the piece is given to another one, and leaves what was chosen otherwise', () => {
    const made = madeFor(anEntry(), granVia, features);
    const named = { ...made, custom: { ...made.custom, restaurant: granVia.name } };
    expect(moveTo(named, vallecas)).toMatchObject({
      restaurant_id: 8,
      restaurant_name: vallecas.name,
      billed: 8,
      shipped: 8,
      custom: { restaurant: vallecas.name },
    });
    const chosen = {
      ...named,
      billed: 9,
      shipped: otherAddress,
      custom: { ...named.custom, restaurant: 'Kiosko' },
    };
    expect(moveTo(chosen, vallecas)).toMatchObject({
      restaurant_id: 8,
      billed: 9,
      shipped: otherAddress,
      custom: { restaurant: 'Kiosko' },
    });
    expect(moveTo(anEntry(), vallecas)).toMatchObject({ billed: notChosen, shipped: notChosen });
  });
});
