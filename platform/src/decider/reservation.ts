import { createHmac, randomUUID } from 'node:crypto';
import type { Market } from '@portal/contracts';
import type { EventStore, ExpectedRevision } from '../stores/event-store/event-store.port';
import { WrongExpectedRevision } from '../stores/event-store/event-store.port';
import { platformMetadata } from './platform-metadata';

/** Names of which there may be one only: e-mail addresses, slugs. */
export interface Reservations {
  /** @returns whether the name is this owner's now. Repeating it appends nothing. */
  reserve(kind: string, key: string, owner: string): Promise<boolean>;
  /** Gives a name back; quiet unless it is this owner's. */
  release(kind: string, key: string, owner: string): Promise<void>;
  ownerOf(kind: string, key: string): Promise<string | null>;
  /** Stands for a name where it must not be kept: `ownerOfDigest` finds its owner. */
  digestOf(kind: string, key: string): string;
  ownerOfDigest(kind: string, digest: string): Promise<string | null>;
}

export interface ReservationOptions {
  readonly market: Market;
  readonly now: () => Date;
  /** Keys the digest in stream names: an e-mail address must not be guessable from the log (S18). */
  readonly secret: string | Buffer;
}

interface Holding {
  readonly owner: string | null;
  readonly revision: ExpectedRevision;
}

const unheld: Holding = { owner: null, revision: 'no-stream' };

/** Uniqueness by streams `{kind}-{hmac of the key}`, never by asking a read model (R5). Keys are taken as given. */
export const createReservations = (events: EventStore, options: ReservationOptions): Reservations =>
  new StreamReservations(events, options);

class StreamReservations implements Reservations {
  constructor(
    private readonly events: EventStore,
    private readonly options: ReservationOptions,
  ) {}

  async reserve(kind: string, key: string, owner: string): Promise<boolean> {
    const stream = this.#streamOf(kind, key);
    // A name is nearly always new: try that first, look only when it is not.
    let holding = unheld;
    while (!(await this.#note('NameReserved', stream, holding, owner))) {
      holding = await this.#look(stream);
      if (holding.owner !== null) return holding.owner === owner;
    }
    return true;
  }

  async release(kind: string, key: string, owner: string): Promise<void> {
    const stream = this.#streamOf(kind, key);
    let holding: Holding;
    do holding = await this.#look(stream);
    while (holding.owner === owner && !(await this.#note('NameReleased', stream, holding, owner)));
  }

  async ownerOf(kind: string, key: string): Promise<string | null> {
    return this.ownerOfDigest(kind, this.digestOf(kind, key));
  }

  digestOf(kind: string, key: string): string {
    const { secret, market } = this.options;
    return createHmac('sha256', secret).update(`${market} ${kind} ${key}`).digest('hex');
  }

  async ownerOfDigest(kind: string, digest: string): Promise<string | null> {
    return (await this.#look(`${kind}-${digest}`)).owner;
  }

  #streamOf = (kind: string, key: string): string => `${kind}-${this.digestOf(kind, key)}`;

  async #look(stream: string): Promise<Holding> {
    const last = (await this.events.readStream(stream)).at(-1);
    if (!last) return unheld;
    const { owner } = last.data as { owner: string };
    return { owner: last.type === 'NameReserved' ? owner : null, revision: last.revision };
  }

  /** @returns `false` after a conflict. */
  async #note(type: string, stream: string, holding: Holding, owner: string): Promise<boolean> {
    const { market, now } = this.options;
    const event = { id: randomUUID(), type, data: { owner }, metadata: platformMetadata(market, now()) };
    try {
      await this.events.append(stream, holding.revision, [event]);
      return true;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false;
      throw error;
    }
  }
}
