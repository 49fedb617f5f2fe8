import { z } from 'zod';
import json from '../data/people.json' with { type: 'json' };
import { namedAccounts } from './accounts';
import { inMarkets, readData, textSchema, textsSchema } from './data/read-data';

export const peopleSchema = inMarkets(
  z.strictObject({
    /** Given and family name of those who have a named account. */
    named: z.record(z.enum(namedAccounts.map(({ mailbox }) => mailbox)), z.tuple([textSchema, textSchema])),
    given: textsSchema,
    family: textsSchema,
    /** Beginnings of company names. */
    companies: textsSchema,
  }),
);

/** Names of invented people and companies. */
export const names = readData('people.json', peopleSchema, json);

/** The local part of an address: given name and first family name, without accents. */
export function mailboxOf(given: string, family: string): string {
  const plain = `${given}.${family.split(' ')[0] ?? ''}`.normalize('NFD').replace(/\p{Mark}/gu, '');
  return plain.toLowerCase().replace(/[^a-z.]/g, '');
}
