import { isAdministrator, type MarketFeatures, type Role, timeOf } from '../../kernel';

/** What of one's own a device can be notified of. */
export const pushKinds = ['order', 'message', 'mention', 'pause', 'newFiles'] as const;
export type PushKind = (typeof pushKinds)[number];

/** Kinds that there were before a choice said which it was made among. */
const firstPushKinds: readonly PushKind[] = ['order', 'message', 'pause', 'newFiles'];

/**
 * The kinds that a market has for a role: no chat, no messages (R-CHT-01); no pauses, no decisions on them (R-MOP-01).
 * Notes mention those who may read them.
 */
export function pushKindsFor(role: Role, features: Pick<MarketFeatures, 'orderChat' | 'mobileOrderPause'>) {
  const isThere: Partial<Record<PushKind, boolean>> = {
    message: features.orderChat,
    mention: features.orderChat && isAdministrator(role),
    pause: features.mobileOrderPause,
  };
  return pushKinds.filter((kind) => isThere[kind] ?? true);
}

/** From when to when on the market's clock nothing is sent: `22:00` to `08:00`. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** What somebody has chosen, as it is kept. */
export interface ChosenPushKinds {
  readonly kinds: readonly PushKind[];
  /** Those that there were to choose among. */
  readonly offered?: readonly PushKind[] | undefined;
}

/** The kinds that are on: those that were chosen, and those that came later, which nobody has turned off. */
export const pushKindsOn = ({ kinds, offered = firstPushKinds }: ChosenPushKinds): PushKind[] =>
  pushKinds.filter((kind) => kinds.includes(kind) || !offered.includes(kind));

export interface PushSettings {
  /** The kinds that are on. */
  readonly kinds: readonly PushKind[];
  /** `null`: at any time. */
  readonly quiet: QuietHours | null;
}

/** Until somebody sets them otherwise: a device was turned on by hand, so everything comes. */
export const defaultPushSettings: PushSettings = { kinds: pushKinds, quiet: { from: '22:00', to: '08:00' } };

/** More devices of one person than that are not notified: the one that was registered first goes. */
export const maxPushDevices = 10;
/** Days after which a device is forgotten whose person has not used the portal on it. */
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
 * When quiet hours end in which an instant lies: the first minute after it at which the clocks of the zone show a time
 * outside of them, whatever a clock change leaves out or shows twice (R16).
 * @param instant ISO 8601 UTC
 * @returns ISO 8601 UTC, or `null` when nothing has to wait
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
    // Minute by minute, where a clock change lies in between: a time before the quiet hours may come back.
    end = clockAt(next) === minutesOf(quiet.to) ? next : end + minute;
  }
  return end === start ? null : new Date(end).toISOString();
}

/** What a browser is sent, encrypted for it alone: a line to show, and where it leads. Names no third person. */
export interface PushMessage {
  readonly kind: PushKind;
  readonly title: string;
  readonly body: string;
  /** Below the portal's origin. */
  readonly path: string;
  /** A later one with the same tag takes the place of the one that is shown. */
  readonly tag: string;
  /** BCP 47. */
  readonly lang: string;
}
