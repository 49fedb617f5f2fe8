import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seedProgressOn } from '@portal/demo/seed/seed-progress';
import { isUnused } from '@portal/platform/stores/bind-stores';
import { lockFileName } from '@portal/platform/stores/sqlite/data-folder-lock';
import type { PortalConfig } from './config';
import type { Portal } from './open-portal';

type Where = Pick<PortalConfig, 'market' | 'dataDir'>;

/** Present while seeding, before the portal listens. */
const markerIn = (dataDir: string) => join(dataDir, 'seeding');

/**
 * Clears an interrupted seed. Call with the folder locked, before stores are opened.
 * The marker goes last: a kill restarts.
 */
export async function discardInterruptedSeed({ dataDir }: Pick<Where, 'dataDir'>): Promise<void> {
  const marker = markerIn(dataDir);
  if (!existsSync(marker)) return;
  // The lock file stays: it is the one held.
  const preserved = [marker, join(dataDir, lockFileName)];
  const paths = (await readdir(dataDir)).map((name) => join(dataDir, name));
  await Promise.all(
    paths.filter((path) => !preserved.includes(path)).map((path) => rm(path, { recursive: true })),
  );
  await rm(marker);
}

/** Seeds through commands and waits for the views. */
export async function seedWhenEmpty(portal: Portal, { market, dataDir }: Where): Promise<void> {
  if (!(await isUnused(portal.stores.events))) return;
  await writeFile(markerIn(dataDir), '');
  // Lazy: loading the artwork code takes longer than opening the portal.
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
