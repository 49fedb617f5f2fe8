import type { Socket } from 'node:net';
import type { Limits } from './limits';
import { readAgain, stopReading } from './stop-reading';
import { TokenBuckets } from './token-buckets';

const checkIntervalMs = 5;
/** Share of a second's connections accepted at once. */
const burstShare = 0.1;
const timeoutMs = 5_000;
const maxPerNetwork = 1_000;

interface Waiting {
  readonly socket: Socket;
  readonly since: number;
}

/** Node requires a listener; it destroys the socket itself. */
const ignoreError = () => undefined;

/** Fixed rate, round-robin over networks. Waiting connections are not read. */
export class NewConnections {
  readonly #pace: TokenBuckets;
  readonly #accept: (socket: Socket) => void;
  readonly #waiting = new Map<string, Waiting[]>();
  #looking: NodeJS.Timeout | undefined;
  #isClosing = false;

  constructor(
    { newConnectionsPerSecond }: Pick<Limits, 'newConnectionsPerSecond'>,
    accept: (socket: Socket) => void,
  ) {
    const capacity = Math.max(1, newConnectionsPerSecond * burstShare);
    this.#pace = new TokenBuckets({ capacity, perSecond: newConnectionsPerSecond });
    this.#accept = accept;
  }

  add(socket: Socket, network: string): void {
    const isFree = this.#isClosing || (this.#waiting.size === 0 && this.#mayPass());
    if (isFree) return this.#accept(socket);
    const queue = this.#waiting.get(network) ?? [];
    if (queue.length >= maxPerNetwork) return void socket.destroy();
    stopReading(socket);
    socket.on('error', ignoreError);
    queue.push({ socket, since: performance.now() });
    this.#waiting.set(network, queue);
    this.#looking ??= setInterval(() => this.#look(), checkIntervalMs).unref();
    return undefined;
  }

  close(): void {
    this.#isClosing = true;
    while (this.#next());
  }

  #mayPass = () => this.#pace.take('', 1) === 0;

  #look(): void {
    const tooLate = performance.now() - timeoutMs;
    for (const queue of this.#waiting.values()) {
      while (queue[0] && queue[0].since < tooLate) queue.shift()?.socket.destroy();
    }
    while (this.#waiting.size > 0 && this.#mayPass()) this.#next();
  }

  /** @returns whether others wait */
  #next(): boolean {
    const [next] = this.#waiting;
    if (next) this.#take(...next);
    if (this.#waiting.size > 0) return true;
    clearInterval(this.#looking);
    this.#looking = undefined;
    return false;
  }

  #take(network: string, queue: Waiting[]): void {
    const first = queue.shift();
    this.#waiting.delete(network);
    if (queue.length > 0) this.#waiting.set(network, queue);
    if (!first || first.socket.destroyed) return;
    first.socket.off('error', ignoreError);
    this.#accept(first.socket);
    readAgain(first.socket);
  }
}
