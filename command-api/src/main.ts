import { BadConfiguration } from '@portal/platform/program/environment';
import { openProductionMailStores } from '@portal/platform/stores/open-production-mail-stores';
import { readProgramConfig } from '@portal/platform/program/production-config';
import { openHttpProgram } from '@portal/platform/program/http-program';
import { runProgram } from '@portal/platform/program/run-program';
import { refuseUnknownPaths } from '@portal/platform/http/create-app';
import { firstAdministrator } from './add-person';
import { createOpenIdProvider } from './areas/session/openid-provider';
import { mountCommands } from './mount-commands';
import { startReactions } from './start-reactions';
import { createWriteSide } from './write-side';

/* Commands as a program (production). query-api reports session use over the push bus. */

runProgram(async (opened) => {
  const config = readProgramConfig(process.env);
  const { market, marketRecord, https, publicOrigin, mail } = config;
  if (publicOrigin === undefined)
    throw new BadConfiguration(['PORTAL_PUBLIC_ORIGIN: missing; links in mails lead there']);
  const extend = (sessionId: string) => void writeSide.extendSession({ sessionId }).catch(program.logError);
  const program = await openHttpProgram('command-api', config, {
    onUse: ({ sessionId }) => extend(sessionId),
    sessionUsed: extend,
  });
  const { app, stores, codec, secrets, cookieName, guard, positions, now } = program;
  const { newFilesWindow } = mail;
  const { files, temporary, checks } = stores;
  const push = config.push();
  const oidc = config.oidc();
  const identityProvider = oidc && createOpenIdProvider({ config: oidc, publicOrigin: () => publicOrigin });
  const pushHosts = push?.furtherHosts;
  const rules = { market, marketRecord, newFilesWindow, identityProvider, pushHosts };
  const writeSide = createWriteSide({ ...rules, ...stores, positions, codec, secrets, now });
  mountCommands(app, { guard, writeSide, files, temporary, checks, cookieName, https, now });
  refuseUnknownPaths(app);
  const mailStores = openProductionMailStores(config.stores);
  const reactions = await startReactions({
    marketRecord,
    mail,
    push,
    writeSide,
    stores,
    mailStores,
    positions,
    now,
    metrics: program.telemetry.metrics,
    logError: program.logError,
    publicOrigin: () => publicOrigin,
    publish: (pushes) => stores.pushes.publish(pushes),
  });
  opened({
    async close() {
      await app.close();
      await reactions.stop();
      program.stopHearing();
      await mailStores.close();
      await stores.close();
      await program.telemetry.close();
    },
  });
  const notice = await firstAdministrator(writeSide, config.firstAdministrator, {
    publicOrigin: () => publicOrigin,
    areMailed: true,
  });
  console.log(`command-api ${market} listens at ${await program.listen()}`);
  if (notice !== null) console.log(notice);
});
