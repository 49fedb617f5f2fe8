import { fileURLToPath } from 'node:url';
import { BadConfiguration, readConfig } from './config';
import { demoAccounts } from './demo/accounts';
import { openHouse } from './open-house';
import { discardInterruptedSeed, seedWhenEmpty } from './seed-when-empty';

/** Exit codes: 0 asked to stop, 1 a fault, 2 the configuration cannot be used. */
const faultCode = 1;
const badConfigurationCode = 2;
const patienceMilliseconds = 10_000;

function stopWhenAsked(close: () => Promise<void>): void {
  let asked = false;
  const stop = () => {
    if (asked) return;
    asked = true;
    setTimeout(() => process.exit(faultCode), patienceMilliseconds).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(faultCode);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const startedAt = performance.now();
  await discardInterruptedSeed(config);
  const house = await openHouse({
    config,
    webDir: fileURLToPath(new URL('../web', import.meta.url)),
    onDeath(error) {
      console.error(error);
      process.exit(faultCode);
    },
  });
  stopWhenAsked(() => house.close());
  if (config.demo) await seedWhenEmpty(house, config);
  const port = await house.listen();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\nPortal ${config.market} is open at http://localhost:${port} (${seconds} s)`);
  if (config.demo) console.log(demoAccounts(config.market));
}

start().catch((error: unknown) => {
  const bad = error instanceof BadConfiguration;
  console.error(bad ? error.message : error);
  process.exit(bad ? badConfigurationCode : faultCode);
});
