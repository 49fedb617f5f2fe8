import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Role } from '@portal/contracts';
import { type FigureRows, productTypes } from '@portal/contracts/areas/imports';
import type { StreamRules } from '@portal/platform/decider/decider';
import { StreamStates } from '@portal/platform/decider/stream-states';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { actorWith } from '../programs/test-fixture';

jest.setTimeout(300_000);

const months = 24;
const restaurantCount = 500;
const rowsEach = 40;
const maxMilliseconds = 300;
const context = { actor: actorWith(Role.Administrator), correlationId: 'first-import' };

/** Distinct figures per month. */
const rowsOf = (restaurant: number, month: number): FigureRows =>
  Array.from({ length: rowsEach }, (_, at) => [
    productTypes[at % productTypes.length] ?? '',
    `Whopper doble con queso ${restaurant}-${String(at).padStart(3, '0')}`,
    Math.round(Math.sin(at + month) * 10_000) / 100,
  ]);

/** A checked file of all restaurants. @returns the import's id */
async function checked({ writeSide, stores }: InProcessPortal, month: number): Promise<string> {
  const lines = Array.from({ length: restaurantCount }, (_, at) => ({
    place: `restaurant-${at + 1}`,
    rows: rowsOf(at + 1, month),
  }));
  const result = { figures: lines, difference: [], problems: [] };
  const file = await stores.files.put(Buffer.from(`PK ${randomUUID()}`));
  const stored = await stores.files.put(Buffer.from(JSON.stringify(result)));
  const importId = randomUUID();
  const rows = restaurantCount * rowsEach;
  await writeSide.runner.run(
    writeSide.bindings.imports.RecordImport,
    {
      ...file,
      importId,
      kind: 'pmix',
      filename: 'mix.xlsx',
      resultKey: stored.key,
      rows,
      places: restaurantCount,
      counts: { new: 0, changed: rows, gone: 0, same: 0 },
      problemCount: 0,
      problems: [],
      comparedWith: month,
      hidden: { rows: 0, columns: 0 },
    },
    context,
  );
  return importId;
}

let dataDir: string;
/** Confirmed imports, oldest first. */
const confirmed: string[] = [];
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-first-import-'));
  const portal = await openInProcessPortal('ES', undefined, dataDir);
  for (let month = 0; month < months; month += 1) {
    const id = await checked(portal, month);
    const { runner, bindings } = portal.writeSide;
    const outcome = await runner.run(
      bindings.imports.ConfirmImport,
      { id, period_from: '', period_to: '' },
      context,
    );
    expect(outcome).toMatchObject({ data: { changed: restaurantCount } });
    confirmed.push(id);
  }
  await portal.close();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

/** CPU time of this process, unaffected by other load. */
async function processorTime<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1_000];
}

/** Reopens the portal for empty caches. */
async function afterStart<T>(work: (portal: InProcessPortal) => Promise<T>): Promise<T> {
  const portal = await openInProcessPortal('ES', undefined, dataDir);
  await portal.caughtUp();
  try {
    return await work(portal);
  } finally {
    await portal.close();
  }
}

describe('[R-IMP-04] [S10] after two years of monthly files about 500 restaurants', () => {
  it('a portal that has just started knows all figures from the end of their stream', async () => {
    const [wholeTime, readTime, undoTime] = await afterStart(async (portal) => {
      const { stores, codec, writeSide } = portal;
      const { runner, bindings } = writeSide;
      const rowRules: StreamRules = {
        initial: [],
        evolve: { FiguresImported: (_rows, { data }: { data: object }) => JSON.stringify(data) },
      };
      const [, whole] = await processorTime(() =>
        new StreamStates(stores.events, codec).load(rowRules, 'figures-pmix'),
      );
      const id = await checked(portal, months);
      // Confirmation reads all figures of its kind.
      const [discarded, read] = await processorTime(() =>
        runner.run(bindings.imports.DiscardImport, { id }, context),
      );
      expect(discarded).toMatchObject({ data: { status: 'discarded' } });
      const newest = confirmed.at(-1) ?? '';
      const [undone, undo] = await processorTime(() =>
        runner.run(bindings.imports.UndoImport, { id: newest }, context),
      );
      expect(undone).toMatchObject({ data: { restored: restaurantCount, newer: 0 } });
      return [whole, read, undo];
    });
    process.stderr.write(
      `\n${months} months: the whole stream ${wholeTime.toFixed(0)} ms of processor time, ` +
        `its end ${readTime.toFixed(0)} ms, an undo of all ${undoTime.toFixed(0)} ms\n`,
    );
    expect(readTime).toBeLessThan(maxMilliseconds);
    expect(readTime).toBeLessThan(wholeTime / 2);
  });

  it('an undo restores the figures of the month before', async () => {
    const restored = await afterStart(async ({ stores }) => {
      const events = await stores.events.readStream('figures-pmix');
      return events.findLast(({ type }) => type === 'FiguresRestored')?.data;
    });
    expect(restored).toMatchObject({
      place: `restaurant-${restaurantCount}`,
      restored: { importId: confirmed.at(-2), rows: rowsOf(restaurantCount, months - 2) },
    });
  });
});
