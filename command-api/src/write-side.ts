import { randomUUID } from 'node:crypto';
import { type Market, marketRecords } from '@portal/contracts';
import type { RunningAutomations } from '@portal/platform/automation/automation-runner';
import { type DeadlinesOptions, startDeadlines } from '@portal/platform/automation/deadline-runner';
import { retryOnWish } from '@portal/platform/operations/retry-on-wish';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { systemActor } from '@portal/platform/decider/decider';
import type { EventCodec } from '@portal/platform/codec/event-codec.port';
import type { Person } from '@portal/platform/session/person';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import type { EventStore } from '@portal/platform/stores/event-store/event-store.port';
import { createBindings } from './all-bindings';
import { createDeadlines } from './all-deadlines';
import { createServices } from './create-services';

interface Options {
  readonly market: Market;
  readonly events: EventStore;
  readonly codec: EventCodec;
  readonly secrets: SessionSecrets;
  readonly now: () => Date;
}

/** What watching the time needs beside the write side itself. */
type Watching = Pick<DeadlinesOptions, 'views' | 'onTrouble' | 'onParked' | 'onRefused' | 'wakeAfter'>;

/** Deciders, their bindings and the runner over one log: all that is needed to send commands. */
export function createWriteSide({ market, events, codec, secrets, now }: Options) {
  const runner = createCommandRunner({ events, codec, market, now });
  const services = createServices({ market: marketRecords[market], events, codec, secrets, now });
  const bindings = createBindings(services);
  return {
    runner,
    bindings,
    load: services.load,
    /** Records that a session is in use. */
    extendSession: ({ sessionId }: Pick<Person, 'sessionId'>) =>
      runner.run(
        bindings.session.extendSession,
        { sessionId },
        { actor: systemActor, correlationId: randomUUID() },
      ),
    /** From now on what falls due happens, and at once what fell due before. */
    async watchTime(watching: Watching): Promise<RunningAutomations> {
      const deadlines = createDeadlines(bindings);
      const following = { events, codec, now, ...watching };
      const running = await startDeadlines({ ...following, commands: runner, deadlines });
      const names = deadlines.map(({ dueTimes }) => dueTimes.name);
      return retryOnWish(running, { ...following, market, names });
    },
  };
}
export type WriteSide = ReturnType<typeof createWriteSide>;
