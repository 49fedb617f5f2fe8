import { z } from 'zod';
import {
  actorId,
  administrators,
  catalogueReaders,
  command,
  day,
  defineCommands,
  defineQueries,
  defineRejections,
  defineView,
  instant,
  ofObject,
  only,
  query,
  restaurantStaff,
  Role,
  wireInteger,
  wireJson,
  wireOptionalInteger,
  wireRequiredText,
} from '../../kernel';
import { quoteStates, turns } from './order-work.rules';
import { proofStateSchema } from './proof.contract';
import { artFileSchema, remarkPlaceSchema } from './proof.events';
import { quoteLineSchema } from './quote.events';

export const orderWorkRejections = defineRejections({
  /** `first`: the first day that can be asked for. */
  needed_too_early: 422,
  /** More than a year ahead. */
  needed_too_far: 422,
});

const optionalDay = z.union([z.literal(''), day()]);

export const orderWorkCommands = defineCommands('orders', {
  ChangeNeededBy: command({
    method: 'POST',
    path: 'order/{id}/needed-by',
    input: z.object({
      id: z.uuid(),
      /** Empty for none. */
      needed_by: optionalDay,
      /** Pieces whose day changes, by index. */
      items: wireJson(
        z.array(z.object({ at: wireInteger().pipe(z.int().min(0)), needed_by: optionalDay })).max(50),
      ).default([]),
      reason: wireRequiredText(500),
      /** `needed_version` seen; a later one is a `conflict` (R4). */
      version: wireOptionalInteger(),
    }),
    output: z.object({ id: z.string(), version: z.int() }),
    access: only([...restaurantStaff, Role.Administrator], {
      scope: ofObject,
      inRestaurantMode: administrators,
    }),
    rejections: [
      'order_not_found',
      'order_cancelled',
      'order_delivered',
      'order_item_not_found',
      'needed_too_early',
      'needed_too_far',
    ],
    summary: 'Changes the day by which an order or its pieces are needed, with a reason, on either side',
  }),
});

/** Names are current, empty after erasure. */
const by = { name: z.string(), side: z.enum(turns) };
const done = z.object({ at: instant(), ...by });
const said = done.extend({ text: z.string() });

const quoteSchema = z.object({
  version: z.int().positive(),
  state: z.enum([...quoteStates, 'superseded']),
  lines: z.array(quoteLineSchema),
  /** Cents, with VAT. */
  total: z.int(),
  valid_until: day(),
  note: z.string(),
  sent: done,
  /** Accepted, refused or run out; `null` before. */
  decided: said.nullable(),
  /** Questions and answers, oldest first. */
  talk: z.array(said),
});
export type Quote = z.output<typeof quoteSchema>;

const remarkSchema = said.extend({
  id: z.string(),
  /** Of the reader, who may remove it while the proof waits. */
  is_own: z.boolean(),
  place: remarkPlaceSchema,
});
export type ProofRemark = z.output<typeof remarkSchema>;

const proofSchema = z.object({
  version: z.int().positive(),
  state: z.union([proofStateSchema, z.literal('superseded')]),
  files: z.array(artFileSchema),
  note: z.string(),
  sent: done,
  /** Text: what to change. */
  decided: said.nullable(),
  remarks: z.array(remarkSchema),
});
export type Proof = z.output<typeof proofSchema>;

const pieceWorkSchema = z.object({
  /** Newest first. */
  proofs: z.array(proofSchema),
  /** What the restaurant downloads; empty before approval and after two years. */
  art: z.array(artFileSchema),
  /** `null` without art. */
  art_until: instant().nullable(),
  /** Added in place of the approved proof. */
  is_final: z.boolean(),
});
export type PieceWork = z.output<typeof pieceWorkSchema>;

export const orderWorkSchema = z.object({
  id: z.string(),
  /** Newest first. */
  quotes: z.array(quoteSchema),
  /** One per ordered piece. */
  pieces: z.array(pieceWorkSchema),
  /** Newest first. */
  downloads: z.array(done.extend({ pieces: z.array(z.int()) })),
  /** The reader may accept, refuse and approve. */
  may_approve: z.boolean(),
});
export type OrderWork = z.output<typeof orderWorkSchema>;

export const orderWorkQueries = defineQueries('orders', {
  GetOrderWork: query({
    method: 'GET',
    path: 'order/{id}/work',
    input: z.object({ id: z.uuid() }),
    output: orderWorkSchema,
    access: only(catalogueReaders, { scope: ofObject }),
    rejections: ['order_not_found'],
    views: ['orders', 'orderWork', 'artDownloads'],
    summary: 'Quotes, proofs, remarks and finished art of an order',
  }),
});

const byActor = { at: instant(), by: actorId(), role: z.int() };
const storedSaid = z.object({ ...byActor, text: z.string() });

/** By order id; a document once the agency has sent something. */
export const orderWork = defineView('orderWork', {
  personal: true,
  schema: z.object({
    id: z.string(),
    restaurantId: z.int(),
    /** Oldest first. */
    quotes: z.array(
      quoteSchema.pick({ version: true, lines: true, total: true, note: true }).extend({
        /** Of the newest; earlier ones end as `superseded` unless decided. */
        state: z.enum([...quoteStates, 'superseded']),
        validUntil: day(),
        sent: z.object(byActor),
        decided: storedSaid.nullable(),
        talk: z.array(storedSaid),
      }),
    ),
    /** By index of the piece; only those with something. */
    pieces: z.array(
      z.object({
        at: z.int(),
        /** Oldest first. */
        proofs: z.array(
          proofSchema.pick({ version: true, files: true, note: true, state: true }).extend({
            sent: z.object(byActor),
            decided: storedSaid.nullable(),
            remarks: z.array(storedSaid.extend({ id: z.string(), place: remarkPlaceSchema })),
          }),
        ),
        /** Approved or added last; `null` without. */
        art: z.object({ files: z.array(artFileSchema), until: instant(), isFinal: z.boolean() }).nullable(),
      }),
    ),
  }),
  filters: {},
  sorts: [],
});

/** By event id. */
export const artDownloads = defineView('artDownloads', {
  personal: true,
  schema: z.object({ id: z.string(), orderId: z.string(), pieces: z.array(z.int()), ...byActor }),
  filters: { orderId: 'text', at: 'text' },
  sorts: ['at'],
  indexes: [['orderId', 'at']],
});
