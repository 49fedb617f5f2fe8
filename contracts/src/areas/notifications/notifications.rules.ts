import { isAdministrator, type MarketFeatures, Role, timeOf } from '../../kernel';

export const noticeChannels = ['bell', 'mail', 'device'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Of an order. */
export const orderNewsKinds = [
  'placed',
  'changes',
  'approved',
  'quote',
  'quoteEnds',
  'proof',
  'finished',
  'reminder',
  'taken',
  'status',
  'message',
  'mention',
] as const;
export const noticeKinds = [
  ...orderNewsKinds,
  'pause',
  'newFiles',
  'pieceEnds',
  'recall',
  'recallDone',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
/** Kinds that devices get. */
export type DeviceKind = Exclude<NoticeKind, 'pieceEnds' | 'recallDone'>;

interface NoticeRule {
  /** Channels by reader; none without. */
  readonly restaurant?: readonly NoticeChannel[];
  /** Full administrators. */
  readonly agency?: readonly NoticeChannel[];
  readonly editor?: readonly NoticeChannel[];
  readonly feature?: 'orderChat' | 'mobileOrderPause';
  /** Mails by default; bell and device are always on by default. */
  readonly mail: boolean;
}

const all = noticeChannels;
/** Orders have no bell for the agency, except what waits for it. */
const withoutBell = ['mail', 'device'] as const;
const everyone = (channels: readonly NoticeChannel[]) => ({
  restaurant: channels,
  agency: channels,
  editor: channels,
});

/** Event × channel: who may choose what, and the defaults. */
const noticeRules: Readonly<Record<NoticeKind, NoticeRule>> = {
  placed: { agency: all, mail: true },
  /** Changes of a proof, and a question about a quote or its refusal. */
  changes: { agency: all, mail: true },
  /** A quote was accepted, or proofs approved. */
  approved: { agency: all, mail: false },
  quote: { restaurant: all, mail: true },
  /** A day before. */
  quoteEnds: { restaurant: all, mail: false },
  proof: { restaurant: all, mail: true },
  finished: { restaurant: all, mail: true },
  /** After three working days of one turn. */
  reminder: { restaurant: all, agency: all, mail: true },
  taken: { restaurant: all, mail: false },
  /** Administrators also order. */
  status: { ...everyone(withoutBell), restaurant: all, mail: false },
  message: { ...everyone(withoutBell), feature: 'orderChat', mail: false },
  mention: { agency: all, editor: all, feature: 'orderChat', mail: false },
  pause: {
    ...everyone(withoutBell),
    restaurant: all,
    feature: 'mobileOrderPause',
    mail: false,
  },
  newFiles: { ...everyone(all), mail: true },
  /** A week before its last day. */
  pieceEnds: { agency: ['bell'], editor: ['bell'], mail: false },
  recall: { restaurant: all, mail: true },
  /** All restaurants have confirmed. */
  recallDone: { agency: ['bell'], editor: ['bell'], mail: false },
};

type Features = Pick<MarketFeatures, 'orderChat' | 'mobileOrderPause'>;

/** Channels that the table offers (R-CHT-01, R-MOP-01). */
export function noticeChannelsFor(
  kind: NoticeKind,
  role: Role,
  features: Features,
): readonly NoticeChannel[] {
  const { feature, restaurant = [], agency = [], editor = [] } = noticeRules[kind];
  if (feature && !features[feature]) return [];
  if (role === Role.Administrator) return agency;
  return isAdministrator(role) ? editor : restaurant;
}

export const noticeKindsFor = (role: Role, features: Features): readonly NoticeKind[] =>
  noticeKinds.filter((kind) => noticeChannelsFor(kind, role, features).length > 0);

export type NoticeCells = Partial<Record<NoticeChannel, boolean>>;
/** Cells that a person set; others have their default. */
export type ChosenNotices = Partial<Record<NoticeKind, NoticeCells>>;

export const isNoticeOn = (chosen: ChosenNotices, kind: NoticeKind, channel: NoticeChannel): boolean =>
  chosen[kind]?.[channel] ?? (channel !== 'mail' || noticeRules[kind].mail);

/** All cells of a reader. */
export const noticeTable = (chosen: ChosenNotices, role: Role, features: Features): ChosenNotices =>
  Object.fromEntries(
    noticeKindsFor(role, features).map((kind) => [
      kind,
      Object.fromEntries(
        noticeChannelsFor(kind, role, features).map((channel) => [
          channel,
          isNoticeOn(chosen, kind, channel),
        ]),
      ),
    ]),
  );

export const withCells = (chosen: ChosenNotices, changes: ChosenNotices): ChosenNotices => ({
  ...chosen,
  ...Object.fromEntries(
    noticeKinds.flatMap((kind) =>
      changes[kind] ? [[kind, { ...chosen[kind], ...changes[kind] }] as const] : [],
    ),
  ),
});

/** Market time: `22:00` to `08:00`. Devices wait for their end; mails do not. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

export const defaultQuietHours: QuietHours = { from: '22:00', to: '08:00' };

/** Per person; the oldest goes. */
export const maxPushDevices = 10;
/** Days without use, then the device is removed. */
export const pushDeviceDays = 30;

const minute = 60_000;
const dayMinutes = 24 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function isWithin(time: number, { from, to }: QuietHours): boolean {
  const start = minutesOf(from);
  const end = minutesOf(to);
  return start <= end ? time >= start && time < end : time >= start || time < end;
}

/**
 * End of the quiet hours around an instant, across clock changes (R16).
 * @param instant ISO 8601 UTC
 * @returns ISO 8601 UTC, or `null` outside quiet hours
 */
export function quietUntil(instant: string, quiet: QuietHours | null, timeZone: string): string | null {
  if (quiet === null) return null;
  const clockAt = (moment: number) => minutesOf(timeOf(new Date(moment).toISOString(), timeZone));
  const isQuiet = (moment: number) => isWithin(clockAt(moment), quiet);
  const start = Math.floor(Date.parse(instant) / minute) * minute;
  let end = start;
  while (isQuiet(end)) {
    const left = (minutesOf(quiet.to) - clockAt(end) + dayMinutes) % dayMinutes;
    const next = end + left * minute;
    // Minute by minute: a clock change may repeat a quiet time.
    end = clockAt(next) === minutesOf(quiet.to) ? next : end + minute;
  }
  return end === start ? null : new Date(end).toISOString();
}

/** Encrypted for the browser. Names no third person. */
export interface PushMessage {
  readonly kind: DeviceKind;
  readonly title: string;
  readonly body: string;
  /** Below the origin. */
  readonly path: string;
  /** Replaces a shown message of the same tag. */
  readonly tag: string;
  /** BCP 47. */
  readonly lang: string;
}
