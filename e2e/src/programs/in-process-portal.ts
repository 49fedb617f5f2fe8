import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  allEvents,
  allViews,
  type DeploymentSettings,
  type Market,
  type MarketRecord,
  marketRecords,
  type Role,
} from '@portal/contracts';
import { aPushSubscription } from '@portal/contracts/areas/notifications';
import { mountCalls } from '@portal/standalone/mount-calls';
import { createWriteSide, type IdentityProvider } from '@portal/command-api';
import { defaultLimits } from '@portal/platform/admission/limits';
import { SealingEventCodec } from '@portal/platform/codec/event-codec';
import { createApp, refuseUnknownPaths } from '@portal/platform/http/create-app';
import { operateProjections } from '@portal/platform/operations/operate-projections';
import { createLogger } from '@portal/platform/program/logger';
import { traceTo } from '@portal/platform/push/trace';
import { createPushRunner } from '@portal/platform/push/push-runner';
import { createViewPosition, type ViewPosition } from '@portal/platform/projection/view-position';
import { createSessionGuard, type SessionGuard } from '@portal/platform/session/session-guard';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { bindStores } from '@portal/platform/stores/bind-stores';
import { openMailStores } from '@portal/platform/stores/open-mail-stores';
import { openStores } from '@portal/platform/stores/open-stores';
import type { ViewBatch, ViewStore } from '@portal/platform/stores/view-store/view-store.port';
import { allProjections, allPushRules } from '@portal/projections';
import { distantProvider } from './external-example';
import { type SignedIn, signingIn } from './signing-in';

export type { SignedIn };

/** Master secret of in-process portals. */
export const testSecret = Buffer.alloc(32, 7);

/** With push notifications. */
const recordOf = (market: Market, settings: Partial<DeploymentSettings>): MarketRecord => ({
  ...marketRecords[market],
  pushKey: aPushSubscription().p256dh,
  ...settings,
});

/** Relaxed: tests send as one person. */
const limits = {
  ...defaultLimits,
  commandBurst: 1e9,
  readBurst: 1e9,
  refusalBurst: 1e9,
  newConnectionsPerSecond: 1e9,
};

function layFoundations(problems: unknown[], dataDir: string, log: ReturnType<typeof createLogger>) {
  const onError = (error: unknown) => void problems.push(error);
  const stores = openStores({ world: 'embedded', dataDir }, { views: allViews, onError });
  const views = holdable(stores.views, createViewPosition());
  return {
    dataDir,
    log,
    stores,
    mailStores: openMailStores({ world: 'embedded', dataDir }, () => new Date()),
    onError,
    codec: new SealingEventCodec({ events: allEvents, keys: stores.keys }),
    secrets: createSessionSecrets(testSecret),
    views,
    positions: views.positions,
  };
}
type Foundations = ReturnType<typeof layFoundations>;

/** Pauses views, and reports waiting requests. */
function holdable(views: ViewStore, positions: ViewPosition) {
  let held = Promise.resolve();
  let waits = () => undefined as void;
  const writing = new Proxy(views, {
    get(store, name: keyof ViewStore) {
      const member: unknown = store[name];
      if (typeof member !== 'function') return member;
      if (name !== 'commit') return member.bind(store) as unknown;
      return async (batches: readonly ViewBatch[]) => held.then(() => store.commit(batches));
    },
  });
  return {
    writing,
    positions: {
      ...positions,
      wait(position: number, timeoutMs?: number) {
        waits();
        return positions.wait(position, timeoutMs);
      },
    },
    /** Views show nothing new until `release`. */
    hold() {
      let release = () => undefined as void;
      held = new Promise((resolve) => (release = resolve));
      const waiting = new Promise<void>((resolve) => (waits = resolve));
      return { release: () => release(), waiting };
    },
  };
}

/** Files that a program's start needs. */
async function bound(laid: Foundations, market: Market, now: () => Date): Promise<Foundations> {
  const { dataDir, stores } = laid;
  const secretFile = join(dataDir, 'secret.key');
  writeFileSync(secretFile, testSecret, { mode: 0o600 });
  await bindStores({ stores, market, secretFile, now });
  return laid;
}

async function followLog(foundations: Foundations, sessions: SessionGuard, market: Market, now: () => Date) {
  const { stores, codec, positions, onError, log, views } = foundations;
  const trace = traceTo(log);
  const onPushed = trace.pushed;
  const head = await stores.events.head();
  const pushes = createPushRunner({ rules: allPushRules, bus: stores.pushes, now, head, onPushed });
  return operateProjections({
    market,
    bus: stores.pushes,
    events: stores.events,
    codec,
    views: views.writing,
    projections: allProjections,
    now,
    onError,
    onParked: onError,
    onCommitted({ position, events }) {
      sessions.forget();
      positions.reach(position);
      trace.projected(events);
      pushes.handle(events);
    },
  });
}

/**
 * Calls go through `app.inject`.
 * @param persistentDir persistent folder; default: temporary
 * @param log default: none
 * @param identityProvider default: one that never calls back
 * @param trustedProxies trusted for `X-Forwarded-For`
 * @param settings of the deployment
 */
export async function openInProcessPortal(
  market: Market,
  now: () => Date = () => new Date(),
  persistentDir?: string,
  log = createLogger('silent'),
  trustedProxies?: string,
  identityProvider: IdentityProvider | null = marketRecords[market].identityProvider ? distantProvider : null,
  settings: Partial<DeploymentSettings> = {},
) {
  const problems: unknown[] = [];
  const laid = layFoundations(problems, persistentDir ?? mkdtempSync(join(tmpdir(), 'portal-')), log);
  const foundations = persistentDir === undefined ? laid : await bound(laid, market, now);
  const { stores, mailStores, codec, secrets, positions, dataDir } = foundations;
  const config = { market, marketRecord: recordOf(market, settings), https: false, publicOrigin: undefined };
  const writeSide = createWriteSide({
    ...config,
    ...stores,
    positions,
    codec,
    secrets,
    now,
    identityProvider,
  });
  const sessions = createSessionGuard({ views: stores.views, now, onUse: () => undefined });
  const projections = await followLog(foundations, sessions, market, now);
  const app = await createApp({ logLevel: 'silent', https: false, market, log, limits, trustedProxies });
  const parts = { config, stores, codec, secrets, sessions, positions, writeSide, now };
  mountCalls(app, { ...parts, mails: mailStores.mails, deviceNotices: mailStores.notices });
  refuseUnknownPaths(app);
  await app.ready();
  const caughtUp = async () => void (await positions.wait(await stores.events.head()));
  const openSession = signingIn({ events: stores.events, secrets, market, now });
  return {
    app,
    market,
    dataDir,
    stores,
    mailStores,
    codec,
    secrets,
    sessions,
    writeSide,
    caughtUp,
    hold: foundations.views.hold,
    /** Empty after a passing test. */
    problems,
    async signIn(userId: number, role: Role): Promise<SignedIn> {
      const headers = await openSession(userId, role);
      await caughtUp();
      return headers;
    },
    async close() {
      await app.close();
      await projections.stop();
      await stores.close();
      await mailStores.close();
      if (persistentDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type InProcessPortal = Awaited<ReturnType<typeof openInProcessPortal>>;
