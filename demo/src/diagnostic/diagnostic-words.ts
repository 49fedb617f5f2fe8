import {
  brandTypes,
  maxBrandName,
  maxEnvironmentName,
  maxSwotText,
  swotTypes,
} from '@portal/contracts/areas/diagnostic';
import { diagnosticSections, maxProductLength, productTypes } from '@portal/contracts/areas/imports';
import { z } from 'zod';
import json from '../../data/diagnostic.json' with { type: 'json' };
import { inSpain, readData, textSchema } from '../data/read-data';

const textsUpTo = (max: number) => z.array(textSchema.max(max)).min(1);
/** For each of these something. */
const forEach = <Key extends string, Schema extends z.ZodType>(keys: readonly Key[], schema: Schema) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>);

const types = swotTypes.map((type) => `${type}` as const);

const examples = z.array(inSpain(textSchema.max(maxSwotText))).min(1);

export const diagnosticWordsSchema = z.strictObject({
  /** Brands that every restaurant can compete with, by type. */
  brands: forEach(
    brandTypes.map((type) => `${type}` as const),
    textsUpTo(maxBrandName),
  ),
  /** Examples for the four lists, by type. */
  options: forEach(types, examples),
  /** Examples that cannot be used any more. */
  retiredOptions: z.partialRecord(z.enum(types), examples),
  /** What stands above each section. */
  descriptions: forEach(diagnosticSections, inSpain(textSchema)),
  /** What is sold, by type. */
  products: forEach(productTypes, textsUpTo(maxProductLength)),
  /** What restaurants have added of their own. */
  ownBrands: textsUpTo(maxBrandName),
  ownEnvironments: textsUpTo(maxEnvironmentName),
});

export const diagnosticWords = readData('diagnostic.json', diagnosticWordsSchema, json);
