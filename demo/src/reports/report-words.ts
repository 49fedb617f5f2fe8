import { z } from 'zod';
import json from '../../data/report-words.json' with { type: 'json' };
import { readData } from '../data/read-data';

const wordsSchema = z.strictObject({
  title: z.string().min(1),
  /** In printed order. */
  figures: z.array(z.string().min(1)).length(5),
  /** Follows the site in the file name. */
  filename: z.string().min(1),
  /** Reports without a restaurant. */
  overviews: z.array(z.string().endsWith('.pdf')).min(1),
  refused: z.array(z.string().min(1)),
});
export const reportWordsSchema = z.strictObject({ ES: wordsSchema, PT: wordsSchema });

export const reportWords = readData('report-words.json', reportWordsSchema, json);
