import { fileURLToPath } from 'node:url';
import { endWith, runProgram } from '@portal/platform/program/run-program';
import { readConfig } from './config';
import { demoAccounts } from './demo/accounts';
import { openHouse } from './open-house';
import { discardInterruptedSeed, seedWhenEmpty } from './seed-when-empty';

runProgram(async (opened) => {
  const config = readConfig(process.env);
  const startedAt = performance.now();
  await discardInterruptedSeed(config);
  const webDir = fileURLToPath(new URL('../web', import.meta.url));
  const house = await openHouse({ config, webDir, onDeath: endWith });
  opened(house);
  if (config.demo) await seedWhenEmpty(house, config);
  const port = await house.listen();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\nPortal ${config.market} is open at http://localhost:${port} (${seconds} s)`);
  if (config.demo) console.log(demoAccounts(config.market));
});
