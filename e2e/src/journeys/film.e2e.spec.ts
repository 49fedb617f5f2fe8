import type { Page } from '@playwright/test';
import { dayOf, type Market, marketRecords } from '@portal/contracts';
import type { DayFilm, RestaurantState } from '@portal/contracts/areas/network';
import { OrderStatus, orderStatuses } from '@portal/contracts/areas/orders';
import type { OrdersOverview } from '@portal/contracts/areas/overview';
import { askThePortal, sendToPortal } from './ask-the-portal';
import { expect, test, visit } from './journey';

interface Words {
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly time: string;
  readonly figures: string;
  readonly steps: string;
  readonly search: string;
  readonly state: (name: string) => RegExp;
}

const words: Readonly<Record<Market, Words>> = {
  ES: {
    play: 'Reproducir',
    pause: 'Pausar',
    next: 'Paso siguiente',
    time: 'Hora',
    figures: 'Cifras en ese momento',
    steps: 'Pasos del día',
    search: 'Buscar un paso',
    state: (name) => new RegExp(`^${name}: (Abierto|Cerrado|En pausa|Sin horario)\\.`),
  },
  PT: {
    play: 'Reproduzir',
    pause: 'Pausar',
    next: 'Passo seguinte',
    time: 'Hora',
    figures: 'Números nesse momento',
    steps: 'Passos do dia',
    search: 'Procurar um passo',
    state: (name) => new RegExp(`^${name}: (Aberto|Fechado|Sem horário)\\.`),
  },
};

const loaded = { timeout: 15_000 };

interface Order {
  readonly id: string;
  readonly number: number;
  readonly restaurant_id: number;
}

const figure = async (page: Page, { figures }: Words, label: string) =>
  Number(
    await page
      .getByRole('region', { name: figures })
      .locator('div:has(> dd)', { hasText: label })
      .locator('dd')
      .first()
      .innerText(),
  );

test('[R-ORD-08] [R-CHN-14] the film of today ends as the overview and the map are, and has what was just done', async ({
  browser,
  portal,
  market,
}) => {
  const say = words[market];
  const { corporateDomain, timeZone, defaultLanguage, orderNumberPrefix } = marketRecords[market];
  const { page, complaints } = await visit(browser, portal, `admin@${corporateDomain}`, '/admin/overview');
  const [order] = await askThePortal<Order[]>(page, `order?status=${OrderStatus.Processing}&size=1`);
  if (order === undefined) throw new Error('the demo has no open order');
  const status = OrderStatus.Pending;
  await sendToPortal(page, `order/${order.id}/status`, [{ status }]);

  const today = dayOf(new Date().toISOString(), timeZone);
  await page.goto(`${portal.url}/admin/film?day=${today}&time=23:59:59`);
  const steps = page.getByRole('region', { name: say.steps });
  await page.getByRole('searchbox', { name: say.search }).fill(String(order.number));
  const label = orderStatuses.find(({ id }) => id === status)?.label[defaultLanguage] ?? '';
  const step = steps.getByRole('button', { name: `${orderNumberPrefix}${order.number}: ${label}` });
  await expect(step).toBeVisible(loaded);
  await step.click();
  await expect(page.getByRole('status').filter({ hasText: `${order.number}: ${label}` })).toBeVisible();

  const film = await askThePortal<DayFilm>(page, `network/film/${today}`);
  const states = await askThePortal<RestaurantState[]>(page, 'network/restaurants');
  expect(film.restaurants.map(({ id }) => id).toSorted()).toEqual(states.map(({ id }) => id).toSorted());
  await page.getByRole('slider', { name: say.time }).press('End');
  const overview = await askThePortal<OrdersOverview>(page, `overview/orders?from=${today}&to=${today}`);
  for (const { id, label: labels } of orderStatuses.slice(0, 3)) {
    const open = overview.open
      .filter((each) => each.status === id)
      .reduce((sum, { orders }) => sum + orders, 0);
    expect(await figure(page, say, labels[defaultLanguage])).toBe(open);
  }
  expect(complaints).toEqual([]);
});

test('the film of the last working day plays, is paused and stepped by keys, and its address leads back to the moment', async ({
  browser,
  portal,
  market,
}) => {
  const say = words[market];
  const { corporateDomain } = marketRecords[market];
  const { page, complaints } = await visit(browser, portal, `admin@${corporateDomain}`, '/admin/film');
  const slider = page.getByRole('slider', { name: say.time });
  await expect(slider).toBeVisible(loaded);
  const from = Number(await slider.inputValue());
  await page.getByRole('radio', { name: /^3[.\s]?600×$/ }).check({ force: true });
  await page.getByRole('button', { name: say.play }).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(from + 2 * 3_600_000);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: say.play })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/time=\d\d%3A\d\d%3A\d\d/);
  const current = page.getByRole('region', { name: say.steps }).locator('[aria-current="step"]');
  const shown = await current.innerText();
  const stopped = await slider.inputValue();
  await page.reload();
  await expect(current).toHaveText(shown.replaceAll('\n', ''), loaded);
  expect(await slider.inputValue()).toBe(stopped);
  expect(complaints).toEqual([]);
});
