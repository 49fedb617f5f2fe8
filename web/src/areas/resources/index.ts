import LibraryAddRounded from '@mui/icons-material/LibraryAddRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { administrators, catalogueReaders, restaurantStaff } from '@portal/contracts/kernel';
import type { AreaManifest, AreaRoute } from '#core/area-manifest';

const national = { CAST: 'Nacional', CAT: 'Nacional', PT: 'Nacional' };
const local = { CAST: 'Local', CAT: 'Local', PT: 'Local' };
const communication = { CAST: 'Comunicación', CAT: 'Comunicació', PT: 'Comunicação' };
const toolkits = { CAST: 'Toolkits', CAT: 'Toolkits', PT: 'Toolkits' };
const practices = { CAST: 'Buenas prácticas', CAT: 'Bones pràctiques', PT: 'Boas práticas' };
const finder = { CAST: 'Buscador de piezas', CAT: 'Cercador de peces', PT: 'Pesquisa de peças' };
const shortLink = { CAST: 'Enlace', CAT: 'Enllaç', PT: 'Ligação' };
const resources = { CAST: 'Recursos', CAT: 'Recursos', PT: 'Recursos' };
const oneResource = { CAST: 'Recurso', CAT: 'Recurs', PT: 'Recurso' };
const addResource = { CAST: 'Añadir recurso', CAT: 'Afegeix un recurs', PT: 'Adicionar recurso' };

const catalogue = (path: string, title: AreaRoute['title']): AreaRoute => ({
  path: `${path}/:category?/:resource?`,
  frame: 'portal',
  roles: catalogueReaders,
  title,
  screen: () => import('./CatalogueScreen').then((module) => module.CatalogueScreen),
});

const gallery = (path: string, title: AreaRoute['title']): AreaRoute => ({
  ...catalogue(path, title),
  screen: () => import('./GalleryScreen').then((module) => module.GalleryScreen),
});

export const resourcesArea: AreaManifest = {
  area: 'resources',
  routes: [
    catalogue('/nacional', national),
    catalogue('/local', local),
    catalogue('/comunicacion', communication),
    gallery('/toolkits', toolkits),
    gallery('/practices', practices),
    {
      path: '/search',
      frame: 'portal',
      roles: catalogueReaders,
      title: finder,
      screen: () => import('./SearchScreen').then((module) => module.SearchScreen),
    },
    {
      path: '/admin/resources',
      frame: 'portal',
      roles: administrators,
      title: resources,
      screen: () => import('./admin/table/ResourcesScreen').then((module) => module.ResourcesScreen),
    },
    {
      path: '/admin/resources/:id',
      frame: 'portal',
      roles: administrators,
      title: oneResource,
      screen: () => import('./admin/ResourceFormScreen').then((module) => module.ResourceFormScreen),
    },
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
