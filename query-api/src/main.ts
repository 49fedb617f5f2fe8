import { fileURLToPath } from 'node:url';
import { allCalls } from '@portal/contracts';
import { refuseOtherMethods } from '@portal/platform/http/call-routes';
import { serveOpenApi } from '@portal/platform/http/serve-openapi';
import { serveWeb } from '@portal/platform/http/serve-web';
import { openHttpProgram } from '@portal/platform/program/http-program';
import { openProductionMailStores } from '@portal/platform/stores/open-production-mail-stores';
import { readProgramConfig } from '@portal/platform/program/production-config';
import { runProgram } from '@portal/platform/program/run-program';
import { sendServerHints } from '@portal/platform/push/server-hints';
import { findVisitors } from './find-visitor';
import { createGateway } from './gateway/gateway';
import { orderIsThereIn } from './gateway/order-is-there';
import { mountQueries } from './mount-queries';

/* Queries as a program (production), scalable: queries, downloads, web app, pushes to browsers. */

const figuresMilliseconds = 2_000;

runProgram(async (opened) => {
  const config = readProgramConfig(process.env);
  const { market, marketRecord } = config;
  const program = await openHttpProgram('query-api', config, {
    onUse: ({ sessionId }) => hints.sessionUsed(sessionId),
  });
  const { app, telemetry, stores, codec, secrets, sessions, cookieName, guard, positions, now } = program;
  const { views, events, files, pushes } = stores;
  const hints = sendServerHints(pushes);
  const mailStores = openProductionMailStores(config.stores);
  const { mails, notices: deviceNotices } = mailStores;
  const onFileFinding = telemetry.metrics.files;
  const reading = { market, marketRecord, views, events, codec, files, secrets, mails, positions, now };
  mountQueries(app, { guard, ...reading, deviceNotices, onFileFinding });
  refuseOtherMethods(app, allCalls);
  await serveOpenApi(app, allCalls);
  const webDir = fileURLToPath(new URL('../web', import.meta.url));
  await serveWeb(app, { webDir, record: marketRecord, findVisitor: findVisitors(app, cookieName) });
  const gateway = createGateway({
    ...config,
    server: app.server,
    sessions,
    bus: pushes,
    cookieName,
    orderIsThere: orderIsThereIn(views),
  });
  const counting = setInterval(() => telemetry.metrics.gateway(gateway.figures()), figuresMilliseconds);
  opened({
    async close() {
      clearInterval(counting);
      // In parallel: the server closes only without sockets and requests.
      await Promise.all([gateway.close(), app.close()]);
      program.stopHearing();
      await mailStores.close();
      await stores.close();
      await telemetry.close();
    },
  });
  console.log(`query-api ${market} listens at ${await program.listen()}`);
});
