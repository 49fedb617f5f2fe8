import { z } from 'zod';
import { actorId, day, defineSums, defineView, instant } from '../../kernel';
import { orderProgressSchema, turns } from './order-work.rules';
import { orderStatusSchema } from './orders.rules';
import { orderedItemSchema } from './order-item.rules';
import { orderStep } from './order-lists.contract';

/** By order id. Nothing about the person. */
export const countedOrders = defineView('countedOrders', {
  personal: true,
  schema: z.object({
    id: z.string(),
    /** Each once; none after erasure of the person. */
    kinds: z.array(z.string()),
    placedAt: instant(),
    /** Delivery; `null` before. */
    answeredAt: instant().nullable(),
    /** Working hours until delivery without the restaurant's turns; 0 before. */
    hours: z.number(),
    progress: orderProgressSchema,
    /** `null` for settled orders. */
    turn: z.enum(turns).nullable(),
    turnSince: instant(),
    /** Working hours of the restaurant's turns that have ended. */
    restaurantHours: z.number(),
    /** Market's calendar. */
    day: day(),
    restaurantId: z.int(),
    resourceIds: z.array(z.int()),
    deleted: z.boolean(),
    cancelled: z.boolean(),
    /** Of the agency, with working hours since placing. */
    firstAnswer: z.object({ day: day(), hours: z.number() }).nullable(),
    /** Of delivery or cancellation; market's calendar. */
    settledOn: day().nullable(),
  }),
  filters: {
    deleted: 'flag',
    answeredAt: 'text',
    day: 'text',
    restaurantId: 'number',
    cancelled: 'flag',
  },
  sorts: ['answeredAt'],
  indexes: [
    ['deleted', 'answeredAt'],
    ['restaurantId', 'day'],
  ],
});

/** By market day; counters of `orderShares`. */
export const orderDays = defineSums('orderDays', countedOrders);

export const orders = defineView('orders', {
  personal: true,
  schema: z.object({
    id: z.string(),
    number: z.int(),
    name: z.string(),
    date: instant(),
    status: orderStatusSchema,
    statusChangedAt: instant(),
    /** Revision of the status. */
    version: z.int(),
    userId: z.int(),
    restaurantId: z.int(),
    restaurantSite: z.string(),
    restaurantName: z.string(),
    restaurantRazon: z.string(),
    comments: z.string(),
    contactName: z.string(),
    contactEmail: z.string(),
    contactPhone: z.string(),
    reference: z.string(),
    link: z.string(),
    items: z.array(orderedItemSchema),
    itemCount: z.int(),
    resourceIds: z.array(z.int()),
    references: z.array(z.string()),
    images: z.array(z.string()),
    history: z.array(
      z.object({
        ...orderStep,
        by: actorId(),
        /** `null` for none. */
        assigneeId: z.int().nullable().optional(),
      }),
    ),
    /** User id; `null` for none. */
    assigneeId: z.int().nullable(),
    assigneeVersion: z.int(),
    contentVersion: z.int(),
    /** Of the order; empty for none. */
    neededBy: z.string(),
    neededVersion: z.int(),
    /** The earliest of order and pieces; `noNeededDay` for none. */
    neededOn: z.string(),
    /** By `answerKindOf`, each once. */
    kinds: z.array(z.string()),
    progress: orderProgressSchema,
    /** `null` for settled orders. */
    turn: z.enum(turns).nullable(),
    turnSince: instant(),
    /** Working hours of the restaurant's turns that have ended. */
    restaurantHours: z.number(),
    /** Some piece has finished art. */
    ready: z.boolean(),
    deleted: z.boolean(),
    numberText: z.string(),
  }),
  filters: {
    deleted: 'flag',
    number: 'number',
    status: 'number',
    restaurantId: 'number',
    date: 'text',
    assigneeId: 'number',
    resourceIds: 'number-list',
    neededOn: 'text',
    turn: 'text',
    ready: 'flag',
  },
  sorts: [
    'date',
    'number',
    'status',
    'restaurantName',
    'contactName',
    'itemCount',
    'statusChangedAt',
    'neededOn',
  ],
  indexes: [
    ['deleted', 'date'],
    ['deleted', 'status', 'date'],
    ['deleted', 'restaurantId', 'date'],
    ['deleted', 'assigneeId', 'date'],
    ['deleted', 'number'],
    ['deleted', 'status'],
    ['deleted', 'restaurantName'],
    ['deleted', 'contactName'],
    ['deleted', 'itemCount'],
    ['deleted', 'statusChangedAt'],
    ['deleted', 'neededOn'],
    ['deleted', 'turn', 'date'],
  ],
  text: ['numberText', 'name', 'contactName', 'restaurantName', 'restaurantSite', 'references'],
});
