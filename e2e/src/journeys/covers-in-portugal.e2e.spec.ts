import { keepCovers } from './covers-journey';
import { expect, test, visit } from './journey';

test('[R-AME-01] [R-AME-05] [R-HOM-05] [R-HOM-07] [R-NAV-35] in Portugal a cover is on an open home as soon as it is saved; there are no videos', async ({
  browser,
  portal,
}) => {
  const admin = await visit(browser, portal, 'admin@pt.chain.example', '/admin/sliders');
  const restaurant = await visit(browser, portal, 'franchisee@pt.chain.example');
  await keepCovers(admin, restaurant, {
    name: 'Semana da brasa',
    fields: {
      name: 'Nome',
      target: 'Secção de destino',
      search: 'Procurar pelo nome',
      url: 'Endereço',
      position: 'Posição',
    },
    section: ['Cantinho do café', '/nacional/cantinhodocafe'],
    cut: 'Usar este recorte',
    saveNew: 'Adicionar destaque',
    added: 'Destaque adicionado',
    save: 'Guardar destaque',
    required: 'O campo é obrigatório',
    thumb: (place) => new RegExp(`^Ver o destaque ${place}:`),
    edit: 'Editar Semana da brasa',
    up: 'Subir Semana da brasa',
    down: 'Descer Semana da brasa',
    remove: 'Eliminar Semana da brasa',
    confirm: 'Eliminar destaque',
    undo: 'Desfazer',
  });
  await admin.page.goto(`${portal.url}/admin/videos`);
  await expect(admin.page).not.toHaveURL(/videos/);
});
