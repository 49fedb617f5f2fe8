import { z } from 'zod';
import json from '../../data/report-words.json' with { type: 'json' };
import { readData } from '../data/read-data';

const wordsSchema = z.strictObject({
  /** Printed on every report. */
  title: z.string().min(1),
  /** What is counted, in the order in which it is printed. */
  figures: z.array(z.string().min(1)).length(5),
  /** Behind the site in the name of a file. */
  filename: z.string().min(1),
  /** Reports about no restaurant in particular. */
  overviews: z.array(z.string().endsWith('.pdf')).min(1),
  /** What lies in an archive beside its reports. */
  refused: z.array(z.string().min(1)),
});
export const reportWordsSchema = z.strictObject({ ES: wordsSchema, PT: wordsSchema });

export const reportWords = readData('report-words.json', reportWordsSchema, json);
