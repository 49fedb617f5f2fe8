import type { IncomingMessage, Server as HttpServer } from 'node:http';
import {
  type Audience,
  hintsMissed,
  restaurantStaff,
  roomOf,
  socketHello,
  socketOfNobody,
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
  Record<string, (said: unknown) => void>,
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
  /** How often the sessions behind open sockets are looked at again (S2: at most five seconds). */
  readonly reviewMilliseconds?: number;
  /** How long somebody may be connected without a hello (X15). */
  readonly helloMilliseconds?: number;
  /** Left out, nobody is told who looks at an order. */
  readonly orderIsThere?: OrderIsThere;
  readonly recent?: RecentPushes;
  /** The defaults when left out. */
  readonly limits?: Limits;
  /** Proxies whose `X-Forwarded-For` names the caller, as for `createApp`. */
  readonly trustedProxies?: string | undefined;
  /** The public address is https. */
  readonly https?: boolean;
}

const defaultReviewMilliseconds = 4_000;
const defaultHelloMilliseconds = 10_000;

/** What is for a restaurant is for those who work for it; administrators hear by their role, partners of neither. */
function audiencesOf(person: Person): readonly Audience[] {
  const restaurants = restaurantStaff.includes(person.role) ? person.restaurants : [];
  return [
    { user: `user-${person.userId}` },
    // Of the portal at large nothing is pushed to people without an active restaurant.
    ...(person.withoutRestaurant ? [] : [{ role: person.role }]),
    { session: person.sessionId },
    ...restaurants.map((restaurant) => ({ restaurant })),
  ];
}

/** @returns how many of them are for browsers. */
function deliver(io: Gateway, recent: RecentPushes, pushes: readonly Push[]): number {
  let sent = 0;
  for (const push of pushes) {
    const { name, payload, to } = push;
    // What is for no browser must not reach all of them.
    if (to.length === 0) continue;
    sent += 1;
    recent.remember(push);
    io.to(to.map(roomOf)).emit(name, payload);
    if (name === 'SessionEnded') io.in(to.map(roomOf)).disconnectSockets(true);
    if (name === 'SessionChanged') void comeBack(io, to.map(roomOf));
  }
  return sent;
}

/** Closes the connections of some rooms, so that their browsers come back by themselves and refetch what they show. */
async function comeBack(io: Gateway, rooms: string[]): Promise<void> {
  // The connection and not the socket: a browser does not come back to a server that has said goodbye.
  for (const { id } of await io.in(rooms).fetchSockets()) io.sockets.sockets.get(id)?.conn.close();
}

/** The same for everybody. */
function startOver(io: Gateway): void {
  for (const socket of io.sockets.sockets.values()) socket.conn.close();
}

/** Tells a page what was pushed while it already showed something and had no socket yet. */
function catchUp(socket: GatewaySocket, recent: RecentPushes): void {
  const hello = socketHello.safeParse(socket.handshake.auth);
  if (!hello.success) return;
  const unheard = recent.within(hello.data.shownFor, socket.rooms);
  // As somebody else the page would show other things altogether.
  const isKnown = unheard !== null && unheard.every(({ name }) => name !== 'SessionChanged');
  if (!isKnown) socket.emit(hintsMissed, {});
  // Whoever is let in has a session: what has ended were others of the person, by a new password perhaps.
  else for (const { name, payload } of unheard) if (name !== 'SessionEnded') socket.emit(name, payload);
}

/** Would this person hear the same as the one whom the socket was opened for? */
function hearsTheSame(socket: { data: SocketData }, person: Person): boolean {
  const rooms = (whose: Person) => audiencesOf(whose).map(roomOf).join(' ');
  return rooms(socket.data.person) === rooms(person);
}

/** Ends the socket of an ended session; lets one come back that belongs into other rooms now. */
function keepOrClose(socket: GatewaySocket, person: Person | null): void {
  if (!person) socket.disconnect(true);
  else if (!hearsTheSame(socket, person)) socket.conn.close();
}

/** How long the other side may take to answer a goodbye. */
const closeMilliseconds = 1_000;

/** Ends connections that were closed, whether the other side answers that or not (X15). */
function endClosed({ engine }: Pick<Gateway, 'engine'>): void {
  engine.on('connection', (connection: GatewaySocket['conn']) => {
    const { socket } = connection.transport as unknown as { readonly socket: { terminate(): void } };
    connection.once('close', () => void setTimeout(() => socket.terminate(), closeMilliseconds).unref());
  });
}

/**
 * Only people with a session, who have accepted the terms, and have room for one more socket.
 * @param refusals late to an address that is refused often
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
      if (!person?.termsAccepted || person.secondFactorDue) return refuse(new Error(socketOfNobody));
      if (!placeOf(socket.request)?.giveTo(person.userId)) return refuse(new Error(tooManySockets));
      socket.data.person = person;
      releaseConnection(socket.request.socket);
      return next();
    }, refuse);
  });
}

/** A person opens so many sockets at once and then one now and then; who a stranger is turns out later. */
function limitOpening({ sessions, cookieName }: GatewayOptions, limits: Limits) {
  const { socketBurst: capacity, socketsPerSecond: perSecond } = limits;
  const openings = new TokenBuckets({ capacity, perSecond });
  return async ({ headers }: IncomingMessage): Promise<boolean> => {
    const person = await sessions.identify(secretInCookies(headers.cookie, cookieName));
    return person === null || openings.take(`user-${person.userId}`, 1) === 0;
  };
}

/** Answers the requests of the protocol with the headers of every answer (S14), and its handshakes within the limits. */
function guardDoor(io: Gateway, options: GatewayOptions, limits: Limits, refusals: LateRefusals): void {
  const { server, trustedProxies, https = false } = options;
  io.engine.use(securityHeaders({ https }));
  limitFrames(io, limits.framesPerSecond);
  const isProxy = trustOf(trustedProxies);
  const refuse = refusingRaw({ https });
  const mayOpen = limitOpening(options, limits);
  admitHandshakes(server, { places: new SocketPlaces(limits), isProxy, refuse, refusals, mayOpen });
}

/** Takes sockets into their rooms. @returns who looks at what, where that is told */
function attendSockets(io: Gateway, { bus, orderIsThere }: GatewayOptions, recent: RecentPushes) {
  const personOf = (socket: { readonly data: unknown }) => (socket.data as SocketData).person;
  const presence = orderIsThere && servePresence(io, { bus, orderIsThere, personOf });
  io.on('connection', (socket) => {
    void socket.join(audiencesOf(socket.data.person).map(roomOf));
    catchUp(socket, recent);
    presence?.attend(socket);
  });
  return presence;
}

/**
 * The Socket.IO side of the portal: who a socket belongs to comes from the session cookie, which rooms it hears from
 * that person's rights; the browser names neither. Sockets of ended sessions are closed within seconds (R14).
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
  guardDoor(io, options, limits, refusals);
  acceptSockets(io, options, refusals);
  const presence = attendSockets(io, options, recent);

  let sent = 0;
  const stopListening = bus.listen(
    (pushes) => void (sent += deliver(io, recent, pushes)),
    () => {
      recent.forget();
      startOver(io);
    },
  );
  const review = setInterval(() => {
    sessions.lookAgain();
    for (const socket of io.sockets.sockets.values()) {
      const secret = secretInCookies(socket.handshake.headers.cookie, cookieName);
      // While the views are away nobody's session is known to have ended (R15).
      const keep = (person: Person | null) => keepOrClose(socket, person);
      sessions.identify(secret).then(keep, () => undefined);
    }
    cutSlowConsumers(io);
  }, reviewMilliseconds);

  return {
    /** What it has done so far. */
    figures: (): GatewayFigures => ({ sockets: io.engine.clientsCount, pushes: sent }),
    async close(): Promise<void> {
      clearInterval(review);
      presence?.close();
      stopListening();
      await io.close();
    },
  };
}
