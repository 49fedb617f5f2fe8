import { marketRecords } from '@portal/contracts';
import type { DayFilm, FilmOrder, FilmStep } from '@portal/contracts/areas/network';
import { framesWhile, slowDown } from './frames';
import { expect, test, visit } from './journey';

const day = '2026-11-20';
/** Midnight in Madrid. */
const midnight = Date.parse('2026-11-19T23:00:00.000Z');
const hour = 3_600_000;
const restaurants = 500;
const orders = 600;
/** CPU slowdown. */
const slower = 6;
const rounds = 5;
/** Milliseconds of playing: three hours of the film a second. */
const playing = 3_000;
/** Two display intervals, up to a clock error. */
const maxMilliseconds = 34;

const at = (hours: number) => new Date(midnight + hours * hour).toISOString();
const blank = { state: null, order: null, pause: null, by: '' } as const;

/** Many open in the same minute; orders come and are answered all day. */
function busyFilm(): DayFilm {
  const opening = Array.from({ length: restaurants }, (_, index): FilmStep[] => {
    const restaurant = index + 1;
    return [
      { ...blank, at: at(9 + (index % 4)), what: 'Opens', restaurant, state: 'open' },
      { ...blank, at: at(13 + (index % 9)), what: 'PauseStarts', restaurant, state: 'paused' },
      { ...blank, at: at(14 + (index % 9)), what: 'PauseEnds', restaurant, state: 'open' },
      { ...blank, at: at(22.5), what: 'Closes', restaurant, state: 'closed' },
    ];
  });
  const answering = Array.from({ length: orders }, (_, index): FilmStep[] => {
    const places: FilmOrder[] = [
      { status: 1, turn: 'agency', late: false },
      { status: 2, turn: 'restaurant', late: false },
      { status: 4, turn: null, late: false },
    ];
    return places.map((is, step) => ({
      ...blank,
      at: at(8 + (index * 12) / orders + step / 2),
      what: step === 0 ? 'OrderPlaced' : 'OrderStatusChanged',
      restaurant: 1 + ((index * 7) % restaurants),
      order: { id: String(index), number: index + 1, was: places[step - 1] ?? null, is },
    }));
  });
  return {
    day,
    from: at(0),
    until: at(23.999),
    restaurants: Array.from({ length: restaurants }, (_, index) => ({
      id: index + 1,
      site: String(index + 1),
      name: `Restaurante ${index + 1}`,
      city: 'Madrid',
      region: 2,
      region_name: 'Centro',
      latitude: 37 + (index % 25) * 0.22,
      longitude: -6 + Math.floor(index / 25) * 0.3,
      state: 'closed',
      orders: [],
    })),
    steps: [...opening, ...answering].flat().toSorted((one, other) => one.at.localeCompare(other.at)),
  };
}

/** Other work on the machine only adds. */
const secondBest = (all: readonly number[]) => all.toSorted((a, b) => a - b)[1] ?? Infinity;

test('the film of five hundred restaurants plays at 3,600 times without a dropped frame, on a processor six times slower', async ({
  browser,
  portal,
}, info) => {
  test.slow();
  const account = `admin@${marketRecords.ES.corporateDomain}`;
  const { page } = await visit(browser, portal, account, '/config');
  const data = busyFilm();
  await page.route('**/api/network/film/**', (route) => route.fulfill({ json: { status: true, data } }));
  await page.goto(`${portal.url}/admin/film?day=${day}&time=08:00:00`);
  const slider = page.getByRole('slider', { name: 'Hora' });
  await expect(slider).toBeVisible();
  await page.getByRole('radio', { name: /^3[.\s]?600×$/ }).check({ force: true });

  const asFast = await slowDown(page, slower);
  const longest: number[] = [];
  const untouched: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await slider.fill(String(midnight + (8 + 2.5 * round) * hour));
    await page.waitForTimeout(1_000);
    untouched.push((await framesWhile(page, () => page.waitForTimeout(playing))).longest);
    await page.getByRole('button', { name: 'Reproducir' }).click();
    await page.waitForTimeout(500);
    const from = Number(await slider.inputValue());
    const { longest: milliseconds, count } = await framesWhile(page, () => page.waitForTimeout(playing));
    // The film moved, and the measurement is valid.
    expect(Number(await slider.inputValue()) - from).toBeGreaterThan((playing * 3_600) / 2);
    expect(count).toBeGreaterThan(playing / maxMilliseconds);
    longest.push(milliseconds);
    await page.getByRole('button', { name: 'Pausar' }).click();
  }
  await asFast();
  const shown = [...longest, NaN, ...untouched].map(Math.round).join(', ');
  info.annotations.push({ type: 'longest frames', description: shown });
  // Beyond the same screen at rest, which is one interval on a quiet machine.
  expect(Math.round(secondBest(longest) - secondBest(untouched))).toBeLessThanOrEqual(maxMilliseconds);
});
