import { describe, expect, it } from '@jest/globals';
import { sectionCommands } from '@portal/contracts/areas/sections';
import type { Market } from '@portal/contracts/kernel';
import { renderApp } from '#testing/render-app';
import { app, press, refuse, screen, see, textsOf, uiText, user, waitFor, within } from '#testing/screen-kit';
import { formTexts, typeTexts } from './texts';
import { sectionsArea } from './index';
import { aSection, type FakeSections, sectionsApi } from './sections.testing';

const text = textsOf(formTexts);
const typeText = textsOf(typeTexts);

async function open(
  at: string,
  prepare: (fake: FakeSections) => void = () => undefined,
  market: Market = 'ES',
) {
  const fake = sectionsApi();
  prepare(fake);
  renderApp({ api: fake.api, areas: [sectionsArea], at, market });
  const name = await screen.findByRole<HTMLInputElement>('textbox', {
    name: textsOf(formTexts, market === 'PT' ? 'PT' : 'CAST')('name'),
  });
  return { fake, name };
}
const add = '/admin/section/add';
const submit = async () => press(new RegExp(`^(${text('saveNew')}|${text('save')})$`));
const type = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const parent = () => screen.getByRole('combobox', { name: /^Dentro de/ });
async function chooseParent(name: string) {
  await user.click(parent());
  const panel = await screen.findByRole('dialog', { name: text('parent_id') });
  await press(name, 'treeitem', within(panel));
  await waitFor(() => see.none('dialog'));
}
const errorOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

describe('the form of a section', () => {
  it('[R-ASE-05] [R-ASE-09] needs a name and a type; the fields show it until they are corrected', async () => {
    const { fake, name } = await open(add);
    await submit();
    await see(text('invalid'));
    expect(errorOf(name)).toBe(text('nameWrong'));
    expect(errorOf(screen.getByRole('group', { name: text('type') }))).toBe(text('typeWrong'));
    await user.type(name, 'Bebidas');
    await user.click(type(typeText('type.2')));
    await waitFor(() => see.noText(text('typeWrong')));
    expect(name.getAttribute('aria-invalid')).toBeNull();
    expect(fake.api.callsTo(sectionCommands.AddSection)).toEqual([]);
  });

  it('[R-API-13] adds it, confirms it, and leads back to the tree of its type', async () => {
    const { fake, name } = await open(add);
    await user.type(name, 'Bebidas');
    await user.click(type(typeText('type.2')));
    await submit();
    await see.path('/admin/sections?type=2');
    expect(fake.api.callsTo(sectionCommands.AddSection)).toEqual([
      { name: 'Bebidas', name_cat: '', type: 2, parent_id: -1, status: true },
    ]);
    expect(screen.getByText(text('added', { name: 'Bebidas' }))).toBeTruthy();
  });

  it('[R-ASE-10] shows the address while one types', async () => {
    const { name } = await open(`${add}?type=2`);
    expect(screen.getByText(text('addressNone'))).toBeTruthy();
    await user.type(name, 'Café & té');
    expect(screen.getByText(text('address', { path: '/local/cafete' }))).toBeTruthy();
    await user.clear(name);
    await user.type(name, 'Promos');
    expect(screen.getByText(text('address', { path: '/local/promos1' }))).toBeTruthy();
  });

  it('[R-ASE-06] offers parents of the first two levels', async () => {
    await open(add);
    await user.click(parent());
    const panel = await screen.findByRole('dialog', { name: text('parent_id') });
    const offered = within(panel)
      .getAllByRole('treeitem')
      .filter((item) => item.getAttribute('aria-disabled') !== 'true');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      text('parentNone'),
      'Menus',
      'Ensaladas',
      'Helados',
      'Ofertas',
    ]);
  });

  it('[R-ASE-07] takes the type of the parent', async () => {
    await open(`${add}?type=1`);
    await chooseParent('Ofertas');
    expect(type(typeText('type.2')).checked).toBe(true);
    expect(parent().textContent).toBe('Local › Ofertas');
  });

  it('[R-ASE-08] clears a parent of another type, with a message', async () => {
    await open(`${add}?parent=5`);
    expect(type(typeText('type.2')).checked).toBe(true);
    await user.click(type(typeText('type.1')));
    expect(parent().textContent).toBe(text('parentNone'));
    expect(screen.getByText(text('parentCleared'))).toBeTruthy();
  });

  it('puts what the server refuses at its field', async () => {
    const { name } = await open(`${add}?type=1`, (fake) =>
      fake.api.on(sectionCommands.AddSection, () =>
        refuse('section_name_unusable', { fields: { name: 'section_name_unusable' } }),
      ),
    );
    await user.type(name, '¡!');
    await submit();
    await waitFor(() => expect(errorOf(name)).toBe(text('name.section_name_unusable')));
  });

  it('explains any other rejection', async () => {
    const { name } = await open(`${add}?type=1`, (fake) =>
      fake.api.on(sectionCommands.AddSection, () => refuse('conflict', { status: 409 })),
    );
    await user.type(name, 'Bebidas');
    await submit();
    await see(/Otra persona lo ha guardado mientras escribías\./);
  });
});

describe('the form of a section that is there', () => {
  it('[R-API-14] sends only what was changed, so that other people’s changes are kept', async () => {
    const { fake, name } = await open('/admin/section/2');
    expect(name.value).toBe('Ensaladas');
    await user.clear(name);
    await user.type(name, 'Bowls');
    expect(screen.getByText(text('addressKept', { path: '/nacional/bowls' }))).toBeTruthy();
    await submit();
    await see.path('/admin/sections');
    expect(fake.api.callsTo(sectionCommands.UpdateSection)).toEqual([{ id: 2, name: 'Bowls', version: 3 }]);
  });

  const conflict = {
    current_version: 9,
    changed_by: 'user-9',
    changed_by_name: 'Marta Rey',
    changed_at: '2026-11-20T10:15:00.000Z',
    fields: ['name', 'status'],
  };
  const bothSave = (fake: FakeSections) =>
    fake.api.on(sectionCommands.UpdateSection, ({ id, version }) =>
      version === undefined ? { id, url: 'bowls' } : refuse('conflict', { status: 409, details: conflict }),
    );

  it('[R4] shows who was faster, keeps what was typed, and saves it on request', async () => {
    const { fake, name } = await open('/admin/section/2', bothSave);
    await user.type(name, ' y bowls');
    // The record around the form is newer than the form.
    fake.sections.patch(2, { name: 'Hojas', texts: { CAST: 'Hojas' }, version: 9 });
    await submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Marta Rey lo ha guardado mientras escribías \(11:15 20\/11\/2026\)\.Ha cambiado: Nombre, Visible en el catálogo\.Lo que has escrito sigue aquí/,
    );
    expect(name.value).toBe('Ensaladas y bowls');
    await press(uiText('keepMine'));
    await see.path('/admin/sections');
    expect(fake.api.callsTo(sectionCommands.UpdateSection).at(-1)).toEqual({
      id: 2,
      name: 'Ensaladas y bowls',
    });
  });

  it('[R4] shows what another person has saved on request', async () => {
    const { fake, name } = await open('/admin/section/2', bothSave);
    await user.type(name, ' y bowls');
    await submit();
    fake.sections.patch(2, { name: 'Hojas', texts: { CAST: 'Hojas' }, version: 9 });
    await press(uiText('takeTheirs'));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: text('name') }).value).toBe('Hojas'),
    );
    await press(text('status'), 'switch');
    await submit();
    await waitFor(() =>
      expect(fake.api.callsTo(sectionCommands.UpdateSection).at(-1)).toEqual({
        id: 2,
        status: false,
        version: 9,
      }),
    );
  });

  it('[AMB-95] [R-ASE-05] has its Catalan name beside it, and sends that alone where nothing else changed', async () => {
    const { fake } = await open('/admin/section/2');
    await user.type(screen.getByRole('textbox', { name: new RegExp(text('name_cat')) }), 'Amanides');
    await submit();
    await see.sent(fake, sectionCommands.UpdateSection, [{ id: 2, name_cat: 'Amanides', version: 3 }]);
  });

  it('[AMB-95] has one name in Portugal', async () => {
    await open(add, () => undefined, 'PT');
    expect(screen.getAllByRole('textbox').filter(({ id }) => id !== 'portal-search')).toHaveLength(1);
  });

  it('hides it', async () => {
    const { fake } = await open('/admin/section/2');
    await press(text('status'), 'switch');
    await submit();
    await see.sent(fake, sectionCommands.UpdateSection, [{ id: 2, status: false, version: 3 }]);
  });

  it('[R-ASE-01] [R-ASE-06] offers no parent below itself, nor one without room for what hangs below it', async () => {
    await open('/admin/section/2');
    await user.click(parent());
    const panel = await screen.findByRole('dialog', { name: text('parent_id') });
    const names = within(panel)
      .getAllByRole('treeitem')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([text('parentNone'), typeText('type.1'), 'Menus', typeText('type.2'), 'Ofertas']);
  });

  it('[AMB-04] leaves a toolkit section what it is', async () => {
    await open('/admin/section/8', (fake) => {
      fake.sections.add(aSection(8, null, 'Kits', { type: 4 }));
    });
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(type(typeText('type.4')).checked).toBe(true);
  });

  it('[R-ERR-24] asks before typing is lost', async () => {
    const { name } = await open('/admin/section/2');
    await user.type(name, ' y más');
    await press(uiText('cancel'), 'link');
    await see.role('alertdialog', uiText('leaveTitle'));
    expect(app.path()).toBe('/admin/section/2');
  });

  it('shows a message when it does not exist', async () => {
    renderApp({ api: sectionsApi().api, areas: [sectionsArea], at: '/admin/section/99' });
    await see(text('missing'));
  });
});
