import { z } from 'zod';

/** Counted per program: several command-apis multiply them. */
export const limitTable = {
  connections: { variable: 'PORTAL_CONNECTIONS', default: 10_000 },
  connectionsPerAddress: { variable: 'PORTAL_CONNECTIONS_PER_ADDRESS', default: 500 },
  /** Without sockets (X14). */
  connectionsPerPerson: { variable: 'PORTAL_CONNECTIONS_PER_PERSON', default: 100 },
  /** Accepted per second, a tenth of them at once; others wait. */
  newConnectionsPerSecond: { variable: 'PORTAL_NEW_CONNECTIONS_PER_SECOND', default: 200 },
  /** Undelayed refusals per address; four times as many per neighbourhood (/24, /48). */
  refusalBurst: { variable: 'PORTAL_REFUSAL_BURST', default: 40 },
  refusalsPerSecond: { variable: 'PORTAL_REFUSALS_PER_SECOND', default: 2 },
  /** Delayed refusals; further ones are disconnected. */
  refusalsWaiting: { variable: 'PORTAL_REFUSALS_WAITING', default: 1_000 },
  /** Deadline of a body; uploads have a rate instead. */
  bodySeconds: { variable: 'PORTAL_BODY_SECONDS', default: 30 },
  bodyBytes: { variable: 'PORTAL_BODY_BYTES', default: 64 * 1024 * 1024 },
  /** Per person, or per address without a session. */
  bodyBytesPerCaller: { variable: 'PORTAL_BODY_BYTES_PER_CALLER', default: 8 * 1024 * 1024 },
  /** Slower uploads are cut. */
  uploadBytesPerSecond: { variable: 'PORTAL_UPLOAD_BYTES_PER_SECOND', default: 1_024 },
  uploadGraceSeconds: { variable: 'PORTAL_UPLOAD_GRACE_SECONDS', default: 30 },
  uploadsPerPerson: { variable: 'PORTAL_UPLOADS_PER_PERSON', default: 10 },
  /** Per address in fifteen minutes and call, without a session (S4). */
  failedAttempts: { variable: 'PORTAL_FAILED_ATTEMPTS', default: 50 },
  commandBurst: { variable: 'PORTAL_COMMAND_BURST', default: 240 },
  commandsPerSecond: { variable: 'PORTAL_COMMANDS_PER_SECOND', default: 5 },
  /** Reads at once: one per query, plus one per 25 records (X14). */
  readBurst: { variable: 'PORTAL_READ_BURST', default: 1_000 },
  readsPerSecond: { variable: 'PORTAL_READS_PER_SECOND', default: 60 },
  publishedBurst: { variable: 'PORTAL_PUBLISHED_BURST', default: 120 },
  publishedPerSecond: { variable: 'PORTAL_PUBLISHED_PER_SECOND', default: 20 },
  sockets: { variable: 'PORTAL_SOCKETS', default: 5_000 },
  socketsPerPerson: { variable: 'PORTAL_SOCKETS_PER_PERSON', default: 20 },
  socketBurst: { variable: 'PORTAL_SOCKET_BURST', default: 40 },
  socketsPerSecond: { variable: 'PORTAL_SOCKETS_PER_SECOND', default: 1 },
  socketsPerAddress: { variable: 'PORTAL_SOCKETS_PER_ADDRESS', default: 100 },
  /** Frames of a browser per socket (F2). */
  framesPerSecond: { variable: 'PORTAL_FRAMES_PER_SECOND', default: 20 },
} as const;

export type Limit = keyof typeof limitTable;
export type Limits = Readonly<Record<Limit, number>>;

type LimitVariable = (typeof limitTable)[Limit]['variable'];

const names = Object.keys(limitTable) as Limit[];

export const limitVariables = Object.fromEntries(
  names.map((name) => [
    limitTable[name].variable,
    z.coerce.number().positive().default(limitTable[name].default),
  ]),
) as Readonly<Record<LimitVariable, z.ZodDefault<z.ZodCoercedNumber>>>;

export const limitsOf = (values: Readonly<Record<LimitVariable, number>>): Limits =>
  Object.fromEntries(names.map((name) => [name, values[limitTable[name].variable]])) as Limits;

export const defaultLimits: Limits = limitsOf(z.object(limitVariables).parse({}));

export const anonymousBodyBytes = 16 * 1024;
export const callBodyBytes = 1024 * 1024;
/** Window of failed attempts (S4). */
export const attemptWindowMilliseconds = 15 * 60 * 1000;
export const pathPartCharacters = 2_048;
export const headMilliseconds = 20_000;
export const idleMilliseconds = { betweenRequests: 72_000, withinRequest: 300_000 };
/** For metrics and health: no bodies, few connections. */
export const smallServer = { requestTimeout: 10_000, headersTimeout: 10_000 };
export const smallServerConnections = 100;
