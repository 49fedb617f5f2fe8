import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  brandTypeLabels,
  type ComparisonRow,
  type Diagnostic,
  diagnosticCommands,
  intensityLabels,
  noRatings,
  ownChainId,
  highestRating,
} from '@portal/contracts/areas/diagnostic';
import { screen, waitFor, within } from '@testing-library/react';
import { broken, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { app, inside, press, reads, see, select, textsOf, type, uiText, user } from '#testing/screen-kit';
import { widen } from '#testing/widen';
import { blocksTexts } from '#ui/texts';
import { brandErrorTexts, competitionTexts, diagnosticTexts } from './texts';
import { diagnosticArea } from './';
import { emptyDiagnosticApi, type FakeDiagnostic } from './diagnostic.testing';
import { anEmptyDiagnostic, someBrands } from './samples.testing';

const text = textsOf(competitionTexts);
const frame = textsOf(diagnosticTexts);
const errors = textsOf(brandErrorTexts);
const blocks = textsOf(blocksTexts);
const { UpdateCompetition, UpdateComparison, AddCustomBrand, DeleteCustomBrand } = diagnosticCommands;
const lastSave = '2026-11-24T10:00:00.000Z';
const direct = brandTypeLabels[1].CAST;
const casual = brandTypeLabels[4].CAST;

type Chosen = Diagnostic['competition']['competence'][number];
const chosen = (id: string, status: 1 | 2 = 1): Chosen => {
  const brand = someBrands.find((each) => each.brand_id === id);
  if (brand === undefined) throw new Error(`no brand ${id}`);
  return { ...brand, status };
};
const row = (id: string, name: string, features: Partial<ComparisonRow['features']> = {}): ComparisonRow => ({
  brand_id: id,
  name,
  features: { ...noRatings, ...features },
});

const busy = (): Partial<Diagnostic> => ({
  competition: { competence: [chosen('7', 2), chosen('8'), chosen('1-1', 2)], version: 3 },
  comparison: {
    mcd: row(ownChainId, '', { service: 5, promotion: 2 }),
    rest1: row('7', 'BURGER DEL SUR', { service: 3, promotion: 4 }),
    rest2: row('1-1', 'BAR DE LA ESQUINA'),
    rest3: null,
    version: 5,
  },
});

async function open(fake: FakeDiagnostic) {
  renderApp({ api: fake.api, areas: [diagnosticArea], at: '/diagnostic' });
  await screen.findByRole('heading', { name: text('board') });
  return fake;
}
const brand = (name: RegExp) =>
  screen.getAllByRole('button', { name }).find((each) => each.hasAttribute('aria-pressed')) as HTMLElement;
const isChosen = (name: RegExp) => brand(name).getAttribute('aria-pressed');
const group = (name: string) => within(screen.getByRole('region', { name }));
const save = (block: 'competition' | 'comparison') => frame('save', { block: frame(`block.${block}`) });
const rating = (feature: 'service' | 'promotion', name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', {
    name: text('rating', { feature: text(`feature.${feature}`), name }),
  });

/** Names in the comparison, in order. */
const heads = () =>
  within(screen.getByRole('table', { name: text('ratings', { highest: highestRating }) }))
    .getAllByRole('columnheader')
    .map((head) => (head.querySelector('.name') ?? head).textContent);

beforeEach(() => widen(1280));

describe('the board of competitors', () => {
  it('[R-DIA-22] [R-DIA-27] shows brands by kind, and which of them were chosen', async () => {
    await open(emptyDiagnosticApi(busy()));
    expect(isChosen(/BURGER DEL SUR/)).toBe('true');
    expect(isChosen(/PIZZA NAPOLI/)).toBe('false');
    expect(group(direct).getByRole('button', { name: /BURGER DEL SUR/ })).toBeTruthy();
  });

  it('[R-DIA-31] offers to save only after a change; choosing a brand and leaving it out again is no change', async () => {
    await open(emptyDiagnosticApi(busy()));
    see.none('button', save('competition'));
    await user.click(brand(/PIZZA NAPOLI/));
    expect(screen.getByRole('button', { name: save('competition') })).toBeTruthy();
    await user.click(brand(/PIZZA NAPOLI/));
    see.none('button', save('competition'));
  });

  it('[R-DIA-24] [R-DIA-31] [R4] saves brands and intensities with the version they were read with', async () => {
    const fake = await open(emptyDiagnosticApi(busy()));
    await user.click(brand(/PIZZA NAPOLI/));
    await press(intensityLabels[1].CAST, 'radio', group(direct));
    await press(save('competition'));
    await see(frame('saved'));
    expect(fake.api.callsTo(UpdateCompetition)).toEqual([
      {
        restaurant_id: 1,
        competence: ['7', '8', '1-1', '10'],
        intensity: { type0: null, type1: 1, type2: null, type3: null, type4: null, type5: null },
        version: 3,
      },
    ]);
    await waitFor(() => see.none('button', save('competition')));
  });

  it('[R-DIA-31] keeps what was chosen where saving fails', async () => {
    const fake = emptyDiagnosticApi(busy());
    fake.api.on(UpdateCompetition, () => broken());
    await open(fake);
    await user.click(brand(/PIZZA NAPOLI/));
    await press(save('competition'));
    await see(blocks('failed'));
    expect(isChosen(/PIZZA NAPOLI/)).toBe('true');
  });

  it('[R4] shows who saved other competitors since, and asks whose changes hold', async () => {
    const fake = await open(emptyDiagnosticApi(busy()));
    await user.click(brand(/PIZZA NAPOLI/));
    fake.change({
      competition: { competence: [chosen('7', 2), chosen('1-1', 2)], version: 4 },
      changed: {
        ...fake.known().changed,
        competition: { date: '2026-11-24T09:30:00.000Z', user_name: 'Lucía Vega' },
      },
    });
    app.push('DiagnosticChanged', { id: 1, position: 9 });
    const notice = await screen.findByRole('alert');
    reads(notice, 'Lucía Vega', 'POLLO EXPRÉS');
    await press(blocks('keepMine'), 'button', within(notice));
    await press(save('competition'));
    await see.sent(fake, UpdateCompetition, 1);
    expect(fake.api.callsTo(UpdateCompetition)[0]).toMatchObject({ version: 4 });
  });

  it('[R-DIA-31] warns that a compared brand which is left out leaves the comparison', async () => {
    await open(emptyDiagnosticApi(busy()));
    await user.click(brand(/BURGER DEL SUR/));
    await see(text('leavesComparison', { count: 1, names: 'BURGER DEL SUR' }));
  });

  it('[R4] does not report the loss of a brand from the comparison as another person’s change', async () => {
    const fake = await open(emptyDiagnosticApi(busy()));
    await user.selectOptions(rating('promotion', 'BAR DE LA ESQUINA'), '3');
    await user.click(brand(/BURGER DEL SUR/));
    await press(save('competition'));
    await waitFor(() => expect(heads()).not.toContain('BURGER DEL SUR'));
    see.none('alert');
    expect(rating('promotion', 'BAR DE LA ESQUINA').value).toBe('3');
    await press(save('comparison'));
    await see.sent(fake, UpdateComparison, 1);
    expect(fake.api.callsTo(UpdateComparison)[0]).toMatchObject({
      rest1: { brand_id: '1-1', features: { promotion: 3 } },
      rest2: null,
    });
  });
});

describe('own brands', () => {
  it('[R-DIA-26] [R-ERR-18] need a name: the error is at the field and nothing is sent', async () => {
    const fake = await open(emptyDiagnosticApi());
    await press(text('addTo', { type: casual }));
    await press(text('addConfirm'));
    await see(errors('error_message'));
    expect(fake.api.callsTo(AddCustomBrand)).toEqual([]);
  });

  it('[R-DIA-25] [R-DIA-26] are added in upper case, and chosen at once', async () => {
    const fake = await open(emptyDiagnosticApi());
    await press(text('addTo', { type: casual }));
    await type(text('name'), 'la peña');
    await press(text('addConfirm'));
    await waitFor(() => expect(isChosen(/LA PEÑA/)).toBe('true'));
    expect(fake.api.callsTo(AddCustomBrand)).toEqual([{ restaurant_id: 1, name: 'la peña', type: 4 }]);
    expect(screen.getByRole('button', { name: save('competition') })).toBeTruthy();
  });

  it('[R-DIA-26] say at the field that the name is taken', async () => {
    await open(emptyDiagnosticApi());
    await press(text('addTo', { type: direct }));
    await type(text('name'), 'burger del sur');
    await press(text('addConfirm'));
    await see(text('name.taken'));
  });

  it('[R-API-80] [U5] are deleted after a question, and come back where they were', async () => {
    const fake = await open(emptyDiagnosticApi(busy()));
    await press(text('remove', { name: 'BAR DE LA ESQUINA' }));
    await press(text('removeConfirm'));
    await waitFor(() => see.none('button', /BAR DE LA ESQUINA/));
    expect(fake.api.callsTo(DeleteCustomBrand)).toEqual([{ id: '1-1' }]);
    await press(uiText('undo'));
    await waitFor(() => expect(isChosen(/^BDBAR DE LA ESQUINA|BAR DE LA ESQUINA \(/)).toBe('true'));
  });

  it('[R4] that go take nothing else with them of what was typed', async () => {
    await open(emptyDiagnosticApi(busy()));
    await user.click(brand(/PIZZA NAPOLI/));
    await press(text('remove', { name: 'BAR DE LA ESQUINA' }));
    await press(text('removeConfirm'));
    await waitFor(() => see.none('button', /BAR DE LA ESQUINA/));
    see.none('alert');
    expect(isChosen(/PIZZA NAPOLI/)).toBe('true');
  });

  it('[R-DIA-27] alone can be deleted: a brand of the chain cannot', async () => {
    await open(emptyDiagnosticApi(busy()));
    see.none('button', text('remove', { name: 'BURGER DEL SUR' }));
  });
});

describe('the comparison', () => {
  it('[R-DIA-29] has the own chain first, then the compared, and states in a sentence where it wins', async () => {
    await open(emptyDiagnosticApi(busy()));
    expect(heads()).toEqual([...[text('feature'), text('ownChain'), 'BURGER DEL SUR', 'BAR DE LA ESQUINA']]);
    const result = text('result.mixed', {
      names: 'BURGER DEL SUR y BAR DE LA ESQUINA',
      best: text('feature.service').toLowerCase(),
      worst: text('feature.promotion').toLowerCase(),
    });
    expect(screen.getByText(result)).toBeTruthy();
    expect(screen.getByRole('img', { name: text('chart', { result }) })).toBeTruthy();
  });

  it('[R-DIA-28] [R-DIA-29] [R-DIA-31] saves ratings from 1 to 5 as the wire wants them', async () => {
    const fake = await open(emptyDiagnosticApi(busy()));
    expect(
      within(rating('service', text('ownChain')))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...[text('unrated'), '1', '2', '3', '4', '5']]);
    await user.selectOptions(rating('service', 'BAR DE LA ESQUINA'), '1');
    await press(save('comparison'));
    await see.sent(fake, UpdateComparison, 1);
    expect(fake.api.callsTo(UpdateComparison)[0]).toMatchObject({
      restaurant_id: 1,
      mcd: { features: { ...noRatings, service: 5, promotion: 2 } },
      rest1: { brand_id: '7', features: { ...noRatings, service: 3, promotion: 4 } },
      rest2: { brand_id: '1-1', features: { ...noRatings, service: 1 } },
      rest3: null,
      version: 5,
    });
  });

  it('[R-CON-17] takes three competitors and no fourth', async () => {
    await open(
      emptyDiagnosticApi({
        ...busy(),
        competition: {
          competence: [...['7', '1-1'].map((id) => chosen(id, 2)), chosen('8'), chosen('10')],
          version: 3,
        },
      }),
    );
    await select(text('place', { number: 3 }), '8');
    expect(heads()).toContain('POLLO EXPRÉS');
    see.none('combobox', /Competidor \d/);
  });

  it('[R-DIA-29] offers no competitor that the server does not know yet', async () => {
    await open(emptyDiagnosticApi(busy()));
    await user.click(brand(/PIZZA NAPOLI/));
    const place = within(screen.getByRole('combobox', { name: text('place', { number: 3 }) }));
    const option = place.getByRole<HTMLOptionElement>('option', {
      name: text('saveFirst', { name: 'PIZZA NAPOLI' }),
    });
    expect(option.disabled).toBe(true);
  });

  it('[R-DIA-29] lets a competitor go, and the others move up', async () => {
    const fake = await open(emptyDiagnosticApi(busy()));
    await press(text('uncompare', { name: 'BURGER DEL SUR' }));
    await press(save('comparison'));
    await see.sent(fake, UpdateComparison, 1);
    expect(fake.api.callsTo(UpdateComparison)[0]).toMatchObject({ rest1: { brand_id: '1-1' }, rest2: null });
  });

  it('[R4] is reported as another person’s as soon as the server answers, and nothing typed is lost', async () => {
    const fake = emptyDiagnosticApi(busy());
    const details = { changed_by: 'user-7', changed_by_name: 'Lucía Vega', changed_at: lastSave };
    fake.api.on(UpdateComparison, () => refuse('conflict', { status: 409, details }));
    await open(fake);
    await user.selectOptions(rating('service', 'BAR DE LA ESQUINA'), '1');
    await press(save('comparison'));
    // The other version is still on its way.
    const notice = await inside('alert');
    expect(notice.getByText(/Lucía Vega/).textContent).toContain('24/11/2026');
    expect(notice.getByText(frame('theirsComing'))).toBeTruthy();
    expect(rating('service', 'BAR DE LA ESQUINA').value).toBe('1');
    expect(screen.getByRole('button', { name: save('comparison') }).hasAttribute('disabled')).toBe(true);
    see.noText(blocks('failed'));
  });

  it('[R4] shows what they saved once it is here, and can be saved over it', async () => {
    const fake = emptyDiagnosticApi(busy());
    fake.api.on(UpdateComparison, () => {
      const { comparison } = fake.known();
      const mcd = { ...comparison.mcd, features: { ...comparison.mcd.features, innovation: 2 } };
      fake.change({ comparison: { ...comparison, mcd, version: 6 } });
      return refuse('conflict', { status: 409 });
    });
    await open(fake);
    await user.selectOptions(rating('service', 'BAR DE LA ESQUINA'), '1');
    await press(save('comparison'));
    await see(frame('contestedFields', { fields: text('ownChain') }));
    expect(rating('service', 'BAR DE LA ESQUINA').value).toBe('1');
    await press(blocks('keepMine'));
    await press(save('comparison'));
    await see.sent(fake, UpdateComparison, 2);
    expect(fake.api.callsTo(UpdateComparison)[1]).toMatchObject({ version: 6 });
  });
});

describe('[AMB-52] who only reads', () => {
  it('sees competitors and ratings, and nothing to change them with', async () => {
    await open(emptyDiagnosticApi(busy(), {}, { type: 4 }));
    see.none('button', /BURGER DEL SUR/);
    expect(group(direct).getByText('BURGER DEL SUR')).toBeTruthy();
    see.none('combobox', /:/);
    see.none('button', text('addTo', { type: direct }));
  });

  it('shows a sentence when no competitor was chosen', async () => {
    await open(emptyDiagnosticApi(anEmptyDiagnostic(), {}, { type: 4 }));
    expect(screen.getByText(text('result.nobody'))).toBeTruthy();
  });
});
