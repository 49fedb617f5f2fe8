import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type Audience, hintsMissed, restaurantStaff, roomOf, socketHello } from '@portal/contracts';
import type { Person } from '@portal/platform/session/person';
import type { SessionGuard } from '@portal/platform/session/session-guard';
import type { GatewayFigures } from '@portal/platform/metrics/gateway-metrics';
import type { Push, PushBus } from '@portal/platform/stores/push-bus/push-bus.port';
import { secretInCookies } from '@portal/platform/session/session-cookie';
import { Server } from 'socket.io';
import { RecentPushes } from './recent-pushes';
import { cutSlowConsumers } from './slow-consumers';

interface SocketData {
  person: Person;
}
type Gateway = Server<
  Record<string, never>,
  Record<string, (payload: unknown) => void>,
  Record<string, never>,
  SocketData
>;

type GatewaySocket = Parameters<Parameters<Gateway['use']>[0]>[0];

export interface GatewayOptions {
  readonly server: HttpServer;
  readonly sessions: SessionGuard;
  readonly bus: PushBus;
  readonly cookieName: string;
  /** How often the sessions behind open sockets are looked at again (S2: at most five seconds). */
  readonly reviewMilliseconds?: number;
  readonly recent?: RecentPushes;
}

/** Browsers say only hello: nothing that they send is longer than this (F2). */
const maxBytesFromBrowser = 64 * 1024;
const defaultReviewMilliseconds = 4_000;

/** A page of another origin must not listen with our cookie (F2). */
function fromOwnOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** What is for a restaurant is for those who work for it; administrators hear by their role, partners of neither. */
function audiencesOf(person: Person): readonly Audience[] {
  const restaurants = restaurantStaff.includes(person.role) ? person.restaurants : [];
  return [
    { user: `user-${person.userId}` },
    { role: person.role },
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
  else for (const { name, payload } of unheard) socket.emit(name, payload);
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

/** Only people with a session, who have accepted the terms. */
function letIn(io: Gateway, { sessions, cookieName }: GatewayOptions): void {
  io.use((socket, next) => {
    sessions.identify(secretInCookies(socket.handshake.headers.cookie, cookieName)).then((person) => {
      if (!person?.termsAccepted) return next(new Error('session_expired'));
      socket.data.person = person;
      return next();
    }, next);
  });
}

/**
 * The Socket.IO side of the portal: who a socket belongs to comes from the session cookie, which rooms it hears from
 * that person's rights; the browser names neither. Sockets of ended sessions are closed within seconds (R14).
 */
export function createGateway(options: GatewayOptions) {
  const { server, sessions, bus, cookieName } = options;
  const { reviewMilliseconds = defaultReviewMilliseconds, recent = new RecentPushes() } = options;
  const io: Gateway = new Server(server, {
    path: '/socket.io',
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: maxBytesFromBrowser,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    allowRequest: (request, decide) => decide(null, fromOwnOrigin(request)),
  });

  letIn(io, options);
  io.on('connection', (socket) => {
    void socket.join(audiencesOf(socket.data.person).map(roomOf));
    catchUp(socket, recent);
  });

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
      stopListening();
      await io.close();
    },
  };
}
