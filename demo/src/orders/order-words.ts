import { z } from 'zod';
import json from '../../data/order-words.json' with { type: 'json' };
import { inMarkets, readData, textSchema, textsSchema } from '../data/read-data';

export const orderWordsSchema = inMarkets(
  z.strictObject({
    /** Mostly empty. */
    comments: z.array(z.string()),
    changes: textsSchema,
    schedules: textsSchema,
    legal: textSchema,
    addresses: textsSchema,
    sizes: textsSchema,
  }),
);

export const orderWords = readData('order-words.json', orderWordsSchema, json);
