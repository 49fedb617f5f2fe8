import { z } from 'zod';
import {
  byOwnedId,
  catalogueReaders,
  command,
  defineCommands,
  ofObject,
  ofOptionalRestaurant,
  only,
  ownedAnswer,
  ownedRenaming,
  repeatWindowSeconds,
  wireCommaList,
  wireFlag,
  wireInteger,
  wireOptionalInteger,
  wireRequiredText,
} from '../../kernel';
import { maxCollectionName, maxCollected } from './library.rules';

/** A library is a person's own: nobody changes it as somebody else (AMB-77). */
const own = only(catalogueReaders, { asUser: false });
const ownObject = only(catalogueReaders, { asUser: false, scope: ofObject });

const byResource = z.object({ id: wireInteger() });
const someResources = wireCommaList(wireInteger(), maxCollected).pipe(z.array(z.int()).min(1));

export const libraryCommands = defineCommands('library', {
  AddFavourite: command({
    method: 'POST',
    path: 'library/favourite/{id}/add',
    input: byResource,
    output: z.object({ id: z.int() }),
    access: own,
    rejections: ['resource_not_found', 'too_many_favourites'],
    summary: 'Makes a resource a favourite of the signed-in person',
  }),
  RemoveFavourite: command({
    method: 'POST',
    path: 'library/favourite/{id}/remove',
    input: byResource,
    output: z.object({ id: z.int() }),
    access: own,
    summary: 'It is no favourite any more, and nothing more is told of it',
  }),
  FollowFavourite: command({
    method: 'POST',
    path: 'library/favourite/{id}/follow',
    input: byResource.extend({ on: wireFlag() }),
    output: z.object({ id: z.int(), on: z.boolean() }),
    access: own,
    rejections: ['not_a_favourite'],
    summary: 'Whether the bell tells of a favourite that gets another file',
  }),
  OpenResource: command({
    method: 'POST',
    path: 'library/opened/{id}',
    input: byResource,
    output: z.object({ id: z.int() }),
    access: own,
    rejections: ['resource_not_found'],
    summary: 'The signed-in person looks at a resource; counted once a minute',
  }),
  AddCollection: command({
    method: 'POST',
    path: 'library/collection/add',
    repeatWindowSeconds,
    input: z.object({
      name: wireRequiredText(maxCollectionName),
      /** Whose it is; left out, it is the signed-in person’s. */
      restaurant_id: wireOptionalInteger(),
      resources: wireCommaList(wireInteger(), maxCollected).default([]),
    }),
    output: ownedAnswer,
    access: only(catalogueReaders, { asUser: false, scope: ofOptionalRestaurant('restaurant_id') }),
    rejections: ['resource_not_found', 'too_many_collections'],
    summary: 'Adds a collection of the signed-in person or of a restaurant, with resources or empty',
  }),
  UpdateCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/update',
    input: ownedRenaming(maxCollectionName),
    output: ownedAnswer.extend({ version: z.int() }),
    access: ownObject,
    rejections: ['collection_not_found'],
    summary: 'Gives a collection another name',
  }),
  DeleteCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/delete',
    input: byOwnedId,
    output: ownedAnswer,
    access: ownObject,
    rejections: ['collection_not_found'],
    summary: 'Deletes a collection; its resources stay where they are',
  }),
  RestoreCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/restore',
    input: byOwnedId,
    output: ownedAnswer,
    access: ownObject,
    rejections: ['collection_not_found', 'too_many_collections'],
    summary: 'Undoes a deletion (U5)',
  }),
  AddToCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/resources/add',
    input: byOwnedId.extend({
      resources: someResources,
      /** Before which of those that are there, counted from 0; left out, behind all of them. */
      place: wireInteger().pipe(z.int().min(0).max(maxCollected)).optional(),
    }),
    output: ownedAnswer.extend({
      /** Those that were not in it before. */
      added: z.array(z.int()),
    }),
    access: ownObject,
    rejections: ['collection_not_found', 'resource_not_found', 'collection_full'],
    summary: 'Puts resources into a collection; those that are in it stay where they are',
  }),
  RemoveFromCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/resources/remove',
    input: byOwnedId.extend({ resources: someResources }),
    output: ownedAnswer,
    access: ownObject,
    rejections: ['collection_not_found'],
    summary: 'Takes resources out of a collection',
  }),
  SortCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/sort',
    input: byOwnedId.extend({ resources: someResources }),
    output: ownedAnswer.extend({ resources: z.array(z.int()) }),
    access: ownObject,
    rejections: ['collection_not_found'],
    summary: 'Puts what is in a collection into an order; what is not named stays behind it',
  }),
  ShareCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/share',
    input: byOwnedId.extend({ shared: wireFlag() }),
    output: ownedAnswer.extend({ shared: z.boolean() }),
    access: ownObject,
    rejections: ['collection_not_found'],
    summary: 'Makes a link that signed-in readers can open, or withdraws it',
  }),
  FollowCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/follow',
    input: byOwnedId.extend({ on: wireFlag() }),
    output: ownedAnswer.extend({ on: z.boolean() }),
    access: own,
    rejections: ['collection_not_found'],
    summary: 'Whether the bell tells of a resource in it that gets another file',
  }),
});
