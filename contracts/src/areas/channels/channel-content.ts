import { z } from 'zod';
import { day } from '../../kernel';
import { channelSchedules, everyDay, noHours, scheduleBlock } from './hours';

/** Why a restaurant is closed for a time (R-CHN-12). */
export const ClosingMotive = { Refurbishment: 1, OpeningSoon: 2, Other: 3 } as const;
export const closingMotiveSchema = z.literal([1, 2, 3]);

/** Open, or closed with the day on which it opens again and why (R-CHN-12, R-CHN-13). */
export const openingSchema = z.object({
  open: z.boolean(),
  /** The first day on which it is open again. */
  date: day().nullable(),
  motive: closingMotiveSchema.nullable(),
});
export type Opening = Readonly<z.infer<typeof openingSchema>>;
export const isOpen: Opening = { open: true, date: null, motive: null };

/** Online booking of birthdays, by the names of the wire (R-CHN-26). What is paid to is blank where it is not offered. */
export const birthdaySchema = z.object({
  book_online: z.boolean(),
  bank_account: z.string(),
  bizum: z.string(),
  contact_phone: z.string(),
  contact_mail: z.string(),
});
export type BirthdayData = Readonly<z.infer<typeof birthdaySchema>>;
export const noBirthdays: BirthdayData = {
  book_online: false,
  bank_account: '',
  bizum: '',
  contact_phone: '',
  contact_mail: '',
};

/** What guests see of a restaurant beside its public data. */
export const channelContentSchema = z.object({
  opening: openingSchema,
  /** Ids of the active services, ascending. */
  services: z.array(z.int()),
  schedules: channelSchedules,
  birthday: birthdaySchema,
});
export type ChannelContent = Readonly<z.infer<typeof channelContentSchema>>;

const blankBlock = everyDay(noHours);

/** A restaurant of which nobody has said anything yet. */
export const blankChannel: ChannelContent = {
  opening: isOpen,
  services: [],
  schedules: {
    restaurant: blankBlock,
    mcauto: blankBlock,
    mcexpress: blankBlock,
    takeaway: blankBlock,
    delivery: '',
  },
  birthday: noBirthdays,
};

/** Rows of schedules that are set; the others stay. */
export const someSchedulesSchema = z.object({
  restaurant: scheduleBlock.partial().optional(),
  mcauto: scheduleBlock.partial().optional(),
  mcexpress: scheduleBlock.partial().optional(),
  takeaway: scheduleBlock.partial().optional(),
  delivery: channelSchedules.shape.delivery.optional(),
});
export type SomeSchedules = Readonly<z.infer<typeof someSchedulesSchema>>;

/** What a planned change sets from its day on; what it does not name stays as it is then. */
export const plannedChangesSchema = z.object({
  opening: openingSchema.optional(),
  /** Services that are switched, by id. */
  services: z.record(z.string(), z.boolean()).optional(),
  schedules: someSchedulesSchema.optional(),
  birthday: birthdaySchema.partial().optional(),
});
export type PlannedChanges = Readonly<z.infer<typeof plannedChangesSchema>>;

/** A planned change: applied when its day begins by the market's clock (R-CHN-29). */
export interface ChannelPlan {
  /** A calendar day of the market: `2026-12-01`. */
  readonly date: string;
  readonly changes: PlannedChanges;
}

/** Most planned changes of a restaurant (R-CHN-29, R-CON-23). */
export const maxPlans = 2;

/** What is saved and edited for itself: each has a version of its own, so that two people do not collide (R4). */
export const channelBlocks = [
  ...(['opening', 'services', 'restaurant', 'mcauto', 'mcexpress', 'takeaway', 'delivery'] as const),
  ...(['birthday', 'other', 'plan'] as const),
] as const;
export type ChannelBlock = (typeof channelBlocks)[number];
