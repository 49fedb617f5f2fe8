import LibraryAddRounded from '@mui/icons-material/LibraryAddRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { administrators, catalogueReaders, restaurantStaff } from '@portal/contracts/kernel';
import type { AreaManifest, Lazily, MenuPath } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

const finder = { CAST: 'Buscador de piezas', CAT: 'Cercador de peces', PT: 'Pesquisa de peças' };
const shortLink = { CAST: 'Enlace', CAT: 'Enllaç', PT: 'Ligação' };
const oneResource = { CAST: 'Recurso', CAT: 'Recurs', PT: 'Recurso' };
const addResource = { CAST: 'Añadir recurso', CAT: 'Afegeix un recurs', PT: 'Adicionar recurso' };

const catalogue = (place: MenuPath, screen: Lazily) =>
  menuRoute(place, screen, { path: `${place}/:category?/:resource?` });
const list = () => import('./CatalogueScreen').then((module) => module.CatalogueScreen);
const gallery = () => import('./GalleryScreen').then((module) => module.GalleryScreen);

export const resourcesArea: AreaManifest = {
  area: 'resources',
  routes: [
    catalogue('/nacional', list),
    catalogue('/local', list),
    catalogue('/comunicacion', list),
    catalogue('/toolkits', gallery),
    catalogue('/practices', gallery),
    {
      path: '/search',
      frame: 'portal',
      roles: catalogueReaders,
      title: finder,
      screen: () => import('./SearchScreen').then((module) => module.SearchScreen),
    },
    menuRoute('/admin/resources', () =>
      import('./admin/table/ResourcesScreen').then((module) => module.ResourcesScreen),
    ),
    menuRoute(
      '/admin/resources',
      () => import('./admin/ResourceFormScreen').then((module) => module.ResourceFormScreen),
      {
        path: '/admin/resources/:id',
        title: oneResource,
      },
    ),
    {
      path: '/r/:id/:user?',
      // Signed-in only: the route returns to the link after the sign-in (W34).
      frame: 'portal',
      title: shortLink,
      screen: () => import('./ShortLinkScreen').then((module) => module.ShortLinkScreen),
    },
  ],
  nav: ['/admin/resources', '/toolkits', '/practices'],
  slots: {
    resourceCards: {
      roles: catalogueReaders,
      part: () => import('./ResourceCard').then((module) => module.ResourceCards),
    },
    downloadResources: {
      roles: restaurantStaff,
      part: () => import('./DownloadAllButton').then((module) => module.DownloadAllButton),
    },
  },
  finders: [() => import('./use-found-resources').then((module) => module.useFoundResources)],
  live: () =>
    import('@portal/contracts/contract/resources').then(({ resourcePushes }) => resourcePushes.live),
  actions: [
    { id: 'find-piece', label: finder, icon: SearchRounded, to: '/search', roles: catalogueReaders },
    {
      id: 'resources.add',
      label: addResource,
      icon: LibraryAddRounded,
      roles: administrators,
      to: '/admin/resources/add',
    },
  ],
  forget: async (userId) => {
    const { drafts, uploadStore } = await import('./admin/resource-saving');
    drafts.forget(userId);
    uploadStore.forget(userId);
  },
  overlays: [
    {
      roles: administrators,
      part: () => import('./admin/ResourceUploadsPanel').then((module) => module.ResourceUploadsPanel),
    },
  ],
};
