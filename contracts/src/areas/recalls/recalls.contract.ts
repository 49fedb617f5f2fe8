import { z } from 'zod';
import {
  actorId,
  administrators,
  anyOf,
  command,
  day,
  defineCommands,
  defineDownloads,
  defineDueTimes,
  definePushes,
  defineQueries,
  defineRejections,
  defineView,
  download,
  instant,
  listInput,
  ofObject,
  ofRestaurant,
  only,
  query,
  repeatWindowSeconds,
  restaurantStaff,
  wireCommaList,
  wireFlag,
  wireInteger,
  wireOptionalInteger,
  wireRequiredText,
  wireText,
} from '../../kernel';
import { orderStatusSchema } from '../orders';
import { recallEvents, recallPhotoSchema } from './recalls.events';
import { heldPhases, maxRecalled, maxRecallText, recallStatuses } from './recalls.rules';

export const recallRejections = defineRejections({
  /** Also if it does not ask the restaurant. */
  recall_not_found: 404,
  recall_closed: 409,
  /** `fields` codes: `day_past`, `replacement_not_published`. */
  recall_incomplete: 422,
});

const ofAdministrators = only(administrators);
const ofRestaurantStaff = only(restaurantStaff, {
  scope: ofRestaurant('restaurant_id'),
  inRestaurantMode: administrators,
});
const ids = (max: number) => wireCommaList(wireInteger(), max);

export const recallCommands = defineCommands('recalls', {
  StartRecall: command({
    method: 'POST',
    path: 'resource/{id}/recall',
    repeatWindowSeconds,
    input: z.object({
      id: wireInteger(),
      /** Of its file; for the record. */
      versions: ids(500).default([]),
      restaurants: ids(maxRecalled).pipe(z.array(z.int()).min(1)),
      /** The piece itself for its newest file; without: take down. */
      replacement_id: wireOptionalInteger(),
      until: day(),
      text: wireRequiredText(maxRecallText),
    }),
    output: z.object({ id: z.string(), restaurants: z.int() }),
    access: ofAdministrators,
    rejections: ['resource_not_found', 'restaurant_not_found', 'recall_incomplete'],
    summary: 'Asks restaurants to take a piece down or to replace it, with reminders',
  }),
  ConfirmRecall: command({
    method: 'POST',
    path: 'recall/{id}/confirm',
    input: z.object({
      id: z.uuid(),
      restaurant_id: wireInteger(),
      /** Upload key; may follow later. */
      photo: wireText(64).default(''),
    }),
    output: z.object({ id: z.string(), restaurant_id: z.int() }),
    access: ofRestaurantStaff,
    rejections: ['recall_not_found', 'recall_closed', 'upload_not_found'],
    summary: 'Confirms that a restaurant took the piece down or replaced it; idempotent',
  }),
  UnconfirmRecall: command({
    method: 'POST',
    path: 'recall/{id}/unconfirm',
    input: z.object({ id: z.uuid(), restaurant_id: wireInteger() }),
    output: z.object({ id: z.string(), restaurant_id: z.int() }),
    access: ofRestaurantStaff,
    rejections: ['recall_not_found', 'recall_closed'],
    summary: 'Takes a confirmation and its photo back, also the last one; idempotent',
  }),
  CloseRecall: command({
    method: 'POST',
    path: 'recall/{id}/close',
    input: z.object({ id: z.uuid() }),
    output: z.object({ id: z.string() }),
    access: ofAdministrators,
    rejections: ['recall_not_found'],
    summary: 'Ends a recall before all have confirmed; no more reminders',
  }),
});

const restaurantShape = { id: z.int(), name: z.string(), site: z.string() };
const heldOrderSchema = z.object({
  id: z.string(),
  number: z.int(),
  status: orderStatusSchema,
  phase: z.enum(heldPhases),
});

const holderSchema = z.object({
  ...restaurantShape,
  /** People whose last download was for this restaurant. */
  versions: z.array(z.object({ version: z.int(), people: z.int() })),
  carts: z.int(),
  templates: z.int(),
  collections: z.int(),
  orders: z.array(heldOrderSchema),
});
export type Holder = z.infer<typeof holderSchema>;

export const holdersSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Newest first. */
  versions: z.array(
    z.object({
      version: z.int(),
      filename: z.string(),
      added_at: instant(),
      current: z.boolean(),
      downloads: z.int(),
    }),
  ),
  /** By name. */
  restaurants: z.array(holderSchema),
  /** For no or several restaurants. */
  unplaced: z.object({ people: z.int(), carts: z.int(), templates: z.int(), collections: z.int() }),
});
export type Holders = z.infer<typeof holdersSchema>;

/** Link and picture are empty if hidden from the reader. */
const namedResourceSchema = z.object({ id: z.int(), name: z.string(), link: z.string(), thumb: z.string() });

const recallShape = {
  id: z.string(),
  resource: namedResourceSchema,
  versions: z.array(z.int()),
  /** `null`: take down. */
  replacement: namedResourceSchema.nullable(),
  text: z.string(),
  until: day(),
  status: z.enum(recallStatuses),
  started_at: instant(),
  closed_at: instant().nullable(),
};

export const recallSchema = z.object({
  ...recallShape,
  /** Current name; empty after erasure. */
  started_by: z.string(),
  asked: z.int(),
  confirmed: z.int(),
  reminders: z.int(),
  reminded_at: instant().nullable(),
});
export type Recall = z.infer<typeof recallSchema>;

/** Printed orders to repeat with the new piece. */
const repeatableOrderSchema = z.object({
  id: z.string(),
  number: z.int(),
  /** Index of the piece. */
  place: z.int(),
});

const askedRestaurantSchema = z.object({
  ...restaurantShape,
  /** `null` until then. */
  confirmed_at: instant().nullable(),
  /** Empty after erasure. */
  confirmed_by: z.string(),
  has_photo: z.boolean(),
  /** Placed before the recall. */
  orders: z.array(repeatableOrderSchema),
});
export type AskedRestaurant = z.infer<typeof askedRestaurantSchema>;

export const recallDetailSchema = recallSchema.extend({
  /** Unconfirmed first, by name. */
  restaurants: z.array(askedRestaurantSchema),
});
export type RecallDetail = z.infer<typeof recallDetailSchema>;

export const ownRecallSchema = z.object({
  ...recallShape,
  /** The caller's. */
  restaurants: z.array(askedRestaurantSchema),
});
export type OwnRecall = z.infer<typeof ownRecallSchema>;

const named = ['recalls', 'resources', 'restaurants', 'users'];

export const recallQueries = defineQueries('recalls', {
  GetHolders: query({
    method: 'GET',
    path: 'resource/{id}/holders',
    input: z.object({ id: wireInteger() }),
    output: holdersSchema,
    access: ofAdministrators,
    rejections: ['resource_not_found'],
    views: [
      'resources',
      'fileVersions',
      'versionDownloads',
      'syncedCarts',
      'templates',
      'collections',
      'orders',
      'restaurants',
      'users',
    ],
    summary: 'Restaurants that hold a piece: downloads by version, carts, templates, collections, orders',
  }),
  ListRecalls: query({
    method: 'GET',
    path: 'admin/recalls',
    input: listInput(['-started_at', 'until'], { status: anyOf(z.enum(recallStatuses)) }),
    output: z.array(recallSchema),
    list: true,
    access: ofAdministrators,
    views: named,
    summary: 'Recalls with the number of confirmations, newest first',
  }),
  GetRecall: query({
    method: 'GET',
    path: 'admin/recall/{id}',
    input: z.object({ id: z.uuid() }),
    output: recallDetailSchema,
    access: ofAdministrators,
    rejections: ['recall_not_found'],
    views: [...named, 'orders'],
    summary: 'One recall with all restaurants asked',
  }),
  ListOwnRecalls: query({
    method: 'GET',
    path: 'recalls',
    input: listInput(['-started_at'], {
      restaurant_id: wireOptionalInteger(),
      /** Not confirmed by one of them. */
      open: wireFlag().optional(),
    }),
    output: z.array(ownRecallSchema),
    list: true,
    access: only(restaurantStaff, { scope: ofObject, inRestaurantMode: administrators }),
    views: [...named, 'orders'],
    summary: 'Recalls of the caller’s restaurants, newest first',
  }),
});

export const recallDownloads = defineDownloads('recalls', {
  OpenRecallPhoto: download({
    method: 'GET',
    path: 'recall/{id}/photo/{restaurant_id}',
    input: z.object({ id: z.uuid(), restaurant_id: wireInteger() }),
    output: z.unknown(),
    access: only([...restaurantStaff, ...administrators], {
      scope: ofObject,
      inRestaurantMode: administrators,
    }),
    summary: 'Photo of a confirmation (W14)',
  }),
});

/** By id. */
export const recalls = defineView('recalls', {
  schema: z.object({
    id: z.string(),
    resourceId: z.int(),
    resourceName: z.string(),
    versions: z.array(z.int()),
    replacementId: z.int().nullable(),
    text: z.string(),
    until: day(),
    status: z.enum(recallStatuses),
    startedAt: instant(),
    startedBy: actorId(),
    restaurants: z.array(z.int()),
    /** Not confirmed; empty when closed. */
    waiting: z.array(z.int()),
    answers: z.array(
      z.object({
        restaurantId: z.int(),
        at: instant(),
        by: actorId(),
        photo: recallPhotoSchema.nullable(),
      }),
    ),
    reminders: z.int(),
    remindedAt: instant().nullable(),
    closedAt: instant().nullable(),
  }),
  filters: { status: 'text', restaurants: 'number-list', waiting: 'number-list' },
  sorts: ['startedAt', 'until'],
  indexes: [['startedAt'], ['until'], ['status', 'startedAt']],
  text: ['resourceName', 'text'],
});

/** By recall id. */
export const recallRemindersDue = defineDueTimes('recallRemindersDue');

export const recallPushes = definePushes('recalls', [recallEvents], {
  RecallChanged: {
    key: 'recallId',
    to: {
      readers: ['RecallStarted', 'RecallReminded', 'RecallClosed'],
      bothSides: ['RecallConfirmed', 'RecallUnconfirmed'],
    },
    refresh: ['ListRecalls', 'GetRecall', 'ListOwnRecalls'],
  },
});
