import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allEvents, csrfHeader, type Market, type Role } from '@portal/contracts';
import { mountCalls } from '@portal/house/mount-calls';
import { createWriteSide } from '@portal/house/write-side';
import { SealingEventCodec } from '@portal/platform/codec/event-codec';
import { createApp, refuseUnknownPaths } from '@portal/platform/http/create-app';
import { startProjections } from '@portal/platform/projection/projection-runner';
import { createViewPosition } from '@portal/platform/projection/view-position';
import { createSessionGuard } from '@portal/platform/session/session-guard';
import { createSessionSecrets, sessionIdOf } from '@portal/platform/session/session-secrets';
import { openStores } from '@portal/platform/stores/open-stores';
import { allProjections, allViews } from '@portal/projections';
import { randomUUID } from 'node:crypto';

/** Headers with which a test acts as somebody who is signed in. */
export interface SignedIn {
  readonly cookie: string;
  readonly [csrfHeader]: string;
}

/** The whole house in this process, on files of its own that are gone afterwards; calls go in by `app.inject`. */
export type InProcessHouse = Awaited<ReturnType<typeof openInProcessHouse>>;

const hourMilliseconds = 60 * 60 * 1000;

export async function openInProcessHouse(market: Market, now: () => Date = () => new Date()) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-'));
  const problems: unknown[] = [];
  const onTrouble = (error: unknown) => void problems.push(error);
  const stores = openStores({ world: 'embedded', dataDir }, { views: allViews, onTrouble });
  const { events } = stores;
  const codec = new SealingEventCodec({ events: allEvents, keys: stores.keys });
  const secrets = createSessionSecrets(Buffer.alloc(32, 7));
  const positions = createViewPosition();
  const writeSide = createWriteSide({ config: { market }, events, codec, secrets, now });
  const sessions = createSessionGuard({ views: stores.views, now, onUse: () => undefined });
  const projections = await startProjections({
    events,
    codec,
    views: stores.views,
    projections: allProjections,
    now,
    onTrouble,
    onParked: onTrouble,
    onCommitted({ position }) {
      sessions.forget();
      positions.reach(position);
    },
  });
  const app = await createApp({ logLevel: 'silent', https: false });
  const config = {
    market,
    dataDir,
    port: 0,
    demo: false,
    publicOrigin: undefined,
    https: false,
    logLevel: 'silent',
  };
  await mountCalls(app, { config, stores, secrets, sessions, positions, writeSide, now });
  refuseUnknownPaths(app);
  await app.ready();

  const caughtUp = async () => void (await positions.wait(await events.head()));

  return {
    app,
    market,
    stores,
    secrets,
    writeSide,
    projections,
    caughtUp,
    /** What the house complained of; a green test leaves it empty. */
    problems,
    /** Opens a session without the way through the login, which hashes passwords. */
    async signIn(userId: number, role: Role): Promise<SignedIn> {
      const secret = secrets.sessionSecret(randomUUID());
      const sessionId = sessionIdOf(secret);
      const at = now().toISOString();
      const expiresAt = new Date(now().getTime() + hourMilliseconds).toISOString();
      await stores.events.append(`login-test-${sessionId}`, 'no-stream', [
        {
          id: randomUUID(),
          type: 'LoginSucceeded',
          data: { sessionId, userId, role, expiresAt },
          metadata: {
            actor: `user-${userId}`,
            role,
            market,
            at,
            correlationId: 'test',
            causationId: 'test',
            commandId: randomUUID(),
            commandDigest: '',
            schemaVersion: 1,
          },
        },
      ]);
      await caughtUp();
      return {
        cookie: `portal-${market.toLowerCase()}=${secret}`,
        [csrfHeader]: secrets.csrfToken(sessionId),
      };
    },
    async close() {
      await app.close();
      await projections.stop();
      await stores.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
