import { allEvents, allViews } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { SealingEventCodec } from '../codec/event-codec';
import { createApp } from '../http/create-app';
import { serveHealth } from '../http/health';
import { rememberOwnPositions } from '../http/own-positions';
import { createRequestGuard, type RequestGuard } from '../http/request-guard';
import { waitingFirst } from '../http/wait-for-position';
import { onServerHints, type ServerHintListener } from '../push/server-hints';
import { cookieNameFor } from '../session/session-cookie';
import { createViewPosition } from '../projection/view-position';
import { createViewsShow, shownPosition } from '../projection/views-show';
import { createSessionGuard, type SessionGuard } from '../session/session-guard';
import { createSessionSecrets } from '../session/session-secrets';
import { bindStores } from '../stores/bind-stores';
import { openProductionStores } from '../stores/open-production-stores';
import { type ProgramConfig, programHost } from './production-config';
import { startTelemetry } from './telemetry';
import { retryUntilReady } from './retry-until-ready';

interface Uses extends Pick<ServerHintListener, 'sessionUsed'> {
  readonly onUse: Parameters<typeof createSessionGuard>[0]['onUse'];
}

/** Waits for a program's stores; logs failures. */
export async function openProgramStores({ stores: world, logLevel, checkEvents }: ProgramConfig) {
  const onError = (error: unknown) => console.error(error);
  const send = (message: string) => void (logLevel === 'silent' || console.error(message));
  const stores = openProductionStores(world, { views: allViews, onError });
  for (const [name, prepare] of Object.entries(stores.prepare)) await retryUntilReady(name, prepare, send);
  const codec = new SealingEventCodec({
    events: allEvents,
    keys: stores.keys,
    trustsDeciders: !checkEvents,
  });
  return { stores, codec };
}

/** After checking that log, secret and keys belong together. @throws UnusableStore */
export async function openBoundStores(config: ProgramConfig) {
  const opened = await openProgramStores(config);
  const { market, secretFile } = config;
  const secret = await bindStores({ stores: opened.stores, market, secretFile, now: () => new Date() });
  return { ...opened, secrets: createSessionSecrets(secret) };
}

/**
 * Base of programs with HTTP calls.
 * @param name for metrics and traces
 */
export async function openHttpProgram(name: string, config: ProgramConfig, { onUse, sessionUsed }: Uses) {
  const { market, publicOrigin, https } = config;
  const { stores: opened, codec, secrets } = await openBoundStores(config);
  const app: FastifyInstance = await createApp(config);
  const telemetry = await startTelemetry(name, app, config);
  const stores = { ...opened, events: telemetry.appends(opened.events) };
  const now = () => new Date();
  const sessions: SessionGuard = createSessionGuard({ ...config, views: stores.views, now, onUse });
  const cookieName = cookieNameFor(config);
  const positions = createViewPosition(await shownPosition(stores));
  const stopHearing = onServerHints(stores.pushes, {
    viewsMoved(position, identities) {
      if (identities) sessions.forget();
      positions.reach(position);
    },
    ...(sessionUsed && { sessionUsed }),
    missed: () => sessions.forget(),
  });
  const own = rememberOwnPositions(app, { cookieName, https });
  const head = () => stores.events.head();
  const request = createRequestGuard({ market, sessions, secrets, cookieName, publicOrigin });
  const guard: RequestGuard = waitingFirst(request, { positions, head, own });
  serveHealth(
    app,
    async () => (await head()) >= 0,
    createViewsShow({ ...stores, positions, now }, await head()),
  );
  const logError = (error: unknown) => app.log.error(error);
  const listen = () => app.listen({ port: config.port, host: programHost });
  return {
    app,
    telemetry,
    stores,
    codec,
    secrets,
    sessions,
    cookieName,
    guard,
    positions,
    stopHearing,
    now,
    logError,
    listen,
  };
}
