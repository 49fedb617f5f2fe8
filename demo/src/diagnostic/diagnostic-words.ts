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
const forEach = <Key extends string, Schema extends z.ZodType>(keys: readonly Key[], schema: Schema) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>);

const types = swotTypes.map((type) => `${type}` as const);

const examples = z.array(inSpain(textSchema.max(maxSwotText))).min(1);

export const diagnosticWordsSchema = z.strictObject({
  /** By type. */
  brands: forEach(
    brandTypes.map((type) => `${type}` as const),
    textsUpTo(maxBrandName),
  ),
  /** For the four lists, by type. */
  options: forEach(types, examples),
  /** Retired examples. */
  retiredOptions: z.partialRecord(z.enum(types), examples),
  descriptions: forEach(diagnosticSections, inSpain(textSchema)),
  /** By type. */
  products: forEach(productTypes, textsUpTo(maxProductLength)),
  ownBrands: textsUpTo(maxBrandName),
  ownEnvironments: textsUpTo(maxEnvironmentName),
});

export const diagnosticWords = readData('diagnostic.json', diagnosticWordsSchema, json);
