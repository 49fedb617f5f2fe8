import type { Position } from '@portal/contracts';
import { absoluteMilliseconds } from '@portal/contracts/areas/session';
import type { ReplyHooks } from '@portal/platform/http/serve-commands';
import { deviceCookieNameFor, signInCookieNameFor } from '@portal/platform/session/session-cookie';
import type { FastifyReply } from 'fastify';
import type { PendingExternalLogin } from './external-login.decider';
import { attemptMilliseconds } from './external-login-code';
import type { FinishedExternalLogin } from './external-login.bindings';
import type { OpenedSession } from './login.bindings';

export interface CookieOptions {
  readonly name: string;
  readonly secure: boolean;
}

/** Browsers' maximum. */
const deviceSeconds = 400 * 24 * 3600;

function returnOrigin(url: string): string | undefined {
  const address = new URL(url).searchParams.get('redirect_uri');
  return address === null ? undefined : new URL(address).origin;
}

/** Sets the session cookie, clears it on logout (S2). The device cookie stays (S4). */
export function sessionCookieHooks({ name, secure }: CookieOptions): ReplyHooks {
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' as const };
  const open = (reply: FastifyReply, secret: string, position: Position) => {
    reply.setCookie(name, secret, { ...options, maxAge: absoluteMilliseconds / 1000 });
    reply.server.ownPositions?.opened(secret, position);
  };
  return {
    Login: (reply: FastifyReply, { secret, device, ...data }: OpenedSession, position: Position) => {
      open(reply, secret, position);
      reply.setCookie(deviceCookieNameFor(name), device, { ...options, maxAge: deviceSeconds });
      return data;
    },
    StartExternalLogin: (reply: FastifyReply, { url, attempt }: PendingExternalLogin) => {
      const known = returnOrigin(url);
      const { origin = known } = reply.request.headers;
      // The callback is on the known origin, which needs the cookie (R-AUT-11).
      if (known !== undefined && origin !== known) return { url: `${known}/login` };
      const maxAge = attemptMilliseconds / 1000;
      reply.setCookie(signInCookieNameFor(name), attempt, { ...options, maxAge });
      return { url };
    },
    FinishExternalLogin: (
      reply: FastifyReply,
      { secret, ...data }: FinishedExternalLogin,
      position: Position,
    ) => {
      open(reply, secret, position);
      reply.clearCookie(signInCookieNameFor(name), options);
      return data;
    },
    Logout: (reply: FastifyReply, data: unknown) => {
      reply.clearCookie(name, options);
      // Shared computers: clears cached files. Browsers honour it on https and localhost.
      reply.header('clear-site-data', '"cache"');
      return data;
    },
  };
}
