import { createWriteSide } from '@portal/command-api';
import { openProgramStores } from '@portal/platform/program/http-program';
import { readProgramConfig } from '@portal/platform/program/production-config';
import { readMasterSecret } from '@portal/platform/session/master-secret';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { runAddPerson } from './run-add-person';

/* Adds a person to the stores of the production world, also while its programs run; command-api mails the invitation. */

await runAddPerson(async () => {
  const config = readProgramConfig(process.env);
  const { market, marketRecord } = config;
  const { stores, codec } = await openProgramStores(config);
  const { events, keys, files } = stores;
  const secrets = createSessionSecrets(await readMasterSecret(config.secretFile));
  const now = () => new Date();
  const writeSide = createWriteSide({ market, marketRecord, events, codec, secrets, keys, files, now });
  return { writeSide, linkOrigin: null, close: () => stores.close() };
});
