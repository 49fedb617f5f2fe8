import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { resourcesArea } from '../index';
import { aPiece, catalogueHouse } from '../testing/catalogue';

const areas = [resourcesArea];
const houseThatLeads = (path: string, target: string) => {
  const piece = aPiece();
  return catalogueHouse()
    .on(path, () => ({ data: { target } }))
    .on('resource/pieza-12', () => ({ data: piece }));
};

afterEach(cleanup);

describe('a short link', () => {
  it('[R-CAT-23] [R-NAV-22] asks as nobody without a person in it, and leads to the piece', async () => {
    const house = houseThatLeads('shortener/12/0', '/nacional/sala/pieza-12');
    const app = renderApp({ house, areas, at: '/r/12' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Menú del día' }, { timeout: 8000 }),
    ).toBeTruthy();
    expect(app.path()).toBe('/nacional/sala/pieza-12');
  });

  it('[R-CAT-23] [R-NAV-22] carries the person who shared it', async () => {
    const house = houseThatLeads('shortener/12/7', '/nacional/sala/pieza-12');
    renderApp({ house, areas, at: '/r/12/7' });
    await waitFor(() => expect(house.callsTo('shortener/12/7')).toHaveLength(1), { timeout: 8000 });
  });

  it('[R-NAV-22] never leaves this origin', async () => {
    const house = houseThatLeads('shortener/12/0', 'https://evil.example/nacional');
    const app = renderApp({ house, areas, at: '/r/12' });
    await waitFor(() => expect(app.path()).toBe('/'), { timeout: 8000 });
  });
});
