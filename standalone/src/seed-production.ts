import { createWriteSide } from '@portal/command-api';
import { openBoundStores } from '@portal/platform/program/http-program';
import { readProgramConfig } from '@portal/platform/program/production-config';
import { runProgram } from '@portal/platform/program/run-program';
import { isUnused } from '@portal/platform/stores/bind-stores';
import { demoAccounts } from '@portal/demo/accounts';
import { seedDemo } from '@portal/demo/seed-demo';
import { seedProgressOn } from '@portal/demo/seed/seed-progress';

/* Seeds the demo data of `MARKET` into empty production stores. */

runProgram(async (opened) => {
  const config = readProgramConfig(process.env);
  const { market } = config;
  const { stores, codec, secrets } = await openBoundStores(config);
  const { events, files, keys } = stores;
  opened(stores);
  if (await isUnused(events)) {
    const now = () => new Date();
    const writeSide = createWriteSide({ market, events, codec, secrets, keys, files, now });
    const progress = seedProgressOn(process.stdout, market);
    await seedDemo({ writeSide, files, market, today: now().toISOString(), progress });
  }
  console.log(demoAccounts(market));
  await stores.close();
  process.exit(0);
});
