import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { allAreas } from './all-areas';
import type { AreaContracts } from './kernel';

const folders = readdirSync(new URL('./areas', import.meta.url));
const kinds = ['calls', 'events', 'views', 'pushes', 'rejections'] as const;
type Kind = (typeof kinds)[number];

const has = (value: unknown, ...fields: readonly string[]) =>
  typeof value === 'object' && value !== null && fields.every((field) => field in value);
const isCall = (value: unknown) => has(value, 'kind', 'path');

const isArea = (value: unknown) => has(value, 'area', 'calls', 'examples');

/** `null` for an export that is no contract. */
function kindOf(name: string, value: unknown): Kind | null {
  if (isArea(value)) return null;
  if (has(value, 'area', 'events')) return 'events';
  if (has(value, 'area', 'payloads')) return 'pushes';
  if (has(value, 'schema', 'filters', 'sorts')) return 'views';
  if (name.endsWith('Rejections')) return 'rejections';
  const parts = has(value) ? Object.values(value as object) : [];
  return parts.length > 0 && parts.every(isCall) ? 'calls' : null;
}

const isRegistered = (area: AreaContracts | undefined, kind: Kind, value: unknown) =>
  kind === 'rejections'
    ? Object.keys(value as object).every((code) => code in (area?.rejections ?? {}))
    : (area?.[kind] as readonly unknown[] | undefined)?.includes(value) === true;

async function omissionsOf(folder: string): Promise<string[]> {
  const area = allAreas.find((each) => each.area === folder);
  if (!area) return [`the area ${folder} is missing: add it to contracts/src/all-areas.ts`];
  const exported = (await import(`./areas/${folder}/index`)) as Record<string, unknown>;
  return Object.entries(exported).flatMap(([name, value]) => {
    const kind = kindOf(name, value);
    if (!kind || isRegistered(area, kind, value)) return [];
    return [`${name} is missing: add it to "${kind}" in contracts/src/areas/${folder}/index.ts`];
  });
}

describe('the areas', () => {
  it('list everything that their folders declare', async () => {
    const omissions = await Promise.all(folders.map(omissionsOf));
    expect(omissions.flat()).toEqual([]);
  });

  it('declare something of each kind, which their slug names', () => {
    for (const kind of kinds) expect(allAreas.some((area) => area[kind] !== undefined)).toBe(true);
    for (const { area, calls, events = [], pushes = [] } of allAreas) {
      const slugs = calls.flatMap((each) => Object.values(each).map((call) => call.area));
      expect(new Set([...slugs, ...[...events, ...pushes].map((each) => each.area)])).toEqual(
        new Set([area]),
      );
    }
  });
});
