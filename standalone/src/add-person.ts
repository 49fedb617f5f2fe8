import { fileURLToPath } from 'node:url';
import { endWith } from '@portal/platform/program/run-program';
import { lockDataFolder } from '@portal/platform/stores/sqlite/data-folder-lock';
import { readConfig } from './config';
import { openPortal } from './open-portal';
import { runAddPerson } from './run-add-person';
import { discardInterruptedSeed } from './seed-when-empty';

/* Adds a person to `DATA_DIR` and invites them. No other program may have it open. */

await runAddPerson(async () => {
  const config = readConfig(process.env);
  lockDataFolder(config.dataDir);
  await discardInterruptedSeed(config);
  const webDir = fileURLToPath(new URL('../web', import.meta.url));
  const portal = await openPortal({ config, webDir, onExit: endWith });
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  return { ...portal, linkOrigin: config.smtpUrl === undefined ? origin : null };
});
