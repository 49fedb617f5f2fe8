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

/**
 * Films that anybody may show, of the Blender Foundation. None is on the home by itself: it would stand before
 * everything else that somebody has come to see. An administrator switches one on.
 */
export const films = readData('films.json', filmsSchema, json);
