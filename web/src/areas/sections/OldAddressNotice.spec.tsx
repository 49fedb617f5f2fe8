import { describe, expect, it } from '@jest/globals';
import { renderApp } from '#testing/render-app';
import { screen, see, testArea } from '#testing/screen-kit';
import { sectionsArea } from './index';
import { movedAddress } from './OldAddressNotice';
import { someSections, sectionsApi } from './sections.testing';

describe('an old address of a section', () => {
  it.each([
    ['/local/promos', '/local/ofertas'],
    ['/local/promos/cartel-a3', '/local/ofertas/cartel-a3'],
    ['/nacional/ofertas', '/local/ofertas'],
    ['/comunicacion/promos', '/local/ofertas'],
  ])('%s leads on to %s', (from, to) => {
    expect(movedAddress(someSections, from)).toBe(to);
  });

  it.each([
    '/local/ofertas',
    '/local',
    '/nacional/unknown',
    '/comunicacion/form',
    '/nacional/helados',
    '/orders',
  ])('%s is left alone', (path) => {
    expect(movedAddress(someSections, path)).toBeNull();
  });

  it('is followed on every screen', async () => {
    const catalogue = testArea({ '/local/:category?': () => <h1>Catalogue</h1> });
    renderApp({
      api: sectionsApi(1).api,
      areas: [sectionsArea, catalogue],
      at: '/local/promos?type=3',
    });
    await screen.findByRole('heading', { name: 'Catalogue' });
    await see.path('/local/ofertas?type=3');
  });
});
