import type { Browser, Page } from '@playwright/test';
import { type Market, marketRecords } from '@portal/contracts';
import { aPicture } from '@portal/platform/testing/sample-picture';
import { expect, type OpenPortal, type Visitor, visit, type World } from './journey';
import { openMail } from './mail-journey';

interface Words {
  readonly name: string;
  readonly fields: { name: string; format: string; sections: string; language?: string };
  readonly crop: { dialog: string; use: string };
  readonly published: RegExp;
  readonly add: string;
  readonly done: string;
  readonly uploaded: string;
  readonly newest: string;
  readonly newPiece: string;
  readonly download: string;
  readonly report: { table: string; search: string };
}

const words: Readonly<Record<Market, Words>> = {
  ES: {
    name: 'Cartel de la castañada con su brasa y su horario de noche',
    fields: { name: 'Nombre', format: 'Formato', sections: 'Secciones', language: 'Idioma' },
    crop: { dialog: 'Recortar la imagen', use: 'Usar este recorte' },
    published: /^Publicado/,
    add: 'Añadir recurso',
    done: 'Listo',
    uploaded: 'Todo subido correctamente',
    newest: 'Piezas nuevas',
    newPiece: 'Nuevo en el portal: ',
    download: 'Descargar',
    report: { table: 'Descargas por pieza', search: 'Nombre, referencia o sección' },
  },
  PT: {
    name: 'Cartaz do magusto com brasa e horário da noite',
    fields: { name: 'Nome', format: 'Formato', sections: 'Secções' },
    crop: { dialog: 'Recortar a imagem', use: 'Usar este recorte' },
    published: /^Publicado/,
    add: 'Adicionar recurso',
    done: 'Concluir',
    uploaded: 'Tudo carregado com sucesso',
    newest: 'Peças novas',
    newPiece: 'Novo no portal: ',
    download: 'Transferir',
    report: { table: 'Transferências por peça', search: 'Nome, referência ou secção' },
  },
};

/** The shortest accepted PDF. */
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const soon = { timeout: 15_000 };

/** @returns the name of the piece */
export async function publish({ page }: Visitor, market: Market): Promise<string> {
  const say = words[market];
  const main = page.locator('main');
  await main.getByRole('textbox', { name: say.fields.name }).fill(say.name);
  await main.getByRole('combobox', { name: say.fields.format }).selectOption({ index: 1 });
  if (say.fields.language !== undefined) {
    await main.getByRole('combobox', { name: say.fields.language }).selectOption('CAST');
  }
  await main.getByRole('combobox', { name: say.fields.sections }).click();
  const sections = page.getByRole('dialog', { name: say.fields.sections });
  await sections.getByRole('treeitem').first().click();
  await sections.getByRole('button', { name: say.done }).click();

  const inputs = main.locator('input[type="file"]');
  const picture = { name: 'castanada.png', mimeType: 'image/png', buffer: await aPicture('png') };
  await inputs.first().setInputFiles(picture);
  const crop = page.getByRole('dialog', { name: say.crop.dialog });
  await crop.getByRole('button', { name: say.crop.use }).click();
  await expect(crop).toBeHidden();
  await inputs.last().setInputFiles({ name: 'cartel.pdf', mimeType: 'application/pdf', buffer: pdf });
  await main.getByRole('radio', { name: say.published }).check();
  await main.getByRole('button', { name: say.add }).click();
  await expect(page.getByText(say.uploaded).first()).toBeAttached({ timeout: 30_000 });
  return say.name;
}

/** In the download report. */
const counted = (page: Page, say: Words) =>
  page.getByRole('grid', { name: say.report.table }).getByRole('row').filter({ hasText: say.name });

/** Publish → home → mail → download → report. */
export async function catalogueJourney(
  browser: Browser,
  portal: OpenPortal,
  { market, world }: { market: Market; world: World },
): Promise<void> {
  const say = words[market];
  const domain = marketRecords[market].corporateDomain;
  const admin = await visit(browser, portal, `admin@${domain}`, '/admin/resources/add');
  const reader = await visit(browser, portal, `franchisee@${domain}`);
  const newest = reader.page.getByRole('region', { name: say.newest });
  await expect(newest.getByRole('link').first()).toBeVisible(soon);

  await publish(admin, market);
  const piece = newest.getByRole('link', { name: say.name }).first();
  await expect(piece).toBeVisible(soon);

  if (world === 'embedded') {
    await openMail(admin.page, portal, `${say.newPiece}${say.name}`, `franchisee@${domain}`);
    await expect(admin.page.frameLocator('iframe').getByRole('link', { name: say.name })).toBeVisible();
  }
  await admin.page.goto(`${portal.url}/admin/inform`);
  await expect(admin.page.getByRole('grid', { name: say.report.table })).toBeVisible(soon);

  await piece.click();
  const download = reader.page.waitForEvent('download');
  await reader.page.locator('main').getByRole('button', { name: say.download }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^cartel.*\.pdf$/);
  await admin.page.getByLabel(say.report.search).fill(say.name);
  await expect(counted(admin.page, say)).toContainText('1', soon);
  expect([...admin.complaints, ...reader.complaints]).toEqual([]);
}
