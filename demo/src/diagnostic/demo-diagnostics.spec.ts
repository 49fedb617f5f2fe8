import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { spreadsheetLimits } from '@portal/contracts';
import { minBehindMedian, isSwotEmpty, isWhole, weekParts } from '@portal/contracts/areas/diagnostic';
import { importColumns, importKinds } from '@portal/contracts/areas/imports';
import type { ImportResult, ReadSheet } from '@portal/platform/import/import-jobs';
import { runReading } from '@portal/platform/import/run-import-jobs';
import { DiskFileStore } from '@portal/platform/stores/file-store/disk.file-store';
import { demoWorld } from '../demo-world';
import { demoBrands, demoOptions } from './demo-reference';
import { storeFigureFiles } from './figure-files';

const today = '2026-11-20';
const world = demoWorld('ES', today);
const { imports, diagnostics, restaurants } = world;

describe('the diagnostics of the demo', () => {
  it('[R-NAV-03] are of Spain alone', () => {
    const { imports: imported, diagnostics: described } = demoWorld('PT', today);
    expect([imported, described]).toEqual([[], []]);
  });

  it('[R-DIA-07] [R-DIA-23] begin with brands of all types and examples for all lists, some of them out of use', () => {
    expect(new Set(demoBrands.map(({ type }) => type)).size).toBe(6);
    expect(new Set(demoBrands.map(({ name }) => name)).size).toBe(demoBrands.length);
    expect(new Set(demoOptions.map(({ type }) => type)).size).toBe(4);
    expect(demoOptions.filter(({ status }) => status === 1).length).toBeGreaterThan(0);
  });

  it('[R-DIA-20] say what the rules accept', () => {
    expect(diagnostics.length).toBeGreaterThan(80);
    for (const { shares, swot, competition, ratings } of diagnostics) {
      if (shares) for (const part of weekParts) expect(isWhole(shares, part)).toBe(true);
      if (swot) expect(isSwotEmpty(swot)).toBe(false);
      if (ratings) expect(competition?.brandIds.length).toBeGreaterThan(2);
    }
  });

  it('leave one restaurant of the named franchisee empty, and some others in part', () => {
    const owned = restaurants.filter(({ company }) => company === 0).map(({ restaurantId }) => restaurantId);
    const imported = new Set(imports.flatMap(({ rows }) => rows.map(({ place }) => place)));
    const described = new Set(diagnostics.map(({ restaurantId }) => restaurantId));
    const empty = owned.filter((id) => !imported.has(`restaurant-${id}`) && !described.has(id));
    expect(empty.length).toBe(1);
    expect(diagnostics.filter(({ swot, shares }) => !swot || !shares).length).toBeGreaterThan(3);
    expect(imported.size - described.size).toBeGreaterThan(5);
  });

  it('show medians to the named franchisee: enough others of its region and type have figures and guests', () => {
    const favourite = world.favourites.find(({ user: { email } }) => email.startsWith('franchisee@'));
    const home = restaurants.find(({ restaurantId }) => restaurantId === favourite?.restaurantId);
    const others = restaurants
      .filter((each) => each !== home && each.region === home?.region && each.type === home.type)
      .map(({ restaurantId }) => restaurantId);
    const placesOf = (kind: string) =>
      imports.filter((each) => each.kind === kind).flatMap(({ rows }) => rows.map(({ place }) => place));
    for (const kind of ['sales_week', 'sales', 'pmix']) {
      const places = placesOf(kind);
      const known = others.filter((id) => places.includes(`restaurant-${id}`));
      expect(known.length).toBeGreaterThanOrEqual(minBehindMedian);
    }
    const described = diagnostics.filter(
      ({ restaurantId, shares }) => shares && others.includes(restaurantId),
    );
    expect(described.length).toBeGreaterThanOrEqual(minBehindMedian);
  });

  it('[AMB-67] have population of every province, which makes 100 percent', () => {
    const population = imports.find(({ kind }) => kind === 'population')?.rows ?? [];
    expect(population.filter(({ place }) => place.startsWith('province-')).length).toBe(52);
    const groups = importColumns.population.columns.flatMap(({ key }, index) =>
      /^g\d$/.test(key) ? [index] : [],
    );
    for (const { cells } of population) {
      const total = groups.reduce((sum, index) => sum + Number(cells[index]), 0);
      expect(Math.round(total * 10)).toBe(1_000);
    }
  });

  it('[R-IMP-02] [AMB-56] come out of spreadsheets that the portal itself reads without a problem', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'figures-'));
    const files = new DiskFileStore(join(folder, 'files'));
    const stored = await storeFigureFiles(world, files);
    try {
      expect(new Set(stored.map(({ imported }) => imported.kind))).toEqual(new Set(importKinds));
      for (const [index, { imported, file, resultKey, summary, comparedWith }] of stored.entries()) {
        const path = join(folder, `${index}.xlsx`);
        const opened = await files.open(file.key);
        const chunks = opened ? await opened.stream.toArray() : [];
        await writeFile(path, Buffer.concat(chunks as Buffer[]));
        const target = join(folder, `${index}.json`);
        const contract = importColumns[imported.kind];
        const job = {
          path,
          filename: imported.filename,
          contract,
          accepts: ['xlsx'],
          ...spreadsheetLimits,
          target,
        };
        expect(await runReading(job as never)).toMatchObject({ ok: true });
        const sheet = JSON.parse(await readFile(target, 'utf8')) as ReadSheet;
        expect([imported.kind, sheet.problems, sheet.rows.length]).toEqual([
          imported.kind,
          [],
          imported.rows.length,
        ]);
        const result = await files.open(resultKey);
        const { difference } = JSON.parse(result ? await text(result.stream) : '') as ImportResult;
        const { new: fresh, changed, gone, same } = summary.counts;
        expect(fresh + changed + gone + same).toBe(difference.length);
        expect(changed > 0).toBe(comparedWith > 0);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
