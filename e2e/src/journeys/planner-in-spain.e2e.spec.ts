import type { Browser, Locator, Page } from '@playwright/test';
import { dayOf, marketRecords } from '@portal/contracts';
import { askThePortal } from './ask-the-portal';
import { expect, type OpenPortal, test, type Visitor, visit } from './journey';

/** Maximum push delay. */
const soon = { timeout: 5_000 };
const franchisee = 'franchisee@es.chain.example';
/** In the market's time zone. */
const today = dayOf(new Date().toISOString(), marketRecords.ES.timeZone);
const [year = 0, thisMonth = 0, thisDate = 0] = today.split('-').map(Number);

const complaintsOf = (...visitors: Visitor[]) => visitors.flatMap(({ complaints }) => complaints);

type Row = { readonly id: number };
interface Plan {
  readonly objectives: readonly Row[];
  readonly strategies: readonly { readonly status: number }[];
}

const planOf = (page: Page, id: number) =>
  askThePortal<Plan>(page, `restaurant/marketing?restaurant_id=${id}&year=${year}`);

/** The franchisee's restaurant with an empty or the fullest plan. */
async function restaurantWith(page: Page, isRequested: (plan: Plan) => boolean): Promise<number> {
  const { restaurants } = await askThePortal<{ restaurants: readonly Row[] }>(page, 'init');
  for (const { id } of restaurants) if (isRequested(await planOf(page, id))) return id;
  throw new Error('no restaurant has such a plan');
}

/** The restaurant choice is stored in the browser. */
async function openFor(visitor: Visitor, portal: OpenPortal, restaurant: number, path = '/marketing') {
  await visitor.page.evaluate((site) => localStorage.setItem('site', String(site)), restaurant);
  await visitor.page.goto(portal.url + path);
  return visitor;
}
async function visitOne(browser: Browser, portal: OpenPortal, isRequested: (plan: Plan) => boolean) {
  const visitor = await visit(browser, portal, franchisee, '/config');
  const restaurant = await restaurantWith(visitor.page, isRequested);
  await openFor(visitor, portal, restaurant);
  return { visitor, page: visitor.page, restaurant };
}
async function visitFor(browser: Browser, portal: OpenPortal, restaurant: number, path?: string) {
  return openFor(await visit(browser, portal, franchisee, '/config'), portal, restaurant, path);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const chart = (page: Page) => page.getByRole('group', { name: `Calendario de acciones de ${year}` });
const barOf = (page: Page, name: string): Locator =>
  chart(page).getByRole('button', { name: new RegExp(name) });
const offered = (page: Page) =>
  page.getByRole('list', { name: /^Elige hasta \d+ prioridades$/ }).getByRole('button', { pressed: false });
const strategy = (page: Page, letter: string) => page.getByRole('combobox', { name: `Estrategia ${letter}` });
const twoDigits = (value: number) => String(value).padStart(2, '0');
/** `0903{year}`, as typed into a date field. */
const typed = (month: number, date: number) => `${twoDigits(date)}${twoDigits(month)}${year}`;
const read = (month: number, date: number) => `${twoDigits(date)}/${twoDigits(month)}/${year}`;

async function setDay(page: Page, label: string, day: string) {
  const field = page.getByRole('dialog').getByRole('group', { name: label });
  await field.getByRole('spinbutton', { name: 'Día' }).click();
  await page.keyboard.type(day);
}

async function addAction(page: Page, name: string, from: string, to: string) {
  await button(page, 'Añadir acción').click();
  const dialog = page.getByRole('dialog', { name: 'Añadir acción' });
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await dialog.getByRole('combobox', { name: 'Estrategia' }).selectOption({ index: 1 });
  await setDay(page, 'Primer día', from);
  await setDay(page, 'Último día', to);
  await dialog.getByRole('button', { name: 'Añadir acción' }).click();
  await expect(barOf(page, name)).toBeVisible();
}

test.describe.configure({ mode: 'serial' });

test('[R-MKT-05] [R-MKT-07] [R-MKT-10] three priorities are chosen, the fourth is warned of, and strategies are written', async ({
  browser,
  portal,
}) => {
  const { visitor, page } = await visitOne(browser, portal, ({ objectives }) => objectives.length === 0);
  await expect(page.getByText('Sin elegir')).toHaveCount(3);
  for (const rank of [1, 2, 3]) {
    await offered(page).first().click();
    await expect(page.getByText(new RegExp(`^Prioridad ${rank}: `)).first()).toBeVisible();
    await expect(page.getByText('Sin elegir')).toHaveCount(3 - rank);
  }
  await offered(page).first().click();
  const alert = page.getByRole('alertdialog', { name: /^Ya tienes \d+ prioridades$/ });
  await alert.getByRole('button', { name: 'Cerrar' }).click();

  await strategy(page, 'A').click();
  await page.getByRole('option').first().click();
  await strategy(page, 'D').fill('Reparto puerta a puerta');
  await expect(page.getByText('2 cambios sin guardar')).toBeVisible();
  await button(page, 'Guardar cambios').click();
  await expect(page.getByText('Plan guardado')).toBeVisible();
  await expect(page.getByText('sin guardar')).toHaveCount(0);
  await page.reload();
  await expect(strategy(page, 'D')).toHaveValue('Reparto puerta a puerta');
  await expect(
    chart(page).getByRole('list', { name: 'Estrategia D: Reparto puerta a puerta' }),
  ).toBeVisible();
  expect(complaintsOf(visitor)).toEqual([]);
});

test('[R-MKT-14] [U12] an action is moved across a month by keys and by the pointer, seen in a second browser, and undone', async ({
  browser,
  portal,
}) => {
  const { visitor, page, restaurant } = await visitOne(
    browser,
    portal,
    ({ strategies }) => strategies.length === 2,
  );
  const second = await visitFor(browser, portal, restaurant);
  await addAction(page, 'Mesa en la feria', typed(3, 9), typed(3, 20));
  await expect(barOf(second.page, 'Mesa en la feria')).toBeVisible(soon);

  const bar = barOf(page, 'Mesa en la feria');
  await bar.focus();
  for (let weeks = 0; weeks < 5; weeks += 1) await page.keyboard.press('PageDown');
  await expect(bar).toContainText('13 abr – 24 abr');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`«Mesa en la feria» pasa al ${read(4, 13)} – ${read(4, 24)}`)).toBeVisible();
  const elsewhere = barOf(second.page, 'Mesa en la feria');
  await expect(elsewhere).toHaveAccessibleName(new RegExp(read(4, 13)), soon);
  // No notice of the person's own change.
  await expect(second.page.getByText('ha cambiado el plan')).toHaveCount(0);

  const box = await bar.boundingBox();
  const track = await bar.locator('xpath=ancestor::ul[1]').boundingBox();
  if (box === null || track === null) throw new Error('the calendar is not laid out');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (track.width * 61) / 365, y, { steps: 12 });
  await expect(bar).toContainText('13 jun – 24 jun');
  await expect(elsewhere).toHaveAccessibleName(new RegExp(read(4, 13)));
  await page.mouse.up();
  await expect(elsewhere).toHaveAccessibleName(new RegExp(read(6, 13)), soon);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The undo message of the first move may still be visible.
  await expect(page.getByText(`«Mesa en la feria» pasa al ${read(6, 13)} – ${read(6, 24)}`)).toBeVisible(
    soon,
  );
  await button(page, 'Deshacer').last().click();
  await expect(bar).toHaveAccessibleName(new RegExp(read(4, 13)), soon);
  await expect(elsewhere).toHaveAccessibleName(new RegExp(read(4, 13)), soon);
  expect(complaintsOf(visitor, second)).toEqual([]);
});

test('[R-MKT-03] [R-ERR-24] another year asks first where something is not saved', async ({
  browser,
  portal,
}) => {
  const { visitor, page } = await visitOne(browser, portal, ({ objectives }) => objectives.length === 3);
  const sales = page.getByRole('textbox', { name: /^Ventas de / }).first();
  const before = await sales.inputValue();
  await sales.fill('12,5');
  await page.getByRole('radio', { name: String(year + 1) }).click({ force: true });
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(sales).toHaveValue('12,5');
  await page.getByRole('radio', { name: String(year + 1) }).click({ force: true });
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Plan de marketing ${year + 1}` })).toBeVisible();
  await page.getByRole('radio', { name: String(year), exact: true }).click({ force: true });
  await expect(sales).toHaveValue(before);
  expect(complaintsOf(visitor)).toEqual([]);
});

test('[R-MKT-22] [R-HOM-09] [R-HOM-10] [R-HOM-11] an action shows on the home on its day, with the way to its section', async ({
  browser,
  portal,
}) => {
  const { visitor, page, restaurant } = await visitOne(
    browser,
    portal,
    ({ strategies }) => strategies.length === 2,
  );
  const home = await visitFor(browser, portal, restaurant, '/');
  await expect(home.page.getByRole('heading', { name: 'Acciones del restaurante' })).toBeVisible();
  await expect(home.page.getByText('Vales de hoy')).toHaveCount(0);
  const typedToday = typed(thisMonth, thisDate);
  await addAction(page, 'Vales de hoy', typedToday, typedToday);
  const item = home.page.getByRole('listitem').filter({ hasText: 'Vales de hoy' });
  await expect(item).toContainText('En curso', soon);
  await item.getByRole('link', { name: /materiales para Vales de hoy/ }).click();
  await expect(home.page).toHaveURL(/\/(?:nacional|search)/);
  expect(complaintsOf(visitor, home)).toEqual([]);
});

test('[R-MKT-01] the year is printed on one landscape page', async ({ browser, portal }) => {
  const { page } = await visitOne(browser, portal, ({ strategies }) => strategies.length > 2);
  await expect(chart(page).getByRole('button').first()).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});
