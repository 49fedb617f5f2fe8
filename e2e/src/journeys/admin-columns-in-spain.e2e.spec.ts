import { expect, test, visit } from './journey';

/** Columns of the specification; others are hidden first. */
const lists: Readonly<Record<string, readonly string[]>> = {
  orders: ['Número', 'Contacto', 'Restaurante', 'Piezas', 'Fecha', 'Estado'],
  restaurants: ['Número', 'Nombre', 'Región', 'Ciudad', 'Pedido móvil', 'Pedido móvil ahora', 'Activo'],
  users: ['Nombre', 'Correo', 'Teléfono', 'Rol', 'Restaurantes', 'Activa'],
  resources: ['Miniatura', 'Nombre', 'Secciones', 'Formato', 'Estado', 'Actualizado', 'Idioma'],
  sliders: ['Posición', 'Imagen', 'Nombre', 'Dirección', 'Activa', 'Inicio', 'Final'],
};

test('[AMB-83] [R-ORD-11] [R-ARE-01] [R-ARE-02] [R-AUS-01] [R-ARS-01] [R-AME-01] lists of administrators show the columns of the specification from 1280 px on', async ({
  browser,
  portal,
}) => {
  const { page, complaints } = await visit(browser, portal, 'admin@es.chain.example');
  for (const [list, wanted] of Object.entries(lists)) {
    await page.goto(`${portal.url}/admin/${list}`);
    for (const width of [1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const heads = page.getByRole('main').getByRole('columnheader');
      await expect
        .poll(() => heads.allInnerTexts(), `${list} at ${width} px`)
        .toEqual(expect.arrayContaining([...wanted]));
    }
  }
  expect(complaints).toEqual([]);
});
