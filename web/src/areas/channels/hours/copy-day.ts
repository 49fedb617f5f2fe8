import { type ScheduleBlock, type ScheduleDay, scheduleDays } from '@portal/contracts/areas/channels';

/** Days to which the hours of another are copied. */
export const copyTargets = {
  all: scheduleDays,
  workdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  weekend: ['saturday', 'sunday'],
  festive: ['festive'],
} as const satisfies Readonly<Record<string, readonly ScheduleDay[]>>;
export type CopyTarget = keyof typeof copyTargets;

export const targetNames = Object.keys(copyTargets) as CopyTarget[];

/** A block in which other days have the hours of one. */
export const copiedTo = (block: ScheduleBlock, day: ScheduleDay, target: CopyTarget): ScheduleBlock => ({
  ...block,
  ...Object.fromEntries(copyTargets[target].map((other) => [other, block[day]])),
});
