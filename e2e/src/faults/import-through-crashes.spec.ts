import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allViews, Role } from '@portal/contracts';
import { figures, placeOfRestaurant, productTypes } from '@portal/contracts/areas/imports';
import { platformViews } from '@portal/platform/stores/open-stores';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { viewsOf } from '@portal/platform/stores/view-store/views';
import { openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildPortal } from '../programs/portal-process';
import { buildTestFixture } from '../programs/test-fixture';
import { recordImport } from '../programs/test-imports';
import { until } from '../programs/until';
import { restaurantCount, rowsEach } from './large-workbooks';
import { readLogOnDisk } from './log-on-disk';
import { type ProcessUnderTest, startProcessUnderTest } from './process-under-test';
import { retryingClient } from './retrying-client';

/* R1, R-IMP-04, W36: crashes during an import of 20,000 rows and its undo. */

const timeoutMs = 600_000;
const deaths = ['append:before-commit', 'append:after-commit', 'views:between-writes'] as const;
type Death = (typeof deaths)[number];

/** 20,000 rows with names of forty characters. */
function manyFigures() {
  const names = Array.from({ length: rowsEach }, (_, at) => `Whopper doble con queso y bacón ${at}`);
  return Array.from({ length: restaurantCount }, (_, at) => ({
    place: placeOfRestaurant(1_000 + at),
    rows: names.map((name, row) => [productTypes[row % productTypes.length] ?? '', `${name}-${at}`, row]),
  }));
}

const dataDir = mkdtempSync(join(tmpdir(), 'portal-imports-'));
let administrator: SignedIn;
let underTest: ProcessUnderTest;
/** A checked file for each crash. */
const imports = new Map<Death, string>();

beforeAll(buildPortal, timeoutMs);
beforeAll(async () => {
  const portal = await openInProcessPortal('ES', undefined, dataDir);
  await buildTestFixture(portal);
  administrator = await portal.signIn(Role.Administrator, Role.Administrator);
  const all = manyFigures();
  const difference = all.flatMap(({ place, rows }) =>
    rows.map((after) => ({ place, site: '', name: '', mark: 'new' as const, before: null, after })),
  );
  // Imports alternate, so each changes figures.
  for (const [at, death] of deaths.entries())
    imports.set(
      death,
      await recordImport(portal, { kind: 'pmix', figures: all, difference, comparedWith: 2 * at }),
    );
  await portal.close();
  underTest = await startProcessUnderTest({ market: 'ES', dataDir });
}, timeoutMs);
afterAll(async () => {
  await underTest.stop();
  rmSync(dataDir, { recursive: true });
});

const events = {
  confirm: ['FiguresImported', 'ImportConfirmed'],
  undo: ['FiguresRestored', 'ImportUndone'],
} as const;
const whole = [...Array.from({ length: restaurantCount }, () => 0), 1];

/** Events in order: 0 per place, 1 for the completion. */
function inLog(importId: string, verb: keyof typeof events): number[] {
  const types: readonly string[] = events[verb];
  return readLogOnDisk(dataDir)
    .rows.filter(({ type, data }) => data.importId === importId && types.includes(type))
    .map(({ type }) => types.indexOf(type));
}

/** Crashes, checks the log, and repeats with the same key. */
async function sendThrough(death: Death, importId: string, verb: keyof typeof events) {
  const path = `import/${importId}/${verb}`;
  const key = randomUUID();
  const headers = { ...administrator, 'idempotency-key': key };
  const send = () =>
    void fetch(`${underTest.url}/api/${path}`, { method: 'POST', headers }).catch(() => undefined);
  await underTest.nextDeath(death, send);
  expect([[], whole]).toContainEqual(inLog(importId, verb));
  const { data } = await retryingClient(underTest.url, administrator).send(path, key, {});
  expect(inLog(importId, verb)).toEqual(whole);
  return data;
}

/** Waits for figures at `places` places. */
async function untilSeen(importId: string, places: number): Promise<void> {
  const views = new SqliteViewStore(join(dataDir, 'views.db'), [...allViews, ...platformViews]);
  const count = async () =>
    (await viewsOf(views).find(figures, { where: { importId: { eq: importId } }, size: 1 })).total;
  await until('the figures are seen', async () => (await count()) === places);
  await views.close();
}

describe('[R1] [R-IMP-04] [W36] an import of 20,000 rows in a portal that dies in the middle', () => {
  it.each(deaths)(
    'is there once, as a whole, or not at all, and so is its undo: at %s',
    async (death) => {
      const importId = imports.get(death) ?? '';
      const confirmed = await sendThrough(death, importId, 'confirm');
      expect(confirmed).toMatchObject({ status: 'confirmed', changed: restaurantCount });
      await untilSeen(importId, restaurantCount);
      const undone = await sendThrough(death, importId, 'undo');
      expect(undone).toMatchObject({ restored: restaurantCount, newer: 0 });
      await untilSeen(importId, 0);
    },
    timeoutMs,
  );
});
