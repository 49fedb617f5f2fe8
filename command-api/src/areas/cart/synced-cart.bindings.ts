import { filesOfEntry, syncedCartCommands } from '@portal/contracts/areas/cart';
import { isRejection } from '@portal/contracts';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import type { Actor } from '@portal/platform/decider/decider';
import { z } from 'zod';
import type { Services } from '../../services';
import { uploadOf } from './check-uploads';
import { entryOf, type EntryRef, type SyncedCart } from './synced-cart-state';
import { cartStream, syncedCartDecider } from './synced-cart.decider';

const takeOrderedEntriesOut = defineInternalCommand('cart', 'TakeOrderedEntriesOut', {
  input: z.object({
    userId: z.int(),
    orderId: z.string(),
    device: z.string(),
    entries: z.array(z.object({ id: z.string(), version: z.int() })),
  }),
  output: z.null(),
});

const ofActor = {
  decider: syncedCartDecider,
  stream: ({ actor }: { actor: Actor }) => cartStream(actor.userId),
} as const;

const answer = ({ input, state }: { input: EntryRef; state: SyncedCart }) => {
  const entry = entryOf(state, input);
  return { id: entry?.id ?? input.id, version: entry?.version ?? 0 };
};

export const syncedCartBindings = ({ load }: Pick<Services, 'load'>) =>
  ({
    SaveCartEntry: bindCommand(syncedCartCommands.SaveCartEntry, {
      ...ofActor,
      // Missing or foreign files do not lose the entry; ordering reports them.
      facts: async ({ input, actor }) => {
        const found = await Promise.all(
          filesOfEntry(input.entry).map(async (key) => {
            const upload = await uploadOf(key, ['image', 'custom-file'], actor, { load });
            return isRejection(upload) ? [] : [key];
          }),
        );
        return { uploaded: found.flat() };
      },
      answer,
    }),
    RemoveCartEntry: bindCommand(syncedCartCommands.RemoveCartEntry, { ...ofActor, answer }),
    TakeOrderedEntriesOut: bindCommand(takeOrderedEntriesOut, {
      decider: syncedCartDecider,
      stream: ({ input }) => cartStream(input.userId),
      answer: () => null,
    }),
  }) as const;
