import { z } from 'zod';
import json from '../../data/films.json' with { type: 'json' };
import { readData } from '../data/read-data';

export const filmsSchema = z.array(
  z.strictObject({
    url: z.url({ protocol: /^https$/ }),
    /** Days before the reference day; negative ones lie ahead. */
    from: z.int(),
    until: z.int(),
    status: z.boolean(),
  }),
);

/** By the Blender Foundation, freely licensed. All are off. */
export const films = readData('films.json', filmsSchema, json);
