import CampaignRounded from '@mui/icons-material/CampaignRounded';
import PublicRounded from '@mui/icons-material/PublicRounded';
import StoreRounded from '@mui/icons-material/StoreRounded';
import { catalogueReaders } from '@portal/contracts/kernel';
import type { AreaManifest } from '../../app/area-manifest';

const entry = { group: 'portal', roles: catalogueReaders } as const;

/** The section tree: where pieces are kept, as menus and as places of the palette. */
export const sectionsArea: AreaManifest = {
  area: 'sections',
  nav: [
    {
      ...entry,
      to: '/nacional',
      label: { CAST: 'Nacional', CAT: 'Nacional', PT: 'Nacional' },
      icon: PublicRounded,
      places: ['sections', 'rail', 'bottom'],
      order: 20,
    },
    {
      ...entry,
      to: '/local',
      label: { CAST: 'Local', CAT: 'Local', PT: 'Local' },
      icon: StoreRounded,
      places: ['sections', 'rail', 'bottom'],
      order: 30,
    },
    {
      ...entry,
      to: '/comunicacion',
      label: { CAST: 'Comunicación', CAT: 'Comunicació', PT: 'Comunicação' },
      icon: CampaignRounded,
      places: ['sections', 'rail'],
      order: 40,
    },
  ],
  palette: [() => import('./SectionPlaces').then((module) => module.SectionPlaces)],
};
