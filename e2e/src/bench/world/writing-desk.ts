import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { allEvents, allFormerTypes, allViews, marketRecords } from '@portal/contracts';
import { createBindings, createServices } from '@portal/command-api';
import { SealingEventCodec } from '@portal/platform/codec/event-codec';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import type { CommandBinding } from '@portal/platform/decider/command-binding';
import { type Actor, systemActor } from '@portal/platform/decider/decider';
import { startProjections } from '@portal/platform/projection/projection-runner';
import { readMasterSecret } from '@portal/platform/session/master-secret';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { openStores, type Stores } from '@portal/platform/stores/open-stores';
import { allProjections } from '@portal/projections';
import { market } from './market';

/** Passwords of the bench's world open nothing but the bench's world. */
const cheapPasswords = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const now = () => new Date();
const fail = (error: unknown): never => {
  throw error instanceof Error ? error : new Error(JSON.stringify(error));
};

type WrittenStores = Pick<Stores, 'events' | 'views' | 'keys' | 'close'>;

/** The stores of a data folder with everything that is needed to send commands to them and to fill their views. */
export const openWritingDesk = async (dataDir: string) =>
  writingDeskOver(
    openStores(
      { world: 'embedded', dataDir },
      { views: allViews, formerTypes: allFormerTypes, onError: fail },
    ),
    join(dataDir, 'secret.key'),
  );

/** The same over stores of any world. @param secretFile made when it is missing */
export async function writingDeskOver(stores: WrittenStores, secretFile: string) {
  const { events } = stores;
  const codec = new SealingEventCodec({ events: allEvents, keys: stores.keys });
  const secrets = createSessionSecrets(await readMasterSecret(secretFile));
  const services = createServices({
    market: marketRecords[market],
    events,
    codec,
    secrets,
    now,
    passwordCosts: cheapPasswords,
  });
  const runner = createCommandRunner({ events, codec, market, now });
  return {
    events,
    codec,
    secrets,
    services,
    bindings: createBindings(services),
    /** Sends a command that must succeed. @returns its answer */
    async send<I, O>(binding: CommandBinding<I, O>, input: I, actor: Actor = systemActor): Promise<O> {
      const outcome = await runner.run(binding, input, { actor, correlationId: randomUUID() });
      return outcome.ok ? outcome.data : fail(outcome);
    },
    /** Fills the views with all of the log, by the projections that the portal runs. */
    async project(): Promise<void> {
      const projections = await startProjections({
        events,
        codec,
        views: stores.views,
        projections: allProjections,
        now,
        batchSize: 5_000,
        onError: fail,
        onParked: fail,
      });
      await projections.caughtUp;
      await projections.stop();
    },
    close: () => stores.close(),
  };
}
export type WritingDesk = Awaited<ReturnType<typeof writingDeskOver>>;
