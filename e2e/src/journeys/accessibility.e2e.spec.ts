import AxeBuilder from '@axe-core/playwright';
import { type Market, marketRecords } from '@portal/contracts';
import { beSignedIn, expect, test } from './journey';
import type { Screen } from './screen';
import { screens } from './screens';
import type { Page } from '@playwright/test';

/* U2: WCAG 2.2 A and AA by axe, in both markets and schemes. */

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Look {
  readonly scheme: 'light' | 'dark';
  readonly width: number;
}

/** For `npm run verify -- axe --once`. */
const lookOf: Readonly<Record<Market, Look>> = {
  ES: { scheme: 'light', width: 1440 },
  PT: { scheme: 'dark', width: 360 },
};

/** All looks: `npm run verify -- axe`. */
const looks: readonly { readonly title: string; readonly of: (market: Market) => Look }[] = process.env
  .ALL_LOOKS
  ? [360, 768, 1440].flatMap((width) =>
      (['light', 'dark'] as const).map((scheme) => ({
        title: `${scheme}, ${width} px`,
        of: () => ({ scheme, width }),
      })),
    )
  : [{ title: 'one look', of: (market) => lookOf[market] }];

/** Parts of names, of these screens alone. */
const named = process.env.SCREENS?.split(',');

/** Markets alternate, unless all looks or some screens are wanted. */
function isIn(market: Market, screen: Screen): boolean {
  const alternates = named === undefined && !process.env.ALL_LOOKS;
  const turn = screens.indexOf(screen) % 2 === 0 ? 'ES' : 'PT';
  return (screen.market ?? (alternates ? turn : market)) === market;
}

const screensOf = (account: Screen['account'], market: Market) =>
  screens
    .filter((screen) => screen.account === account && isIn(market, screen))
    .filter(({ name }) => named?.some((part) => name.includes(part)) ?? true);

/** Generous, for busy machines. */
const millisecondsForAll = 120_000;
const millisecondsForEach = 20_000;

const accounts = [...new Set(screens.map(({ account }) => account))];

// Read-only.
test.describe.configure({ mode: 'parallel' });

for (const account of accounts) {
  for (const look of looks) {
    test.describe(look.title, () => {
      test.use({
        colorScheme: ({ market }, use) => use(look.of(market).scheme),
        // Tall enough that the bottom bar covers nothing.
        viewport: ({ market }, use) => use({ width: look.of(market).width, height: 20_000 }),
        // Animations change colours.
        contextOptions: { reducedMotion: 'reduce' },
      });

      test(`[U2] screens of ${account ?? 'a visitor'}`, async ({ page, portal, market }) => {
        const seen = screensOf(account, market);
        test.skip(seen.length === 0, 'looked at in the other market');
        test.setTimeout(millisecondsForAll + seen.length * millisecondsForEach);
        const domain = marketRecords[market].corporateDomain;
        if (account) await beSignedIn(page.context(), portal, `${account}@${domain}`);
        // Some paths are queried from a page.
        if (account) await page.goto(portal.url);
        for (const screen of seen) {
          await test.step(screen.name, async () => {
            await open(page, portal.url, screen);
            await expectAccessible(page, screen);
          });
        }
      });
    });
  }
}

async function expectAccessible(page: Page, { name }: Screen): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(' '))]);
  expect.soft(found, name).toEqual([]);
  const nested = page.locator(':is(a, button) :is(a, button, input, select, textarea)');
  expect.soft(await nested.count(), `${name} has something to press inside of what is pressed`).toBe(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

async function open(page: Page, url: string, { path, act }: Screen): Promise<void> {
  const found = typeof path === 'string' ? path : await path(page);
  await page.goto(url + found);
  // By element: an open dialog hides the page from roles.
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await act?.(page);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}
