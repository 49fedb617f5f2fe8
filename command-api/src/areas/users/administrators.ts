import { randomUUID } from 'node:crypto';
import type { Market } from '@portal/contracts';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import {
  type EventStore,
  type ExpectedRevision,
  WrongExpectedRevision,
} from '@portal/platform/stores/event-store/event-store.port';

/**
 * Puts in one order who takes the rights of which administrator. Nobody takes their own, and who has lost them takes
 * nobody's: so one is always left, also when two demote each other at the same moment.
 */
export interface Administrators {
  /**
   * Notes that somebody is to be an administrator no more, before the event that says so.
   * @returns `false` when the sender has lost these rights before. Repeating it appends nothing.
   */
  end(userId: number, by: number): Promise<boolean>;
  /** Notes that somebody is to be one again, before the event that says so. */
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

/** Stream `administrators-{market}`: numbers of people, in the order in which their rights end and begin. */
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

  /** @returns `false` when another process noted something first. */
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
