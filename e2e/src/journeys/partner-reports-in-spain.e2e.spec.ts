import type { Locator, Page } from '@playwright/test';
import { aPdf, samplePdf } from '@portal/platform/testing/sample-pdf';
import { handMade } from '../hostile-files/hand-made-archive';
import { askThePortal } from './ask-the-portal';
import { expect, test, visit } from './journey';

/* W16, R-PRT-12 */

interface Report {
  readonly id: string;
  readonly report_filename: string;
  readonly restaurant_site: string;
  readonly url: string;
  readonly version: number;
}

const overviews = Array.from({ length: 35 }, (_none, at) => `resumen ${String(at + 1).padStart(2, '0')}.pdf`);

/** Drags a report of the tray to a restaurant. */
async function carryByPointer(page: Page, name: string, site: string): Promise<void> {
  const target = page.getByRole('list', { name: 'Restaurantes a los que arrastrar' });
  await page.getByRole('searchbox', { name: 'Número, nombre o ciudad' }).fill(site);
  await expect(target.getByRole('listitem')).toHaveText([new RegExp(`^${site} - `)]);
  const handle = page.getByRole('button', { name: `Llevar ${name} a un restaurante` });
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(200, 200, { steps: 3 });
  await target.getByRole('listitem').hover();
  await page.mouse.up();
}

async function carryByKeys(page: Page, name: string): Promise<void> {
  const handle = page.getByRole('button', { name: `Llevar ${name} a un restaurante` });
  await handle.press('Space');
  await expect(page.getByText(`Has cogido ${name}.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(new RegExp(`^${name} está sobre `))).toBeAttached();
  await page.keyboard.press('Space');
}

/** Left edge of a canvas: red for the picture in `samplePdf`. */
const colourOf = (canvas: Locator) =>
  canvas.evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one as HTMLCanvasElement;
      const context = (one as HTMLCanvasElement).getContext('2d');
      const [red = 0, green = 0] = context?.getImageData(width * 0.15, height / 2, 1, 1).data ?? [];
      return red > 150 && green < 100 ? 'red' : 'another';
    }),
  );

test('[W16] [AMB-65] [R-PRT-07] [R-PRT-09] [R-PRT-12] [R-API-111] a partner uploads forty reports, carries two to their restaurant and replaces one; the restaurant reads its own', async ({
  browser,
  portal,
}) => {
  const staff = await visit(browser, portal, 'manager@es.chain.example', '/home');
  const { restaurants } = await askThePortal<{ restaurants: { id: number }[] }>(staff.page, 'init');
  const own = `report/restaurant/${restaurants[0]?.id}`;
  const [earlier] = await askThePortal<Report[]>(staff.page, `${own}?size=1`);
  const site = earlier?.restaurant_site ?? '';
  const name = `${site} informe.pdf`;

  const { page, complaints } = await visit(browser, portal, 'partner@es.chain.example', '/partner/reports');
  const archive = handMade([
    { name, content: aPdf('Primera') },
    ...overviews.map((file) => ({ name: `mes/${file}`, content: aPdf(file) })),
    { name: 'imagen.pdf', content: samplePdf('jpeg-2000') },
    { name: 'imagen rota.pdf', content: samplePdf('jpeg-2000-damaged') },
    { name: 'otra/resumen 01.pdf', content: aPdf('Otra') },
    { name: 'falso.pdf', content: '<html>' },
  ]);
  await page.getByRole('link', { name: 'Subir este mes' }).first().click();
  await page.getByRole('button', { name: 'Subir informes' }).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'informes.zip', mimeType: 'application/zip', buffer: archive }]);
  await page.getByRole('button', { name: 'Subir informes' }).click();
  const files = page.getByRole('list', { name: 'Contenido del archivo' }).getByRole('listitem');
  // File checks have the lowest priority.
  await expect(files).toHaveCount(40, { timeout: 60_000 });
  await expect(files.filter({ hasText: 'Guardado' })).toHaveCount(38);
  await expect(files.first()).toHaveText(new RegExp(`${name}.*Guardado · ${site} - `));
  await expect(files.last()).toHaveText(/falso\.pdf.*Se llama PDF, pero no lo es/);

  await page.getByRole('link', { name: 'Abrir el mes' }).click();
  await expect(page.getByRole('region', { name: '37 informes sin restaurante' })).toBeVisible();
  await carryByPointer(page, 'resumen 01.pdf', site);
  await expect(page.getByRole('region', { name: '36 informes sin restaurante' })).toBeVisible();
  await carryByKeys(page, 'resumen 02.pdf');
  await expect(page.getByRole('region', { name: '35 informes sin restaurante' })).toBeVisible();

  const preview = page.getByRole('region', { name: 'Vista previa' });
  const incomplete = preview.getByText('Esta página no se puede mostrar completa aquí.');
  const reports = page.getByRole('grid', { name: 'Informes del mes' });
  await reports.getByRole('button', { name: 'Ver imagen.pdf' }).click();
  await expect.poll(() => colourOf(preview.locator('canvas'))).toEqual(['red']);
  await expect(incomplete).toBeHidden();
  await reports.getByRole('button', { name: 'Ver imagen rota.pdf' }).click();
  await expect(incomplete).toBeVisible();

  await page.getByRole('button', { name: `Ver ${name}` }).click();
  await expect(preview.getByText('Primera', { exact: true })).toBeAttached();
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name, mimeType: 'application/pdf', buffer: aPdf('Segunda') }]);
  await expect(preview.getByText('Segunda', { exact: true })).toBeAttached();

  const mine = async () => {
    const read = await askThePortal<Report[]>(staff.page, `${own}?size=50`);
    const month = read.filter(({ report_filename: file }) => [name, ...overviews].includes(file));
    return month.map(({ report_filename: file, version }) => `${file} ${version}`).sort();
  };
  await expect.poll(mine).toEqual([`${name} 2`, 'resumen 01.pdf 1', 'resumen 02.pdf 1'].sort());
  const opened = await staff.page.evaluate(
    async ([path, file]) => {
      const list = (await (await fetch(`/api/${path}?size=50`)).json()) as { data: Report[] };
      const report = list.data.find(({ report_filename: one }) => one === file);
      return (await fetch(report?.url ?? '')).text();
    },
    [own, name] as const,
  );
  expect(opened).toContain('Segunda');
  expect([...complaints, ...staff.complaints]).toEqual([]);
});
