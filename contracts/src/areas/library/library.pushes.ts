import { z } from 'zod';
import { definePushes } from '../../kernel';

export const libraryPushes = definePushes('library', {
  /** To the person, on all devices: favourites, what is followed, what was opened. */
  LibraryChanged: z.object({ position: z.int() }),
  /** To its owner; to all readers when its link is made or withdrawn. */
  CollectionChanged: z.object({ collectionId: z.string(), position: z.int() }),
});
