import { type EventOf, nextDay, reject, type Rejection, startOfDay } from '@portal/contracts';
import type { cartEvents } from '@portal/contracts/areas/cart';
import { defineDecider } from '@portal/platform/decider/decider';

type UploadCounted = Extract<EventOf<typeof cartEvents>, { type: 'UploadCounted' }>;

/** Per person and day (S8). */
export const maxPerDay = { files: 500, bytes: 2 * 1024 ** 3 } as const;

export interface UploadDay {
  readonly files: number;
  readonly bytes: number;
}

export type UploadDayCommands = {
  CountUpload: { input: Omit<UploadCounted['data'], 'userId'>; facts: undefined };
};

/** UTC in both markets. */
export const uploadDayOf = (at: string): string => at.slice(0, 10);
export const uploadDayStream = (userId: number, day: string): string => `uploads-${userId}-${day}`;

const untilTomorrow = (at: string): number =>
  Math.ceil((Date.parse(startOfDay(nextDay(uploadDayOf(at)), 'UTC')) - Date.parse(at)) / 1000);

/**
 * @param more bytes, uploads in progress included
 * @param at ISO 8601 UTC
 */
export function refuseMore(
  { files, bytes }: UploadDay,
  { more, at }: { readonly more: number; readonly at: string },
): Rejection | null {
  if (files >= maxPerDay.files)
    return reject('too_many_uploads', {
      details: { maxFiles: maxPerDay.files, retryAfterSeconds: untilTomorrow(at) },
    });
  return bytes + more > maxPerDay.bytes
    ? reject('upload_volume_used', { details: { maxBytes: maxPerDay.bytes } })
    : null;
}

/** Stream `uploads-{userId}-{day}`. */
export const uploadDayDecider = defineDecider<UploadDay, UploadDayCommands, UploadCounted>({
  initial: { files: 0, bytes: 0 },

  decide: {
    CountUpload: ({ input, actor, at }, day) =>
      refuseMore(day, { more: input.bytes, at }) ?? [
        { type: 'UploadCounted', data: { ...input, userId: actor.userId } },
      ],
  },

  evolve: {
    UploadCounted: ({ files, bytes }, { data }) => ({ files: files + 1, bytes: bytes + data.bytes }),
  },
});
