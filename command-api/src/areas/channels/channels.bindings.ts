import { channelCommands, channelDocumentKindSchema } from '@portal/contracts/areas/channels';
import { day, type Market, reject } from '@portal/contracts';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { channelDocumentsDecider } from './channel-documents.decider';
import { channelFacts, factsWithSent } from './channel.facts';
import { channelDecider } from './channel.decider';
import type { Channel } from './channel-state';
import { valuesOfBlock, versionsToCheck } from './channel-edits';
import type { UpdateChannelInput } from './requested-channel';

const ofRestaurant = z.object({ restaurantId: z.int() });
const done = z.object({ id: z.int() });

const saveChannel = defineInternalCommand('channels', 'SaveChannel', {
  input: channelCommands.UpdateChannel.input,
  output: done.extend({ service: z.array(z.int()) }),
});

/** Internal: dry run before the other steps. */
const checkChannel = defineInternalCommand('channels', 'CheckChannel', {
  input: channelCommands.UpdateChannel.input,
  output: done,
});

const reopenChannel = defineInternalCommand('channels', 'ReopenChannel', {
  input: ofRestaurant,
  output: done,
});

const applyChannelPlan = defineInternalCommand('channels', 'ApplyChannelPlan', {
  input: ofRestaurant.extend({ date: day() }),
  output: done,
});

const addChannelDocument = defineInternalCommand('channels', 'AddChannelDocument', {
  input: z.object({
    document: channelDocumentKindSchema,
    key: z.string(),
    bytes: z.int(),
    sha256: z.string(),
    filename: z.string(),
  }),
  output: z.object({ document: channelDocumentKindSchema, version: z.int() }),
});

const streamOf = (restaurantId: number) => `channel-${restaurantId}`;
const onChannel = {
  decider: channelDecider,
  restaurantOf: ({ restaurantId }: Channel) => restaurantId,
  rejectMissing: reject('restaurant_not_found'),
} as const;
const ofScreen = {
  ...onChannel,
  stream: ({ input }: { input: UpdateChannelInput }) => streamOf(input.restaurant_id),
  expectedVersions: versionsToCheck,
  formValues: (channel: Channel, _input: unknown, block: string) => valuesOfBlock(channel, block),
} as const;
const ofClock = {
  ...onChannel,
  stream: ({ input }: { input: { restaurantId: number } }) => streamOf(input.restaurantId),
  answer: ({ input }: { input: { restaurantId: number } }) => ({ id: input.restaurantId }),
} as const;

const channelDocumentsStream = (market: Market) => `channelDocuments-${market}`;

/** Without `UpdateChannel`, which combines several. */
export const channelBindings = (services: Pick<Services, 'load' | 'market'>) =>
  ({
    SaveChannel: bindCommand(saveChannel, {
      ...ofScreen,
      facts: ({ input }) => channelFacts(input.restaurant_id, services),
      answer: ({ input, state }) => ({
        id: input.restaurant_id,
        service: [...(state.services ?? [])],
      }),
    }),
    CheckChannel: bindCommand(checkChannel, {
      ...ofScreen,
      facts: ({ input }) => factsWithSent(input, services),
      answer: ({ input }) => ({ id: input.restaurant_id }),
    }),
    ReopenChannel: bindCommand(reopenChannel, ofClock),
    ApplyChannelPlan: bindCommand(applyChannelPlan, {
      ...ofClock,
      facts: ({ input }) => channelFacts(input.restaurantId, services),
    }),
    AddChannelDocument: bindCommand(addChannelDocument, {
      decider: channelDocumentsDecider,
      stream: ({ market }) => channelDocumentsStream(market),
      answer: ({ input: { document }, state }) => ({ document, version: state[document] ?? 0 }),
    }),
  }) as const;
