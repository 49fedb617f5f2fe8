import { randomUUID } from 'node:crypto';
import type { Market } from '@portal/contracts';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import {
  type EventStore,
  type ExpectedRevision,
  WrongExpectedRevision,
} from '@portal/platform/stores/event-store/event-store.port';

/** Serializes removals of administrators: not own rights, not by former ones. One always remains. */
export interface Administrators {
  /**
   * Call before the event. Idempotent.
   * @returns `false` if the sender has lost these rights
   */
  end(userId: number, by: number): Promise<boolean>;
  /** Call before the event. */
  begin(userId: number): Promise<void>;
}

interface Noted {
  readonly ended: ReadonlySet<number>;
  readonly revision: ExpectedRevision;
}

interface Options {
  readonly market: Market;
  readonly now: () => Date;
}

/** Stream `administrators-{market}`: user ids in order. */
export function createAdministrators(
  events: Pick<EventStore, 'readStream' | 'append'>,
  { market, now }: Options,
): Administrators {
  const stream = `administrators-${market}`;

  async function look(): Promise<Noted> {
    const ended = new Set<number>();
    let revision: ExpectedRevision = 'no-stream';
    for (const event of await events.readStream(stream)) {
      const { userId } = event.data as { userId: number };
      if (event.type === 'AdministratorEnding') ended.add(userId);
      else ended.delete(userId);
      revision = event.revision;
    }
    return { ended, revision };
  }

  /** @returns `false` on a conflict */
  async function note(type: string, userId: number, revision: ExpectedRevision): Promise<boolean> {
    const event = { id: randomUUID(), type, data: { userId }, metadata: platformMetadata(market, now()) };
    try {
      await events.append(stream, revision, [event]);
      return true;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false;
      throw error;
    }
  }

  return {
    async end(userId, by) {
      for (;;) {
        const { ended, revision } = await look();
        if (userId === by || ended.has(by)) return false;
        if (ended.has(userId) || (await note('AdministratorEnding', userId, revision))) return true;
      }
    },
    async begin(userId) {
      for (;;) {
        const { ended, revision } = await look();
        if (!ended.has(userId) || (await note('AdministratorBeginning', userId, revision))) return;
      }
    },
  };
}
