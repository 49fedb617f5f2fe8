import { randomUUID } from 'node:crypto';
import type { CommandRunner } from '@portal/platform/decider/command-runner';
import { systemActor } from '@portal/platform/decider/decider';
import { FileReferences } from '@portal/platform/files/file-references';
import { sweepFiles } from '@portal/platform/files/file-sweep';
import type { TemporaryArea } from '@portal/platform/files/temporary-area';
import { pollEvery } from '@portal/platform/program/poll-every';
import type { EventStore } from '@portal/platform/stores/event-store/event-store.port';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import type { FastifyInstance } from 'fastify';
import { cartBindings } from './areas/cart/cart.bindings';

interface Needs {
  readonly runner: CommandRunner;
  readonly events: EventStore;
  readonly files: FileStore;
  readonly temporary: TemporaryArea;
  readonly now: () => Date;
}

const everyMilliseconds = 60 * 60 * 1000;
/** Delayed: the first sweep reads the whole log. */
const firstMilliseconds = 60 * 1000;
const { DiscardUpload } = cartBindings();

/** One sweep; the next continues at its log position. */
export function uploadSweep({ runner, events, ...needs }: Needs): () => Promise<readonly string[]> {
  const references = new FileReferences(events);
  const discard = async (key: string) => {
    await runner.run(DiscardUpload, { key }, { actor: systemActor, correlationId: randomUUID() });
  };
  return () => sweepFiles({ ...needs, references, discard });
}

/** Hourly, starting after the first requests (R13). */
export function scheduleSweeps(app: FastifyInstance, needs: Needs): void {
  let stop = async (): Promise<void> => undefined;
  app.addHook('onListen', async () => {
    const logError = (error: unknown) => app.log.error(error);
    stop = pollEvery(uploadSweep(needs), everyMilliseconds, logError, firstMilliseconds);
  });
  app.addHook('onClose', () => stop());
}
