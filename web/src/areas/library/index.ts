import { catalogueReaders } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import type { Localised } from '#core/i18n/define-texts';

const title: Localised = { CAST: 'Mi biblioteca', CAT: 'La meva biblioteca', PT: 'A minha biblioteca' };
const collection: Localised = { CAST: 'Colección', CAT: 'Col·lecció', PT: 'Coleção' };
const roles = catalogueReaders;

export const libraryArea: AreaManifest = {
  area: 'library',
  routes: [
    {
      path: '/library',
      frame: 'portal',
      roles,
      title,
      screen: () => import('./LibraryScreen').then((module) => module.LibraryScreen),
    },
    {
      path: '/library/collections/:id',
      frame: 'portal',
      roles,
      title: collection,
      screen: () => import('./CollectionScreen').then((module) => module.CollectionScreen),
    },
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
