import AccountTreeRounded from '@mui/icons-material/AccountTreeRounded';
import { administrators, catalogueReaders } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

const formScreens = () => import('./sections.admin');

export const sectionsArea: AreaManifest = {
  area: 'sections',
  routes: [
    menuRoute('/admin/sections', () => import('./SectionsScreen').then((module) => module.SectionsScreen)),
    menuRoute('/admin/sections', () => formScreens().then((module) => module.AddScreen), {
      path: '/admin/section/add',
      title: { CAST: 'Nueva sección', CAT: 'Secció nova', PT: 'Nova secção' },
    }),
    menuRoute('/admin/sections', () => formScreens().then((module) => module.EditScreen), {
      path: '/admin/section/:id',
      title: { CAST: 'Sección', CAT: 'Secció', PT: 'Secção' },
    }),
  ],
  nav: ['/nacional', '/local', '/comunicacion', '/admin/sections'],
  actions: [
    {
      id: 'sections.add',
      label: { CAST: 'Añadir sección', CAT: 'Afegeix una secció', PT: 'Adicionar secção' },
      icon: AccountTreeRounded,
      roles: administrators,
      to: '/admin/section/add',
    },
  ],
  live: () => import('@portal/contracts/contract/sections').then(({ sectionPushes }) => sectionPushes.live),
  overlays: [
    {
      roles: catalogueReaders,
      part: () => import('./OldAddressNotice').then((module) => module.OldAddressNotice),
    },
  ],
  finders: [() => import('./use-found-sections').then((module) => module.useFoundSections)],
};
