import { Role } from '@portal/contracts/kernel';
import type { AreaRoute } from '#core/area-manifest';
import { brandsPath, swotOptionsPath } from './reference-paths';

const route = { frame: 'portal', roles: [Role.Administrator], feature: 'diagnosticAndPlanner' } as const;
const brands = {
  ...route,
  title: {
    CAST: 'Marcas de la competencia',
    CAT: 'Marques de la competència',
    PT: 'Marcas da concorrência',
  },
};
const swot = {
  ...route,
  title: { CAST: 'Ejemplos del DAFO', CAT: 'Exemples del DAFO', PT: 'Exemplos de SWOT' },
};
const brandScreens = () => import('./brands.admin');
const swotScreens = () => import('./swot-options.admin');

/** Screens of the reference data: brands and examples (AMB-66). */
export const referenceRoutes: readonly AreaRoute[] = [
  { ...brands, path: brandsPath, screen: () => brandScreens().then((module) => module.ListScreen) },
  { ...brands, path: `${brandsPath}/add`, screen: () => brandScreens().then((module) => module.AddScreen) },
  { ...brands, path: `${brandsPath}/:id`, screen: () => brandScreens().then((module) => module.EditScreen) },
  { ...swot, path: swotOptionsPath, screen: () => swotScreens().then((module) => module.ListScreen) },
  { ...swot, path: `${swotOptionsPath}/add`, screen: () => swotScreens().then((module) => module.AddScreen) },
  {
    ...swot,
    path: `${swotOptionsPath}/:id`,
    screen: () => swotScreens().then((module) => module.EditScreen),
  },
];
