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


/** An account number without spaces, in capitals. */
export const accountOf = (typed: string): string => electronicFormatIBAN(typed) ?? '';

/** Whether this is an IBAN: length of its country, and checksum. */
export const isBankAccount = (account: string): boolean => isValidIBAN(accountOf(account));

const shown = 4;

/** What is shown of an account or a payment number: its last four characters (W33). */
export const maskOf = (secret: string): string => (secret === '' ? '' : `****${secret.slice(-shown)}`);

/** What was typed, unless it is the mask of what is there: that comes back from a form that nobody touched. */
export const keptIfMasked = (typed: string, known: string): string =>
  known !== '' && typed === maskOf(known) ? known : typed;

/** Documents of the chain that all restaurants read (R-CHN-02, AMB-68). */
export const channelDocumentKinds = ['social-media', 'paid-media'] as const;
export const channelDocumentKindSchema = z.enum(channelDocumentKinds);
export type ChannelDocumentKind = z.infer<typeof channelDocumentKindSchema>;

/** Address of a version of a document. */
export const channelDocumentPath = (document: ChannelDocumentKind, version: number): string =>
  `/api/restaurant/document/${document}/file?v=${version}`;

const blankToNull = (value: unknown) => (value === '' || value === undefined ? null : value);
const flag01 = z.literal([0, 1]);

/** Open or closed, as it is sent (R-CHN-12). */
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

/** Blocks that are open all day: each row of such a block is 00:00 to 00:00 (R-CHN-17). */
const allDayInput = z.partialRecord(z.enum(scheduleBlocks), wireFlag());

const maxKept = 4_000;
const deepestKept = 4;

/** Kept and given back as it came, so long as it is small (AMB-79). */
const asItCame = z
  .unknown()
  .refine((value) => !isNestedTooDeep(value, deepestKept), 'too_deep')
  .refine((value) => (JSON.stringify(value ?? null) ?? '').length <= maxKept, 'too_long');

const hoursInput = { schedules: someSchedulesSchema.optional(), allday: allDayInput.optional() };

/** What is sent of `channel`; what is left out stays. */
export const channelInput = wireJson(
  z.object({
    /** The name in public. */
    name: wirePublicText(120).optional(),
    ...hoursInput,
    birthday_data: birthdayInput.optional(),
    cv_public: asItCame.optional(),
    cv_team: asItCame.optional(),
  }),
);

const service = z.object({ id: wireInteger(), status: wireFlag() });
/** Services that are switched; what is left out stays. */
export const serviceInput = wireJson(z.array(service).max(100));
export const openingStateInput = wireJson(openingInput);
export const pauseInput = wireJson(
  z.object({
    /** Of the pause that was answered: sent back as it is, nothing is asked for. */
    id: wireText(100).optional(),
    start_date: wireInstant(),
    end_date: wireInstant(),
    value: wireText(2000),
  }),
);

/** A planned change as it is sent: differences against the state before it. */
const planInput = z.object({
  plan_date: day(),
  /** Ids of all services that are active from then on. */
  service_planned: z.array(wireInteger()).max(100).optional(),
  ...hoursInput,
  birthday_data: birthdayInput.optional(),
  opening: openingInput.optional(),
});
/** All planned changes; one that is left out is discarded. */
export const planListInput = wireJson(z.array(planInput).max(10));

/** The version of each block that was edited: another one by now is told instead of overwritten (R4). */
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
  /** 1 active, 0 not. */
  status: flag01,
  order: z.int(),
});
/** `bank_account` and `bizum` show their last four characters; sent back so, they stay as they are (W33). */
const birthdayOutput = birthdaySchema.extend({ book_online: flag01 });
const allDayOutput = z.record(z.enum(scheduleBlocks), flag01);

/** What a planned change sets, and what its day comes to with it. */
export const planOutput = z.object({
  plan_date: day(),
  service_planned: z.array(z.int()),
  schedules: channelSchedules,
  allday: allDayOutput,
  birthday_data: birthdayOutput,
  opening: openingOutput,
  /** The differences alone. */
  changes: z.object({
    opening: openingOutput.optional(),
    /** Id of a service → 1 or 0. */
    services: z.record(z.string(), flag01).optional(),
    schedules: someSchedulesSchema.optional(),
    birthday: birthdayOutput.partial().optional(),
  }),
});

export const channelOutput = z.object({
  name: z.string(),
  /** Of the last change; `null` before any (AMB-79). */
  log_date: instant().nullable(),
  opening_motive: closingMotiveSchema.nullable(),
  cv_public: z.unknown(),
  cv_team: z.unknown(),
  schedules: channelSchedules,
  allday: allDayOutput,
  birthday_data: birthdayOutput,
});
