import { defineConfig } from '@playwright/test';
import type { Market } from '@portal/contracts';
import type { World } from './src/journeys/journey';

/** Debian's browser, or the one that `npm test` found (docs/decisions/004). */
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

/** Journeys that are a market's own say so in their file's name. */
const inSpain = '**/*-in-spain.e2e.spec.ts';
const inPortugal = '**/*-in-portugal.e2e.spec.ts';
/**
 * The journeys that meet most of what differs in the production world: files, mails, chat, orders, rebuilds. All of
 * them take long there: `npm run verify:journeys`.
 */
const everyJourney = process.env.EVERY_JOURNEY !== undefined;
const inProduction = (market: string, journeys: readonly string[]) =>
  everyJourney
    ? `**/*-in-${market}.e2e.spec.ts`
    : journeys.map((journey) => `**/${journey}-in-${market}.e2e.spec.ts`);
/** A page of its own with every hostile message, which asks no portal for anything. */
const ofNoWorld = '**/hostile-html-*.e2e.spec.ts';

export default defineConfig<object, { market: Market; world: World }>({
  testDir: './src',
  testMatch: '**/*.e2e.spec.ts',
  outputDir: '../.build/test/journeys',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // A busy machine is slow, not wrong; what must come within a time is timed by its journey.
  expect: { timeout: 15_000 },
  // One portal per market and world; what people do together is done in both worlds.
  projects: [
    { name: 'ES', use: { market: 'ES' }, testIgnore: inPortugal },
    { name: 'PT', use: { market: 'PT' }, testIgnore: inSpain },
    {
      name: 'ES in production',
      use: { market: 'ES', world: 'production' },
      testMatch: inProduction('spain', ['catalogue', 'operations', 'order']),
    },
    {
      name: 'PT in production',
      use: { market: 'PT', world: 'production' },
      testMatch: inProduction('portugal', ['chat']),
      testIgnore: ofNoWorld,
    },
  ],
  use: {
    launchOptions: { executablePath, args: [...quiet, ...rootOnly] },
    trace: 'retain-on-failure',
  },
});
