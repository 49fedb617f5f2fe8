import { createHmac, randomUUID } from 'node:crypto';
import type { Market } from '@portal/contracts';
import {
  type EventStore,
  type ExpectedRevision,
  WrongExpectedRevision,
} from '../stores/event-store/event-store.port';
import { platformMetadata } from './platform-metadata';

export interface Reservations {
  /**
   * @param claim grows each time an owner reclaims a name
   * @returns whether the owner holds the name; repeats append nothing
   */
  reserve(kind: string, key: string, owner: string, claim?: number): Promise<boolean>;
  /** Releases a name; no effect unless held by this owner with a claim up to `upTo`. */
  release(kind: string, key: string, owner: string, upTo?: number): Promise<void>;
  ownerOf(kind: string, key: string): Promise<string | null>;
  /** Replaces a name that must not be stored; see `ownerOfDigest`. */
  digestOf(kind: string, key: string): string;
  ownerOfDigest(kind: string, digest: string): Promise<string | null>;
  holderOf(kind: string, key: string): Promise<NameHolder | null>;
}

/** Owner of a name and its claim; 0 for owners without claims. */
export interface NameHolder {
  readonly owner: string;
  readonly claim: number;
}

export interface ReservationOptions {
  readonly market: Market;
  readonly now: () => Date;
  /** Keys the digest in stream names: addresses must not be guessable from the log (S18). */
  readonly secret: string | Buffer;
}

interface Holding {
  readonly owner: string | null;
  readonly claim: number;
  readonly revision: ExpectedRevision;
}

const unreserved: Holding = { owner: null, claim: 0, revision: 'no-stream' };

/** Uniqueness by streams `{kind}-{hmac of the key}`, without read models (R5). Keys are taken verbatim. */
export const createReservations = (events: EventStore, options: ReservationOptions): Reservations =>
  new StreamReservations(events, options);

class StreamReservations implements Reservations {
  constructor(
    private readonly events: EventStore,
    private readonly options: ReservationOptions,
  ) {}

  async reserve(kind: string, key: string, owner: string, claim = 0): Promise<boolean> {
    const stream = this.#streamOf(kind, key);
    let holding = unreserved;
    while (!(await this.#append('NameReserved', stream, holding, { owner, claim }))) {
      holding = await this.#load(stream);
      const isRenewed = holding.owner === owner && holding.claim < claim;
      if (holding.owner !== null && !isRenewed) return holding.owner === owner;
    }
    return true;
  }

  async release(kind: string, key: string, owner: string, upTo = Infinity): Promise<void> {
    const stream = this.#streamOf(kind, key);
    for (;;) {
      const holding = await this.#load(stream);
      if (holding.owner !== owner || holding.claim > upTo) return;
      if (await this.#append('NameReleased', stream, holding, { owner })) return;
    }
  }

  async ownerOf(kind: string, key: string): Promise<string | null> {
    return this.ownerOfDigest(kind, this.digestOf(kind, key));
  }

  async holderOf(kind: string, key: string): Promise<NameHolder | null> {
    const { owner, claim } = await this.#load(this.#streamOf(kind, key));
    return owner === null ? null : { owner, claim };
  }

  digestOf(kind: string, key: string): string {
    const { secret, market } = this.options;
    return createHmac('sha256', secret).update(`${market} ${kind} ${key}`).digest('hex');
  }

  async ownerOfDigest(kind: string, digest: string): Promise<string | null> {
    return (await this.#load(`${kind}-${digest}`)).owner;
  }

  #streamOf = (kind: string, key: string): string => `${kind}-${this.digestOf(kind, key)}`;

  async #load(stream: string): Promise<Holding> {
    const last = (await this.events.readStream(stream)).at(-1);
    if (!last) return unreserved;
    const { owner, claim = 0 } = last.data as { owner: string; claim?: number };
    return { owner: last.type === 'NameReserved' ? owner : null, claim, revision: last.revision };
  }

  /** @returns `false` after a conflict. */
  async #append(
    type: string,
    stream: string,
    holding: Holding,
    { owner, claim = 0 }: { owner: string; claim?: number },
  ): Promise<boolean> {
    const { market, now } = this.options;
    const data = { owner, ...(claim > 0 && { claim }) };
    const event = { id: randomUUID(), type, data, metadata: platformMetadata(market, now()) };
    try {
      await this.events.append(stream, holding.revision, [event]);
      return true;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false;
      throw error;
    }
  }
}
