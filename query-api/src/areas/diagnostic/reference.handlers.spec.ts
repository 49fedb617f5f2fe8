import { expect, it } from '@jest/globals';
import type { Language } from '@portal/contracts';
import { brands, referenceQueries, swotOptions } from '@portal/contracts/areas/diagnostic';
import { askedBy, asking, viewsHolding } from '@portal/platform/testing/query-kit';
import { referenceHandlers } from './reference.handlers';

async function asked(language: Language = 'CAST') {
  const brand = (id: number, name: string, type: number, deleted = false) => ({
    id,
    name,
    type,
    version: 2,
    deleted,
  });
  const option = (id: number, data: string, status: number, deleted = false) => ({
    id,
    type: 1,
    data,
    status,
    version: 0,
    deleted,
    ...(id === 1
      ? { translations: { CAT: 'Espai exterior' }, translated: ['Espai exterior'] }
      : { translations: {}, translated: [] }),
  });
  const views = await viewsHolding(
    [brands, [brand(1, 'PIZZA', 2), brand(2, 'CAFÉ', 3), brand(3, 'ADIÓS', 3, true)]],
    [swotOptions, [option(1, 'Terraza', 0), option(2, 'Aparcamiento', 1), option(3, 'Nada', 0, true)]],
  );
  return asking(referenceHandlers, askedBy(views, { language })).ask;
}

it('[AMB-66] brands are listed by name, found by their letters and filtered by type; deleted ones are not there', async () => {
  const ask = await asked();
  const { data, total } = await ask(referenceQueries.ListNationalBrands, {});
  expect([total, data]).toEqual([
    2,
    [
      { id: 2, name: 'CAFÉ', type: 3, version: 2 },
      { id: 1, name: 'PIZZA', type: 2, version: 2 },
    ],
  ]);
  expect((await ask(referenceQueries.ListNationalBrands, { q: 'cafe' })).total).toBe(1);
  expect((await ask(referenceQueries.ListNationalBrands, { type: [2] })).data).toMatchObject([{ id: 1 }]);
});

it('[AMB-66] examples are listed with those that cannot be used', async () => {
  const ask = await asked();
  const { data } = await ask(referenceQueries.ListSwotOptions, { sort: 'data' });
  expect(data).toEqual([
    { id: 2, type: 1, data: 'Aparcamiento', texts: { CAST: 'Aparcamiento' }, status: 1, version: 0 },
    {
      id: 1,
      type: 1,
      data: 'Terraza',
      status: 0,
      version: 0,
      texts: { CAST: 'Terraza', CAT: 'Espai exterior' },
    },
  ]);
});

it('[AMB-95] [R-DIA-07] examples are read in the reader’s language, and found by the words of each', async () => {
  const ask = await asked('CAT');
  const { data } = await ask(referenceQueries.ListSwotOptions, { sort: 'data' });
  expect(data.map((option) => option.data)).toEqual(['Aparcamiento', 'Espai exterior']);
  const found = async (q: string) =>
    (await ask(referenceQueries.ListSwotOptions, { q })).data.map(({ id }) => id);
  expect([await found('espai'), await found('terraza')]).toEqual([[1], [1]]);
});
