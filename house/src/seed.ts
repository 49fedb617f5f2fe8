import { fileURLToPath } from 'node:url';
import { readConfig } from './config';
import { openHouse } from './open-house';
import { discardInterruptedSeed, seedWhenEmpty } from './seed-when-empty';

/* Seeds the demo data of `MARKET` into `DATA_DIR` and ends; a folder that holds anything is left as it is. */

const config = readConfig(process.env);
await discardInterruptedSeed(config);
const house = await openHouse({
  config,
  webDir: fileURLToPath(new URL('../web', import.meta.url)),
  onDeath(error) {
    throw error;
  },
});
await seedWhenEmpty(house, config);
await house.close();
