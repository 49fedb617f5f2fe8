import { readProgramConfig } from '@portal/platform/program/production-config';
import { openHttpProgram } from '@portal/platform/program/http-program';
import { runProgram } from '@portal/platform/program/run-program';
import { refuseUnknownPaths } from '@portal/platform/http/create-app';
import { hearServers } from '@portal/platform/push/server-hints';
import { mountCommands } from './mount-commands';
import { createWriteSide } from './write-side';

/*
 * The commands as a program of their own (production world): takes commands and uploads, appends events. Sessions that
 * queries keep in use are told to it over the push bus, because only commands write.
 */

runProgram(async (opened) => {
  const config = readProgramConfig(process.env);
  const { market, https } = config;
  const extend = (sessionId: string) => void writeSide.extendSession({ sessionId }).catch(program.complain);
  const program = await openHttpProgram('command-api', config, ({ sessionId }) => extend(sessionId));
  const { app, stores, codec, secrets, sessions, cookieName, guard, now } = program;
  const writeSide = createWriteSide({ market, events: stores.events, codec, secrets, now });
  const { files, temporary } = stores;
  await mountCommands(app, { guard, writeSide, files, temporary, cookieName, https, now });
  refuseUnknownPaths(app);
  const stopHearing = hearServers(stores.pushes, {
    viewsMoved: (_position, identities) => void (identities && sessions.forget()),
    sessionUsed: extend,
  });
  const deadlines = await writeSide.watchTime({ views: stores.views, onTrouble: program.complain });
  opened({
    async close() {
      await app.close();
      await deadlines.stop();
      stopHearing();
      await stores.close();
      await program.metrics.close();
    },
  });
  console.log(`command-api ${market} listens at ${await program.listen()}`);
});
