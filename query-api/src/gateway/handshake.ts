import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { callerAddress, networkKey, type TrustProxy } from '@portal/platform/admission/caller-address';
import type { LateRefusals } from '@portal/platform/admission/late-refusals';
import type { RefuseRaw } from '@portal/platform/http/raw-answer';
import type { Place, SocketPlaces } from './socket-places';

export const socketPath = '/socket.io';

interface Options {
  readonly places: SocketPlaces;
  readonly isProxy: TrustProxy;
  readonly refuse: RefuseRaw;
  readonly refusals: LateRefusals;
  readonly mayOpen: (request: IncomingMessage) => Promise<boolean>;
}

/** Retry-After, in seconds. */
const retryAfterSeconds = 5;
const places = new WeakMap<IncomingMessage, Place>();

export const placeOf = (request: IncomingMessage): Place | undefined => places.get(request);

/** Blocks cross-site WebSockets (F2). */
function fromOwnOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

const webSocketKey = /^[+/0-9A-Za-z]{22}==$/;
const webSocketVersions = ['8', '13'];

/** RFC 6455. */
function isWebSocket({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    webSocketKey.test(String(headers['sec-websocket-key'])) &&
    webSocketVersions.includes(String(headers['sec-websocket-version']))
  );
}

/** New clients have no sid. */
function isOfOurs({ url = '' }: IncomingMessage): boolean {
  const { searchParams } = new URL(url, 'http://gateway');
  const asked = ['EIO', 'transport', 'sid'].map((name) => searchParams.get(name));
  return asked.join() === '4,websocket,';
}

function refusalOf(request: IncomingMessage): string | null {
  const { url = '' } = request;
  if (!url.startsWith(`${socketPath}/`) || !URL.canParse(url, 'http://gateway')) return 'not_found';
  if (!fromOwnOrigin(request)) return 'forbidden';
  return isWebSocket(request) && isOfOurs(request) ? null : 'invalid_request';
}

/** Delayed for often refused addresses. */
function refusingLate({ isProxy, refuse, refusals }: Pick<Options, 'isProxy' | 'refuse' | 'refusals'>) {
  return async (
    request: IncomingMessage,
    socket: Duplex,
    code: string,
    retryAfter?: number,
  ): Promise<void> => {
    socket.on('error', () => socket.destroy());
    const isLate = refusals.isLate(callerAddress(request, isProxy));
    if (isLate && !(await refusals.wait())) socket.destroy();
    else refuse(socket, code, retryAfter);
  };
}

/** Passes only valid handshakes within the limits to the server's listeners. */
export function admitHandshakes(server: Server, options: Options): void {
  const { places: all, isProxy, mayOpen } = options;
  const refuse = refusingLate(options);
  const listeners = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const refusal = refusalOf(request);
    if (refusal) return refuse(request, socket, refusal);
    const place = all.enter(networkKey(callerAddress(request, isProxy)));
    if (!place) return refuse(request, socket, 'too_many_requests', retryAfterSeconds);
    places.set(request, place);
    socket.once('close', () => place.leave());
    if (!(await mayOpen(request))) return refuse(request, socket, 'too_many_requests', retryAfterSeconds);
    if (socket.destroyed) return undefined;
    for (const listener of listeners) listener.call(server, request, socket, head);
    return undefined;
  }
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    admit(request, socket, head).catch(() => socket.destroy());
  });
}
