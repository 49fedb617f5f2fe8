import { describe, expect, it } from '@jest/globals';
import { type Section, sectionQueries } from '@portal/contracts/areas/sections';
import type { Role } from '@portal/contracts/kernel';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paletteTexts, shellTexts } from '#shell/texts';
import { renderApp } from '#testing/render-app';
import { app, fakeApi, press, see, testArea, textsOf, type, user } from '#testing/screen-kit';
import { sectionsArea } from './index';

const shellText = textsOf(shellTexts);
const paletteText = textsOf(paletteTexts);
const anywhere = testArea({ '/nacional?/:category?': () => <h1>Here</h1> });
const aSection = (id: number, parent: number, name: string, visible = true): Section => ({
  id,
  parent_id: parent,
  name,
  texts: { CAST: name },
  version: 0,
  url: `s${id}`,
  type: 1,
  status: 1,
  level: 0,
  pos: id,
  childs: [],
  path: [],
  visible,
});
const legal = { ...aSection(2, 1, 'Legal'), texts: { CAST: 'Legal', CAT: 'Avisos jurídics' } };
const tree = [aSection(1, -1, 'Campañas'), legal, aSection(3, -1, 'Escondida', false)];

async function open(role: Role = 1) {
  const api = fakeApi()
    .signedIn({ type: role })
    .on(sectionQueries.ListSections, () => tree);
  renderApp({ api, areas: [sectionsArea, anywhere] });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

describe('the sections in the menus', () => {
  it('[R-NAV-08] [R-NAV-09] [R-NAV-10] stand in the second row', async () => {
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
