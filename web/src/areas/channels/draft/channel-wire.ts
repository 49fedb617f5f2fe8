import {
  type channelCommands,
  type ChannelData,
  channelOn,
  type ChannelPlan,
  contentOfWire,
  plansOfWire,
  scheduleBlocks,
  switchesBetween,
} from '@portal/contracts/areas/channels';
import type { InputOf } from '@portal/contracts/kernel';
import { differingFields } from '#ui/blocks/block-edits';
import { type ChannelState, contentOf, type EditedBlock } from './channel-state';

type Input = InputOf<typeof channelCommands.UpdateChannel>;
type Versions = ChannelData['versions'];

/** A restaurant's channels as the server has them. */
export function stateOfWire(channel: ChannelData): ChannelState {
  const { public_name, address, phone, email, opening_date, razon, CIF, fiscal_address } = channel;
  const { opening, services, schedules, birthday } = contentOfWire(channel);
  const { delivery, ...blocks } = schedules;
  return {
    data: { public_name, address, phone, email, opening_date, razon, CIF, fiscal_address },
    opening,
    services,
    ...blocks,
    delivery,
    birthday,
    plan: plansOfWire(channel.channel_plan),
    pause: null,
  };
}

const flag = (on: boolean) => (on ? 1 : 0);

/** The fields of a block that were changed. */
function changesOf<Value extends object>(value: Value, before: Value): Partial<Value> {
  const names = differingFields(value, before) as (keyof Value)[];
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Partial<Value>;
}

function birthdayInput({ birthday }: ChannelState, saved: ChannelState) {
  const { book_online, ...others } = changesOf(birthday, saved.birthday);
  return { ...others, ...(book_online !== undefined && { book_online: flag(book_online) }) };
}

function planInput({ date, changes }: ChannelPlan, state: ChannelState) {
  const { opening, services, schedules, birthday } = changes;
  const { book_online, ...others } = birthday ?? {};
  return {
    plan_date: date,
    ...(services && { service_planned: channelOn(contentOf(state), state.plan, date).services }),
    ...(schedules && { schedules }),
    ...(opening && { opening: { ...opening, open: flag(opening.open) } }),
    ...(birthday && {
      birthday_data: { ...others, ...(book_online !== undefined && { book_online: flag(book_online) }) },
    }),
  };
}

/** What is sent of `channel`: the parts of it that were changed. */
function channelPart(state: ChannelState, saved: ChannelState, changed: ReadonlySet<EditedBlock>) {
  const hours = scheduleBlocks
    .filter((block) => changed.has(block))
    .map((block) => [block, state[block]] as const);
  const schedules = {
    ...Object.fromEntries(hours),
    ...(changed.has('delivery') && { delivery: state.delivery }),
  };
  return {
    ...(state.data.public_name !== saved.data.public_name && { name: state.data.public_name }),
    ...(Object.keys(schedules).length > 0 && { schedules }),
    ...(changed.has('birthday') && { birthday_data: birthdayInput(state, saved) }),
  };
}

/**
 * What `channel/update` takes of what was changed; everything else stays (R-CHN-37).
 * @param versions of the blocks as they were seen: a block that somebody else saved meanwhile is a conflict (R4)
 */
export function updateInput(
  restaurantId: number,
  state: ChannelState,
  saved: ChannelState,
  blocks: readonly EditedBlock[],
  versions: Versions,
): Input {
  const changed = new Set(blocks);
  const channel = channelPart(state, saved, changed);
  const { public_name: _name, ...data } = changesOf(state.data, saved.data);
  const switches = Object.entries(switchesBetween(saved.services, state.services));
  const seen = Object.entries(versions).filter(([block]) => changed.has(block as EditedBlock));
  return {
    restaurant_id: restaurantId,
    ...data,
    ...(Object.keys(channel).length > 0 && { channel }),
    ...(changed.has('services') && {
      service: switches.map(([id, on]) => ({ id: Number(id), status: flag(on) })),
    }),
    ...(changed.has('opening') && { opening: { ...state.opening, open: flag(state.opening.open) } }),
    ...(changed.has('plan') && { channel_plan: state.plan.map((plan) => planInput(plan, state)) }),
    ...(state.pause !== null && { mop_schedule: state.pause }),
    versions: Object.fromEntries(seen),
  } as Input;
}
