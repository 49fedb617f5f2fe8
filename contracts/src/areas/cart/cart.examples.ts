import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { cartUploads } from './cart.uploads';

/** A valid input of each call, in a world where these things exist. */
export const cartExamples: ExamplesOf<typeof cartUploads, World> = {
  UploadCustomFile: () => ({}),
  UploadImage: () => ({}),
};
