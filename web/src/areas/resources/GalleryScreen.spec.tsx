import { describe, expect, it } from '@jest/globals';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { screen } from '@testing-library/react';
import { textsOf } from '#testing/text-of';
import { cardTexts } from './texts';
import { aResource, cardOf, catalogueApi, openCatalogue } from './resources.testing';

const text = textsOf(cardTexts);

describe('the galleries', () => {
  it.each([
    ['/toolkits', text('toolkits'), 4],
    ['/practices', text('practices'), 5],
  ])(
    '[R-NAV-05] [R-NAV-06] [R-CAT-02] [R-CAT-16] %s shows its category as a wall of pictures',
    async (at, title, category) => {
      const api = await openCatalogue(catalogueApi([aResource({ link: `${at}/x/pieza-12` })]), at);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
      const card = await cardOf('Menú del día');
      expect(card.getByRole('button', { name: text('downloadOf', { name: 'Menú del día' }) })).toBeTruthy();
      const [asked] = api.callsTo(resourceQueries.ListResources);
      expect(asked).toMatchObject({ category, lang: 'CAST' });
    },
  );

  it('opens a page of its own for each', async () => {
    const piece = aResource({ link: '/toolkits/lanzamientos/pieza-12', category: 4, sections: [8] });
    await openCatalogue(catalogueApi([piece]), piece.link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Menú del día' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lanzamientos' }).getAttribute('href')).toBe(
      '/toolkits/lanzamientos?all=1',
    );
  });
});
