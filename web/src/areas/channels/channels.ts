import {
  type BirthdayData,
  type channelCommands,
  type ChannelContent,
  type ChannelData,
  channelOn,
  type ChannelPlan,
  type ChannelProblems,
  channelProblems,
  channelPushes,
  channelQueries,
  type ChannelWorld,
  contentOfWire,
  type Opening,
  plansOfWire,
  type PublicData,
  type ScheduleBlock,
  scheduleBlocks,
  switchesBetween,
} from '@portal/contracts/areas/channels';
import type { RequestedPause } from '@portal/contracts/areas/mop';
import { restaurantQueries } from '@portal/contracts/areas/restaurants';
import { type InputOf, isPlainText } from '@portal/contracts/kernel';
import { defineLive } from '#core/live/live-map';
import { keptDrafts } from '#core/storage/kept-drafts';
import { type BlockEdits, differingFields, same, withoutBlocks } from '#ui/blocks/block-edits';
import './rejections.messages';

const { GetChannel, ListRestaurantServices, ListChannelDocuments } = channelQueries;

/** What others save, and what the clock applies, shows at once; what is typed here lies over it. */
export const channelsLive = defineLive(channelPushes, {
  ChannelChanged: { refresh: [GetChannel, ListRestaurantServices, restaurantQueries.GetRestaurantLog] },
  ChannelDocumentChanged: { refresh: [ListChannelDocuments] },
});

/** A restaurant's channels as they are edited, by the blocks that are saved and complained of together (R4). */
export interface ChannelState {
  readonly data: PublicData;
  readonly opening: Opening;
  /** Ids of those that are active, ascending. */
  readonly services: readonly number[];
  readonly restaurant: ScheduleBlock;
  readonly mcauto: ScheduleBlock;
  readonly mcexpress: ScheduleBlock;
  readonly takeaway: ScheduleBlock;
  readonly delivery: string;
  readonly birthday: BirthdayData;
  readonly plan: readonly ChannelPlan[];
  /** A pause of mobile ordering that is asked for along with the rest (AMB-49); only where the market has it. */
  readonly pause: RequestedPause | null;
}

export type EditedBlock = keyof ChannelState;

/** In the order of the screen. */
export const editedBlocks: readonly EditedBlock[] = [
  ...(['data', 'opening', 'services', 'restaurant', 'mcauto', 'mcexpress', 'takeaway'] as const),
  ...(['delivery', 'birthday', 'plan', 'pause'] as const),
];

/** What customers see of it, before any planned change. */
export const contentOf = (state: ChannelState): ChannelContent => ({
  opening: state.opening,
  services: [...state.services],
  schedules: {
    restaurant: state.restaurant,
    mcauto: state.mcauto,
    mcexpress: state.mcexpress,
    takeaway: state.takeaway,
    delivery: state.delivery,
  },
  birthday: state.birthday,
});

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

/** What the server shows of an account is no account: as it was not touched, it is not looked at (W33). */
function withoutMasks(birthday: BirthdayData, saved: BirthdayData): BirthdayData {
  const unless = (typed: string, known: string) => (typed === known ? '' : typed);
  return {
    ...birthday,
    bank_account: unless(birthday.bank_account, saved.bank_account),
    bizum: unless(birthday.bizum, saved.bizum),
  };
}

/** What cannot be saved, by the server's own rules. */
export function problemsOf(
  state: ChannelState,
  saved: ChannelState,
  world: Omit<ChannelWorld, 'invoice'>,
): ChannelProblems {
  const content = { ...contentOf(state), birthday: withoutMasks(state.birthday, saved.birthday) };
  return {
    ...markupIn(state.data),
    ...channelProblems(content, state.plan, { ...world, invoice: state.data }),
  };
}

const published = ['public_name', 'address', 'phone'] as const satisfies readonly (keyof PublicData)[];

const markupIn = (data: PublicData): ChannelProblems =>
  Object.fromEntries(
    published.filter((field) => !isPlainText(data[field])).map((field) => [field, 'no_markup']),
  );

const blockOfChannel = (path: string): EditedBlock => {
  if (path.startsWith('birthday_data')) return 'birthday';
  return scheduleBlocks.find((block) => path.startsWith(`schedules.${block}.`)) ?? 'delivery';
};

/** The block that a field of the wire belongs to. */
export function blockOf(path: string): EditedBlock {
  if (path.startsWith('opening.')) return 'opening';
  if (path === 'service' || path.startsWith('service.')) return 'services';
  if (path.startsWith('channel_plan')) return 'plan';
  if (path.startsWith('mop_schedule')) return 'pause';
  return path.startsWith('channel.') ? blockOfChannel(path.slice('channel.'.length)) : 'data';
}

/** The pop-ups of what cannot be saved, the first of them first (R-CHN-35). */
const popups = ['schedules', 'date', 'motive', 'service', 'birthday', 'fields'] as const;
export type Popup = (typeof popups)[number];

const invoice: readonly string[] = ['razon', 'CIF', 'fiscal_address'];

/** Which pop-up a problem belongs to; one of a planned change belongs to that of its field. */
export function popupOf(path: string): Popup {
  const field = path.replace(/^channel_plan\.\d+\./, '').replace(/^channel\./, '');
  if (field.startsWith('schedules.')) return 'schedules';
  if (field === 'opening.date') return 'date';
  if (field === 'opening.motive') return 'motive';
  if (field === 'service' || field === 'service_planned') return 'service';
  return field.startsWith('birthday_data') || invoice.includes(field) ? 'birthday' : 'fields';
}

/** The pop-up that is shown: that of the first problem in the order of the list. */
export function firstPopup(problems: ChannelProblems): Popup | null {
  const wanted = new Set(Object.keys(problems).map(popupOf));
  return popups.find((popup) => wanted.has(popup)) ?? null;
}

/** The problems below a path, by what follows it. */
export function problemsBelow(problems: ChannelProblems, prefix: string): ChannelProblems {
  const below = Object.entries(problems).filter(([path]) => path.startsWith(prefix));
  return Object.fromEntries(below.map(([path, code]) => [path.slice(prefix.length), code]));
}

/** What was typed into a restaurant's channels and is not saved. */
export type ChannelEdits = BlockEdits<ChannelState>;

/** What others did to a block since typing began here, by fields; of services, their ids. */
export function theirChanges(
  edits: ChannelEdits,
  saved: ChannelState,
  block: EditedBlock,
): readonly string[] {
  const edit = edits[block];
  if (edit === undefined) return [];
  if (block !== 'services') return differingFields(edit.base, saved[block]);
  return Object.keys(switchesBetween(edit.base as readonly number[], saved.services));
}

/** What was typed and not saved, by restaurant; of this tab only (U4, W18). */
export const channelDrafts = keptDrafts<ChannelEdits>('channels', 'tab', (kept) => {
  if (typeof kept !== 'object' || kept === null) return null;
  const known = Object.entries(kept).filter(
    ([block, edit]) =>
      editedBlocks.includes(block as EditedBlock) &&
      typeof edit === 'object' &&
      edit !== null &&
      'base' in edit,
  );
  return Object.fromEntries(known) as ChannelEdits;
});

/** Account numbers are never kept in a browser (W33): a birthday block in which one was typed is not. */
export function keepable(edits: ChannelEdits): ChannelEdits | null {
  const { birthday } = edits;
  const isSecret =
    birthday !== undefined &&
    (birthday.value.bank_account !== birthday.base.bank_account ||
      birthday.value.bizum !== birthday.base.bizum);
  const kept = withoutBlocks(edits, isSecret ? ['birthday', 'plan'] : ['plan']);
  const whole =
    edits.plan === undefined || holdsSecrets(edits.plan.value) ? kept : { ...kept, plan: edits.plan };
  return same(whole, {}) ? null : whole;
}

/** A planned account that is not the mask of the one that is known. */
const holdsSecrets = (plans: NonNullable<ChannelEdits['plan']>['value']) =>
  plans.some(({ changes: { birthday = {} } }) => 'bank_account' in birthday || 'bizum' in birthday);
