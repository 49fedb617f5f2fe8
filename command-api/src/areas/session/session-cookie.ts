import { absoluteMilliseconds } from '@portal/contracts/areas/session';
import type { ReplyHooks } from '@portal/platform/http/serve-commands';
import type { FastifyReply } from 'fastify';
import type { OpenedSession } from './session.bindings';

export interface CookieOptions {
  readonly name: string;
  readonly secure: boolean;
}

/** Sets the session cookie at login and takes it away at logout (S2). */
export function sessionCookieHooks({ name, secure }: CookieOptions): ReplyHooks {
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' as const };
  return {
    Login: (reply: FastifyReply, { secret, ...data }: OpenedSession) => {
      reply.setCookie(name, secret, { ...options, maxAge: absoluteMilliseconds / 1000 });
      return data;
    },
    Logout: (reply: FastifyReply, data: unknown) => {
      reply.clearCookie(name, options);
      return data;
    },
  };
}
