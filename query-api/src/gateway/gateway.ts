import type { IncomingMessage, Server as HttpServer } from 'node:http';
import {
  type Audience,
  hintsMissed,
  restaurantStaff,
  roomOf,
  socketHello,
  socketWithoutSession,
  tooManySockets,
} from '@portal/contracts';
import { releaseConnection } from '@portal/platform/admission/connection-limits';
import { callerAddress, trustOf } from '@portal/platform/admission/caller-address';
import { LateRefusals } from '@portal/platform/admission/late-refusals';
import { defaultLimits, type Limits } from '@portal/platform/admission/limits';
import { TokenBuckets } from '@portal/platform/admission/token-buckets';
import { refusingRaw } from '@portal/platform/http/raw-answer';
import { securityHeaders } from '@portal/platform/http/security-headers';
import type { Person } from '@portal/platform/session/person';
import type { SessionGuard } from '@portal/platform/session/session-guard';
import type { GatewayFigures } from '@portal/platform/metrics/gateway-metrics';
import type { Push, PushBus } from '@portal/platform/stores/push-bus/push-bus.port';
import { secretInCookies } from '@portal/platform/session/session-cookie';
import { Server } from 'socket.io';
import { admitHandshakes, placeOf, socketPath } from './handshake';
import { limitFrames, maxBytesFromBrowser } from './limit-frames';
import { RecentPushes } from './recent-pushes';
import { cutSlowConsumers } from './slow-consumers';
import { type OrderIsThere, servePresence } from './serve-presence';
import { SocketPlaces } from './socket-places';

interface SocketData {
  person: Person;
}
type Gateway = Server<
  Record<string, (payload: unknown) => void>,
  Record<string, (payload: unknown) => void>,
  Record<string, never>,
  SocketData
>;

type GatewaySocket = Parameters<Parameters<Gateway['use']>[0]>[0];

export interface GatewayOptions {
  readonly server: HttpServer;
  readonly sessions: Omit<SessionGuard, 'whyEnded'>;
  readonly bus: PushBus;
  readonly cookieName: string;
  /** Interval of the session review (S2: max five seconds). */
  readonly reviewMilliseconds?: number;
  /** Max time without a hello (X15). */
  readonly helloMilliseconds?: number;
  /** Without it, presence is off. */
  readonly orderIsThere?: OrderIsThere;
  readonly recent?: RecentPushes;
  /** Default limits if omitted. */
  readonly limits?: Limits;
  /** Proxies trusted for `X-Forwarded-For`, as in `createApp`. */
  readonly trustedProxies?: string | undefined;
  readonly https?: boolean;
}

const defaultReviewMilliseconds = 4_000;
const defaultHelloMilliseconds = 10_000;

/** Restaurant pushes go to its people; administrators by role, partners neither. */
function audiencesOf(person: Person): readonly Audience[] {
  const restaurants = restaurantStaff.includes(person.role) ? person.restaurants : [];
  return [
    { user: `user-${person.userId}` },
    // No market-wide pushes without an active restaurant.
    ...(person.withoutRestaurant ? [] : [{ role: person.role }]),
    { session: person.sessionId },
    ...restaurants.map((restaurant) => ({ restaurant })),
  ];
}

/** @returns pushes sent to browsers */
function deliver(io: Gateway, recent: RecentPushes, pushes: readonly Push[]): number {
  let sent = 0;
  for (const push of pushes) {
    const { name, payload, to } = push;
    // An empty room list would broadcast.
    if (to.length === 0) continue;
    sent += 1;
    recent.remember(push);
    io.to(to.map(roomOf)).emit(name, payload);
    if (name === 'SessionEnded') io.in(to.map(roomOf)).disconnectSockets(true);
    if (name === 'SessionChanged') void reconnectRooms(io, to.map(roomOf));
  }
  return sent;
}

/** Closes connections of rooms; browsers reconnect and refetch. */
async function reconnectRooms(io: Gateway, rooms: string[]): Promise<void> {
  // Closes the connection: after a socket disconnect, clients do not reconnect.
  for (const { id } of await io.in(rooms).fetchSockets()) io.sockets.sockets.get(id)?.conn.close();
}

function reconnectAll(io: Gateway): void {
  for (const socket of io.sockets.sockets.values()) socket.conn.close();
}

/** Replays pushes between page load and connect. */
function catchUp(socket: GatewaySocket, recent: RecentPushes): void {
  const hello = socketHello.safeParse(socket.handshake.auth);
  if (!hello.success) return;
  const missed = recent.within(hello.data.shownFor, socket.rooms);
  // Another identity: the page must reload.
  const isKnown = missed !== null && missed.every(({ name }) => name !== 'SessionChanged');
  if (!isKnown) socket.emit(hintsMissed, {});
  // The session is valid: SessionEnded was about others.
  else for (const { name, payload } of missed) if (name !== 'SessionEnded') socket.emit(name, payload);
}

function hasSameRooms(socket: { data: SocketData }, person: Person): boolean {
  const rooms = (of: Person) => audiencesOf(of).map(roomOf).join(' ');
  return rooms(socket.data.person) === rooms(person);
}

/** Ends sockets of ended sessions; reconnects those whose rooms changed. */
function closeUnlessCurrent(socket: GatewaySocket, person: Person | null): void {
  if (!person) socket.disconnect(true);
  else if (!hasSameRooms(socket, person)) socket.conn.close();
}

/** Close handshake timeout. */
const closeMilliseconds = 1_000;

/** Ends closed connections after the timeout (X15). */
function endClosed({ engine }: Pick<Gateway, 'engine'>): void {
  engine.on('connection', (connection: GatewaySocket['conn']) => {
    const { socket } = connection.transport as unknown as { readonly socket: { terminate(): void } };
    connection.once('close', () => void setTimeout(() => socket.terminate(), closeMilliseconds).unref());
  });
}

/**
 * Needs a session, accepted terms and a free place.
 * @param refusals delays answers to often refused addresses
 */
function acceptSockets(
  io: Gateway,
  { sessions, cookieName, trustedProxies }: GatewayOptions,
  refusals: LateRefusals,
): void {
  const isProxy = trustOf(trustedProxies);
  io.use((socket, next) => {
    const refuse = async (error: Error) => {
      if (refusals.isLate(callerAddress(socket.request, isProxy))) await refusals.wait();
      next(error);
      setImmediate(() => socket.conn.close());
    };
    sessions.identify(secretInCookies(socket.handshake.headers.cookie, cookieName)).then((person) => {
      if (!person?.termsAccepted || person.secondFactorDue) return refuse(new Error(socketWithoutSession));
      if (!placeOf(socket.request)?.giveTo(person.userId)) return refuse(new Error(tooManySockets));
      socket.data.person = person;
      releaseConnection(socket.request.socket);
      return next();
    }, refuse);
  });
}

/** Bursts per person; strangers are identified later. */
function limitOpening({ sessions, cookieName }: GatewayOptions, limits: Limits) {
  const { socketBurst: capacity, socketsPerSecond: perSecond } = limits;
  const openings = new TokenBuckets({ capacity, perSecond });
  return async ({ headers }: IncomingMessage): Promise<boolean> => {
    const person = await sessions.identify(secretInCookies(headers.cookie, cookieName));
    return person === null || openings.take(`user-${person.userId}`, 1) === 0;
  };
}

/** Security headers (S14) and limits for handshakes. */
function guardHandshakes(io: Gateway, options: GatewayOptions, limits: Limits, refusals: LateRefusals): void {
  const { server, trustedProxies, https = false } = options;
  io.engine.use(securityHeaders({ https }));
  limitFrames(io, limits.framesPerSecond);
  const isProxy = trustOf(trustedProxies);
  const refuse = refusingRaw({ https });
  const mayOpen = limitOpening(options, limits);
  admitHandshakes(server, { places: new SocketPlaces(limits), isProxy, refuse, refusals, mayOpen });
}

/** Joins sockets to rooms. @returns presence, if enabled */
function joinRooms(io: Gateway, { bus, orderIsThere }: GatewayOptions, recent: RecentPushes) {
  const personOf = (socket: { readonly data: unknown }) => (socket.data as SocketData).person;
  const presence = orderIsThere && servePresence(io, { bus, orderIsThere, personOf });
  io.on('connection', (socket) => {
    void socket.join(audiencesOf(socket.data.person).map(roomOf));
    catchUp(socket, recent);
    presence?.track(socket);
  });
  return presence;
}

/**
 * Identity from the session cookie, rooms from rights.
 * Sockets of ended sessions close within seconds (R14).
 */
export function createGateway(options: GatewayOptions) {
  const { server, sessions, bus, cookieName } = options;
  const { reviewMilliseconds = defaultReviewMilliseconds, recent = new RecentPushes() } = options;
  const { limits = defaultLimits, helloMilliseconds = defaultHelloMilliseconds } = options;
  const io: Gateway = new Server(server, {
    path: socketPath,
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: maxBytesFromBrowser,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    connectTimeout: helloMilliseconds,
  });
  endClosed(io);
  const refusals = new LateRefusals(limits);
  guardHandshakes(io, options, limits, refusals);
  acceptSockets(io, options, refusals);
  const presence = joinRooms(io, options, recent);

  let sent = 0;
  const stopListening = bus.listen(
    (pushes) => void (sent += deliver(io, recent, pushes)),
    () => {
      recent.forget();
      reconnectAll(io);
    },
  );
  const review = setInterval(() => {
    sessions.lookAgain();
    for (const socket of io.sockets.sockets.values()) {
      const secret = secretInCookies(socket.handshake.headers.cookie, cookieName);
      // Views unavailable: keep sockets (R15).
      const check = (person: Person | null) => closeUnlessCurrent(socket, person);
      sessions.identify(secret).then(check, () => undefined);
    }
    cutSlowConsumers(io);
  }, reviewMilliseconds);

  return {
    figures: (): GatewayFigures => ({ sockets: io.engine.clientsCount, pushes: sent }),
    async close(): Promise<void> {
      clearInterval(review);
      presence?.close();
      stopListening();
      await io.close();
    },
  };
}
