import { z } from 'zod';
import json from '../../data/pause-words.json' with { type: 'json' };
import { readData } from '../data/read-data';

export const pauseWordsSchema = z.strictObject({
  /** Why restaurants ask for a pause, each with the hours that it takes, from and to. */
  reasons: z.array(z.tuple([z.string().min(50), z.int().positive(), z.int().positive()])),
  /** Why administrators cancel one. */
  cancellations: z.array(z.string().min(20)),
});

export const { reasons: pauseReasons, cancellations: cancelReasons } = readData(
  'pause-words.json',
  pauseWordsSchema,
  json,
);
