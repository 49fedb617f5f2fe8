import type { CallContract, Rejection } from '@portal/contracts';
import { isRejection, resumingMethods } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Person } from '../session/person';
import { fail, failWith, fieldsOf } from './answers';
import { logRefusal } from './call-log';
import type { RequestGuard } from './request-guard';
import { refuseForeignRestaurant } from './request-guard';

/** A request that has passed the guard and whose input is valid. */
export interface Admitted {
  readonly person: Person | null;
  readonly input: unknown;
}

const routePath = (call: CallContract) => `/api/${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function methodsOf(call: CallContract): HTTPMethods[] {
  return call.kind === 'command' && call.legacyGet ? ['POST', 'GET'] : [call.method];
}

/** Path parameters win over the body, the body over the query: nobody smuggles another id in (S16). */
function rawInput(request: FastifyRequest): Record<string, unknown> {
  const body = typeof request.body === 'object' && request.body !== null ? request.body : {};
  return { ...(request.query as object), ...body, ...(request.params as object) };
}

async function admit(call: CallContract, guard: RequestGuard, request: FastifyRequest, reply: FastifyReply) {
  const person = await guard(call, request);
  if (isRejection(person)) return refuse(reply, call, person);
  const parsed = call.input.safeParse(rawInput(request));
  if (!parsed.success) {
    fail(reply, { code: 'invalid_input', fields: fieldsOf(parsed.error) });
    return null;
  }
  const foreign = refuseForeignRestaurant(call, parsed.data, person);
  if (foreign) return refuse(reply, call, foreign, person);
  return { person, input: parsed.data } satisfies Admitted;
}

function refuse(
  reply: FastifyReply,
  call: CallContract,
  rejection: Rejection,
  person: Person | null = null,
): null {
  logRefusal(reply.log, call, rejection, person);
  failWith(reply, rejection);
  return null;
}

/** Guesses from one address, whatever names they try (S4). */
const attemptsPerAddress = { rateLimit: { max: 50, timeWindow: 15 * 60 * 1000 } };

const limitsOf = (call: CallContract) =>
  call.kind === 'command' && call.beforeSession ? attemptsPerAddress : {};

type Answering = (admitted: Admitted, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Where a call is answered. */
interface Address {
  readonly url: string;
  readonly methods: readonly HTTPMethods[];
}

/** Where a call is answered: its own address, and the one at which an upload in pieces goes on. */
function addressesOf(call: CallContract): Address[] {
  const own = { url: routePath(call), methods: methodsOf(call) };
  const isResumable = call.kind === 'upload' && call.resumable === true;
  return isResumable ? [own, { url: `${own.url}/:upload`, methods: resumingMethods }] : [own];
}

/** Mounts a call behind the guard and its schema. Only admitted requests reach `answer`. */
export function mountCall(
  app: FastifyInstance,
  call: CallContract,
  guard: RequestGuard,
  answer: Answering,
): void {
  for (const { url, methods } of addressesOf(call)) {
    app.route({
      method: [...methods],
      url,
      config: { ...limitsOf(call), call: call.name },
      // The state changes that the specification writes as GET must never be prefetched or run as HEAD.
      exposeHeadRoute: call.kind === 'query' || call.kind === 'download',
      handler: async (request, reply) => {
        if (call.kind !== 'download') reply.header('cache-control', 'no-store');
        const admitted = await admit(call, guard, request, reply);
        return admitted === null ? reply : answer(admitted, request, reply);
      },
    });
  }
}

const allMethods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers the other methods of every mounted path with 405 and `Allow`. */
export function refuseOtherMethods(app: FastifyInstance, calls: readonly CallContract[]): void {
  const addresses = calls.flatMap(addressesOf);
  for (const url of new Set(addresses.map((address) => address.url))) {
    const allowed = addresses.filter((address) => address.url === url).flatMap(({ methods }) => methods);
    app.route({
      method: allMethods.filter((method) => !allowed.includes(method)),
      url,
      handler: async (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        return fail(reply, { code: 'method_not_allowed' });
      },
    });
  }
}
