import type { Page } from '@playwright/test';
import { dayOf, marketRecords } from '@portal/contracts';
import { askThePortal, sendToPortal } from './ask-the-portal';
import { framesWhile, middleOf, slowDown } from './frames';
import { expect, test, visit } from './journey';

/** Of the market, which may be a day ahead of this machine. */
const year = Number(dayOf(new Date().toISOString(), marketRecords.ES.timeZone).slice(0, 'YYYY'.length));
const actions = 200;
/** Of a processor that is four times slower; judged by the middle of the rounds. */
// On a quiet machine the first drag after loading had frames of at most 50, 50 and 67 ms in three runs, later ones of 33.
const slower = 4;
const rounds = 5;
const maxMilliseconds = 50;

interface Plan {
  readonly strategies: readonly { readonly id: number }[];
  readonly actions: readonly object[];
}

const dayAt = (number: number) =>
  new Date(Date.UTC(year, 0, 1 + (number % 340))).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** An action of up to sixteen days, in one of the rows and somewhere in the year. */
function anAction(at: number, rows: readonly number[]) {
  const start = dayAt(at * 17);
  const end = dayAt(at * 17 + (at % 4) * 5);
  const days = { start_date: start, end_date: end < start ? start : end };
  return { name: `Acción ${at + 1}`, strategy_id: rows[at % rows.length], ...days };
}

/** Fills the plan of a restaurant with so many actions, in all rows and throughout the year. */
async function fillPlan(page: Page, id: number, rows: readonly number[], count: number): Promise<void> {
  const added = Array.from({ length: count }, (_, at) => anAction(at, rows));
  const bodies = added.map((data) => ({ restaurant_id: id, year, data }));
  await sendToPortal(page, 'restaurant/action/add', bodies);
}

test('[R-MKT-14] [R-CON-20] an action among two hundred is dragged without a long frame, on a processor four times slower', async ({
  browser,
  portal,
}, info) => {
  test.slow();
  const { page } = await visit(browser, portal, 'franchisee@es.chain.example', '/config');
  const { restaurants } = await askThePortal<{ restaurants: readonly { id: number }[] }>(page, 'init');
  const planOf = (id: number) =>
    askThePortal<Plan>(page, `restaurant/marketing?restaurant_id=${id}&year=${year}`);
  const plans = await Promise.all(restaurants.map(async ({ id }) => ({ id, ...(await planOf(id)) })));
  const [fullest] = plans.toSorted((a, b) => b.strategies.length - a.strategies.length);
  if (fullest === undefined) throw new Error('nothing is planned');
  const rows = fullest.strategies.map(({ id }) => id);
  await fillPlan(page, fullest.id, rows, actions - fullest.actions.length);

  await page.evaluate((id) => localStorage.setItem('site', String(id)), fullest.id);
  await page.goto(`${portal.url}/marketing`);
  const chart = page.getByRole('group', { name: `Calendario de acciones de ${year}` });
  await expect(chart.locator('[data-movable="true"]')).toHaveCount(actions);
  const bar = chart.getByRole('button', { name: /Acción 7,/ });
  await bar.scrollIntoViewIfNeeded();
  const id = await bar.getAttribute('data-action');
  const held = chart.locator(`[data-action="${id}"]`);
  const box = await held.boundingBox();
  const track = await held.locator('xpath=ancestor::ul[1]').boundingBox();
  if (box === null || track === null) throw new Error('the calendar is not laid out');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const aDay = track.width / 365;

  const asFast = await slowDown(page, slower);
  const longest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 8, y);
    const { longest: milliseconds, count } = await framesWhile(page, () =>
      page.mouse.move(x + 90 * aDay, y, { steps: 90 }),
    );
    await expect(held).toHaveAttribute('data-moving', 'true');
    // As many frames as a hand sees move, or nothing was measured.
    expect(count).toBeGreaterThan(30);
    longest.push(milliseconds);
    // Back where it was, nothing is saved.
    await page.mouse.move(x, y);
    await page.mouse.up();
    await expect(held).toHaveAttribute('data-moving', 'false');
  }
  await asFast();
  info.annotations.push({ type: 'longest frames', description: longest.map(Math.round).join(', ') });
  // Three intervals of a display are 50 ms by clocks that are true to a tenth: 50.1 are no more than that.
  expect(Math.round(middleOf(longest))).toBeLessThanOrEqual(maxMilliseconds);
});
