import { administrators } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';

const title = { CAST: 'Por qué', CAT: 'Per què', PT: 'Porquê' } as const;

export const causesArea: AreaManifest = {
  area: 'causes',
  routes: [
    {
      path: '/admin/why/:id?',
      frame: 'portal',
      title,
      roles: administrators,
      screen: () => import('./WhyScreen').then((module) => module.WhyScreen),
    },
  ],
  actions: [{ id: 'causes.why', label: title, roles: administrators, to: '/admin/why' }],
  slots: {
    why: {
      roles: administrators,
      part: () => import('./WhyButton').then((module) => module.WhyButton),
    },
  },
};
