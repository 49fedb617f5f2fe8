import DesignServicesRounded from '@mui/icons-material/DesignServicesRounded';
import { catalogueReaders } from '@portal/contracts/kernel';
import type { AreaManifest } from '../../app/area-manifest';
import type { Localised } from '../../app/i18n/define-messages';

const title: Localised = {
  CAST: 'Recurso a medida',
  CAT: 'Recurs a mida',
  PT: 'Recurso personalizado',
};

/** Forms that go to the agency. Their paths are there in both markets, links to them only where a market wants them (AMB-39). */
export const formsArea: AreaManifest = {
  area: 'forms',
  routes: [
    {
      path: '/customresource',
      frame: 'portal',
      roles: catalogueReaders,
      title,
      screen: () => import('./CustomResourceScreen').then((module) => module.CustomResourceScreen),
    },
  ],
  actions: [
    {
      id: 'forms.custom-resource',
      label: { CAST: 'Pedir un recurso a medida', CAT: 'Demanar un recurs a mida', PT: 'Pedir um recurso' },
      icon: DesignServicesRounded,
      roles: catalogueReaders,
      feature: 'customResourceLink',
      to: '/customresource',
    },
  ],
  guests: {
    nationalSection: {
      feature: 'customResourceLink',
      roles: catalogueReaders,
      part: () => import('./CustomResourceLink').then((module) => module.CustomResourceLink),
    },
  },
};
