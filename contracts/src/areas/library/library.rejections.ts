import { defineRejections } from '../../kernel';

export const libraryRejections = defineRejections({
  /** Not there, deleted, or not this person's to read or change. */
  collection_not_found: 404,
  too_many_favourites: 422,
  too_many_collections: 422,
  /** It would hold more than it may. */
  collection_full: 422,
  /** Only a favourite is followed by itself. */
  not_a_favourite: 422,
});
