import { formatOf, sizeOf } from '@portal/contracts/areas/cart';
import { z } from 'zod';
import json from '../../data/kits.json' with { type: 'json' };
import { nameIn, readData } from '../data/read-data';

/** Format id and size key; '' without sizes. */
const kitPartSchema = z.tuple([z.int(), z.string()]).refine(([id, size]) => {
  const format = formatOf(id);
  return format !== undefined && (format.sizes === null ? size === '' : Boolean(sizeOf(format.sizes, size)));
}, 'no such format or size');
export type KitPart = z.infer<typeof kitPartSchema>;

export const kitNameSchema = nameIn(json);
export const kitsSchema = z.record(kitNameSchema, z.array(kitPartSchema).min(1));

/** Resources per campaign, the most wanted first. */
export const kits = readData('kits.json', kitsSchema, json);
