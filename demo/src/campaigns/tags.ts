import type { Language } from '@portal/contracts';
import { z } from 'zod';
import json from '../../data/tags.json' with { type: 'json' };
import { inLanguages, nameIn, readData, textSchema } from '../data/read-data';

export const tagKeySchema = nameIn(json);
export const tagsSchema = z.record(tagKeySchema, inLanguages(textSchema));

const tags = readData('tags.json', tagsSchema, json);

export const tagIn = (key: z.infer<typeof tagKeySchema>, language: Language): string => tags[key][language];
