import { minCancelReason, minPauseReason } from '@portal/contracts/areas/mop';
import { z } from 'zod';
import json from '../../data/pause-words.json' with { type: 'json' };
import { readData } from '../data/read-data';

export const pauseWordsSchema = z.strictObject({
  /** Reasons of restaurants, each with first and last hour. */
  reasons: z.array(z.tuple([z.string().min(minPauseReason), z.int().positive(), z.int().positive()])),
  cancellations: z.array(z.string().min(minCancelReason)),
});

export const { reasons: pauseReasons, cancellations: cancelReasons } = readData(
  'pause-words.json',
  pauseWordsSchema,
  json,
);
