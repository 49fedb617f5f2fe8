import { z } from 'zod';
import { defineView, instant, actorId } from '../../kernel';
import { orderStatusSchema } from './order-statuses';
import { orderedItemSchema } from './order-item';

const step = {
  status: orderStatusSchema,
  at: instant(),
  /** The actor's role, to label the agency. */
  role: z.int(),
  /** What it was, where it is no change of status; `status` is then as it stayed. */
  kind: z.enum(['assigned', 'changed', 'cancelled']).optional(),
  /** Of a change by its restaurant: paths of what is different since. */
  changes: z.array(z.string()).optional(),
};

/** One step of an order's life, oldest first. `by` is empty once that person was erased. */
export const orderStepSchema = z.object({
  ...step,
  by: z.string(),
  /** Of an assignment, who has the order since; empty for nobody, and for somebody who was erased. */
  assignee: z.object({ id: z.int().nullable(), name: z.string() }).optional(),
});

/** Orders by id, with their history; for the list, the detail and the triage. */
export const orders = defineView('orders', {
  personal: true,
  schema: z.object({
    id: z.string(),
    number: z.int(),
    /** The first item's name: what the order is called. */
    name: z.string(),
    date: instant(),
    status: orderStatusSchema,
    statusChangedAt: instant(),
    /** Revision of the event that set the status. */
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
    /** Resources in it: "who ordered this in my restaurants". */
    resourceIds: z.array(z.int()),
    /** Of the pieces in it, each once: printed on each, and what people search by. */
    references: z.array(z.string()),
    images: z.array(z.string()),
    /** The first is its placing. */
    history: z.array(
      z.object({
        ...step,
        by: actorId(),
        /** Of an assignment: who has the order since; `null` for no one. */
        assigneeId: z.int().nullable().optional(),
      }),
    ),
    /** User id of who looks after it; `null` for nobody. */
    assigneeId: z.int().nullable(),
    /** Revision of the last assignment, and of the last change of its content. */
    assigneeVersion: z.int(),
    contentVersion: z.int(),
    deleted: z.boolean(),
    /** Order number with its digits, for the text search. */
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
  },
  sorts: ['date', 'number', 'status', 'restaurantName', 'contactName', 'itemCount', 'statusChangedAt'],
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
  ],
  text: ['numberText', 'name', 'contactName', 'restaurantName', 'restaurantSite', 'references'],
});
