import CampaignRounded from '@mui/icons-material/CampaignRounded';
import DesignServicesRounded from '@mui/icons-material/DesignServicesRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import { catalogueReaders, restaurantStaff } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

/** Forms for the agency; both markets have the paths, links depend on the market (AMB-39). */
export const formsArea: AreaManifest = {
  area: 'forms',
  routes: [
    {
      path: '/customresource',
      frame: 'portal',
      roles: catalogueReaders,
      title: { CAST: 'Pieza a medida', CAT: 'Peça a mida', PT: 'Peça à medida' },
      screen: () => import('./CustomResourceScreen').then((module) => module.CustomResourceScreen),
    },
    {
      // The slug is reserved among sections (AMB-39).
      path: '/comunicacion/form',
      frame: 'portal',
      roles: restaurantStaff,
      title: {
        CAST: 'Apertura de un restaurante',
        CAT: 'Obertura d’un restaurant',
        PT: 'Abertura de um restaurante',
      },
      screen: () => import('./OpeningScreen').then((module) => module.OpeningScreen),
    },
    {
      path: '/briefing',
      frame: 'portal',
      roles: restaurantStaff,
      title: { CAST: 'Campaña de pago', CAT: 'Campanya de pagament', PT: 'Campanha paga' },
      screen: () => import('./BriefingScreen').then((module) => module.BriefingScreen),
    },
    menuRoute('/admin/forms', () => import('./SentFormsScreen').then((module) => module.SentFormsScreen)),
  ],
  nav: ['/admin/forms'],
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
    {
      id: 'forms.opening',
      label: {
        CAST: 'Enviar los datos de una apertura',
        CAT: 'Envia les dades d’una obertura',
        PT: 'Enviar os dados de uma abertura',
      },
      icon: StorefrontRounded,
      roles: restaurantStaff,
      to: '/comunicacion/form',
    },
    {
      id: 'forms.briefing',
      label: {
        CAST: 'Pedir una campaña de pago',
        CAT: 'Demana una campanya de pagament',
        PT: 'Pedir uma campanha paga',
      },
      icon: CampaignRounded,
      roles: restaurantStaff,
      to: '/briefing',
    },
  ],
  slots: {
    nationalSection: {
      feature: 'customResourceLink',
      roles: catalogueReaders,
      part: () => import('./AgencyFormLinks').then((module) => module.CustomResourceLink),
    },
    channelBriefing: {
      roles: restaurantStaff,
      part: () => import('./BriefingScreen').then((module) => module.BriefingPanel),
    },
    communicationSection: {
      roles: restaurantStaff,
      part: () => import('./AgencyFormLinks').then((module) => module.CommunicationLinksPanel),
    },
  },
  live: () => import('@portal/contracts/contract/forms').then(({ formsPushes }) => formsPushes.live),
  forget: async (userId) => {
    const { openingDrafts } = await import('./opening-draft');
    openingDrafts.forget(userId);
  },
};
