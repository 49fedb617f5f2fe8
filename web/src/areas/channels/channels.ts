import {
  type BirthdayData,
  type channelCommands,
  type ChannelContent,
  type ChannelData,
  channelOn,
  type ChannelPlan,
  type ChannelProblems,
  channelProblems,
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
import { type InputOf, isPlainText } from '@portal/contracts/kernel';
import { type BlockEdits, differingFields, withoutBlocks } from '#ui/blocks/block-edits';
import { blockEditor } from '#ui/blocks/block-editor';

/** R4. */
export interface ChannelState {
  readonly data: PublicData;
  readonly opening: Opening;
  /** Ids of the active ones, ascending. */
  readonly services: readonly number[];
  readonly restaurant: ScheduleBlock;
  readonly mcauto: ScheduleBlock;
  readonly mcexpress: ScheduleBlock;
  readonly takeaway: ScheduleBlock;
  readonly delivery: string;
  readonly birthday: BirthdayData;
  readonly plan: readonly ChannelPlan[];
  /** A pause of mobile ordering, requested along with the rest (AMB-49); in ES only. */
  readonly pause: RequestedPause | null;
}

export type EditedBlock = keyof ChannelState;

/** In the order of the screen. */
export const editedBlocks = [
  'data',
  'opening',
  'services',
  'restaurant',
  'mcauto',
  'mcexpress',
  'takeaway',
  'delivery',
  'birthday',
  'plan',
  'pause',
] as const satisfies readonly EditedBlock[];

export type ChannelEdits = BlockEdits<ChannelState>;

/** Edits without account numbers, which are never stored in a browser (W33). */
export function withoutAccounts(edits: ChannelEdits): ChannelEdits {
  const { birthday, plan } = edits;
  const hasAccount =
    birthday !== undefined &&
    (birthday.value.bank_account !== birthday.base.bank_account ||
      birthday.value.bizum !== birthday.base.bizum);
  const hasPlannedAccount = plan?.value.some(
    ({ changes: { birthday: planned = {} } }) => 'bank_account' in planned || 'bizum' in planned,
  );
  return withoutBlocks(edits, [
    ...(hasAccount ? (['birthday'] as const) : []),
    ...(hasPlannedAccount === true ? (['plan'] as const) : []),
  ]);
}

export const channelBlocks = blockEditor<ChannelState>({
  name: 'channels',
  blocks: editedBlocks,
  storable: withoutAccounts,
});

/** Fields that others changed in a block since it was edited here; of services, their ids. */
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
 * Only what was changed (R-CHN-37).
 * @param versions last seen: a newer one on the server is a conflict (R4)
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

/** Blanks masked accounts that were not touched: a mask is no valid account (W33). */
function withoutMasks(birthday: BirthdayData, saved: BirthdayData): BirthdayData {
  const unless = (typed: string, known: string) => (typed === known ? '' : typed);
  return {
    ...birthday,
    bank_account: unless(birthday.bank_account, saved.bank_account),
    bizum: unless(birthday.bizum, saved.bizum),
  };
}

/** Problems by wire field, found by the server's own rules. */
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

/** Published elsewhere, so without markup (X6). */
const published = ['public_name', 'address', 'phone'] as const satisfies readonly (keyof PublicData)[];

const markupIn = (data: PublicData): ChannelProblems =>
  Object.fromEntries(
    published.filter((field) => !isPlainText(data[field])).map((field) => [field, 'no_markup']),
  );

const blockOfChannel = (path: string): EditedBlock => {
  if (path.startsWith('birthday_data')) return 'birthday';
  return scheduleBlocks.find((block) => path.startsWith(`schedules.${block}.`)) ?? 'delivery';
};

/** The block of a wire field. */
export function blockOf(path: string): EditedBlock {
  if (path.startsWith('opening.')) return 'opening';
  if (path === 'service' || path.startsWith('service.')) return 'services';
  if (path.startsWith('channel_plan')) return 'plan';
  if (path.startsWith('mop_schedule')) return 'pause';
  return path.startsWith('channel.') ? blockOfChannel(path.slice('channel.'.length)) : 'data';
}

/** Pop-ups of problems, the most urgent first (R-CHN-35). */
const popups = ['schedules', 'date', 'motive', 'service', 'birthday', 'fields'] as const;
export type Popup = (typeof popups)[number];

const invoice: readonly string[] = ['razon', 'CIF', 'fiscal_address'];

/** The pop-up of a wire field; those of planned changes share it. */
export function popupOf(path: string): Popup {
  const field = path.replace(/^channel_plan\.\d+\./, '').replace(/^channel\./, '');
  if (field.startsWith('schedules.')) return 'schedules';
  if (field === 'opening.date') return 'date';
  if (field === 'opening.motive') return 'motive';
  if (field === 'service' || field === 'service_planned') return 'service';
  return field.startsWith('birthday_data') || invoice.includes(field) ? 'birthday' : 'fields';
}

export function firstPopup(problems: ChannelProblems): Popup | null {
  const found = new Set(Object.keys(problems).map(popupOf));
  return popups.find((popup) => found.has(popup)) ?? null;
}

export function problemsBelow(problems: ChannelProblems, prefix: string): ChannelProblems {
  const below = Object.entries(problems).filter(([path]) => path.startsWith(prefix));
  return Object.fromEntries(below.map(([path, code]) => [path.slice(prefix.length), code]));
}
