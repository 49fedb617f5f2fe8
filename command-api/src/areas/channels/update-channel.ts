import type { Rejection } from '@portal/contracts';
import { channelCommands, publicFields } from '@portal/contracts/areas/channels';
import type { BatchBinding } from '@portal/platform/decider/command-batch';
import type { CommandBinding } from '@portal/platform/decider/command-binding';
import type { CommandContext, CommandOutcome } from '@portal/platform/decider/command-outcome';
import type { Services } from '../../services';
import type { channelBindings } from './channels.bindings';
import type { UpdateChannelInput } from './requested-channel';

type Sent = Readonly<Partial<Record<(typeof publicFields)[keyof typeof publicFields], string>>>;
type PublicData = Sent & { readonly id: number; readonly version?: number | undefined };
interface Pause {
  readonly id?: string | undefined;
  readonly restaurant_id: number;
  readonly start_date: string;
  readonly end_date: string;
  readonly value: string;
}

/** Commands of other areas run unchanged. */
export interface ChannelParts extends Pick<
  ReturnType<typeof channelBindings>,
  'SaveChannel' | 'CheckChannel'
> {
  readonly UpdatePublicData: CommandBinding<PublicData>;
  readonly RequestMopPause: CommandBinding<Pause, { id: string; status: number; late: boolean }>;
}

type Answer = { id: number; service?: number[]; mop_schedule?: PauseResult };
type PauseResult =
  | { done: true; id: string; status: number; late: boolean }
  | { done: false; code: string; fields?: Record<string, string> };
type Runner = Parameters<BatchBinding['run']>[0];

/** Internal names; `null` if none are sent. */
function publicDataOf(input: UpdateChannelInput): PublicData | null {
  const sent = { ...input, public_name: input.channel?.name };
  const fields = Object.entries(publicFields).flatMap(([wire, field]) => {
    const value = sent[wire as keyof typeof publicFields];
    return value === undefined ? [] : [[field, value] as const];
  });
  const { restaurant_id: id, versions } = input;
  return fields.length === 0 ? null : { ...Object.fromEntries(fields), id, version: versions?.data };
}

/** Fields other than public data. */
function concernsChannel({
  channel = {},
  service,
  opening,
  channel_plan: plans,
}: UpdateChannelInput): boolean {
  const { name: _name, ...blocks } = channel;
  const sent = [...Object.values(blocks), service, opening, plans];
  return sent.some((block) => block !== undefined);
}

const partContext = (context: CommandContext, part: string): CommandContext =>
  context.idempotencyKey === undefined
    ? context
    : { ...context, idempotencyKey: `${context.idempotencyKey}/${part}` };

const toRefusal = ({ rejected: code, fields, details }: Rejection): PauseResult => ({
  done: false,
  code,
  ...(fields && { fields: { ...fields } }),
  ...(details && { details: { ...details } }),
});

/** As `mop_request/add` (AMB-49). */
async function askForPause(
  { restaurant_id, mop_schedule: pause }: UpdateChannelInput,
  { runner, context, parts, market }: Running,
): Promise<{ result: PauseResult; position: number } | null> {
  if (!pause || !market.features.mobileOrderPause) return null;
  // Double clicks request one pause, as there.
  const asked = { repeatWindowSeconds: 10, ...partContext(context, 'pause') };
  const outcome = await runner.run(parts.RequestMopPause, { restaurant_id, ...pause }, asked);
  if (outcome.ok) return { result: { done: true, ...outcome.data }, position: outcome.position };
  const why =
    'rejection' in outcome ? toRefusal(outcome.rejection) : ({ done: false, code: 'conflict' } as const);
  return { result: why, position: 0 };
}

const answerOf = (
  { restaurant_id: id }: UpdateChannelInput,
  channel: Omit<Answer, 'mop_schedule'> = { id },
  pause?: PauseResult,
): Answer => ({ ...channel, ...(pause && { mop_schedule: pause }) });

const lastOf = (parts: readonly ({ readonly position: number } | null)[]): number =>
  Math.max(...parts.map((part) => part?.position ?? 0));

interface Running extends Pick<Services, 'market'> {
  readonly runner: Runner;
  readonly context: CommandContext;
  readonly parts: ChannelParts;
}

const savePublicData = async (input: UpdateChannelInput, { runner, context, parts }: Running) => {
  const data = publicDataOf(input);
  return data && runner.run(parts.UpdatePublicData, data, partContext(context, 'data'));
};

/** Checked first, so that a refused save changes nothing. */
const refusedBefore = async (input: UpdateChannelInput, { runner, context, parts }: Running) => {
  if (!publicDataOf(input) || !concernsChannel(input)) return null;
  const outcome = await runner.run(parts.CheckChannel, input, partContext(context, 'check'));
  return outcome.ok ? null : outcome;
};

const saveChannel = async (input: UpdateChannelInput, { runner, context, parts }: Running) =>
  concernsChannel(input) ? runner.run(parts.SaveChannel, input, partContext(context, 'channel')) : null;

/**
 * A rejection stops the save; that of the pause is only reported.
 * Steps are idempotent: resending completes an interrupted save.
 */
export const updateChannel = (
  parts: ChannelParts,
  { market }: Pick<Services, 'market'>,
): BatchBinding<UpdateChannelInput, Answer> => ({
  contract: channelCommands.UpdateChannel,
  async run(runner, input, context): Promise<CommandOutcome<Answer>> {
    const running = { runner, context, parts, market };
    const refused = await refusedBefore(input, running);
    if (refused) return refused;
    const saved = await savePublicData(input, running);
    if (saved?.ok === false) return saved;
    const channel = await saveChannel(input, running);
    if (channel?.ok === false) return channel;
    const pause = await askForPause(input, running);
    const data = answerOf(input, channel?.data, pause?.result);
    return { ok: true, data, position: lastOf([saved, channel, pause]) };
  },
});
