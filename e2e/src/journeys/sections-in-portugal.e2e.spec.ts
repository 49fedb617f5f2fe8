import { expect, test, visit, visitBySigningIn } from './journey';
import { keepSections } from './sections-journey';

test('[R-NAV-38] [R-ASE-01] [R-ASE-03] [R-ASE-10] in Portugal an editor lands on the sections and keeps them; restaurants see it live', async ({
  browser,
  portal,
}) => {
  const editor = await visitBySigningIn(browser, portal, 'editor@pt.chain.example');
  await expect(editor.page).toHaveURL(/\/admin\/sections$/);
  const restaurant = await visit(browser, portal, 'franchisee@pt.chain.example', '/local');
  await keepSections(editor, restaurant, {
    types: { local: 'Local' },
    add: 'Adicionar secção',
    name: 'Nome',
    save: 'Guardar alterações',
    undo: 'Desfazer',
    remove: 'Eliminar',
    up: (name) => `Subir ${name}`,
    handle: (name) => `Mover ${name}`,
    more: (name) => `Mais ações: ${name}`,
    tree: 'Secções: Local',
    deleted: (name) => `Secção «${name}» eliminada`,
    first: ['Festas do bairro', '/local/festasdobairro'],
    second: ['Feira de outono', '/local/feiradeoutono'],
    renamed: ['Arraiais', '/local/arraiais'],
  });
});
