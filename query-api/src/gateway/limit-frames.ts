import type { Server } from 'socket.io';

/** WebSocket and TCP socket of a connection. */
interface RawConnection {
  readonly transport: {
    readonly socket: {
      on(event: 'message' | 'ping' | 'pong' | 'error', listener: () => void): void;
      terminate(): void;
    };
  };
  readonly request: {
    readonly socket: { on(event: 'data', listener: (chunk: Buffer) => void): void };
  };
  on(event: 'packet', listener: (packet: Packet) => void): void;
}

interface Packet {
  readonly type: string;
  readonly data?: unknown;
}

/** Browser frames are short: hello, pong, open order (F2). */
export const maxBytesFromBrowser = 1_024;

/** Engine.IO packets other than messages. */
const heartbeat: ReadonlySet<string> = new Set(['pong', 'close']);
const hello = '0';
const goodbye = '1';

/** Open order: the only event from browsers. */
const looking = /^2\["looking",\{"orderId":(?:null|"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}")\}\]$/;

/** @returns checks that packets follow the client's protocol: one hello, pongs, open order, close */
function createProtocolCheck(): (packet: Packet) => boolean {
  let helloReceived = false;
  return ({ type, data }) => {
    if (type !== 'message') return heartbeat.has(type);
    if (typeof data !== 'string') return false;
    const isHello = data.startsWith(hello) && !helloReceived;
    helloReceived ||= isHello;
    return isHello || data === goodbye || (helloReceived && looking.test(data));
  };
}

/** @returns counter; false above the limit per second */
function createRateLimit(maxPerSecond: number): (amount: number) => boolean {
  let since = -Infinity;
  let sum = 0;
  return (amount) => {
    const now = performance.now();
    if (now - since >= 1_000) [since, sum] = [now, 0];
    sum += amount;
    return sum <= maxPerSecond;
  };
}

/** Disconnects clients that send unknown frames or exceed the rate (F2). Bytes include fragments. */
export function limitFrames({ engine }: Pick<Server, 'engine'>, framesPerSecond: number): void {
  engine.on('connection', (connection: RawConnection) => {
    const { transport, request } = connection;
    const followsProtocol = createProtocolCheck();
    const frames = createRateLimit(framesPerSecond);
    const bytes = createRateLimit(framesPerSecond * maxBytesFromBrowser);
    const terminateUnless = (isAllowed: boolean) => void (isAllowed || transport.socket.terminate());
    connection.on('packet', (packet) => terminateUnless(followsProtocol(packet)));
    for (const event of ['message', 'ping', 'pong'] as const)
      transport.socket.on(event, () => terminateUnless(frames(1)));
    // Invalid frames: close without a handshake.
    transport.socket.on('error', () => terminateUnless(false));
    request.socket.on('data', (chunk) => terminateUnless(bytes(chunk.length)));
  });
}
