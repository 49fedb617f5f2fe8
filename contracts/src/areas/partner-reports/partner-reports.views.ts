import { z } from 'zod';
import { defineDueTimes, defineView, instant, month } from '../../kernel';

/** Reports by id: lists of partners and of restaurants, and the months. */
export const partnerReports = defineView('partnerReports', {
  schema: z.object({
    id: z.string(),
    month: month(),
    /** Who has uploaded it. */
    userId: z.int(),
    filename: z.string(),
    key: z.string(),
    bytes: z.int(),
    createdAt: instant(),
    updatedAt: instant(),
    version: z.int(),
    restaurantId: z.int().nullable(),
    restaurantSite: z.string(),
    restaurantName: z.string(),
    assigned: z.boolean(),
    deleted: z.boolean(),
    deletedAt: instant().nullable(),
    /** Has had another file before. */
    replaced: z.boolean(),
  }),
  filters: {
    month: 'text',
    userId: 'number',
    restaurantId: 'number',
    assigned: 'flag',
    deleted: 'flag',
    replaced: 'flag',
  },
  sorts: ['filename', 'month', 'createdAt', 'updatedAt', 'restaurantName'],
  indexes: [
    ['filename'],
    ['month'],
    ['createdAt'],
    ['updatedAt'],
    ['restaurantName'],
    ['userId', 'filename'],
    ['restaurantId', 'month'],
    ['month', 'filename'],
  ],
  text: ['filename', 'restaurantName', 'restaurantSite'],
});

/** When files are removed of reports that were deleted or replaced. */
export const reportFileExpiries = defineDueTimes('reportFileExpiries');
