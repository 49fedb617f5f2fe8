import AutoStoriesRounded from '@mui/icons-material/AutoStoriesRounded';
import Inventory2Rounded from '@mui/icons-material/Inventory2Rounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { catalogueReaders } from '@portal/contracts/kernel';
import type { AreaManifest, AreaRoute } from '../../app/area-manifest';

const national = { CAST: 'Nacional', CAT: 'Nacional', PT: 'Nacional' };
const local = { CAST: 'Local', CAT: 'Local', PT: 'Local' };
const communication = { CAST: 'Comunicación', CAT: 'Comunicació', PT: 'Comunicação' };
const toolkits = { CAST: 'Toolkits', CAT: 'Toolkits', PT: 'Toolkits' };
const practices = { CAST: 'Buenas prácticas', CAT: 'Bones pràctiques', PT: 'Boas práticas' };
const finder = { CAST: 'Buscador de piezas', CAT: 'Cercador de peces', PT: 'Localizador de peças' };
const shortLink = { CAST: 'Enlace', CAT: 'Enllaç', PT: 'Ligação' };

const catalogue = (path: string, title: AreaRoute['title']): AreaRoute => ({
  path: `${path}/:category?/:resource?`,
  frame: 'portal',
  roles: catalogueReaders,
  title,
  screen: () => import('./catalogue/CatalogueScreen').then((module) => module.CatalogueScreen),
});

const gallery = (path: string, title: AreaRoute['title']): AreaRoute => ({
  ...catalogue(path, title),
  screen: () => import('./gallery/GalleryScreen').then((module) => module.GalleryScreen),
});

/** The pieces: browsing, looking at one, finding, downloading. */
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
      screen: () => import('./search/SearchScreen').then((module) => module.SearchScreen),
    },
    {
      path: '/r/:id/:user?',
      frame: 'bare',
      title: shortLink,
      screen: () => import('./link/ShortLinkScreen').then((module) => module.ShortLinkScreen),
    },
  ],
  nav: [
    {
      to: '/toolkits',
      label: toolkits,
      icon: Inventory2Rounded,
      places: ['sections', 'rail'],
      group: 'portal',
      order: 50,
      roles: catalogueReaders,
    },
    {
      to: '/practices',
      label: practices,
      icon: AutoStoriesRounded,
      places: ['sections', 'rail'],
      group: 'portal',
      order: 60,
      roles: catalogueReaders,
    },
  ],
  live: () => import('./resources.live').then((module) => module.resourcesLive),
  actions: [{ id: 'find-piece', label: finder, icon: SearchRounded, to: '/search', roles: catalogueReaders }],
};
