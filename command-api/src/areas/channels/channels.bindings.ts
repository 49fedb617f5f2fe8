import { channelCommands, channelDocumentKindSchema } from '@portal/contracts/areas/channels';
import { day, type Market, reject } from '@portal/contracts';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { channelDocumentsDecider } from './channel-documents.decider';
import { channelFacts } from './channel.facts';
import { channelDecider } from './channel.decider';
import type { Channel } from './channel-state';
import { valuesOfBlock, versionsToKeep } from './channel-edits';

const ofRestaurant = z.object({ restaurantId: z.int() });
const done = z.object({ id: z.int() });

/** What guests see beside public data. A step of saving a channel. */
const saveChannel = defineInternalCommand('channels', 'SaveChannel', {
  input: channelCommands.UpdateChannel.input,
  /** The services that are active now. */
  output: done.extend({ service: z.array(z.int()) }),
});

/** The day has come on which a closed restaurant opens again. Sent by its deadline. */
const reopenChannel = defineInternalCommand('channels', 'ReopenChannel', {
  input: ofRestaurant,
  output: done,
});

/** The day of a planned change has come. Sent by its deadline. */
const applyChannelPlan = defineInternalCommand('channels', 'ApplyChannelPlan', {
  input: ofRestaurant.extend({ date: day() }),
  output: done,
});

/** A PDF was brought that all restaurants read. Sent by its upload. */
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
const ofClock = {
  ...onChannel,
  stream: ({ input }: { input: { restaurantId: number } }) => streamOf(input.restaurantId),
  answer: ({ input }: { input: { restaurantId: number } }) => ({ id: input.restaurantId }),
} as const;

const channelDocumentsStream = (market: Market) => `channelDocuments-${market}`;

/** Commands on channels, but for the one that saves all that a screen shows: it is made of several. */
export const channelBindings = (services: Pick<Services, 'load' | 'market'>) =>
  ({
    SaveChannel: bindCommand(saveChannel, {
      ...onChannel,
      stream: ({ input }) => streamOf(input.restaurant_id),
      expectedVersions: versionsToKeep,
      formValues: (channel, _input, block) => valuesOfBlock(channel, block),
      facts: ({ input }) => channelFacts(input.restaurant_id, services),
      answer: ({ input, state }) => ({
        id: input.restaurant_id,
        service: [...(state.services ?? [])],
      }),
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
