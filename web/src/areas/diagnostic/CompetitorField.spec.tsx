import { afterEach, describe, expect, it } from '@jest/globals';
import { diagnosticQueries } from '@portal/contracts/areas/diagnostic';
import { useState } from 'react';
import { CompetitorSlot } from '#ui/slots/Slots';
import { renderApp } from '#testing/render-app';
import { cleanup, fakeApi, screen, testArea, textsOf, user } from '#testing/screen-kit';
import { diagnosticArea } from './index';
import { competitorTexts } from './texts';
import { someBrands } from './samples.testing';

const text = textsOf(competitorTexts);
const byName = new Intl.Collator('es').compare;
const sortedBrands = someBrands.toSorted((one, other) => byName(one.name, other.name));
afterEach(() => cleanup());

function ChoosingScreen({ first }: { first: string | null }) {
  const [value, choose] = useState(first);
  return (
    <>
      <CompetitorSlot restaurantId={1} value={value} onChange={choose} />
      <p data-testid="said">
        <CompetitorSlot restaurantId={1} value={value} />
      </p>
    </>
  );
}

function open(first: string | null) {
  const other = testArea({ '/': () => <ChoosingScreen first={first} /> });
  const api = fakeApi()
    .signedIn()
    .on(diagnosticQueries.ListBrands, () => sortedBrands);
  renderApp({ api, areas: [other, diagnosticArea] });
}
const field = () => screen.findByRole<HTMLSelectElement>('combobox', { name: new RegExp(text('label')) });

describe('a competitor in another area', () => {
  it('[R-MKT-08] is chosen among the brands of the chain and the restaurant’s own, and shown by name', async () => {
    open(null);
    expect([...(await field()).options].map(({ textContent }) => textContent)).toEqual([
      text('none'),
      ...someBrands.map(({ name }) => name).toSorted(byName),
    ]);
    await user.selectOptions(await field(), 'BAR DE LA ESQUINA');
    expect(screen.getByTestId('said').textContent).toBe('BAR DE LA ESQUINA');
    await user.selectOptions(await field(), text('none'));
    expect((await field()).value).toBe('');
  });

  it('[R-MKT-08] that was deleted stays what it is until another one is chosen', async () => {
    open('99');
    expect((await field()).selectedOptions[0]?.textContent).toBe(text('removed'));
    expect(screen.getByTestId('said').textContent).toBe(text('removed'));
  });
});
