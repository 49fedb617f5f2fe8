import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seedProgressOn } from '@portal/demo/seed/seed-progress';
import { isUnused } from '@portal/platform/stores/bind-stores';
import { lockFileName } from '@portal/platform/stores/sqlite/data-folder-lock';
import type { PortalConfig } from './config';
import type { Portal } from './open-portal';

type Where = Pick<PortalConfig, 'market' | 'dataDir'>;

/** Lies in the data folder as long as the demo data is being sent; no door is open in that time. */
const markerIn = (dataDir: string) => join(dataDir, 'seeding');

/**
 * Empties a data folder whose seeding was killed half-way: nobody has worked with it yet, and half a demo helps
 * nobody. Call it before the stores are opened, with the folder locked. The marker goes last: a kill starts over.
 */
export async function discardInterruptedSeed({ dataDir }: Pick<Where, 'dataDir'>): Promise<void> {
  const marker = markerIn(dataDir);
  if (!existsSync(marker)) return;
  // Another program would lock another file than the one that this one holds.
  const kept = [marker, join(dataDir, lockFileName)];
  const paths = (await readdir(dataDir)).map((name) => join(dataDir, name));
  await Promise.all(
    paths.filter((path) => !kept.includes(path)).map((path) => rm(path, { recursive: true })),
  );
  await rm(marker);
}

/** Seeds the demo data into a folder that has none yet, by sending commands, and waits until the views show it. */
export async function seedWhenEmpty(portal: Portal, { market, dataDir }: Where): Promise<void> {
  if (!(await isUnused(portal.stores.events))) return;
  await writeFile(markerIn(dataDir), '');
  // Loaded only here: what draws the demo's artwork takes longer to load than the portal to open.
  const { seedDemo } = await import('@portal/demo/seed-demo');
  await seedDemo({
    writeSide: portal.writeSide,
    files: portal.stores.files,
    market,
    today: new Date().toISOString(),
    progress: seedProgressOn(process.stdout, market),
  });
  await portal.caughtUp();
  await rm(markerIn(dataDir));
}
