import { beforeEach, describe, expect, it } from '@jest/globals';
import { formats } from '@portal/contracts/areas/cart';
import { resourceCommands, resourceQueries } from '@portal/contracts/areas/resources';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { app, broken, inside, press, refuse, screenKit, see, textsOf, widen } from '#testing/screen-kit';
import { uiTexts } from '#ui/texts/early';
import { conflictTexts, formTexts, tableTexts, trialTexts, versionTexts } from '../texts';
import { resourcesArea } from '../index';
import { adminApi, aResource, aVersion, type FakeAdmin } from '../resources.testing';

const formText = textsOf(formTexts);
const formTextPt = textsOf(formTexts, 'PT');
const conflictText = textsOf(conflictTexts);
const tableText = textsOf(tableTexts);
const uiText = textsOf(uiTexts);
const versionText = textsOf(versionTexts);
const trialText = textsOf(trialTexts);

const open = screenKit(resourcesArea);
const field = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const choice = (name: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${name}`) });
const type = async (name: string, text: string) => {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), text);
};
const updates = (fake: FakeAdmin, id: number) =>
  fake.api.callsTo(resourceCommands.UpdateResource).filter((input) => input.id === id);

beforeEach(() => widen(1440));

describe('what a resource lacks', () => {
  it('[R-ARS-09] [R-ARS-10] [R-ARS-11] [R-ARS-12] is listed, each line leads to its field, nothing is sent', async () => {
    const fake = open(adminApi(), '/admin/resources/add');
    await press(formText('saveNew'));
    const alert = await screen.findByText(formText('summary', { count: 5 }));
    const lines = within(alert.closest('[role="alert"]') as HTMLElement).getAllByRole('button');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Nombre: escribe un nombre',
      'Formato: falta este dato',
      'Idioma: falta este dato',
      'Secciones: elige al menos una sección',
      'Miniatura: falta este dato',
    ]);
    await userEvent.click(lines[0] as HTMLElement);
    expect(document.activeElement).toBe(await field(formText('name')));
    expect(fake.api.callsTo(resourceCommands.AddResource)).toEqual([]);
  });

  it('has the name of the address', async () => {
    open(adminApi(), '/admin/resources/add?name=Patatas+%26+salsa');
    expect((await field(formText('name'))).value).toBe('Patatas & salsa');
  });

  it('[R-ARS-10] [R-ARS-14] has no language to choose in Portugal', async () => {
    open(adminApi(), '/admin/resources/add', 'PT');
    await press(formTextPt('saveNew'));
    await see(formTextPt('summary', { count: 4 }));
    see.none('combobox', /^Idioma/);
  });

  it('[R-ARS-14] [AMB-29] offers Spanish and Catalan in Spain, not Portuguese', async () => {
    open(adminApi(), '/admin/resources/add');
    const options = [...(await choice(formText('lang'))).options].map(({ text }) => text);
    expect(options).toEqual([formText('choose'), 'Castellano', 'Català']);
  });

  it('[R-ARS-11] [R-ARS-12] is less for a best practice: it goes without picture and format, but not without a section', async () => {
    const fake = open(adminApi(), '/admin/resources/add');
    await type(formText('name'), 'Idea');
    await userEvent.selectOptions(await choice(formText('category')), tableText('category.5'));
    await press(formText('saveNew'));
    await see(formText('sections.categories_error'));
    await userEvent.click(await choice(formText('sections')));
    const [section] = await (await inside('dialog', formText('sections'))).findAllByRole('treeitem');
    await userEvent.click(section as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await press(formText('saveNew'));
    await see.path('/admin/resources/501');
    expect(fake.api.callsTo(resourceCommands.AddResource)[0]).toMatchObject({
      name: 'Idea',
      category: 5,
      status: 2,
    });
  });

  it('[R-ARS-09] reported by the server is shown at its field', async () => {
    const fake = adminApi([aResource({ id: 7 })]);
    fake.api.on(resourceCommands.UpdateResource, () =>
      refuse('resource_incomplete', { fields: { sections: 'categories_error' } }),
    );
    open(fake, '/admin/resources/7');
    await type(formText('name'), 'Otro');
    await press(formText('save'));
    await see(formText('sections.categories_error'));
    expect(screen.getByText('Secciones: elige al menos una sección')).toBeTruthy();
  });
});

describe('saving', () => {
  /** Of an unchanged resource. */
  const sent = {
    id: 7,
    version: 1,
    name: 'Menú del día',
    reference: 'REF-0007',
    description: '',
    category: 3,
    type: 1,
    lang: 'CAST',
    sections: [3],
    tags: [],
    status: 1,
    budget: false,
    customizable: formats.map(({ id }) => id),
    published_from: null,
    valid_until: null,
  };

  it('[R-ARS-04] [R-ARS-13] sends what the form holds under the version it was filled from', async () => {
    const fake = open(adminApi([aResource({ id: 7, name: 'Menú', version: 4 })]), '/admin/resources/7');
    await type(formText('name'), 'Menú nuevo');
    await userEvent.type(await field(formText('tags')), 'otoño{Enter}Otoño{Enter}mesa|sala,');
    await press(formText('save'));
    await see(formText('saved', { name: 'Menú nuevo' }));
    expect(updates(fake, 7)).toEqual([
      {
        ...sent,
        name: 'Menú nuevo',
        tags: ['otoño', 'mesasala'],
        version: 4,
      },
    ]);
    await see(formText('upToDate'));
  });

  it('[R-ARS-04] sends its first and last day, the last not before the first', async () => {
    const known = aResource({ id: 7, published_from: '2026-12-31' });
    const fake = open(adminApi([known]), '/admin/resources/7');
    const paste = async (day: string) => {
      const label = new RegExp(`^${formText('valid_until')}`);
      const group = await screen.findByLabelText(label, { selector: '[role="group"]' });
      fireEvent.paste(group, { clipboardData: { getData: () => day } });
    };
    await paste('01/12/2026');
    await press(formText('save'));
    await see(formText('valid_until.end_before_start'));
    expect(updates(fake, 7)).toEqual([]);
    await paste('31/01/2027');
    await press(formText('save'));
    const days = { published_from: '2026-12-31', valid_until: '2027-01-31' };
    await waitFor(() => expect(updates(fake, 7)).toEqual([{ ...sent, ...days }]));
  });

  it('[R-ENT-05] [AMB-61] chooses the formats into which restaurants may have it adapted: one by one, all, none', async () => {
    const fake = open(adminApi([aResource({ id: 7, customizable: '1,4' })]), '/admin/resources/7');
    const group = await inside('group', formText('customizable'));
    const chosen = () =>
      group.getAllByRole('checkbox', { checked: true }).map(({ textContent }) => textContent);
    expect(chosen()).toEqual(['Cartel', 'Vinilo de escaparate']);
    await press('Lona', 'checkbox', group);
    await press('Cartel', 'checkbox', group);
    expect(chosen()).toEqual(['Vinilo de escaparate', 'Lona']);
    await press(formText('save'));
    await waitFor(() => expect(updates(fake, 7)).toEqual([{ ...sent, customizable: [4, 5] }]));
    await press(formText('noFormat'), 'button', group);
    expect(group.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await press(formText('allFormats'), 'button', group);
    expect(chosen()).toHaveLength(14);
  });

  it('[AMB-60] [AMB-61] says before which orders of ninety days the change would have refused', async () => {
    const fake = adminApi([aResource({ id: 7, customizable: '1,4', budget: 1 })]);
    const date = '2026-11-03T11:00:00.000Z';
    const order = {
      id: 'order-9',
      number: 1204,
      restaurant_name: '101 - Gran Vía',
      date,
      code: 'not_adaptable',
    };
    fake.api.on(resourceQueries.TryOrderRules, () => ({
      since: '2026-08-22',
      orders: 12,
      refused: [order as never],
    }));
    open(fake, '/admin/resources/7');
    const group = await inside('group', formText('customizable'));
    see.noText(/no se habría aceptado/);
    await press('Cartel', 'checkbox', group);
    await see(
      'De los pedidos de esta pieza desde el 22/08/2026, con este cambio no se habría aceptado 1 de 12.',
    );
    const list = screen.getByRole('list', { name: trialText('list'), hidden: true });
    expect(list.textContent).toBe('#P-1204 · 101 - Gran Vía03/11/2026: no se adaptaría a ese formato');
    await press(formText('noFormat'), 'button', group);
    const lastTried = () => fake.api.callsTo(resourceQueries.TryOrderRules).at(-1);
    await waitFor(() => expect(lastTried()).toEqual({ id: 7, customizable: [] }));
    expect(updates(fake, 7)).toEqual([]);
  });

  it('[R-ARS-07] a new resource is a draft', async () => {
    open(adminApi(), '/admin/resources/add');
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Anunciado/ })).checked).toBe(true);
  });

  it('keeps what was typed when the server fails, and shows the code', async () => {
    const fake = adminApi([aResource({ id: 7 })]);
    fake.api.on(resourceCommands.UpdateResource, () => broken());
    open(fake, '/admin/resources/7');
    await type(formText('name'), 'Otro');
    await press(formText('save'));
    await see(/Código: internal/);
    expect((await field(formText('name'))).value).toBe('Otro');
  });
});

describe('what was typed and not saved', () => {
  it('[U4] comes back after the tab was closed, and can be thrown away', async () => {
    const fake = open(adminApi([aResource({ id: 7, name: 'Menú' })]), '/admin/resources/7');
    await type(formText('name'), 'A medias');
    await waitFor(() => expect(localStorage.getItem('resource-draft-7-7')).toContain('A medias'));
    cleanup();
    open(fake, '/admin/resources/7');
    expect((await field(formText('name'))).value).toBe('A medias');
    await press(formText('draftDiscard'));
    await waitFor(async () => expect((await field(formText('name'))).value).toBe('Menú'));
    await waitFor(() => expect(localStorage.getItem('resource-draft-7-7')).toBeNull());
  });

  it('[R-ERR-24] is not left without a question', async () => {
    open(adminApi([aResource({ id: 7, name: 'Menú' })]), '/admin/resources/7');
    await type(formText('name'), 'A medias');
    await press(formText('cancel'), 'link');
    await see.role('alertdialog', uiText('leaveTitle'));
    expect(app.path()).toBe('/admin/resources/7');
  });
});

describe('two people at one resource', () => {
  const conflicting = async () => {
    const fake = open(adminApi([aResource({ id: 7, name: 'Menú', version: 1 })]), '/admin/resources/7');
    await type(formText('name'), 'Menú mío');
    fake.resources.patch(7, { name: 'Menú suyo', reference: 'NUEVA' });
    await press(formText('save'));
    await screen.findByRole('dialog', { name: conflictText('conflictTitle') });
    return fake;
  };

  it('[R4] who comes second sees what differs and when it was saved; nothing is overwritten', async () => {
    const fake = await conflicting();
    expect(screen.getByText(/Último cambio: Otra persona \(11:15 20\/11\/2026\)/)).toBeTruthy();
    const row = screen.getByRole('row', { name: /^Nombre/ });
    expect(row.textContent).toBe('NombreMenú suyoMenú mío');
    // Changes of others alone are kept.
    see.none('row', /^Referencia/);
    expect(screen.getByText(conflictText('alsoChanged', { fields: formText('reference') }))).toBeTruthy();
    expect(fake.resources.get(7)?.name).toBe('Menú suyo');
  });

  it('[R4] keeping mine keeps what they changed elsewhere', async () => {
    const fake = await conflicting();
    await press(conflictText('keepMine'));
    await waitFor(() =>
      expect(fake.resources.get(7)).toMatchObject({ name: 'Menú mío', reference: 'NUEVA' }),
    );
  });

  it('[R4] of what was changed in one place only nothing is compared: both are saved', async () => {
    const fake = open(adminApi([aResource({ id: 7, name: 'Menú', version: 1 })]), '/admin/resources/7');
    await type(formText('reference'), 'MÍA');
    fake.resources.patch(7, { name: 'Menú suyo' });
    await press(formText('save'));
    const dialog = await inside('dialog', conflictText('conflictTitle'));
    expect(dialog.queryByRole('table')).toBeNull();
    expect(dialog.getByText(new RegExp(conflictText('nothingBoth')))).toBeTruthy();
    await press(conflictText('keepBoth'));
    await waitFor(() => expect(fake.resources.get(7)).toMatchObject({ name: 'Menú suyo', reference: 'MÍA' }));
  });

  it('[R4] a person who saved in another window first sees that it was their own change', async () => {
    const fake = adminApi([aResource({ id: 7, name: 'Menú', version: 1 })], 2, 'user-7');
    open(fake, '/admin/resources/7');
    await type(formText('name'), 'Menú mío');
    fake.resources.patch(7, { name: 'Menú de antes' });
    await press(formText('save'));
    const dialog = await screen.findByRole('dialog', { name: conflictText('conflictTitleYou') });
    expect(dialog.textContent).toContain(conflictText('conflictYou'));
    expect(dialog.textContent).not.toContain('persona');
  });

  it('[R4] taking theirs fills the form with it', async () => {
    await conflicting();
    await press(conflictText('takeTheirs'));
    await waitFor(async () => expect((await field(formText('name'))).value).toBe('Menú suyo'));
    expect((await field(formText('reference'))).value).toBe('NUEVA');
  });

  it('[R4] a change of a file alone is no conflict: the save goes on', async () => {
    const fake = open(adminApi([aResource({ id: 7, name: 'Menú' })]), '/admin/resources/7');
    await type(formText('name'), 'Menú mío');
    fake.resources.patch(7, { file: 'nuevo.pdf' });
    await press(formText('save'));
    await waitFor(() => expect(fake.resources.get(7)?.name).toBe('Menú mío'));
  });

  it('[U12] is shown while typing, and a form without changes simply follows', async () => {
    const fake = open(adminApi([aResource({ id: 7, name: 'Menú' })]), '/admin/resources/7');
    await field(formText('name'));
    fake.resources.patch(7, { name: 'Menú suyo' });
    await waitFor(async () => {
      app.push('ResourcesChanged', { id: 7, position: 5 });
      expect((await field(formText('name'))).value).toBe('Menú suyo');
    });
    await type(formText('reference'), 'MÍA');
    fake.resources.patch(7, { name: 'Menú suyo 2' });
    await waitFor(() => {
      app.push('ResourcesChanged', { id: 7, position: 6 });
      expect(screen.getByText(formText('changedMeanwhile'))).toBeTruthy();
    });
  });
});

it('[AMB-36] the versions of a file say who put them there and who has them, and lead back to an earlier one', async () => {
  const fake = adminApi([aResource({ id: 7 })]);
  const kept = [aVersion(2, { current: true }), aVersion(1, { downloads: 3 })];
  fake.api.on(resourceQueries.ListFileVersions, () => kept);
  fake.api.on(resourceQueries.ListVersionDownloads, () => [
    {
      person: { id: 5, name: 'Carmen Ruiz' },
      restaurant: { id: 1, name: 'Gran Vía' },
      times: 3,
      last_at: '2026-11-20T12:00:00.000Z',
    },
  ]);
  fake.api.on(resourceCommands.RestoreFileVersion, ({ id }) => ({ id, version: 3 }));
  open(fake, '/admin/resources/7');
  const versions = await inside('list', versionText('versions'));
  expect(versions.getAllByText(/Adela Mínguez, 10:30 20\/11\/2026/)).toHaveLength(2);
  await press(versionText('versionDownloads', { count: 3 }), 'button', versions);
  await see('Carmen Ruiz · Gran Vía');
  const earlier = versions.getByRole('link', { name: versionText('versionFile', { version: 1 }) });
  expect(earlier.getAttribute('href')).toBe('/api/resource/7/versions/1/file');
  await press(versionText('versionRestore', { version: 1 }));
  await see(versionText('versionRestored', { version: 1 }));
});

it('an address without a resource shows a message, and leads back to the list', async () => {
  open(adminApi(), '/admin/resources/999');
  expect((await screen.findAllByText(formText('missing'))).length).toBeGreaterThan(0);
});
