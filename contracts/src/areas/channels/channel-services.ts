import { type Labels, type Market, marketRecords } from '../../kernel';

/** A service that a restaurant offers or not (R-CHN-21). */
export interface ChannelService {
  readonly id: number;
  readonly slug: string;
  readonly name: Labels;
  /** Which picture stands for it. */
  readonly image: string;
  readonly order: number;
}

/** Of mobile ordering: the slug that all others of it depend on, and how theirs begin (R-CHN-22). */
export const mobileOrderSlug = 'mop_service';
const mobileOrderPrefix = 'mop_';
/** The service, the schedule block and the restaurant's flag (AMB-53). */
export const driveThroughSlug = 'mcauto';

export const isOfMobileOrders = (slug: string): boolean => slug.startsWith(mobileOrderPrefix);

type Row = readonly [id: number, slug: string, name: Labels];
const everywhere = (name: string): Labels => ({ CAST: name, CAT: name, PT: name });

const table: readonly Row[] = [
  [1, driveThroughSlug, { CAST: 'AutoLume', CAT: 'AutoLume', PT: 'Drive-through' }],
  [2, 'mcexpress', { CAST: 'ExpressLume', CAT: 'ExpressLume', PT: 'Express' }],
  [3, 'takeaway', { CAST: 'Para llevar', CAT: 'Per emportar', PT: 'Takeaway' }],
  [4, 'delivery', { CAST: 'Reparto a domicilio', CAT: 'Repartiment a domicili', PT: 'Entrega ao domicílio' }],
  [5, 'table_service', { CAST: 'Servicio en mesa', CAT: 'Servei a taula', PT: 'Serviço à mesa' }],
  [6, 'kiosks', { CAST: 'Quioscos', CAT: 'Quioscos', PT: 'Quiosques' }],
  [7, 'cafe', everywhere('Café')],
  [8, 'games', { CAST: 'Zona de juegos', CAT: 'Zona de jocs', PT: 'Zona de jogos' }],
  [9, 'terrace', { CAST: 'Terraza', CAT: 'Terrassa', PT: 'Esplanada' }],
  [10, 'parking', { CAST: 'Aparcamiento', CAT: 'Aparcament', PT: 'Estacionamento' }],
  [11, 'wifi', { CAST: 'Wifi', CAT: 'Wifi', PT: 'Wi-Fi' }],
  [12, 'birthday', { CAST: 'Cumpleaños', CAT: 'Aniversaris', PT: 'Aniversários' }],
  [
    13,
    'birthday_home',
    { CAST: 'Cumpleaños en casa', CAT: 'Aniversaris a casa', PT: 'Aniversários em casa' },
  ],
  [14, mobileOrderSlug, { CAST: 'Pedido móvil', CAT: 'Comanda mòbil', PT: 'Pedidos na app' }],
  [
    15,
    'mop_counter',
    { CAST: 'Pedido móvil: mostrador', CAT: 'Comanda mòbil: taulell', PT: 'Pedidos na app: balcão' },
  ],
  [16, 'mop_table', { CAST: 'Pedido móvil: mesa', CAT: 'Comanda mòbil: taula', PT: 'Pedidos na app: mesa' }],
  [
    17,
    'mop_mcauto',
    { CAST: 'Pedido móvil: AutoLume', CAT: 'Comanda mòbil: AutoLume', PT: 'Pedidos na app: drive-through' },
  ],
  [
    18,
    'mop_parking',
    {
      CAST: 'Pedido móvil: aparcamiento',
      CAT: 'Comanda mòbil: aparcament',
      PT: 'Pedidos na app: estacionamento',
    },
  ],
];

const allServices: readonly ChannelService[] = table.map(([id, slug, name], index) => ({
  id,
  slug,
  name,
  image: slug,
  order: (index + 1) * 10,
}));

const byMarket = {
  ES: allServices,
  PT: allServices.filter(({ slug }) => marketRecords.PT.features.mobileOrderPause || !isOfMobileOrders(slug)),
} as const satisfies Record<Market, readonly ChannelService[]>;

/** The services of a market, in their order; nothing of mobile ordering where the market has none. */
export const servicesOf = (market: Market): readonly ChannelService[] => byMarket[market];

const slugs = new Map(allServices.map(({ id, slug }) => [id, slug]));
const ids = new Map(allServices.map(({ id, slug }) => [slug, id]));

export const serviceSlug = (id: number): string => slugs.get(id) ?? '';
export const serviceId = (slug: string): number => ids.get(slug) ?? 0;

/** The slugs of active services: what decides which schedule blocks are in use. */
export const slugsOf = (active: readonly number[]): ReadonlySet<string> => new Set(active.map(serviceSlug));

/** Services that are switched, by id. */
export type ServiceSwitches = Readonly<Record<string, boolean>>;

const parent = serviceId(mobileOrderSlug);
const isChild = (id: number) => id !== parent && isOfMobileOrders(serviceSlug(id));

/** Mobile ordering off, and a part of it on: nobody can have meant both. */
export const contradicts = (switches: ServiceSwitches): boolean =>
  switches[parent] === false && Object.entries(switches).some(([id, on]) => on && isChild(Number(id)));

/**
 * The active services after some were switched, in any order. A part of mobile ordering switches it on, and without it
 * there is none of its parts (R-CHN-23, R-CHN-24, R-CHN-25).
 * @returns ids, ascending
 */
export function switchServices(active: readonly number[], switches: ServiceSwitches): readonly number[] {
  const after = new Set(active);
  const entries = Object.entries(switches).map(([id, on]) => [Number(id), on] as const);
  for (const [id, on] of entries) {
    if (on) after.add(id);
    else after.delete(id);
  }
  if (entries.some(([id, on]) => on && isChild(id))) after.add(parent);
  return [...after].filter((id) => after.has(parent) || !isChild(id)).sort((a, b) => a - b);
}

/** Services as they are listed, and mobile ordering with any part of it (R-CHN-25). */
export const withMobileOrders = (listed: readonly number[]): readonly number[] =>
  listed.some(isChild) && !listed.includes(parent) ? [...listed, parent] : listed;

/** What has to be switched to come from one set of services to another. */
export const switchesBetween = (from: readonly number[], to: readonly number[]): ServiceSwitches =>
  Object.fromEntries([
    ...to.filter((id) => !from.includes(id)).map((id) => [id, true] as const),
    ...from.filter((id) => !to.includes(id)).map((id) => [id, false] as const),
  ]);
