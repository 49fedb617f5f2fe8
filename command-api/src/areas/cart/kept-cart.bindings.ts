import { filesOfEntry, keptCartCommands } from '@portal/contracts/areas/cart';
import { isRejection } from '@portal/contracts';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import type { Actor } from '@portal/platform/decider/decider';
import { z } from 'zod';
import type { Services } from '../../services';
import { uploadOf } from './check-uploads';
import { entryOf, type EntryRef, type KeptCart } from './kept-cart-state';
import { cartStream, keptCartDecider } from './kept-cart.decider';

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
  decider: keptCartDecider,
  stream: ({ actor }: { actor: Actor }) => cartStream(actor.userId),
} as const;

const answer = ({ input, state }: { input: EntryRef; state: KeptCart }) => {
  const entry = entryOf(state, input);
  return { id: entry?.id ?? input.id, version: entry?.version ?? 0 };
};

export const keptCartBindings = ({ load }: Pick<Services, 'load'>) =>
  ({
    KeepCartEntry: bindCommand(keptCartCommands.KeepCartEntry, {
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
    RemoveCartEntry: bindCommand(keptCartCommands.RemoveCartEntry, { ...ofActor, answer }),
    TakeOrderedEntriesOut: bindCommand(takeOrderedEntriesOut, {
      decider: keptCartDecider,
      stream: ({ input }) => cartStream(input.userId),
      answer: () => null,
    }),
  }) as const;
