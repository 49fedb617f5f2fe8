import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { z } from 'zod';
import {
  day,
  instant,
  isNestedTooDeep,
  wireFlag,
  wireInstant,
  wireInteger,
  wireJson,
  wirePublicText,
  wireText,
} from '../../kernel';
import {
  birthdaySchema,
  channelBlocks,
  closingMotiveSchema,
  someSchedulesSchema,
} from './channel-content.rules';
import { channelSchedules, scheduleBlocks } from './opening.rules';

/** Without spaces, in capitals. */
export const accountOf = (typed: string): string => electronicFormatIBAN(typed) ?? '';

/** Checks length and checksum. */
export const isBankAccount = (account: string): boolean => isValidIBAN(accountOf(account));

const visibleCharacters = 4;

/** The last four characters (W33). */
export const maskOf = (secret: string): string =>
  secret === '' ? '' : `****${secret.slice(-visibleCharacters)}`;

/** The stored value, if the form sent its mask back. */
export const unlessMasked = (typed: string, known: string): string =>
  known !== '' && typed === maskOf(known) ? known : typed;

/** R-CHN-02, AMB-68 */
export const channelDocumentKinds = ['social-media', 'paid-media'] as const;
export const channelDocumentKindSchema = z.enum(channelDocumentKinds);
export type ChannelDocumentKind = z.infer<typeof channelDocumentKindSchema>;

export const channelDocumentPath = (document: ChannelDocumentKind, version: number): string =>
  `/api/restaurant/document/${document}/file?v=${version}`;

const blankToNull = (value: unknown) => (value === '' || value === undefined ? null : value);
const flag01 = z.literal([0, 1]);

/** R-CHN-12 */
const openingInput = z.object({
  open: wireFlag(),
  date: z.preprocess(blankToNull, day().nullable()),
  motive: z.preprocess(blankToNull, wireInteger().pipe(closingMotiveSchema).nullable()),
});

const birthdayInput = z
  .object({
    book_online: wireFlag(),
    bank_account: wireText(50),
    bizum: wireText(20),
    contact_phone: wireText(30),
    contact_mail: wireText(254),
  })
  .partial();

/** All rows are 00:00 to 00:00 (R-CHN-17). */
const allDayInput = z.partialRecord(z.enum(scheduleBlocks), wireFlag());

const maxLength = 4_000;
const maxDepth = 4;

/** Stored as sent, up to a size (AMB-79). */
const opaque = z
  .unknown()
  .refine((value) => !isNestedTooDeep(value, maxDepth), 'too_deep')
  .refine((value) => (JSON.stringify(value ?? null) ?? '').length <= maxLength, 'too_long');

const hoursInput = { schedules: someSchedulesSchema.optional(), allday: allDayInput.optional() };

export const channelInput = wireJson(
  z.object({
    /** Public name. */
    name: wirePublicText(120).optional(),
    ...hoursInput,
    birthday_data: birthdayInput.optional(),
    cv_public: opaque.optional(),
    cv_team: opaque.optional(),
  }),
);

const service = z.object({ id: wireInteger(), status: wireFlag() });
/** Services left out stay. */
export const serviceInput = wireJson(z.array(service).max(100));
export const openingStateInput = wireJson(openingInput);
export const pauseInput = wireJson(
  z.object({
    /** An unchanged pause asks for nothing. */
    id: wireText(100).optional(),
    start_date: wireInstant(),
    end_date: wireInstant(),
    value: wireText(2000),
  }),
);

/** Differences to the state before it. */
const planInput = z.object({
  plan_date: day(),
  service_planned: z.array(wireInteger()).max(100).optional(),
  ...hoursInput,
  birthday_data: birthdayInput.optional(),
  opening: openingInput.optional(),
});
/** A plan left out is discarded. */
export const planListInput = wireJson(z.array(planInput).max(10));

/** Edited version per block (R4). */
export const versionsInput = wireJson(z.partialRecord(z.enum(['data', ...channelBlocks]), wireInteger()));
export const versionsSchema = z.partialRecord(z.enum(['data', ...channelBlocks]), z.int());

export const openingOutput = z.object({
  open: flag01,
  date: day().nullable(),
  motive: closingMotiveSchema.nullable(),
});
export const serviceSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  status: flag01,
  order: z.int(),
});
/** `bank_account` and `bizum` are masked; a mask sent back changes nothing (W33). */
const birthdayOutput = birthdaySchema.extend({ book_online: flag01 });
const allDayOutput = z.record(z.enum(scheduleBlocks), flag01);

/** Changes, and the resulting state. */
export const planOutput = z.object({
  plan_date: day(),
  service_planned: z.array(z.int()),
  schedules: channelSchedules,
  allday: allDayOutput,
  birthday_data: birthdayOutput,
  opening: openingOutput,
  /** Differences only. */
  changes: z.object({
    opening: openingOutput.optional(),
    /** Service id → 1 or 0. */
    services: z.record(z.string(), flag01).optional(),
    schedules: someSchedulesSchema.optional(),
    birthday: birthdayOutput.partial().optional(),
  }),
});

export const channelOutput = z.object({
  name: z.string(),
  /** Last change (AMB-79). */
  log_date: instant().nullable(),
  opening_motive: closingMotiveSchema.nullable(),
  cv_public: z.unknown(),
  cv_team: z.unknown(),
  schedules: channelSchedules,
  allday: allDayOutput,
  birthday_data: birthdayOutput,
});
