import { defineConfig, type Project } from '@playwright/test';
import { type Market, markets } from '@portal/contracts';
import type { World } from './src/journeys/journey';

type Options = { market: Market; world: World };
type Journeys = Project<object, Options>;

/** Debian's browser, or the one npm test found (docs/decisions/003). */
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** No background requests. */
const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];
/** Chromium's sandbox does not start for root. */
const rootOnly = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Latency or offline tests: `npm run verify -- timed` runs them alone. */
const timed = ['chat', 'covers', 'offline', 'order', 'pause', 'plan-drag', 'sections'];
/** In npm test; the others are in `npm run verify -- journeys --further`. */
const daily: Readonly<Record<Market, readonly string[]>> = {
  ES: ['catalogue', 'draft', 'first-order', 'no-chat', 'password'],
  PT: ['channels', 'external-sign-in', 'partner-reports'],
};
/** Need no portal, or a mailbox. */
const notInProduction = ['hostile-html', 'password', 'first-order'].map((name) => `**/${name}-*.e2e.spec.ts`);
/** Largest differences: files, mails, chat, orders, rebuilds. */
const alsoInProduction: Readonly<Record<Market, readonly string[]>> = {
  ES: ['catalogue', 'operations', 'order'],
  PT: ['chat'],
};
/** Set by `npm run verify -- journeys`, since all take long. */
const everyJourney = process.env.EVERY_JOURNEY !== undefined;

const accessibility = '**/accessibility.e2e.spec.ts';

const countries: Readonly<Record<Market, string>> = { ES: 'spain', PT: 'portugal' };
const filesOf = (market: Market, journeys: readonly string[]) =>
  journeys.map((journey) => `**/${journey}-in-${countries[market]}.e2e.spec.ts`);

/** Files without a market in their name run in both. */
function journeysIn(market: Market): readonly Journeys[] {
  const ofOthers = filesOf(market === 'ES' ? 'PT' : 'ES', ['*']);
  const inProduction = everyJourney ? ['*'] : alsoInProduction[market];
  const isTimed = (journey: string) => timed.includes(journey);
  const use = { market };
  const there = { market, world: 'production' } as const;
  return [
    { name: market, use, testMatch: filesOf(market, daily[market]) },
    {
      name: `${market}, further`,
      use,
      testIgnore: [...ofOthers, ...filesOf(market, [...timed, ...daily[market]]), accessibility],
    },
    { name: `${market}, accessibility`, use, testMatch: accessibility },
    { name: `${market}, timed`, use, testMatch: filesOf(market, timed) },
    {
      name: `${market} in production`,
      use: there,
      testMatch: filesOf(
        market,
        inProduction.filter((journey) => !isTimed(journey)),
      ),
      testIgnore: [...notInProduction, ...filesOf(market, timed)],
    },
    {
      name: `${market} in production, timed`,
      use: there,
      testMatch: filesOf(market, everyJourney ? timed : inProduction.filter(isTimed)),
    },
  ];
}

export default defineConfig<object, Options>({
  testDir: './src',
  testMatch: '**/*.e2e.spec.ts',
  globalSetup: './src/journeys/seed-demo-folders.ts',
  outputDir: '../.build/test/journeys',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  // Generous, for busy machines; journeys set their own limits.
  expect: { timeout: 30_000 },
  // One portal per market, world and worker.
  projects: markets.flatMap(journeysIn),
  use: {
    launchOptions: { executablePath, args: [...quiet, ...rootOnly] },
    trace: 'retain-on-failure',
  },
});
