import { fileURLToPath } from 'node:url';
import { endWith } from '@portal/platform/program/run-program';
import { whenLauncherEnds } from '@portal/platform/program/launcher';
import { asUnusable } from '@portal/platform/stores/unusable-store';
import { lockDataFolder } from '@portal/platform/stores/sqlite/data-folder-lock';
import { makeFilesPrivate } from '@portal/platform/files/private-files';
import { readConfig } from './config';
import { openPortal } from './open-portal';
import { discardInterruptedSeed, seedWhenEmpty } from './seed-when-empty';

/* Seeds the demo data of `MARKET` into an empty `DATA_DIR`. */

async function seed(): Promise<void> {
  const config = readConfig(process.env);
  lockDataFolder(config.dataDir);
  await discardInterruptedSeed(config);
  const webDir = fileURLToPath(new URL('../web', import.meta.url));
  const portal = await openPortal({ config, webDir, onExit: endWith });
  await seedWhenEmpty(portal, config);
  await portal.close();
}

makeFilesPrivate();
whenLauncherEnds(() => process.exit(1));
await seed().catch((error: unknown) => endWith(asUnusable(error)));
