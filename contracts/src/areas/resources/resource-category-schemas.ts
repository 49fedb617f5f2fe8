import { z } from 'zod';

/*
 * Apart from the codes themselves: the first screen needs those, and no schemas.
 */

export const resourceCategorySchema = z.literal([3, 4, 5]);
export const resourceStatusSchema = z.literal([0, 1, 2]);
