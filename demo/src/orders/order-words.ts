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
    quotes: z.strictObject({
      /** `{name}` is the resource's. */
      lines: z.strictObject({ adaptation: textSchema, print: textSchema, delivery: textSchema }),
      /** Some empty. */
      notes: z.array(z.string()),
      questions: textsSchema,
      answers: textsSchema,
      refusals: textsSchema,
    }),
    proofs: z.strictObject({
      /** Some empty. */
      notes: z.array(z.string()),
      remarks: textsSchema,
      changes: textsSchema,
      days: textsSchema,
    }),
  }),
);

export const orderWords = readData('order-words.json', orderWordsSchema, json);
