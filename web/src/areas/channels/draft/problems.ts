import {
  type BirthdayData,
  type ChannelProblems,
  channelProblems,
  type ChannelWorld,
  type PublicData,
  scheduleBlocks,
} from '@portal/contracts/areas/channels';
import { isPlainText } from '@portal/contracts/kernel';
import { type ChannelState, contentOf, type EditedBlock } from './channel-state';

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
export const popups = ['schedules', 'date', 'motive', 'service', 'birthday', 'fields'] as const;
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
