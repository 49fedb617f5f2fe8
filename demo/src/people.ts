import { z } from 'zod';
import json from '../data/people.json' with { type: 'json' };
import { namedAccounts } from './accounts';
import { inMarkets, readData, textSchema, textsSchema } from './data/read-data';

export const peopleSchema = inMarkets(
  z.strictObject({
    /** Given and family name. */
    named: z.record(z.enum(namedAccounts.map(({ mailbox }) => mailbox)), z.tuple([textSchema, textSchema])),
    given: textsSchema,
    family: textsSchema,
    /** First words of company names. */
    companies: textsSchema,
  }),
);

export const names = readData('people.json', peopleSchema, json);

/** Given name and first family name, without accents. */
export function mailboxOf(given: string, family: string): string {
  const plain = `${given}.${family.split(' ')[0] ?? ''}`.normalize('NFD').replace(/\p{Mark}/gu, '');
  return plain.toLowerCase().replace(/[^a-z.]/g, '');
}
