import { keepCovers } from './covers-journey';
import { expect, test, visit } from './journey';

test('[R-AME-01] [R-AME-03] [R-AME-04] [R-HOM-05] [R-HOM-07] in Spain a cover is on an open home as soon as it is saved, leads to its section, and goes', async ({
  browser,
  portal,
}) => {
  const admin = await visit(browser, portal, 'admin@es.chain.example', '/admin/sliders');
  const restaurant = await visit(browser, portal, 'franchisee@es.chain.example');
  await keepCovers(admin, restaurant, {
    name: 'Semana de la brasa',
    fields: {
      name: 'Nombre',
      target: 'Sección a la que lleva',
      search: 'Buscar por nombre',
      url: 'Dirección',
      position: 'Posición',
    },
    section: ['Rincón del café', '/nacional/rincondelcafe'],
    cut: 'Usar este recorte',
    saveNew: 'Añadir portada',
    added: 'Portada añadida',
    save: 'Guardar portada',
    required: 'Este campo es obligatorio',
    thumb: (place) => new RegExp(`^Ver la portada ${place}:`),
    edit: 'Editar Semana de la brasa',
    up: 'Subir Semana de la brasa',
    down: 'Bajar Semana de la brasa',
    remove: 'Borrar Semana de la brasa',
    confirm: 'Borrar portada',
    undo: 'Deshacer',
  });
});

test('[R-HOM-01] [R-HOM-02] [R-HOM-03] [R-AME-09] [W20] a video advert covers an open home, later again, and never again', async ({
  browser,
  portal,
}) => {
  const admin = await visit(browser, portal, 'admin@es.chain.example', '/admin/videos/add');
  const restaurant = await visit(browser, portal, 'manager@es.chain.example');
  const page = admin.page;
  const home = restaurant.page;
  // YouTube is unreachable here; only framing is tested.
  const frame = 'https://www.youtube-nocookie.com/embed/WhWc3b3KhnY';
  await home.route(`${frame}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Film</h1>' }),
  );
  await expect(home.getByRole('heading', { level: 1 })).toBeVisible();

  const url = page.getByRole('textbox', { name: 'Dirección' });
  await url.fill('https://www.youtube.com/@blender');
  await page.getByRole('button', { name: 'Añadir vídeo' }).click();
  await expect(page.getByText(/no lleva a ningún vídeo/)).toBeVisible();
  await url.fill('https://www.youtube.com/watch?v=WhWc3b3KhnY');
  await page.getByRole('button', { name: 'Añadir vídeo' }).click();
  await expect(page.getByText('Vídeo añadido')).toBeVisible();

  const popup = home.getByRole('dialog', { name: 'Mira esto' });
  await expect(popup).toBeVisible({ timeout: 2_000 });
  await expect(popup.frameLocator('iframe').getByRole('heading', { name: 'Film' })).toBeVisible();
  await home.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await home.reload();
  await popup.getByRole('button', { name: 'No volver a mostrar' }).click();
  await expect(popup).toBeHidden();
  await home.reload();
  await expect(home.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(home.getByRole('region', { name: 'Portadas' })).toBeVisible();
  await expect(popup).toBeHidden();

  // Journeys share their portal.
  await page.getByRole('button', { name: 'Borrar https://www.youtube.com/watch?v=WhWc3b3KhnY' }).click();
  await page.getByRole('button', { name: 'Borrar vídeo' }).click();
  await expect(page.getByText('Vídeo borrado')).toBeVisible();
  expect([...admin.complaints, ...restaurant.complaints]).toEqual([]);
});
