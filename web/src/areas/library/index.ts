import { catalogueReaders } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

const roles = catalogueReaders;

export const libraryArea: AreaManifest = {
  area: 'library',
  routes: [
    menuRoute('/library', () => import('./LibraryScreen').then((module) => module.LibraryScreen)),
    menuRoute('/library', () => import('./CollectionScreen').then((module) => module.CollectionScreen), {
      path: '/library/collections/:id',
      title: { CAST: 'Colección', CAT: 'Col·lecció', PT: 'Coleção' },
    }),
  ],
  nav: ['/library'],
  finders: [
    () => import('./library-found').then((module) => module.useOpenedFound),
    () => import('./library-found').then((module) => module.useFoundCollections),
  ],
  live: () => import('@portal/contracts/contract/library').then(({ libraryPushes }) => libraryPushes.live),
  slots: {
    resourceMark: {
      roles,
      part: () => import('./KeepingButtons').then((module) => module.CardKeepingBar),
    },
    resourceHeart: {
      roles,
      part: () => import('./KeepingButtons').then((module) => module.HeartButton),
    },
    resourceKeeping: {
      roles,
      part: () => import('./KeepingButtons').then((module) => module.PageKeepingBar),
    },
    selectionActions: {
      roles,
      part: () => import('./KeepingButtons').then((module) => module.CollectSelectionButton),
    },
  },
};
