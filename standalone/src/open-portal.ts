import { join } from 'node:path';
import { allCalls, type Position } from '@portal/contracts';
import { startTelemetry } from '@portal/platform/program/telemetry';
import { createWriteSide, type Reactions, startReactions, type WriteSide } from '@portal/command-api';
import { openPrivateFolder } from '@portal/platform/files/private-files';
import { createApp } from '@portal/platform/http/create-app';
import { serveHealth } from '@portal/platform/http/health';
import { serveOpenApi } from '@portal/platform/http/serve-openapi';
import { serveWeb } from '@portal/platform/http/serve-web';
import { findVisitors } from '@portal/query-api';
import { cookieNameFor } from '@portal/platform/session/session-cookie';
import { createSessionGuard } from '@portal/platform/session/session-guard';
import { readVapidKeys } from '@portal/platform/web-push/vapid-keys';
import type { Stores } from '@portal/platform/stores/open-stores';
import { type Examined, examineDataFolder } from '@portal/platform/stores/sqlite/examine-data-folder';
import type { FastifyInstance } from 'fastify';
import type { MailStores } from '@portal/platform/stores/open-mail-stores';
import type { PortalConfig } from './config';
import { type GatewayLink, startGateway } from './gateway-link';
import { openFoundations } from './open-foundations';
import { openIdentityProvider } from './identity-provider/open-identity-provider';
import { serveMailbox } from './mailbox/serve-mailbox';
import { mountCalls, type MountOptions } from './mount-calls';
import { startProjectionsThread } from './projections-thread';
import { notifyOnAppend } from './waking-event-store';

export interface Portal {
  readonly writeSide: WriteSide;
  readonly stores: Stores;
  /** Waits for the current head of the log. */
  caughtUp(): Promise<void>;
  /** Also starts scheduled work. @returns the port */
  listen(): Promise<number>;
  /** Views show the log as of the start. */
  readonly ready: Promise<unknown>;
  /** Waits for running requests. */
  close(): Promise<void>;
}

interface Options {
  readonly config: PortalConfig;
  readonly webDir: string;
  readonly onExit: (error: Error) => void;
}

const now = () => new Date();
const rulesOf = ({ market, marketRecord, mail, pushHosts }: PortalConfig) => ({
  market,
  marketRecord,
  newFilesWindow: mail.newFilesWindow,
  pushHosts,
});

/** Default: keys from the data folder. */
async function withPushKeys(config: PortalConfig): Promise<PortalConfig> {
  openPrivateFolder(config.dataDir);
  const keys = config.push?.keys ?? (await readVapidKeys(join(config.dataDir, 'push.key')));
  return {
    ...config,
    push: { keys, furtherHosts: config.pushHosts },
    marketRecord: { ...config.marketRecord, pushKey: keys.publicKey },
  };
}

const catchUpMilliseconds = 60_000;

type RouteDependencies = Omit<MountOptions, 'mails' | 'deviceNotices'> & {
  readonly config: PortalConfig;
  readonly mailStores: MailStores;
  /** Head of the log at the start. */
  readonly start: Position;
};

async function mountRoutes(
  app: FastifyInstance,
  dependencies: RouteDependencies,
  webDir: string,
): Promise<void> {
  const { mailStores, ...rest } = dependencies;
  const calls = { ...rest, mails: mailStores.mails, deviceNotices: mailStores.notices };
  if (mailStores.mailbox) serveMailbox(app, { ...calls, mailbox: mailStores.mailbox });
  mountCalls(app, calls);
  await serveOpenApi(app, allCalls);
  const { stores, positions, start } = calls;
  serveHealth(
    app,
    async () => (await stores.events.head()) >= 0,
    () => positions.current() >= start,
  );
  const findVisitor = findVisitors(app, cookieNameFor(calls.config));
  await serveWeb(app, { webDir, record: calls.config.marketRecord, findVisitor });
}

type Reacting = Omit<
  Parameters<typeof startReactions>[0],
  'marketRecord' | 'mail' | 'push' | 'publicOrigin' | 'publish'
>;

function reactionsOf(
  { config, ...world }: Reacting & { readonly config: PortalConfig },
  gateway: GatewayLink,
  publicOrigin: () => string,
): Promise<Reactions> {
  const { marketRecord, mail, push } = config;
  return startReactions({
    ...world,
    marketRecord,
    mail,
    push,
    publicOrigin,
    publish: (pushes) => gateway.publish(pushes),
  });
}

async function openWriteSide(
  config: PortalConfig,
  log: Omit<Parameters<typeof createWriteSide>[0], 'market' | 'now'>,
  publicOrigin: () => string,
) {
  const identity = await openIdentityProvider(config, publicOrigin);
  const rules = { ...rulesOf(config), identityProvider: identity.provider };
  return { identity, writeSide: createWriteSide({ ...rules, ...log, now }) };
}

async function startListening(
  app: FastifyInstance,
  { port, host }: PortalConfig,
  gateway: GatewayLink,
): Promise<number> {
  await app.listen({ port, host });
  gateway.takeUpgradesOf(app.server);
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Calls on the main thread, projections in a thread, pushes in a process. */
export const openPortal = async (options: Options): Promise<Portal> => {
  const examined = examineDataFolder(options.config.dataDir);
  return openConfigured({ ...options, config: await withPushKeys(options.config), examined });
};

interface Opening extends Options {
  readonly examined: Examined;
}

async function openConfigured({ config, webDir, onExit, examined }: Opening): Promise<Portal> {
  const app = await createApp(config);
  const telemetry = await startTelemetry('standalone', app, config);
  const { metrics } = telemetry;
  const logError = (error: unknown) => app.log.error(error);
  const foundations = await openFoundations(config, logError, examined);
  const { stores, mailStores, secrets, codec, positions, start } = foundations;
  const onUse = (used: { sessionId: string }) => void writeSide.extendSession(used).catch(logError);
  const sessions = createSessionGuard({ ...config, views: stores.views, now, onUse });
  // In parallel with the routes: they dominate the start time.
  const gatewayStarting = startGateway(process.env, config, metrics.gateway);
  const projectionsStarting = startProjectionsThread(config, {
    appended: () => stores.wakeReaders(),
    committed(position, identitiesChanged) {
      if (identitiesChanged) sessions.forget();
      positions.reach(position);
    },
    pushes: (pushes) => void gatewayStarting.then((started) => started.publish(pushes)),
    reported: metrics.projections,
    failed: logError,
    died: onExit,
  });
  const events = notifyOnAppend(telemetry.appends(stores.events), () => projections.wake());
  let { port } = config;
  const publicOrigin = () => config.publicOrigin ?? `http://localhost:${port}`;
  const { identity, writeSide } = await openWriteSide(
    config,
    { ...stores, events, codec, secrets, positions },
    publicOrigin,
  );
  const world = { config, writeSide, stores, mailStores, metrics, positions, now, logError };
  await mountRoutes(app, { ...world, codec, secrets, sessions, start }, webDir);
  const [gateway, projections] = await Promise.all([gatewayStarting, projectionsStarting]);
  let reactions: Reactions | undefined;

  return {
    writeSide,
    stores,
    ready: positions.wait(start),
    caughtUp: async () => void (await positions.wait(await events.head(), catchUpMilliseconds)),
    async listen() {
      reactions = await reactionsOf(world, gateway, publicOrigin);
      port = await startListening(app, config, gateway);
      return port;
    },
    async close() {
      await app.close();
      await reactions?.stop();
      await projections.stop();
      await gateway.stop();
      await Promise.all([stores.close(), mailStores.close(), identity.close()]);
      await telemetry.close();
    },
  };
}
