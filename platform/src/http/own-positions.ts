import { minPositionHeader, type Position } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lruCache } from '../program/lru-cache';
import { positionCookieNameFor } from '../session/session-cookie';
import { sessionIdOf } from '../session/session-secrets';

declare module 'fastify' {
  interface FastifyInstance {
    readonly ownPositions?: OwnPositions;
  }
}

/** Log positions written by a session; 0 for none. */
export interface OwnPosition {
  /** Last write: reads wait for it (R10). */
  readonly written: Position;
  /** Last write that changed the session's identity: all calls wait for it. */
  readonly caller: Position;
}

/** In memory here, in a cookie for other programs. */
export interface OwnPositions {
  of(request: FastifyRequest): OwnPosition;
  /** Call before the answer. @param changesCaller whether the session's identity changed */
  wrote(reply: FastifyReply, position: Position, changesCaller: boolean): void;
  opened(secret: string, position: Position): void;
  namesSession(request: FastifyRequest): boolean;
}

interface Options {
  readonly cookieName: string;
  readonly https: boolean;
}

const nothing: OwnPosition = { written: 0, caller: 0 };
const rememberedSessions = 20_000;

const later = (one: OwnPosition, other: OwnPosition): OwnPosition => ({
  written: Math.max(one.written, other.written),
  caller: Math.max(one.caller, other.caller),
});

function positionIn(text: string | undefined): Position {
  const position = Number(text);
  return Number.isSafeInteger(position) && position > 0 ? position : 0;
}

/** `12345.12300` */
function inCookie(value: string | undefined): OwnPosition {
  if (value === undefined) return nothing;
  const [written, caller] = value.split('.', 2);
  return { written: positionIn(written), caller: positionIn(caller) };
}

const inHeader = ({ headers }: FastifyRequest): OwnPosition => ({
  written: positionIn(String(headers[minPositionHeader])),
  caller: 0,
});

export function rememberOwnPositions(
  app: FastifyInstance,
  { cookieName, https: secure }: Options,
): OwnPositions {
  const name = positionCookieNameFor(cookieName);
  const known = lruCache<OwnPosition>(rememberedSessions);
  const cookie = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;
  const remembered = (sessionId = '') => known.get(sessionId) ?? nothing;

  const ownPositions: OwnPositions = {
    of(request) {
      const secret = request.cookies[cookieName];
      const here = remembered(secret === undefined ? undefined : sessionIdOf(secret));
      return later(later(inHeader(request), inCookie(request.cookies[name])), here);
    },
    wrote(reply, position, changesCaller) {
      const sessionId = reply.request.person?.sessionId;
      // Never decreases: answers may be reordered, cookies forged.
      const now = later(remembered(sessionId), { written: position, caller: changesCaller ? position : 0 });
      if (sessionId !== undefined) known.set(sessionId, now);
      const value = `${now.written}.${now.caller}`;
      if (value !== reply.request.cookies[name]) reply.setCookie(name, value, cookie);
    },
    opened: (secret, position) =>
      void known.set(sessionIdOf(secret), { written: position, caller: position }),
    namesSession: ({ cookies }) => cookies[cookieName] !== undefined,
  };
  app.decorate('ownPositions', ownPositions);
  return ownPositions;
}
