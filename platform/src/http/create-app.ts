import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { correlationIdHeader, correlationIdPattern, type Market, marketRecords } from '@portal/contracts';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { limitAdmission } from '../admission/admission';
import { trustOf } from '../admission/caller-address';
import {
  callBodyBytes as bodyLimit,
  defaultLimits,
  headMilliseconds,
  idleMilliseconds,
  pathPartCharacters,
  type Limits,
} from '../admission/limits';
import { ContentChecksUnavailable } from '../content-checks/content-checks-unavailable';
import { createLogger } from '../program/logger';
import { FileDamaged, FileStoreFull } from '../stores/file-store/file-store.port';
import { StoreUnavailable } from '../stores/store-unavailable';
import { fail } from './answers';
import { answerClientErrors, hasTwoHosts } from './client-errors';
import { closeWithGrace } from './close-with-grace';
import { readJsonBodies } from './json-body';
import { securityHeaderLines } from './security-headers';

interface Options {
  readonly logLevel: string;
  readonly log?: FastifyBaseLogger;
  readonly https: boolean;
  /** Time zone of local times; default UTC. */
  readonly market?: Market;
  /** Trusted `X-Forwarded-For` sources: addresses, CIDR ranges or `uniquelocal`; default none. */
  readonly trustedProxies?: string | undefined;
  readonly limits?: Limits;
}

const transportErrors: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_REQ_FILE_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_body',
  FST_ERR_BAD_URL: 'invalid_address',
  FST_ERR_MAX_PARAM_LENGTH: 'address_too_long',
};

function codeOf(error: FastifyError): string {
  const known = transportErrors[error.code];
  if (known) return known;
  if (error instanceof FileStoreFull) return 'storage_full';
  // A retry may succeed (R15).
  if (error instanceof StoreUnavailable || error instanceof ContentChecksUnavailable) return 'unavailable';
  if (error instanceof FileDamaged) return 'file_damaged';
  return error.statusCode !== undefined && error.statusCode < 500 ? 'invalid_body' : 'internal';
}

/** Logged once with the correlation id, answered without detail. */
function handleFaults(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const code = codeOf(error);
    if (code === 'internal' || code === 'storage_full')
      request.log.error({ err: error, url: request.routeOptions.url }, 'fault');
    if (code === 'unavailable') reply.header('retry-after', '2');
    return fail(reply, { code });
  });
}

/** Malformed addresses reach no hook; the answer is complete here. */
const refuseAddress =
  (protection: Readonly<Record<string, string>>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(protection).header(correlationIdHeader, request.id);
    fail(reply, { code: codeOf(error) });
  };

/** 404 for every path without a call, in apps without pages. */
export function refuseUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => fail(reply, { code: 'not_found' }));
}

function correlationIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[correlationIdHeader];
  return typeof given === 'string' && correlationIdPattern.test(given) ? given : randomUUID();
}

/** fastify with our defaults. Never logs query strings or credentials (S19). */
export async function createApp(options: Options): Promise<FastifyInstance> {
  const { logLevel, https, market, trustedProxies, limits = defaultLimits } = options;
  const { log = createLogger(logLevel) } = options;
  const protection = securityHeaderLines({ https });
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'correlationId',
    }),
    genReqId: correlationIdOf,
    bodyLimit,
    // Node's limit would cut large uploads.
    requestTimeout: 0,
    http: { headersTimeout: headMilliseconds },
    keepAliveTimeout: idleMilliseconds.betweenRequests,
    connectionTimeout: idleMilliseconds.withinRequest,
    clientErrorHandler: answerClientErrors({ https }),
    frameworkErrors: refuseAddress(protection),
    routerOptions: { maxParamLength: pathPartCharacters },
    trustProxy: trustedProxies ?? false,
    // Requests during shutdown are answered, then disconnected (R17).
    return503OnClosing: false,
  });
  closeWithGrace(app.server);
  app.addHook('onRequest', (request, reply, next) => {
    // Other headers make Node write the head the slow way.
    reply.headers(protection).header(correlationIdHeader, request.id);
    // Traces requests whose answer was lost (R17).
    request.log.debug({ url: request.routeOptions.url }, 'asked');
    if (hasTwoHosts(request.raw)) fail(reply, { code: 'invalid_request' });
    else next();
  });
  readJsonBodies(app);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit });
  await app.register(multipart);
  app.decorateRequest('person', null);
  app.decorate('timeZone', market ? marketRecords[market].timeZone : 'UTC');
  limitAdmission(app, { limits, isProxy: trustOf(trustedProxies) });
  handleFaults(app);
  return app;
}
