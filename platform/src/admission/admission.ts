import type { Socket } from 'node:net';
import { type CallContract, reject, type Rejection } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestTimeout } from '../http/client-errors';
import type { Person } from '../session/person';
import { networkKey, type TrustProxy } from './caller-address';
import { assignConnection, limitConnections } from './connection-limits';
import { FailedAttempts } from './failed-attempts';
import { type Announced, IncomingBodies } from './incoming-bodies';
import { LateRefusals } from './late-refusals';
import { attemptWindowMilliseconds, callBodyBytes, type Limits, anonymousBodyBytes } from './limits';
import { stopReading } from './stop-reading';
import { TokenBuckets } from './token-buckets';

declare module 'fastify' {
  interface FastifyInstance {
    readonly admission: Admission;
  }
}

export interface Admission {
  /** @returns why it must wait */
  admit(
    call: CallContract,
    request: FastifyRequest,
    reply: FastifyReply,
    person: Person | null,
  ): Rejection | null;
  /** Counts an answer's records as reads (X14). */
  answered(person: Person | null, records: number): void;
  countFailures(): FailedAttempts;
}

const isBeforeSession = (call: CallContract): boolean =>
  call.kind === 'command' && call.beforeSession === true;

/** Bytes; uploads have their contracts' limits. */
export const bodyLimitOf = (call: CallContract): number =>
  isBeforeSession(call) ? anonymousBodyBytes : callBodyBytes;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function bytesOf(call: CallContract, { headers }: FastifyRequest): number {
  const limit = bodyLimitOf(call);
  return Math.min(limit, Number(headers['content-length'] ?? limit));
}

/** Records that cost as much as one query. */
const recordsOfRead = 25;
/** Reads per download: lists show many small pictures. */
const downloadCost = 0.2;

function readCostOf({ kind }: CallContract): number {
  if (kind === 'query') return 1;
  return kind === 'download' ? downloadCost : 0;
}

const retryAfterConnections = 2;

/** Pieces of an upload are paid for at its start. */
function costOf(call: CallContract, { method }: FastifyRequest): number {
  if (call.kind === 'command') return call.cost ?? 1;
  return call.kind === 'upload' && method === 'POST' ? 1 : 0;
}

/** Milliseconds to drain a refused body. */
const lingerMilliseconds = 1_000;

const unread = new WeakSet<FastifyRequest['raw']>();

function closeAfterAnswer({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw as { socket: Socket & { destroySoon: () => void } };
  unread.add(raw);
  reply.header('connection', 'close');
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
  };
}

function leaveUnread(app: FastifyInstance, bodies: IncomingBodies): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404 && hasBody(request)) reply.callNotFound();
    else done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const isUnread = request.raw.complete === false && hasBody(request);
    if (isUnread && !bodies.mayPass(request.raw)) closeAfterAnswer(request, reply);
    done();
  });
}

function delayRefusals(app: FastifyInstance, refusals: LateRefusals): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const isRefusal = reply.statusCode >= 400 && reply.statusCode < 500;
    if (!isRefusal || !refusals.isLate(request.ip)) return done();
    const { raw } = request;
    // The held refusal keeps no body in memory.
    if (unread.has(raw)) stopReading(raw.socket);
    void refusals.wait().then((isAnswered) => {
      if (!isAnswered) raw.socket.destroy();
      done();
    });
    return undefined;
  });
}

interface Options {
  readonly limits: Limits;
  readonly isProxy: TrustProxy;
}

/** Limits of an app: connections, bodies, and rates per caller. */
export function limitAdmission(app: FastifyInstance, { limits, isProxy }: Options): void {
  const cut = ({ request, response }: Announced) => {
    if (response.headersSent) request.socket.destroy();
    else app.server.emit('clientError', requestTimeout(), request.socket);
  };
  const bodies = new IncomingBodies(limits, cut);
  const allowances = new TokenBuckets({ capacity: limits.commandBurst, perSecond: limits.commandsPerSecond });
  const reads = new TokenBuckets({ capacity: limits.readBurst, perSecond: limits.readsPerSecond });
  const published = new TokenBuckets({
    capacity: limits.publishedBurst,
    perSecond: limits.publishedPerSecond,
  });
  const acceptAll = limitConnections(app.server, limits, isProxy);
  leaveUnread(app, bodies);
  delayRefusals(app, new LateRefusals(limits));
  app.addHook('preClose', async () => acceptAll());
  app.addHook('onClose', async () => bodies.close());

  function waitOf(call: CallContract, request: FastifyRequest, person: Person | null): number {
    if (!person) return 0;
    const whose = `user-${person.userId}`;
    const cost = costOf(call, request);
    const readCost = readCostOf(call);
    if (cost > 0) return allowances.take(whose, cost);
    return readCost > 0 ? reads.take(whose, readCost) : 0;
  }

  function refuseConnection({ raw }: FastifyRequest, reply: FastifyReply, person: Person | null) {
    if (!person || assignConnection(raw.socket, person.userId)) return null;
    reply.header('connection', 'close');
    return reject('too_many_requests', { details: { retryAfterSeconds: retryAfterConnections } });
  }

  const refuseTooMany = (call: CallContract, request: FastifyRequest, person: Person | null) => {
    const isPublished = call.kind === 'query' && call.published !== undefined;
    const retryAfterSeconds = isPublished
      ? published.take(networkKey(request.ip), 1)
      : waitOf(call, request, person);
    return retryAfterSeconds === 0 ? null : reject('too_many_requests', { details: { retryAfterSeconds } });
  };

  const admission: Admission = {
    admit(call, request, reply, person) {
      const refusal = refuseConnection(request, reply, person) ?? refuseTooMany(call, request, person);
      if (refusal || !hasBody(request)) return refusal;
      const caller = person ? `user-${person.userId}` : networkKey(request.ip);
      const isUpload = call.kind === 'upload';
      const bytes = bytesOf(call, request);
      return bodies.admit({ request: request.raw, response: reply.raw, caller, isUpload, bytes });
    },
    answered(person, records) {
      if (person) reads.charge(`user-${person.userId}`, records / recordsOfRead);
    },
    countFailures: () =>
      new FailedAttempts({ max: limits.failedAttempts, windowMilliseconds: attemptWindowMilliseconds }),
  };
  app.decorate('admission', admission);
}
