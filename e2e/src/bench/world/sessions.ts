import { randomUUID } from 'node:crypto';
import { newSessionSecret, sessionIdOf } from '@portal/platform/session/session-secrets';
import type { Actor } from '@portal/platform/decider/decider';
import type { Visitor } from '../load/requests';
import { market } from './market';
import { openWritingDesk, type WritingDesk } from './writing-desk';

const lifetimeMilliseconds = 6 * 60 * 60 * 1000;

/** Signs people in to a data folder. The portal must not be open: its projections bring the sessions into its views. */
export async function openSessions(dataDir: string, people: readonly Actor[]): Promise<readonly Visitor[]> {
  const desk = await openWritingDesk(dataDir);
  const visitors = await signIn(desk, people);
  await desk.close();
  return visitors;
}

/** Signs people in without the way through the login, which is slow on purpose. */
export function signIn(desk: WritingDesk, people: readonly Actor[]): Promise<readonly Visitor[]> {
  const at = new Date();
  return Promise.all(
    people.map(async ({ userId, role }) => {
      const secret = newSessionSecret();
      const sessionId = sessionIdOf(secret);
      const expiresAt = new Date(at.getTime() + lifetimeMilliseconds).toISOString();
      const metadata = {
        actor: `user-${userId}`,
        role,
        market,
        at: at.toISOString(),
        correlationId: randomUUID(),
        causationId: randomUUID(),
        commandId: randomUUID(),
        schemaVersion: 1,
      } as const;
      const opened = { type: 'LoginSucceeded', data: { sessionId, userId, role, expiresAt } };
      const event = await desk.codec.encode(opened, randomUUID(), metadata);
      await desk.events.append(`login-bench-${sessionId}`, 'no-stream', [event]);
      return {
        cookie: `portal-${market.toLowerCase()}=${secret}`,
        csrf: desk.secrets.csrfToken(sessionId),
      };
    }),
  );
}
