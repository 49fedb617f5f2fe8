import { fileURLToPath } from 'node:url';
import { firstAdministrator } from '@portal/command-api';
import { endWith, runProgram } from '@portal/platform/program/run-program';
import { lockDataFolder } from '@portal/platform/stores/sqlite/data-folder-lock';
import { readConfig } from './config';
import { demoAccounts } from '@portal/demo/accounts';
import { openPortal } from './open-portal';
import { discardInterruptedSeed, seedWhenEmpty } from './seed-when-empty';

const noDemo =
  'Others reach this address, so no demo data was seeded: its passwords are published. DEMO=1 seeds it all the same.';

runProgram(async (opened) => {
  const config = readConfig(process.env);
  const startedAt = performance.now();
  lockDataFolder(config.dataDir);
  await discardInterruptedSeed(config);
  const webDir = fileURLToPath(new URL('../web', import.meta.url));
  const portal = await openPortal({ config, webDir, onExit: endWith });
  opened(portal);
  if (config.demo) await seedWhenEmpty(portal, config);
  const port = await portal.listen();
  const origin = config.publicOrigin ?? `http://localhost:${port}`;
  const notice = await firstAdministrator(portal.writeSide, config.firstAdministrator, {
    publicOrigin: () => origin,
    areMailed: config.smtpUrl !== undefined,
  });
  await portal.ready;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (!config.demo && process.env.DEMO === undefined) console.log(noDemo);
  const address = `Portal ${config.market} is open at http://localhost:${port} (${seconds} s)`;
  console.log(config.demo ? `${address}. ${demoAccounts(config.market)}` : address);
  if (notice !== null) console.log(notice);
});
