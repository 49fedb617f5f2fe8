import { z } from 'zod';

/**
 * Limits of use: each with its variable and default, for all programs. Each program counts for itself, so several
 * command-apis multiply a limit.
 */
export const limitTable = {
  /** Open connections of one server. */
  connections: { variable: 'PORTAL_CONNECTIONS', default: 10_000 },
  /** Open connections without a session from one address. */
  connectionsPerAddress: { variable: 'PORTAL_CONNECTIONS_PER_ADDRESS', default: 500 },
  /** Open connections of one person, sockets left out (X14). */
  connectionsPerPerson: { variable: 'PORTAL_CONNECTIONS_PER_PERSON', default: 100 },
  /** New connections that are accepted each second: a tenth of them at once, the others wait. */
  newConnectionsPerSecond: { variable: 'PORTAL_NEW_CONNECTIONS_PER_SECOND', default: 200 },
  /** Refusals that one address is answered without delay; four times as many its neighbourhood (/24, /48)… */
  refusalBurst: { variable: 'PORTAL_REFUSAL_BURST', default: 40 },
  /** …and how many more every second after that; others are a second late. */
  refusalsPerSecond: { variable: 'PORTAL_REFUSALS_PER_SECOND', default: 2 },
  /** Late refusals that wait; one more is not answered, its connection is ended. */
  refusalsWaiting: { variable: 'PORTAL_REFUSALS_WAITING', default: 1_000 },
  /** Seconds within which the body of a call has come; uploads have a rate instead. */
  bodySeconds: { variable: 'PORTAL_BODY_SECONDS', default: 30 },
  /** Bytes of bodies being received or worked on, uploads left out. */
  bodyBytes: { variable: 'PORTAL_BODY_BYTES', default: 64 * 1024 * 1024 },
  /** The share of them that one person, or one address of strangers, may hold. */
  bodyBytesPerCaller: { variable: 'PORTAL_BODY_BYTES_PER_CALLER', default: 8 * 1024 * 1024 },
  /** An upload slower than this is cut, in bytes per second. */
  uploadBytesPerSecond: { variable: 'PORTAL_UPLOAD_BYTES_PER_SECOND', default: 1_024 },
  /** Seconds after which the rate of an upload is looked at, again and again. */
  uploadGraceSeconds: { variable: 'PORTAL_UPLOAD_GRACE_SECONDS', default: 30 },
  /** Uploads of one person that are being received. */
  uploadsPerPerson: { variable: 'PORTAL_UPLOADS_PER_PERSON', default: 10 },
  /** Failed attempts of strangers from one address within fifteen minutes, for each call before a session (S4). */
  failedAttempts: { variable: 'PORTAL_FAILED_ATTEMPTS', default: 50 },
  /** Commands that one person may send at once… */
  commandBurst: { variable: 'PORTAL_COMMAND_BURST', default: 240 },
  /** …and how many more every second after that. */
  commandsPerSecond: { variable: 'PORTAL_COMMANDS_PER_SECOND', default: 5 },
  /** Reads that one person may send at once: a query is one, and one more for every 25 records that it answers (X14)… */
  readBurst: { variable: 'PORTAL_READ_BURST', default: 1_000 },
  /** …and how many more every second after that. */
  readsPerSecond: { variable: 'PORTAL_READS_PER_SECOND', default: 60 },
  /** Published content that one network (/24, /48) may read at once… */
  publishedBurst: { variable: 'PORTAL_PUBLISHED_BURST', default: 120 },
  /** …and how many more every second after that. */
  publishedPerSecond: { variable: 'PORTAL_PUBLISHED_PER_SECOND', default: 20 },
  /** Sockets of one gateway. */
  sockets: { variable: 'PORTAL_SOCKETS', default: 5_000 },
  /** Sockets of one person. */
  socketsPerPerson: { variable: 'PORTAL_SOCKETS_PER_PERSON', default: 20 },
  /** Sockets that one person may open at once… */
  socketBurst: { variable: 'PORTAL_SOCKET_BURST', default: 40 },
  /** …and how many more every second after that. */
  socketsPerSecond: { variable: 'PORTAL_SOCKETS_PER_SECOND', default: 1 },
  /** Sockets without a session from one address. */
  socketsPerAddress: { variable: 'PORTAL_SOCKETS_PER_ADDRESS', default: 100 },
  /** Frames that a browser may send on one socket in a second (F2). */
  framesPerSecond: { variable: 'PORTAL_FRAMES_PER_SECOND', default: 20 },
} as const;

export type Limit = keyof typeof limitTable;
export type Limits = Readonly<Record<Limit, number>>;

type LimitVariable = (typeof limitTable)[Limit]['variable'];

const names = Object.keys(limitTable) as Limit[];

/** What programs read from their environment, for `readEnvironment`. */
export const limitVariables = Object.fromEntries(
  names.map((name) => [
    limitTable[name].variable,
    z.coerce.number().positive().default(limitTable[name].default),
  ]),
) as Readonly<Record<LimitVariable, z.ZodDefault<z.ZodCoercedNumber>>>;

/** The limits in the values of an environment. */
export const limitsOf = (values: Readonly<Record<LimitVariable, number>>): Limits =>
  Object.fromEntries(names.map((name) => [name, values[limitTable[name].variable]])) as Limits;

export const defaultLimits: Limits = limitsOf(z.object(limitVariables).parse({}));

/** Bytes of a body that is read without a session: a login, an unsubscription. */
export const strangersBodyBytes = 16 * 1024;
/** Bytes of the body of any other call. */
export const callBodyBytes = 1024 * 1024;
/** Milliseconds for which failed attempts count (S4). */
export const attemptWindowMilliseconds = 15 * 60 * 1000;
/** Characters of one part of a path. */
export const pathPartCharacters = 2_048;
/** Milliseconds within which the head of a request has come. */
export const headMilliseconds = 20_000;
/** Milliseconds for which a connection may be idle, between requests and during an answer. */
export const idleMilliseconds = { betweenRequests: 72_000, withinRequest: 300_000 };
/** Servers that only machines ask, for metrics and health: no bodies, few connections. */
export const smallServer = { requestTimeout: 10_000, headersTimeout: 10_000 };
export const smallServerConnections = 100;
