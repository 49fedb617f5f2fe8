import AccountTreeRounded from '@mui/icons-material/AccountTreeRounded';
import { administrators, catalogueReaders } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import type { Localised } from '#core/i18n/define-texts';

const title: Localised = { CAST: 'Secciones', CAT: 'Seccions', PT: 'Secções' };
const formScreens = () => import('./sections.admin');

export const sectionsArea: AreaManifest = {
  area: 'sections',
  routes: [
    {
      path: '/admin/sections',
      frame: 'portal',
      roles: administrators,
      title,
      screen: () => import('./SectionsScreen').then((module) => module.SectionsScreen),
    },
    {
      path: '/admin/section/add',
      frame: 'portal',
      roles: administrators,
      title: { CAST: 'Nueva sección', CAT: 'Secció nova', PT: 'Nova secção' },
      screen: () => formScreens().then((module) => module.AddScreen),
    },
    {
      path: '/admin/section/:id',
      frame: 'portal',
      roles: administrators,
      title: { CAST: 'Sección', CAT: 'Secció', PT: 'Secção' },
      screen: () => formScreens().then((module) => module.EditScreen),
    },
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
