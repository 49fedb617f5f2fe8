import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import { anEntry } from './cart.builders';
import type { cartUploads } from './cart.uploads';
import type { keptCartCommands } from './kept-cart.commands';
import type { keptCartQueries } from './kept-cart.queries';

const device = 'a1b2c3d4e5f60718';
const id = '1763640000000';

/** A valid input of each call, in a world where these things exist. */
export const cartExamples: ExamplesOf<
  typeof cartUploads & typeof keptCartCommands & typeof keptCartQueries,
  World
> = {
  UploadCustomFile: () => ({}),
  UploadImage: () => ({}),
  UploadTemporaryFile: () => ({ area: 'temp' }),
  KeepCartEntry: ({ restaurantId }) => ({
    id,
    version: 0,
    device,
    entry: anEntry({ units: 100, restaurant_id: restaurantId }),
    changed_at: '2026-11-20T09:00:00.000Z',
  }),
  RemoveCartEntry: () => ({ id, version: 1, device }),
  GetMyCart: () => ({}),
};
