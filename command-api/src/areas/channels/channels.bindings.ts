import {
  channelCommands,
  channelDocumentKindSchema,
  specialDaySchema,
} from '@portal/contracts/areas/channels';
import { day, type Market } from '@portal/contracts';
import { batchPart, type BatchResult, bindBatch, followedBy } from '@portal/platform/decider/command-batch';
import {
  bindCommand,
  type CommandBinding,
  defineInternalCommand,
} from '@portal/platform/decider/command-binding';
import type { CommandOutcome } from '@portal/platform/decider/command-outcome';
import { z } from 'zod';
import type { Services } from '../../services';
import { channelDocumentsDecider } from './channel-documents.decider';
import { channelDecider, concernsChannel, restaurantMissing } from './channel.decider';
import type { Channel } from './channel-state';
import { valuesOfBlock, versionsToCheck } from './channel-edits';
import type { UpdateChannelInput } from './requested-channel';
import { versionToCheck } from './special-days';

const ofRestaurant = z.object({ restaurantId: z.int() });
const done = z.object({ id: z.int() });

/** One restaurant of `SetSpecialDays`. */
const setSpecialDaysOfRestaurant = defineInternalCommand('channels', 'SetSpecialDaysOfRestaurant', {
  input: ofRestaurant.extend({
    days: z.array(specialDaySchema),
    remove: z.array(day()),
    version: z.int().optional(),
  }),
  output: done.extend({ version: z.int() }),
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

/** Of the restaurant: its data and its channel change together. */
const streamOf = (restaurantId: number) => `restaurant-${restaurantId}`;
const onChannel = {
  decider: channelDecider,
  restaurantOf: ({ restaurant }: Channel) => restaurant?.id ?? null,
  rejectMissing: restaurantMissing,
} as const;
const ofClock = {
  ...onChannel,
  stream: ({ input }: { input: { restaurantId: number } }) => streamOf(input.restaurantId),
  answer: ({ input }: { input: { restaurantId: number } }) => ({ id: input.restaurantId }),
} as const;

const channelDocumentsStream = (market: Market) => `channelDocuments-${market}`;

const setSpecialDays = bindCommand(setSpecialDaysOfRestaurant, {
  ...onChannel,
  stream: ({ input }) => streamOf(input.restaurantId),
  record: () => 'special',
  expectedVersions: versionToCheck,
  formValues: (channel, _input, block) => valuesOfBlock(channel, block),
  answer: ({ input, version }) => ({ id: input.restaurantId, version }),
});

/** `mop_request/add`, with its own outcome (AMB-49). */
type RequestPause = CommandBinding<
  NonNullable<UpdateChannelInput['mop_schedule']> & { readonly restaurant_id: number },
  { id: string; status: number; late: boolean }
>;

function pauseResult(outcome: CommandOutcome) {
  if (outcome.ok) return { done: true, ...(outcome.data as { id: string; status: number; late: boolean }) };
  if (!('rejection' in outcome)) return { done: false, code: 'conflict' };
  const { rejected: code, fields, details } = outcome.rejection;
  return {
    done: false,
    code,
    ...(fields && { fields: { ...fields } }),
    ...(details && { details: { ...details } }),
  };
}

/** Results follow the order of the ids. */
function specialDaysAnswer(ids: readonly number[], results: readonly BatchResult[]) {
  const [first] = results;
  if (first?.rejection && results.every(({ rejection }) => rejection?.rejected === first.rejection?.rejected))
    return first.rejection;
  const done = results.flatMap(({ data }) =>
    data === undefined ? [] : [data as { id: number; version: number }],
  );
  const refused = ids.flatMap((id, at) => {
    const code = results[at]?.rejection?.rejected;
    return code === undefined ? [] : [{ id, code }];
  });
  const conflicts = ids.flatMap((id, at) => {
    const conflict = results[at]?.conflict;
    return conflict ? [{ id, changed_by: conflict.changedBy, changed_at: conflict.changedAt }] : [];
  });
  const restaurants = done.map(({ id }) => id);
  return { restaurants, versions: done.map(({ version }) => version), refused, conflicts };
}

export const channelBindings = ({ market }: Pick<Services, 'market'>, requestPause: RequestPause) =>
  ({
    UpdateChannel: followedBy(channelCommands.UpdateChannel, {
      first: bindCommand(channelCommands.UpdateChannel, {
        ...onChannel,
        stream: ({ input }) => streamOf(input.restaurant_id),
        expectedVersions: versionsToCheck,
        formValues: (channel, _input, block) => valuesOfBlock(channel, block),
        facts: () => market,
        answer: ({ input, state }) => ({
          id: input.restaurant_id,
          ...(concernsChannel(input) && { service: [...(state.services ?? [])] }),
        }),
      }),
      next: ({ restaurant_id, mop_schedule: pause }) =>
        pause && market.features.mobileOrderPause
          ? batchPart('pause', requestPause, { restaurant_id, ...pause })
          : null,
      answer: (data, outcome) => ({ ...data, mop_schedule: pauseResult(outcome) }),
    }),
    SetSpecialDaysOfRestaurant: setSpecialDays,
    SetSpecialDays: bindBatch(channelCommands.SetSpecialDays, {
      parts: ({ restaurant_ids: ids, days, remove, versions }) =>
        [...new Set(ids)].map((restaurantId) => {
          const version = versions?.[ids.indexOf(restaurantId)];
          return batchPart(`special-${restaurantId}`, setSpecialDays, {
            restaurantId,
            days,
            remove,
            version,
          });
        }),
      answer: ({ restaurant_ids: ids }, results) => specialDaysAnswer([...new Set(ids)], results),
    }),
    ReopenChannel: bindCommand(reopenChannel, ofClock),
    ApplyChannelPlan: bindCommand(applyChannelPlan, {
      ...ofClock,
      facts: () => market,
    }),
    AddChannelDocument: bindCommand(addChannelDocument, {
      decider: channelDocumentsDecider,
      stream: ({ market }) => channelDocumentsStream(market),
      answer: ({ input: { document }, state }) => ({ document, version: state[document] ?? 0 }),
    }),
  }) as const;
