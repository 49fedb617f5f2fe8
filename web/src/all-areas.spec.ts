import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, allPushes, allRejections, allViews, languages, marketRecords } from '@portal/contracts';
import { areas } from './shell/areas';
import { catalogueOf } from './core/i18n/define-messages';
import type { LiveMap } from './core/live/live-map';

const here = new URL('./', import.meta.url);
const folders = readdirSync(new URL('areas/', here));
const texts = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.messages.ts') || file.endsWith('/view-names.ts'),
);

/** The languages in which a refusal is read: those of the markets whose calls say it. */
function languagesOf(code: string) {
  const saying = allCalls.filter(({ rejections = [] }) => rejections.includes(code));
  const markets = saying.flatMap(({ access }) => access.markets);
  const read = new Set(markets.flatMap((market) => marketRecords[market].languages));
  return read.size === 0 ? languages : [...read];
}

const lacking = (id: string, read: readonly (typeof languages)[number][]) =>
  read.filter((language) => !(id in catalogueOf(language)));

describe('what contracts declare', () => {
  beforeAll(async () => {
    for (const file of texts) await import(`./${file.replace(/\.ts$/, '')}`);
  });

  it('has its screens in the list of areas', () => {
    const listed = new Set(areas.map(({ area }) => area));
    const omitted = folders.filter((folder) => !listed.has(folder));
    expect(omitted.map((area) => `${area} is missing: add it to web/src/shell/areas.ts`)).toEqual([]);
  });

  it('makes open pages current: each push has a rule in a map that its area names', async () => {
    const maps = await Promise.all(areas.map(async ({ live }): Promise<LiveMap> => (live ? live() : {})));
    const omitted = allPushes.flatMap(({ area, payloads }) =>
      Object.keys(payloads)
        .filter((name) => !maps.some((map) => name in map))
        .map(
          (name) => `${name} has no rule: add ${area}.live.ts to "live" in web/src/areas/${area}/index.ts`,
        ),
    );
    expect(allPushes.length).toBeGreaterThan(5);
    expect(omitted).toEqual([]);
  });

  it('[R-ERR-25] has words for every refusal, in every language in which it is read', () => {
    const omitted = Object.keys(allRejections).flatMap((code) =>
      lacking(`rejection.${code}`, languagesOf(code)).map(
        (language) =>
          `${code} has no words in ${language}: add "rejection.${code}" to the area's .messages.ts`,
      ),
    );
    expect(omitted).toEqual([]);
  });

  it('has a name for every view', () => {
    const omitted = allViews.flatMap(({ name }) =>
      lacking(`operationsViews.${name}`, languages).map(
        (language) =>
          `the view ${name} has no name in ${language}: add it to web/src/areas/operations/view-names.ts`,
      ),
    );
    expect(omitted).toEqual([]);
  });
});
