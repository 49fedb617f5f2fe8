import { createHmac, randomUUID } from 'node:crypto';
import type { Market } from '@portal/contracts';
import type { EventStore, ExpectedRevision } from '../stores/event-store/event-store.port';
import { WrongExpectedRevision } from '../stores/event-store/event-store.port';
import { platformMetadata } from './platform-metadata';

/** Names of which there may be one only: e-mail addresses, slugs. */
export interface Reservations {
  /** @returns whether the name is this owner's now; `false` when it is somebody else's. The same owner again is quiet. */
  reserve(kind: string, key: string, owner: string): Promise<boolean>;
  /** Gives a name back; quiet unless it is this owner's. */
  release(kind: string, key: string, owner: string): Promise<void>;
  ownerOf(kind: string, key: string): Promise<string | null>;
}

export interface ReservationOptions {
  readonly market: Market;
  readonly now: () => Date;
  /** Keys the digest in stream names: an e-mail address must not be guessable from the log (safety 4). */
  readonly secret: string | Buffer;
}

interface Holding {
  readonly owner: string | null;
  readonly revision: ExpectedRevision;
}

const unheld: Holding = { owner: null, revision: 'no-stream' };

/** Uniqueness by streams `{kind}-{hmac of the key}`, never by asking a read model (R5). Keys are taken as given. */
export function createReservations(events: EventStore, options: ReservationOptions): Reservations {
  const { market, now, secret } = options;
  const streamOf = (kind: string, key: string) =>
    `${kind}-${createHmac('sha256', secret).update(`${market} ${kind} ${key}`).digest('hex')}`;

  async function look(stream: string): Promise<Holding> {
    const last = (await events.readStream(stream)).at(-1);
    if (!last) return unheld;
    const { owner } = last.data as { owner: string };
    return { owner: last.type === 'NameReserved' ? owner : null, revision: last.revision };
  }

  /** @returns whether nobody else was faster. */
  async function note(
    type: 'NameReserved' | 'NameReleased',
    stream: string,
    holding: Holding,
    owner: string,
  ) {
    try {
      const metadata = platformMetadata(market, now());
      await events.append(stream, holding.revision, [{ id: randomUUID(), type, data: { owner }, metadata }]);
      return true;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false;
      throw error;
    }
  }

  async function reserve(kind: string, key: string, owner: string): Promise<boolean> {
    const stream = streamOf(kind, key);
    // A name is nearly always new: try that first, look only when it is not.
    let holding = unheld;
    while (!(await note('NameReserved', stream, holding, owner))) {
      holding = await look(stream);
      if (holding.owner !== null) return holding.owner === owner;
    }
    return true;
  }

  async function release(kind: string, key: string, owner: string): Promise<void> {
    const stream = streamOf(kind, key);
    let holding: Holding;
    do holding = await look(stream);
    while (holding.owner === owner && !(await note('NameReleased', stream, holding, owner)));
  }

  return {
    reserve,
    release,
    ownerOf: async (kind, key) => (await look(streamOf(kind, key))).owner,
  };
}
