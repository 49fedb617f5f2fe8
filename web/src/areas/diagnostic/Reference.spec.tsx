import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  brandTypeLabels,
  type NationalBrand,
  referenceCommands,
  referenceQueries,
  type SwotOption,
} from '@portal/contracts/areas/diagnostic';
import type { Role } from '@portal/contracts/kernel';
import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { app, inside, press, reads, recordText, see, select, type, uiText, user } from '#testing/screen-kit';
import { testArea } from '#testing/test-area';
import { textsOf } from '#testing/text-of';
import { widen } from '#testing/widen';
import { brandsTexts, swotOptionsTexts } from './texts';
import { diagnosticArea } from './index';
import { brandsPath, swotOptionsPath } from './ReferenceBar';

const brandText = textsOf(brandsTexts);
const optionText = textsOf(swotOptionsTexts);
const { AddBrand, UpdateBrand, DeleteBrand, RestoreBrand, AddSwotOption, UpdateSwotOption } =
  referenceCommands;
const brand: NationalBrand = { id: 7, name: 'BURGER DEL SUR', type: 1, version: 2 };
const option: SwotOption = {
  id: 3,
  type: 1,
  data: 'Buena ubicación',
  status: 0,
  version: 4,
  texts: { CAST: 'Buena ubicación' },
};

const elsewhere = testArea({ '/admin/elsewhere': () => 'elsewhere' });

function open(at: string, role: Role = 2, market: 'ES' | 'PT' = 'ES') {
  const api = fakeApi().signedIn({ type: role });
  api.collection(referenceQueries.ListNationalBrands, [brand], {
    filters: { type: () => true },
    remove: DeleteBrand,
    restore: RestoreBrand,
  });
  api.collection(
    referenceQueries.ListSwotOptions,
    [option, { ...option, id: 4, status: 1, data: 'Terraza' }],
    {
      filters: { type: () => true },
    },
  );
  api
    .on(AddBrand, () => ({ id: 9 }))
    .on(UpdateBrand, ({ id }) => ({ id }))
    .on(AddSwotOption, () => ({ id: 9 }))
    .on(UpdateSwotOption, ({ id }) => ({ id }));
  renderApp({ api, areas: [diagnosticArea, elsewhere], at, market });
  return { api };
}
const cards = async (name: string) => (await inside('list', name)).getAllByRole('listitem');

beforeEach(() => widen(400));

describe('[AMB-66] reference data', () => {
  it.each([brandsPath, `${brandsPath}/add`, `${brandsPath}/7`, swotOptionsPath, `${swotOptionsPath}/add`])(
    '[R-NAV-34] is not there in Portugal: %s leads to /admin',
    async (at) => {
      open(at, 2, 'PT');
      await see('elsewhere');
      expect(app.path()).toBe('/admin/elsewhere');
    },
  );

  it.each([1, 3, 4, 5] as const)('is for full administrators alone, not for role %s', async (role) => {
    open(brandsPath, role);
    await waitFor(() => expect(app.path()).not.toBe(brandsPath));
  });

  it('leads from the brands to the examples, and shows which of them is open', async () => {
    open(brandsPath);
    const link = await screen.findByRole('link', { name: optionText('title') });
    await user.click(link);
    await see.path(swotOptionsPath);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: optionText('title') }).getAttribute('aria-current')).toBe(
        'page',
      ),
    );
  });
});

describe('brands', () => {
  it('[R-DIA-23] are listed with their kind', async () => {
    open(brandsPath);
    const [first] = await cards(brandText('title'));
    reads(first, 'BURGER DEL SUR', brandTypeLabels[1].CAST);
  });

  it('[R-DIA-23] are added with a kind, which has to be chosen', async () => {
    const { api } = open(`${brandsPath}/add`);
    await type(brandText('name'), 'Pollo Exprés');
    await press(brandText('saveNew'));
    expect(api.callsTo(AddBrand)).toEqual([]);
    await select(brandText('type'), '2');
    await press(brandText('saveNew'));
    await see.sent(api, AddBrand, [{ name: 'Pollo Exprés', type: 2 }]);
    await see.path(brandsPath);
  });

  it('[R-DIA-26] say at the field that a name is taken', async () => {
    const { api } = open(`${brandsPath}/add`);
    api.on(AddBrand, () => refuse('brand_name_taken', { status: 409, fields: { name: 'taken' } }));
    await type(brandText('name'), 'Burger del Sur');
    await select(brandText('type'), '1');
    await press(brandText('saveNew'));
    await see(brandText('name.taken'));
  });

  it('[R4] are saved with the version they were read with', async () => {
    const { api } = open(`${brandsPath}/7`);
    await select(brandText('type'), '0');
    await press(brandText('save'));
    await see.sent(api, UpdateBrand, [{ id: 7, name: 'BURGER DEL SUR', type: 0, version: 2 }]);
  });

  it('[U5] are deleted after a question, and come back', async () => {
    open(brandsPath);
    await press(recordText('remove', { name: 'BURGER DEL SUR' }));
    await press(brandText('removeConfirm'));
    await screen.findByText(brandText('emptyTitle'));
    await press(uiText('undo'));
    await waitFor(async () => expect(await cards(brandText('title'))).toHaveLength(1));
  });
});

describe('examples for the four lists', () => {
  it('[R-DIA-07] are listed with their list, and whether they are offered', async () => {
    open(swotOptionsPath);
    const [first, second] = await cards(optionText('title'));
    reads(first, optionText('type1'), optionText('offered'));
    expect(second?.textContent).toContain(optionText('notOffered'));
  });

  it('[R-DIA-07] [AMB-95] are added in both languages as what can be used: status 0', async () => {
    const { api } = open(`${swotOptionsPath}/add?type=3`);
    await type(optionText('data'), 'Barrio nuevo');
    await type(new RegExp(optionText('data_cat')), 'Barri nou');
    await press(optionText('saveNew'));
    await see.sent(api, AddSwotOption, [{ type: 3, data: 'Barrio nuevo', data_cat: 'Barri nou', status: 0 }]);
  });

  it('[R-DIA-07] are no longer offered once they are switched off: status 1', async () => {
    const { api } = open(`${swotOptionsPath}/3`);
    await press(optionText('usable'), 'switch');
    await press(optionText('save'));
    await see.sent(api, UpdateSwotOption, [
      { id: 3, type: 1, data: 'Buena ubicación', data_cat: '', status: 1, version: 4 },
    ]);
  });
});
