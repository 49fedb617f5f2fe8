import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, allPushes, allRejections, allViews, languages, marketRecords } from '@portal/contracts';
import { areas } from './shell/areas';
import { catalogueOf } from './core/i18n/define-texts';
import type { LiveMap } from './core/live/live-map';

const here = new URL('./', import.meta.url);
const folders = readdirSync(new URL('areas/', here));
const files = readdirSync(here, { recursive: true, encoding: 'utf8' });
const texts = files.filter((file) => /(?:^|\/)texts\/(?:[\w-]+\/)?index\.ts$/.test(file));

function languagesOf(code: string) {
  const saying = allCalls.filter(({ rejections = [] }) => rejections.includes(code));
  const markets = saying.flatMap(({ access }) => access.markets);
  const read = new Set(markets.flatMap((market) => marketRecords[market].languages));
  return read.size === 0 ? languages : [...read];
}

const keysIn = (folder: string) =>
  files
    .filter((file) => file.startsWith(`${folder}/texts/`) && file.endsWith('.json'))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(new URL(file, here), 'utf8')) as object));

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
    const loads = areas.flatMap(({ live = [] }) => live);
    const maps = await Promise.all(loads.map(async (load): Promise<LiveMap> => load()));
    const omitted = allPushes.flatMap(({ area, payloads }) =>
      Object.keys(payloads)
        .filter((name) => !maps.some((map) => name in map))
        .map(
          (name) =>
            `${name} has no rule: add the pushes of ${area} to "live" in web/src/areas/${area}/index.ts`,
        ),
    );
    expect(allPushes.length).toBeGreaterThan(5);
    expect(omitted).toEqual([]);
  });

  it('[R-ERR-25] has words for every refusal, in every language in which it is read', () => {
    const omitted = Object.keys(allRejections).flatMap((code) =>
      lacking(`rejection.${code}`, languagesOf(code)).map(
        (language) =>
          `${code} has no words in ${language}: add "rejection.${code}" to the area's texts/*.json`,
      ),
    );
    expect(omitted).toEqual([]);
  });

  it.each([...folders.map((area) => `areas/${area}`), 'core', 'ui', 'shell'])(
    '[R-ERR-25] is explained by texts that load with each caller: %s',
    (folder) => {
      const known = new Set([folder, 'core', 'ui'].flatMap(keysIn));
      const source = files
        .filter((file) => file.startsWith(`${folder}/`) && /(?<!\.spec)\.tsx?$/.test(file))
        .map((file) => readFileSync(new URL(file, here), 'utf8'))
        .join('\n');
      const named = new Set([...source.matchAll(/\b\w+[a-z]s\.([A-Z]\w+)/g)].map(([, name]) => name));
      const omitted = allCalls
        .filter(({ name }) => named.has(name))
        .flatMap(({ name, rejections = [] }) =>
          rejections
            .filter((code) => !known.has(`rejection.${code}`))
            .map(
              (code) =>
                `${name} may be refused as ${code}: move "rejection.${code}" to web/src/core/texts/early`,
            ),
        );
      expect(omitted).toEqual([]);
    },
  );

  it('has a name for every view', () => {
    const omitted = allViews.flatMap(({ name }) =>
      lacking(`operations.viewNames.${name}`, languages).map(
        (language) =>
          `the view ${name} has no name in ${language}: add "viewNames.${name}" to web/src/areas/operations/texts/*.json`,
      ),
    );
    expect(omitted).toEqual([]);
  });
});
