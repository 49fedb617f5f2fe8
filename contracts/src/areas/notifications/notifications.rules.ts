import { isAdministrator, type MarketFeatures, type Role, timeOf } from '../../kernel';

export const pushKinds = ['order', 'message', 'mention', 'pause', 'newFiles'] as const;
export type PushKind = (typeof pushKinds)[number];

/** Choices from before `offered` was recorded. */
const firstPushKinds: readonly PushKind[] = ['order', 'message', 'pause', 'newFiles'];

/** Messages need the chat (R-CHT-01), pauses the switch (R-MOP-01), mentions the right to read notes. */
export function pushKindsFor(role: Role, features: Pick<MarketFeatures, 'orderChat' | 'mobileOrderPause'>) {
  const isThere: Partial<Record<PushKind, boolean>> = {
    message: features.orderChat,
    mention: features.orderChat && isAdministrator(role),
    pause: features.mobileOrderPause,
  };
  return pushKinds.filter((kind) => isThere[kind] ?? true);
}

/** Market time: `22:00` to `08:00`. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

export interface ChosenPushKinds {
  readonly kinds: readonly PushKind[];
  /** Kinds at the time of the choice. */
  readonly offered?: readonly PushKind[] | undefined;
}

/** Chosen kinds, and kinds newer than the choice. */
export const pushKindsOn = ({ kinds, offered = firstPushKinds }: ChosenPushKinds): PushKind[] =>
  pushKinds.filter((kind) => kinds.includes(kind) || !offered.includes(kind));

export interface PushSettings {
  readonly kinds: readonly PushKind[];
  /** `null`: none. */
  readonly quiet: QuietHours | null;
}

/** All kinds, as the person turned the device on. */
export const defaultPushSettings: PushSettings = { kinds: pushKinds, quiet: { from: '22:00', to: '08:00' } };

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
  readonly kind: PushKind;
  readonly title: string;
  readonly body: string;
  /** Below the origin. */
  readonly path: string;
  /** Replaces a shown message of the same tag. */
  readonly tag: string;
  /** BCP 47. */
  readonly lang: string;
}
