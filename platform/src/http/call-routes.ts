import {
  type CallContract,
  isRejection,
  methodsOf,
  proofFieldNames,
  type Rejection,
  resumingMethods,
} from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { bodyLimitOf } from '../admission/admission';
import { pathPartCharacters } from '../admission/limits';
import type { CommandBinding } from '../decider/command-binding';
import type { Person } from '../session/person';
import { fail, failWith, fieldsOf } from './answers';
import { readInput } from './read-input';
import { logRefusal } from './call-log';
import { fieldsInParts } from './upload-input';
import { refuseForeignRestaurant, type RequestGuard } from './request-guard';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
  interface FastifyInstance {
    /** The market's, e.g. `Europe/Lisbon`. */
    timeZone: string;
  }
}

export interface Admitted {
  readonly person: Person | null;
  readonly input: unknown;
}

const routePath = (call: CallContract) => `/api/${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Logs and histories keep addresses. */
const withoutProof = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !(proofFieldNames as string[]).includes(name)));

/** Path over body over query, so ids cannot be overridden (S16). */
function rawInput(call: CallContract, request: FastifyRequest): Record<string, unknown> {
  const body = typeof request.body === 'object' && request.body !== null ? request.body : {};
  const query = request.query as object;
  const isProven = call.kind === 'command' && call.proof === true;
  return { ...(isProven ? withoutProof(query) : query), ...body, ...(request.params as object) };
}

function refuse(
  reply: FastifyReply,
  call: CallContract,
  rejection: Rejection,
  person: Person | null = null,
): FastifyReply {
  logRefusal(reply.log, call, rejection, person);
  return failWith(reply, rejection);
}

type RefuseEarly = (request: FastifyRequest) => Rejection | null;
type AlsoWrong = NonNullable<CommandBinding['alsoWrong']>;

/**
 * Identity, rights and limits, before a byte of the body is read.
 * @returns the hook, which answers refused requests
 */
const identify =
  (call: CallContract, guard: RequestGuard, refuseEarly: RefuseEarly) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (call.kind !== 'download') reply.header('cache-control', 'no-store');
    const person = await guard(call, request);
    if (isRejection(person)) return refuse(reply, call, person);
    const refusal = refuseEarly(request) ?? request.server.admission.admit(call, request, reply, person);
    if (refusal) return refuse(reply, call, refusal, person);
    request.person = person;
    return undefined;
  };

function validate(
  call: CallContract,
  request: FastifyRequest,
  reply: FastifyReply,
  alsoWrong: AlsoWrong,
): Admitted | null {
  const { person } = request;
  // Upload fields come with the file and are read there.
  if (call.kind === 'upload') return { person, input: rawInput(call, request) };
  const sent = rawInput(call, request);
  const parsed = readInput(call.input, sent, request.server.timeZone);
  if (!parsed.success) {
    fail(reply, { code: 'invalid_input', fields: { ...alsoWrong(sent), ...fieldsOf(parsed.error) } });
    return null;
  }
  const foreign = refuseForeignRestaurant(call, parsed.data, person);
  if (!foreign) return { person, input: parsed.data };
  refuse(reply, call, foreign, person);
  return null;
}

type Answering = (admitted: Admitted, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface Address {
  readonly url: string;
  readonly methods: readonly HTTPMethods[];
}

function addressesOf(call: CallContract): Address[] {
  const own = { url: routePath(call), methods: methodsOf(call) };
  const isResumable = call.kind === 'upload' && call.resumable === true;
  return isResumable ? [own, { url: `${own.url}/:upload`, methods: resumingMethods }] : [own];
}

interface FurtherChecks {
  readonly refuseEarly?: RefuseEarly;
  readonly alsoWrong?: AlsoWrong | undefined;
}

/** Only admitted requests reach `answer`. */
export function mountCall(
  app: FastifyInstance,
  call: CallContract,
  guard: RequestGuard,
  answer: Answering,
  { refuseEarly = () => null, alsoWrong = () => ({}) }: FurtherChecks = {},
): void {
  for (const { url, methods } of addressesOf(call)) {
    app.route({
      method: [...methods],
      url,
      config: { call: call.name },
      bodyLimit: bodyLimitOf(call),
      // State-changing GETs of the specification must not run as HEAD.
      exposeHeadRoute: call.kind === 'query' || call.kind === 'download',
      onRequest: identify(call, guard, refuseEarly),
      handler: async (request, reply) => {
        if (call.kind !== 'upload' && request.isMultipart())
          request.body = await fieldsInParts(request, bodyLimitOf(call));
        const admitted = validate(call, request, reply, alsoWrong);
        return admitted === null ? reply : answer(admitted, request, reply);
      },
    });
  }
}

const allMethods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

type Segments = readonly string[];

const segmentsOf = (path: string): Segments => path.split('/');

const isOf = (form: Segments, path: Segments): boolean =>
  form.length === path.length &&
  form.every((segment, at) => (segment.startsWith(':') ? path[at] !== '' : segment === path[at]));

const namesIn = (form: Segments): number => form.filter((segment) => segment.startsWith(':')).length;

const refuseMethod = (reply: FastifyReply, allowed: readonly HTTPMethods[]): FastifyReply => {
  reply.header('allow', allowed.join(', '));
  return fail(reply, { code: 'method_not_allowed' });
};

/** 405 with `Allow`, or 404. A single route: one per path cost a sixth of the start. */
export function refuseOtherMethods(app: FastifyInstance, calls: readonly CallContract[]): void {
  const addresses = calls.flatMap(addressesOf).map((each) => ({ ...each, form: segmentsOf(each.url) }));
  // Fewest parameters first: `order/add` is not the order `add`.
  const methodsAt = (path: Segments): readonly HTTPMethods[] => {
    const fitting = addresses.filter(({ form }) => isOf(form, path));
    const fewest = Math.min(...fitting.map(({ form }) => namesIn(form)));
    const methods = fitting.filter(({ form }) => namesIn(form) === fewest).flatMap((each) => each.methods);
    return [...new Set(methods)];
  };
  const handler = async (_request: FastifyRequest, reply: FastifyReply) => reply;
  for (const url of urlsWithinOthers(addresses)) {
    const allowed = methodsAt(segmentsOf(url));
    const method = allMethods.filter((each) => !allowed.includes(each));
    app.route({ method, url, onRequest: async (_request, reply) => refuseMethod(reply, allowed), handler });
  }
  app.route({
    method: [...allMethods],
    url: '/api/*',
    onRequest: async ({ url }, reply) => {
      const path = segmentsOf(url.split('?', 1)[0] ?? '');
      if (path.some(({ length }) => length > pathPartCharacters))
        return fail(reply, { code: 'address_too_long' });
      const allowed = methodsAt(path);
      return allowed.length === 0 ? fail(reply, { code: 'not_found' }) : refuseMethod(reply, allowed);
    },
    handler,
  });
}

/** Where the router would match another call's form: `user/account`. */
function urlsWithinOthers(
  addresses: readonly (Address & { readonly form: Segments })[],
): ReadonlySet<string> {
  const within = addresses.filter(({ url, form }) =>
    addresses.some((other) => other.url !== url && isOf(other.form, form)),
  );
  return new Set(within.map(({ url }) => url));
}
