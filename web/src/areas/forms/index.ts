import DesignServicesRounded from '@mui/icons-material/DesignServicesRounded';
import { catalogueReaders } from '@portal/contracts/kernel';
import type { AreaManifest } from '#app/area-manifest';
import type { Localised } from '#app/i18n/define-messages';

const title: Localised = {
  CAST: 'Pieza a medida',
  CAT: 'Peça a mida',
  PT: 'Peça à medida',
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
      label: {
        CAST: 'Pedir una pieza a medida',
        CAT: 'Demana una peça a mida',
        PT: 'Pedir uma peça à medida',
      },
      icon: DesignServicesRounded,
      roles: catalogueReaders,
      feature: 'customResourceLink',
      to: '/customresource',
    },
  ],
  slots: {
    nationalSection: {
      feature: 'customResourceLink',
      roles: catalogueReaders,
      part: () => import('./CustomResourceLink').then((module) => module.CustomResourceLink),
    },
  },
};
