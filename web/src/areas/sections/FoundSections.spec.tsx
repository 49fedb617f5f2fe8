import { describe, expect, it } from '@jest/globals';
import { type Section, sectionQueries } from '@portal/contracts/areas/sections';
import type { Role } from '@portal/contracts/kernel';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paletteTexts, shellTexts } from '#shell/texts';
import { renderApp } from '#testing/render-app';
import { aSection, app, fakeApi, press, see, testArea, textsOf, type, user } from '#testing/screen-kit';
import { sectionsArea } from './index';

const shellText = textsOf(shellTexts);
const paletteText = textsOf(paletteTexts);
const anywhere = testArea({ '/nacional?/:category?': () => <h1>Here</h1> });
const named = (id: number, name: string, facts: Partial<Section> = {}) =>
  aSection(id, { name, texts: { CAST: name }, url: `s${id}`, ...facts });
const texts = { CAST: 'Legal', CAT: 'Avisos jurídics' };
const tree = [
  named(1, 'Campañas'),
  named(2, 'Legal', { parent_id: 1, texts }),
  named(3, 'Escondida', { visible: false }),
];

async function open(role: Role = 1) {
  const api = fakeApi()
    .signedIn({ type: role })
    .on(sectionQueries.ListSections, () => tree);
  renderApp({ api, areas: [sectionsArea, anywhere] });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

describe('the sections in the menus', () => {
  it('[R-NAV-08] [R-NAV-09] [R-NAV-10] are in the second row', async () => {
    await open();
    const row = within(screen.getByRole('navigation', { name: shellText('sections') }));
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/nacional',
      '/local',
      '/comunicacion',
    ]);
  });

  it('can be jumped to from the palette, each with the way to it', async () => {
    await open();
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    await user.type(await screen.findByRole('combobox'), 'legal');
    await press('Legal Campañas', 'option');
    await see.path('/nacional/s2');
    see.none('dialog');
  });

  it('[AMB-95] [R-CAT-20] are found by their names in each language', async () => {
    await open();
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    await user.type(await screen.findByRole('combobox'), 'juridics');
    await see.role('option', 'Legal Campañas');
  });

  it('leaves hidden sections out of the palette', async () => {
    await open(2);
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    await type(paletteText('title'), 'ca', 'combobox');
    await see.role('option', 'Campañas');
    await user.clear(screen.getByRole('combobox', { name: paletteText('title') }));
    await type(paletteText('title'), 'escondida', 'combobox');
    await waitFor(() => see.none('option', 'Campañas'));
    see.none('option', 'Escondida');
  });
});
