import type { Caller } from './access';
import type { Labels, MarketFeatures, MarketRecord } from './markets';
import { administrators, catalogueReaders, restaurantStaff, Role } from './roles';

/** `sections`: second row of the top bar. `rail`: administrators. `bottom`: phones. `account`: behind the initial. */
export type MenuPlace = 'sections' | 'rail' | 'bottom' | 'account';
/** Groups of the rail, in order. */
export const menuGroups = ['work', 'content', 'people', 'reports', 'portal'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** Without any field: everyone. */
export interface MenuAudience {
  readonly roles?: readonly Role[] | undefined;
  /** Roles in restaurant mode; default all (R-ROL-01). */
  readonly inRestaurantMode?: readonly Role[] | undefined;
  /** R-NAV-03, R-NAV-31, R-NAV-34… */
  readonly feature?: keyof MarketFeatures | undefined;
}

export interface MenuEntry extends MenuAudience {
  readonly label: Labels;
  readonly places: readonly MenuPlace[];
  readonly group?: MenuGroup;
  /** For people with more than one restaurant. */
  readonly needsMany?: boolean;
  /** Other paths of its screens. */
  readonly also?: string;
  /** Ascending within its place. */
  readonly order: number;
}

const everywhere = (label: string): Labels => ({ CAST: label, CAT: label, PT: label });
const readers = { roles: catalogueReaders } as const;
const staff = { roles: restaurantStaff } as const;
const full = { roles: [Role.Administrator] } as const;
const both = { roles: administrators } as const;
const ofPortal = { ...readers, places: ['sections', 'rail'], group: 'portal' } as const;
const ofContent = { roles: administrators, places: ['rail'], group: 'content' } as const;
const ofWork = { roles: administrators, places: ['rail'], group: 'work' } as const;
const partners = { roles: [Role.Partner] } as const;
const orders: Labels = { CAST: 'Pedidos', CAT: 'Comandes', PT: 'Pedidos' };
const calendar: Labels = { CAST: 'Calendario', CAT: 'Calendari', PT: 'Calendário' };
const film: Labels = { CAST: 'Película del día', CAT: 'Pel·lícula del dia', PT: 'Filme do dia' };
const account: Labels = { CAST: 'Tu cuenta', CAT: 'El teu compte', PT: 'A sua conta' };
const monthlyReports: Labels = {
  CAST: 'Informes mensuales',
  CAT: 'Informes mensuals',
  PT: 'Relatórios mensais',
};
const pauses: Labels = { CAST: 'Pausas', CAT: 'Pauses', PT: 'Pausas' };
const recalls: Labels = { CAST: 'Retiradas', CAT: 'Retirades', PT: 'Recolhas' };
const pausing = { feature: 'mobileOrderPause', label: pauses } as const;

/** For the browser and `restaurant/getMenu` (AMB-38). */
export const mainMenu = {
  '/': {
    label: { CAST: 'Inicio', CAT: 'Inici', PT: 'Início' },
    ...readers,
    places: ['rail', 'bottom'],
    group: 'portal',
    order: 10,
  },
  '/nacional': {
    label: everywhere('Nacional'),
    ...readers,
    places: ['sections', 'rail', 'bottom'],
    group: 'portal',
    order: 20,
  },
  '/local': {
    label: everywhere('Local'),
    ...readers,
    places: ['sections', 'rail', 'bottom'],
    group: 'portal',
    order: 30,
  },
  '/comunicacion': {
    label: { CAST: 'Comunicación', CAT: 'Comunicació', PT: 'Comunicação' },
    ...ofPortal,
    order: 40,
  },
  '/toolkits': {
    label: everywhere('Toolkits'),
    ...ofPortal,
    order: 50,
  },
  '/practices': {
    label: { CAST: 'Buenas prácticas', CAT: 'Bones pràctiques', PT: 'Boas práticas' },
    ...ofPortal,
    order: 60,
  },
  '/orders': {
    label: orders,
    ...staff,
    places: ['sections', 'bottom'],
    also: '/order/details',
    order: 60,
  },
  '/pauses': {
    ...pausing,
    ...staff,
    inRestaurantMode: full.roles,
    places: ['sections', 'bottom'],
    order: 70,
  },
  '/diagnostic': {
    label: { CAST: 'Diagnóstico', CAT: 'Diagnòstic', PT: 'Diagnóstico' },
    ...ofPortal,
    feature: 'diagnosticAndPlanner',
    order: 72,
  },
  '/marketing': {
    label: { CAST: 'Plan de marketing', CAT: 'Pla de màrqueting', PT: 'Plano de marketing' },
    ...ofPortal,
    feature: 'diagnosticAndPlanner',
    order: 73,
  },
  '/channels': {
    label: { CAST: 'Canales', CAT: 'Canals', PT: 'Canais' },
    ...ofPortal,
    order: 75,
  },
  '/library': {
    label: { CAST: 'Mi biblioteca', CAT: 'La meva biblioteca', PT: 'A minha biblioteca' },
    ...readers,
    places: ['sections', 'rail', 'account'],
    group: 'portal',
    order: 65,
  },
  // Not in the bottom bar: five places, and the top bar has it.
  '/cart': {
    label: { CAST: 'Cesta', CAT: 'Cistella', PT: 'Carrinho' },
    ...staff,
    places: ['bottom'],
    also: '/order/edit',
    order: 80,
  },
  '/restaurants': {
    label: { CAST: 'Mis restaurantes', CAT: 'Els meus restaurants', PT: 'Os meus restaurantes' },
    ...staff,
    needsMany: true,
    places: ['account'],
    order: 12,
  },
  '/calendar': { label: calendar, ...staff, places: ['account'], order: 13 },
  '/recalls': { label: recalls, ...staff, places: ['account'], order: 14 },
  '/users': {
    label: { CAST: 'Mi equipo', CAT: 'El meu equip', PT: 'A minha equipa' },
    roles: [Role.Franchisee],
    places: ['account'],
    order: 15,
  },
  '/account': { label: account, ...readers, places: ['account'], order: 10 },
  '/config': {
    label: { CAST: 'Configuración', CAT: 'Configuració', PT: 'Configuração' },
    ...readers,
    places: ['account'],
    order: 20,
  },
  '/notifications': { label: everywhere('Avisos'), ...readers, places: ['account'], order: 30 },
  '/admin/overview': { label: everywhere('Panorama'), ...ofWork, order: 5 },
  '/admin/map': { label: everywhere('Mapa'), ...ofWork, order: 40 },
  '/admin/film': { label: film, ...ofWork, ...full, order: 45 },
  '/admin/calendar': { label: calendar, ...ofWork, order: 50 },
  '/admin/orders': { label: orders, ...both, places: ['rail', 'bottom'], group: 'work', order: 10 },
  '/admin/mop': { ...pausing, ...full, places: ['rail', 'bottom'], group: 'work', order: 20 },
  '/admin/forms': {
    label: { CAST: 'Formularios', CAT: 'Formularis', PT: 'Formulários' },
    ...ofWork,
    ...full,
    order: 30,
  },
  '/admin/sections': {
    label: { CAST: 'Secciones', CAT: 'Seccions', PT: 'Secções' },
    ...ofContent,
    also: '/admin/section',
    order: 20,
  },
  '/admin/resources': {
    label: everywhere('Recursos'),
    ...both,
    places: ['rail', 'bottom'],
    group: 'content',
    order: 20,
  },
  '/admin/recalls': { label: recalls, ...ofContent, order: 30 },
  '/admin/sliders': {
    label: { CAST: 'Portadas', CAT: 'Portades', PT: 'Destaques' },
    ...ofContent,
    order: 40,
  },
  '/admin/videos': {
    label: { CAST: 'Vídeos', CAT: 'Vídeos', PT: 'Vídeos' },
    ...ofContent,
    ...full,
    feature: 'importsAndVideos',
    order: 45,
  },
  '/admin/reference': {
    label: { CAST: 'Datos de referencia', CAT: 'Dades de referència', PT: 'Dados de referência' },
    ...ofContent,
    ...full,
    feature: 'diagnosticAndPlanner',
    order: 50,
  },
  '/admin/import': {
    label: { CAST: 'Importaciones', CAT: 'Importacions', PT: 'Importações' },
    ...ofContent,
    ...full,
    feature: 'importsAndVideos',
    order: 55,
  },
  '/admin/documents': {
    label: { CAST: 'Documentos de Canales', CAT: 'Documents de Canals', PT: 'Documentos de Canais' },
    ...ofContent,
    ...full,
    order: 56,
  },
  '/admin/plan': {
    label: { CAST: 'Plan nacional', CAT: 'Pla nacional', PT: 'Plano nacional' },
    ...ofContent,
    ...full,
    feature: 'diagnosticAndPlanner',
    order: 47,
  },
  '/admin/restaurants': {
    label: { CAST: 'Restaurantes', CAT: 'Restaurants', PT: 'Restaurantes' },
    ...full,
    places: ['rail'],
    group: 'people',
    order: 50,
  },
  '/admin/users': {
    label: { CAST: 'Personas', CAT: 'Persones', PT: 'Pessoas' },
    ...full,
    places: ['rail'],
    group: 'people',
    order: 60,
  },
  '/admin/inform': {
    label: {
      CAST: 'Informe de descargas',
      CAT: 'Informe de descàrregues',
      PT: 'Relatório de transferências',
    },
    ...full,
    places: ['rail'],
    group: 'reports',
    order: 80,
  },
  '/admin/partner-reports': {
    label: monthlyReports,
    ...full,
    places: ['rail'],
    group: 'reports',
    order: 85,
  },
  '/admin/operations': {
    label: { CAST: 'Estado del portal', CAT: 'Estat del portal', PT: 'Estado do portal' },
    ...full,
    places: ['rail'],
    group: 'portal',
    order: 90,
  },
  '/partner/reports': { label: monthlyReports, ...partners, places: ['account'], order: 10 },
  '/partner/account': { label: account, ...partners, places: ['account'], order: 20 },
} as const satisfies Readonly<Record<string, MenuEntry>>;

function isForOwnRole({ inRestaurantMode }: MenuAudience, { ownRole }: Caller): boolean {
  return ownRole === undefined || inRestaurantMode === undefined || inRestaurantMode.includes(ownRole);
}

export function isFor(
  audience: MenuAudience,
  caller: Caller,
  market: Pick<MarketRecord, 'features'>,
): boolean {
  const inMarket = audience.feature === undefined || market.features[audience.feature];
  const forRole = audience.roles === undefined || audience.roles.includes(caller.role);
  return inMarket && forRole && isForOwnRole(audience, caller);
}
