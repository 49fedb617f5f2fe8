import { z } from 'zod';
import json from '../../data/plan-words.json' with { type: 'json' };
import { inSpain, readData, textSchema, textsSchema } from '../data/read-data';

const nameSchema = inSpain(textSchema);
const days = z.int().min(1).max(120);

export const planWordsSchema = z.strictObject({
  objectives: z.array(z.strictObject({ key: textSchema, name: nameSchema, sections: textsSchema })).min(3),
  national: z.array(
    z.strictObject({
      section: textSchema,
      name: nameSchema,
      /** `MM-DD` */
      from: z.string().regex(/^\d{2}-\d{2}$/),
      days,
    }),
  ),
  ownObjectives: textsSchema,
  ownStrategies: textsSchema,
  actions: z.array(z.strictObject({ name: textSchema, days })).min(1),
});

export const planWords = readData('plan-words.json', planWordsSchema, json);
