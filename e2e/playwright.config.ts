import { defineConfig, type Project } from '@playwright/test';
import { type Market, markets } from '@portal/contracts';
import type { World } from './src/journeys/journey';

/** Which portal a journey goes through. */
type Options = { market: Market; world: World };
type Journeys = Project<object, Options>;

/** Debian's browser, or the one that `npm test` found (docs/decisions/003). */
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** A browser that stays at home: nothing but our own pages is asked for. */
const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];
/** Chromium's sandbox does not start for root, which is who runs a build. */
const rootOnly = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * Journeys that measure how soon something shows, or wait for a network that is away: `npm run verify -- timed` gives them the
 * machine to themselves.
 */
const timed = ['chat', 'covers', 'offline', 'order', 'pause', 'plan-drag', 'sections'];
/**
 * What people need on each day: `npm test` goes these ways. All others are in `npm run verify -- journeys --further`, and
 * `npm run verify -- axe` looks at every screen.
 */
const daily: Readonly<Record<Market, readonly string[]>> = {
  ES: ['catalogue', 'draft', 'first-order', 'no-chat', 'password'],
  PT: ['channels', 'external-sign-in', 'partner-reports'],
};
/** A page of its own with every hostile message, which asks no portal for anything; and mails that are looked into. */
const notInProduction = ['hostile-html', 'password', 'first-order'].map((name) => `**/${name}-*.e2e.spec.ts`);
/** What differs most in the production world is done there as well: files, mails, chat, orders, rebuilds. */
const alsoInProduction: Readonly<Record<Market, readonly string[]>> = {
  ES: ['catalogue', 'operations', 'order'],
  PT: ['chat'],
};
/** All of them take long there: `npm run verify -- journeys`. */
const everyJourney = process.env.EVERY_JOURNEY !== undefined;

const accessibility = '**/accessibility.e2e.spec.ts';

const countries: Readonly<Record<Market, string>> = { ES: 'spain', PT: 'portugal' };
const filesOf = (market: Market, journeys: readonly string[]) =>
  journeys.map((journey) => `**/${journey}-in-${countries[market]}.e2e.spec.ts`);

/** The journeys of a market; those that name none in their file's name are of both. */
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
  // A busy machine is slow, not wrong; what must come within a time is timed by its journey.
  expect: { timeout: 30_000 },
  // One portal per market, world and worker; what people do together is done in both worlds.
  projects: markets.flatMap(journeysIn),
  use: {
    launchOptions: { executablePath, args: [...quiet, ...rootOnly] },
    trace: 'retain-on-failure',
  },
});
