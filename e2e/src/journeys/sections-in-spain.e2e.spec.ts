import { expect, test, visit, visitBySigningIn } from './journey';
import { keepSections } from './sections-journey';

test('[R-NAV-38] [R-ASE-01] [R-ASE-03] [R-ASE-10] in Spain an editor lands on the sections and keeps them; restaurants see it live', async ({
  browser,
  portal,
}) => {
  const editor = await visitBySigningIn(browser, portal, 'editor@es.chain.example');
  await expect(editor.page).toHaveURL(/\/admin\/sections$/);
  const restaurant = await visit(browser, portal, 'franchisee@es.chain.example', '/local');
  await keepSections(editor, restaurant, {
    types: { local: 'Local' },
    add: 'Añadir sección',
    name: 'Nombre',
    save: 'Guardar cambios',
    undo: 'Deshacer',
    remove: 'Borrar',
    up: (name) => `Subir ${name}`,
    handle: (name) => `Mover ${name}`,
    more: (name) => `Más acciones: ${name}`,
    tree: 'Secciones: Local',
    deleted: (name) => `Sección «${name}» borrada`,
    first: ['Fiestas del barrio', '/local/fiestasdelbarrio'],
    second: ['Mercadillo de otoño', '/local/mercadillodeotono'],
    renamed: ['Verbenas', '/local/verbenas'],
  });
});
