import { randomUUID } from 'node:crypto';
import { csrfHeader, type Market, type Role } from '@portal/contracts';
import { absoluteMilliseconds } from '@portal/contracts/areas/session';
import { newSessionSecret, type SessionSecrets, sessionIdOf } from '@portal/platform/session/session-secrets';
import type { EventStore } from '@portal/platform/stores/event-store/event-store.port';
import { projected } from '@portal/platform/testing/projection-kit';

export interface SignedIn {
  readonly cookie: string;
  readonly [csrfHeader]: string;
}

interface Ground {
  readonly events: Pick<EventStore, 'append'>;
  readonly secrets: SessionSecrets;
  readonly market: Market;
  readonly now: () => Date;
}

export const sessionIdIn = ({ cookie }: SignedIn): string =>
  sessionIdOf(cookie.slice(cookie.indexOf('=') + 1));

/** Skips the login, which hashes passwords. */
export function signingIn({ events, secrets, market, now }: Ground) {
  return async (userId: number, role: Role): Promise<SignedIn> => {
    const secret = newSessionSecret();
    const sessionId = sessionIdOf(secret);
    const at = now().toISOString();
    const expiresAt = new Date(now().getTime() + absoluteMilliseconds).toISOString();
    const data = { sessionId, userId, role, expiresAt };
    const { metadata } = projected({ type: 'LoginSucceeded', data, metadata: { at, market, role } });
    const event = { id: randomUUID(), type: 'LoginSucceeded', data, metadata };
    await events.append(`login-test-${sessionId}`, 'no-stream', [event]);
    return {
      cookie: `portal-${market.toLowerCase()}=${secret}`,
      [csrfHeader]: secrets.csrfToken(sessionId),
    };
  };
}
