import { randomUUID } from 'node:crypto';
import type { Push, PushBus } from '@portal/platform/stores/push-bus/push-bus.port';
import { z } from 'zod';

export interface Viewer {
  readonly userId: number;
  readonly name: string;
}

/** All presence at this gateway's sockets. */
const presenceHint = z.object({
  gateway: z.string(),
  looking: z.array(z.object({ orderId: z.string(), userId: z.number(), name: z.string() })),
});
type Hint = z.output<typeof presenceHint>;

const hintName = 'OrderLookers';

export interface PresenceOptions {
  readonly bus: Pick<PushBus, 'publish' | 'listen'>;
  readonly onChange: (orderId: string, viewers: readonly Viewer[]) => void;
  /** Milliseconds until a silent browser or gateway expires. */
  readonly expiry?: number;
  /** Milliseconds between repeats and expiry checks. */
  readonly repeat?: number;
  readonly clock?: () => number;
}

interface Looking extends Viewer {
  readonly orderId: string;
  readonly until: number;
}

const keyOf = (viewers: readonly Viewer[]) =>
  viewers.map(({ userId, name }) => `${userId} ${name}`).join('\n');

/** Over all gateways; expires within ten seconds. Hints are complete: the next repairs a lost one. */
export class Presence {
  readonly #id = randomUUID();
  /** By socket. */
  readonly #own = new Map<string, Looking>();
  readonly #others = new Map<string, { readonly until: number; readonly looking: Hint['looking'] }>();
  #shown = new Map<string, readonly Viewer[]>();
  readonly #stop: () => void;
  readonly #timer: ReturnType<typeof setInterval>;
  #publishedAt = 0;

  constructor(private readonly options: PresenceOptions) {
    this.#stop = options.bus.listen((pushes) => pushes.forEach((push) => this.#receive(push)));
    this.#timer = setInterval(() => this.review(), Math.min(1_000, this.#repeat));
  }

  get #repeat(): number {
    return this.options.repeat ?? 3_000;
  }
  get #expiry(): number {
    return this.options.expiry ?? 8_000;
  }
  #now(): number {
    return (this.options.clock ?? (() => performance.now()))();
  }

  /** By order. */
  all(): ReadonlyMap<string, readonly Viewer[]> {
    return this.#shown;
  }

  /** Repeated by the browser; `null`: none. */
  look(socketId: string, who: Viewer, orderId: string | null): void {
    const before = this.#own.get(socketId)?.orderId ?? null;
    if (orderId === null) this.#own.delete(socketId);
    else this.#own.set(socketId, { ...who, orderId, until: this.#now() + this.#expiry });
    if (before !== orderId) this.#changed();
  }

  leave(socketId: string): void {
    if (this.#own.delete(socketId)) this.#changed();
  }

  /** Expires silent ones and repeats the hint. */
  review(): void {
    const now = this.#now();
    const ended = [...this.#own].filter(([, { until }]) => until <= now);
    ended.forEach(([socketId]) => this.#own.delete(socketId));
    for (const [id, { until }] of this.#others) if (until <= now) this.#others.delete(id);
    if (ended.length > 0) this.#changed();
    else if (this.#own.size > 0 && now - this.#publishedAt >= this.#repeat) this.#publish();
    this.#show();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#own.clear();
    this.#publish();
    this.#stop();
  }

  #changed(): void {
    this.#publish();
    this.#show();
  }

  #publish(): void {
    this.#publishedAt = this.#now();
    const looking = [...this.#own.values()].map(({ orderId, userId, name }) => ({ orderId, userId, name }));
    // For gateways only, no rooms.
    this.options.bus.publish([{ name: hintName, payload: { gateway: this.#id, looking }, to: [] }]);
  }

  #receive({ name, payload, to }: Push): void {
    if (name !== hintName || to.length > 0) return;
    const { gateway, looking } = presenceHint.parse(payload);
    if (gateway === this.#id) return;
    if (looking.length === 0) this.#others.delete(gateway);
    else this.#others.set(gateway, { looking, until: this.#now() + this.#expiry });
    this.#show();
  }

  #show(): void {
    const before = this.#shown;
    const now = new Map<string, readonly Viewer[]>();
    const elsewhere = [...this.#others.values()].flatMap(({ looking }) => looking);
    for (const { orderId, userId, name } of [...this.#own.values(), ...elsewhere]) {
      const viewers = now.get(orderId) ?? [];
      // Two windows count as one person.
      if (!viewers.some((known) => known.userId === userId)) now.set(orderId, [...viewers, { userId, name }]);
    }
    this.#shown = new Map(
      [...now].map(([id, viewers]) => [id, viewers.toSorted((a, b) => a.userId - b.userId)]),
    );
    for (const orderId of new Set([...before.keys(), ...this.#shown.keys()])) {
      const was = before.get(orderId) ?? [];
      const is = this.#shown.get(orderId) ?? [];
      if (keyOf(was) !== keyOf(is)) this.options.onChange(orderId, is);
    }
  }
}
