import { describe, expect, it } from '@jest/globals';
import { sectionCommands } from '@portal/contracts/areas/sections';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Market, Role } from '@portal/contracts/kernel';
import { renderApp } from '#testing/render-app';
import { app, press, refuse, see, testArea, textsOf, uiText, user } from '#testing/screen-kit';
import { exportTexts, treeTexts } from '#ui/texts';
import { adminTexts, sectionsTexts, typeTexts } from './texts';
import { sectionsArea } from './index';
import { aSection, type FakeSections, sectionsApi } from './sections.testing';

const text = textsOf(adminTexts);
const textPt = textsOf(adminTexts, 'PT');
const sectionsText = textsOf(sectionsTexts);
const treeText = textsOf(treeTexts);
const typeText = textsOf(typeTexts);
const typeTextPt = textsOf(typeTexts, 'PT');

interface Opening {
  at?: string;
  role?: Role;
  market?: Market;
  prepare?: (fake: FakeSections) => void;
}

async function open({ at = '/admin/sections', role = 2, market = 'ES', prepare }: Opening = {}) {
  const fake = sectionsApi(role);
  prepare?.(fake);
  renderApp({ api: fake.api, areas: [sectionsArea], at, market });
  await screen.findByRole('heading', { level: 1, name: market === 'ES' ? text('title') : textPt('title') });
  return { fake };
}
const foldedTree = (name = text('tree', { type: typeText('type.1') })) => screen.findByRole('list', { name });
async function tree(name?: string) {
  const list = await foldedTree(name);
  const openAll = screen.queryByRole('button', { name: text('openAll') });
  if (openAll !== null) await user.click(openAll);
  return list;
}
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
/** By text: roles are slow in the whole tree. */
const undo = async () => user.click(await screen.findByText(uiText('undo')));
const choose = async (name: string, item: string) => {
  await press(text('more', { name }));
  await press(item, 'menuitem');
};

describe('the tree of sections', () => {
  it('[U10] leaves the portal as a file, with the names above each section', async () => {
    let file = new Blob();
    URL.createObjectURL = (made) => {
      file = made as Blob;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    await open();
    await tree();
    await press(textsOf(exportTexts)('export'));
    await press(/CSV/, 'menuitem');
    await waitFor(() => expect(file.size).toBeGreaterThan(0));
    const lines = await new Promise<readonly string[]>((done) => {
      const reader = new FileReader();
      reader.onload = () => done(String(reader.result).split(/\r?\n/));
      reader.readAsText(file);
    });
    expect(lines[0]).toContain(text('inside'));
    expect(lines.find((line) => line.includes('Vinagretas'))).toContain('Menus › Ensaladas');
  });

  it.each([2, 4] as const)(
    '[R-ASE-01] [AMB-08] shows role %i three levels, below each other',
    async (role) => {
      await open({ role });
      expect(names(await tree())).toEqual(['Menus', 'Ensaladas', 'Vinagretas', 'Helados']);
      expect(names(screen.getByRole('list', { name: 'Menus' }))).toEqual([
        'Ensaladas',
        'Vinagretas',
        'Helados',
      ]);
      expect(names(screen.getByRole('list', { name: 'Ensaladas' }))).toEqual(['Vinagretas']);
    },
  );

  it('[R-NAV-40] is not for restaurants', async () => {
    const fake = sectionsApi(1);
    const home = testArea({ '/': () => <h1>Home</h1> });
    renderApp({ api: fake.api, areas: [sectionsArea, home], at: '/admin/sections' });
    await screen.findByRole('heading', { name: 'Home' });
    expect(app.path()).toBe('/');
  });

  it('[R-ASE-02] [R-ASE-11] is filtered by type, which is in the address', async () => {
    await open();
    const types = within(screen.getByRole('group', { name: text('types') })).getAllByRole('radio');
    expect(types.map((type) => type.closest('label')?.textContent)).toEqual([
      typeText('type.1'),
      typeText('type.2'),
      typeText('type.3'),
      typeText('type.5'),
    ]);
    await press(typeText('type.2'), 'radio');
    expect(names(await tree(text('tree', { type: typeText('type.2') })))).toEqual(['Ofertas']);
    expect(app.path()).toBe('/admin/sections?type=2');
  });

  it('[R-ASE-03] begins folded, opens and closes, one by one or all at once', async () => {
    await open();
    const list = await foldedTree();
    expect(names(list)).toEqual(['Menus']);
    await press(uiText('openBranch', { name: 'Menus' }));
    expect(names(list)).toEqual(['Menus', 'Ensaladas', 'Helados']);
    await press(uiText('closeBranch', { name: 'Menus' }));
    expect(names(list)).toEqual(['Menus']);
    await press(text('openAll'));
    expect(names(list)).toHaveLength(4);
    await press(text('closeAll'));
    expect(names(list)).toEqual(['Menus']);
  });

  it('[R-ASE-03] keeps its open branches when the person comes back', async () => {
    await open();
    await foldedTree();
    await press(uiText('openBranch', { name: 'Menus' }));
    cleanup();
    await open();
    expect(names(await foldedTree())).toEqual(['Menus', 'Ensaladas', 'Helados']);
  });

  it('finds sections by their name, with the way to them', async () => {
    await open({ at: '/admin/sections?q=vinag' });
    expect(names(await tree())).toEqual(['Menus', 'Ensaladas', 'Vinagretas']);
    see.none('button', /^(Subir|Bajar|Mover)/);
  });

  it('shows which sections readers see, and how much is in each and below it', async () => {
    await open({
      prepare: (fake) => {
        const below = aSection(6, fake.sections.get(3) ?? null, 'Polos', { visible: false });
        fake.sections.add(below);
      },
    });
    const row = (name: string) => screen.getByRole('link', { name }).parentElement?.textContent;
    await tree();
    await press(uiText('openBranch', { name: 'Helados' }));
    expect(row('Menus')).toBe('Menus2 piezasVisible');
    expect(row('Helados')).toBe('Helados2 piezasOculta');
    expect(row('Polos')).toBe('PolosSin piezasOculta porque lo está la superior');
  });

  it('[U1] teaches the first step where there is nothing, and what to do where nothing is found', async () => {
    await open({ at: '/admin/sections?type=3' });
    await see(text('empty'));
    cleanup();
    await open({ at: '/admin/sections?q=zzz' });
    await see(text('nothing'));
  });

  it('speaks Portuguese in Portugal', async () => {
    await open({ market: 'PT' });
    expect(await tree(textPt('tree', { type: typeTextPt('type.1') }))).toBeTruthy();
    expect(screen.getByRole('radio', { name: typeTextPt('type.5') })).toBeTruthy();
  });

  it('follows what others do', async () => {
    const { fake } = await open();
    const list = await tree();
    fake.sections.add(aSection(7, null, 'Postres'));
    app.push('SectionsChanged', { position: 9 });
    await waitFor(() => expect(names(list)).toContain('Postres'));
  });
});

describe('moving a section', () => {
  it('[R-ASE-03] [R-ASE-04] [R6] sends the whole order at once, shows it at once, and keeps the focus', async () => {
    const { fake } = await open();
    await tree();
    await press(treeText('moveDown', { name: 'Ensaladas' }));
    expect(names(screen.getByRole('list', { name: 'Menus' }))).toEqual([
      'Helados',
      'Ensaladas',
      'Vinagretas',
    ]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      treeText('moveDown', { name: 'Ensaladas' }),
    );
    expect(fake.api.callsTo(sectionCommands.ReorderSections)).toEqual([{ ids: [3, 2] }]);
    await see(text('moved', { name: 'Ensaladas', place: 2, count: 2 }));
  });

  it('[U5] can be undone', async () => {
    const { fake } = await open();
    await tree();
    await press(treeText('moveUp', { name: 'Helados' }));
    await undo();
    await see.sent(fake, sectionCommands.ReorderSections, [{ ids: [3, 2] }, { ids: [2, 3] }]);
  });

  it('goes no further than the end', async () => {
    const { fake } = await open();
    await tree();
    await press(treeText('moveUp', { name: 'Ensaladas' }));
    expect(fake.api.callsTo(sectionCommands.ReorderSections)).toEqual([]);
  });

  it('[U7] is undone, with the reason, where another person was faster', async () => {
    await open({
      prepare: (fake) =>
        fake.api.on(sectionCommands.ReorderSections, () => refuse('section_order_stale', { status: 409 })),
    });
    await tree();
    await press(treeText('moveDown', { name: 'Ensaladas' }));
    await see(sectionsText('rejection.section_order_stale'));
    expect(names(screen.getByRole('list', { name: 'Menus' }))).toEqual([
      'Ensaladas',
      'Vinagretas',
      'Helados',
    ]);
  });

  it('[R-ASE-03] folds what is carried, and opens it again where it is put down', async () => {
    await open();
    const list = await tree();
    screen.getByRole('button', { name: treeText('drag', { name: 'Ensaladas' }) }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names(list)).toEqual(['Menus', 'Ensaladas', 'Helados']));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(names(list)).toContain('Vinagretas'));
  });

  it('[U2] can be done by keys on a handle that explains how', async () => {
    await open();
    await tree();
    const handle = screen.getByRole('button', { name: treeText('drag', { name: 'Ensaladas' }) });
    const help = document.getElementById(handle.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toContain(treeText('dragHelp'));
  });
});

describe('deleting a section', () => {
  it('[R-ASE-03] [U5] removes it at once, and restores it on undo', async () => {
    const { fake } = await open();
    const list = await tree();
    await choose('Vinagretas', text('delete'));
    await waitFor(() => expect(names(list)).not.toContain('Vinagretas'));
    expect(fake.api.callsTo(sectionCommands.DeleteSection)).toEqual([{ id: 4 }]);
    await see(text('deleted', { name: 'Vinagretas' }));
    await undo();
    await see.sent(fake, sectionCommands.RestoreSection, [{ id: 4 }]);
  });

  it('[AMB-55] shows why not, and leaves it where it is', async () => {
    await open({
      prepare: (fake) =>
        fake.api.on(sectionCommands.DeleteSection, () =>
          refuse('section_in_use', { status: 409, details: { count: 2 } }),
        ),
    });
    const list = await tree();
    await choose('Helados', text('delete'));
    await see(sectionsText('rejection.section_in_use', { count: 2 }));
    expect(names(list)).toContain('Helados');
  });
});

describe('the ways from the tree', () => {
  it('[R-NAV-28] lead to the forms and to the catalogue', async () => {
    await open({ at: '/admin/sections?type=2' });
    await tree(text('tree', { type: typeText('type.2') }));
    expect(screen.getByRole('link', { name: 'Ofertas' }).getAttribute('href')).toBe('/admin/section/5');
    expect(screen.getByRole('link', { name: text('add') }).getAttribute('href')).toBe(
      '/admin/section/add?type=2',
    );
    await press(text('more', { name: 'Ofertas' }));
    const links = screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'));
    expect(links).toEqual(['/admin/section/5', '/admin/section/add?parent=5', '/local/ofertas', null]);
  });

  it('offer nothing below the last level, and no link to hidden sections', async () => {
    await open();
    await tree();
    await press(text('more', { name: 'Vinagretas' }));
    see.none('menuitem', text('addInside'));
    await user.keyboard('{Escape}');
    await press(text('more', { name: 'Helados' }));
    see.none('menuitem', text('see'));
  });
});
