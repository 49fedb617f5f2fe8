import { createWriteSide } from '@portal/command-api';
import { openBoundStores } from '@portal/platform/program/http-program';
import { readProgramConfig } from '@portal/platform/program/production-config';
import { runAddPerson } from './run-add-person';

/* Adds a person to the production stores, also while programs run. command-api mails the invitation. */

await runAddPerson(async () => {
  const config = readProgramConfig(process.env);
  const { market, marketRecord } = config;
  const { stores, codec, secrets } = await openBoundStores(config);
  const { events, keys, files } = stores;
  const now = () => new Date();
  const writeSide = createWriteSide({ market, marketRecord, events, codec, secrets, keys, files, now });
  return { writeSide, linkOrigin: null, close: () => stores.close() };
});
