import { acting, both, type RightsOf } from '../rights-row';

/** R-ROL-05; foreign collections are not found unless shared. */
export const libraryRights: RightsOf<'library'> = {
  AddFavourite: both('FAMEC', 'n/a', acting('AE')),
  RemoveFavourite: both('FAMEC', 'n/a', acting('AE')),
  FollowFavourite: both('FAMEC', 'n/a', acting('AE')),
  OpenResource: both('FAMEC', 'n/a', acting('AE')),
  AddCollection: both('FAMEC', 403, acting('AE')),
  UpdateCollection: both('FAMEC', 404, acting('AE')),
  DeleteCollection: both('FAMEC', 404, acting('AE')),
  RestoreCollection: both('FAMEC', 404, acting('AE')),
  AddToCollection: both('FAMEC', 404, acting('AE')),
  RemoveFromCollection: both('FAMEC', 404, acting('AE')),
  SortCollection: both('FAMEC', 404, acting('AE')),
  ShareCollection: both('FAMEC', 404, acting('AE')),
  FollowCollection: both('FAMEC', 404, acting('AE')),
  GetLibraryMarks: both('FAMEC', 'n/a', acting('AE')),
  ListFavourites: both('FAMEC', 'n/a', acting('AE')),
  ListOpenedResources: both('FAMEC', 'n/a', acting('AE')),
  ListCollections: both('FAMEC', 'n/a', acting('AE')),
  ListFollowedCollections: both('FAMEC', 'n/a', acting('AE')),
  GetCollection: both('FAMEC', 404, acting('AE')),
  ListRegionOrders: both('FAMEC', 403, acting('AE')),
};
