import { z } from 'zod';
import { day, type Labels, type Market, marketRecords } from '../../kernel';
import { channelSchedules, everyDay, noHours, scheduleBlock } from './opening.rules';

/** R-CHN-12 */
export const ClosingMotive = { Refurbishment: 1, OpeningSoon: 2, Other: 3 } as const;
export const closingMotiveSchema = z.literal([1, 2, 3]);

/** R-CHN-12, R-CHN-13 */
export const openingSchema = z.object({
  open: z.boolean(),
  /** First open day. */
  date: day().nullable(),
  motive: closingMotiveSchema.nullable(),
});
export type Opening = Readonly<z.infer<typeof openingSchema>>;
export const isOpen: Opening = { open: true, date: null, motive: null };

/** Online booking of birthdays (R-CHN-26). Payment fields are blank if not offered. */
export const birthdaySchema = z.object({
  book_online: z.boolean(),
  bank_account: z.string(),
  bizum: z.string(),
  contact_phone: z.string(),
  contact_mail: z.string(),
});
export type BirthdayData = Readonly<z.infer<typeof birthdaySchema>>;
export const noBirthdays: BirthdayData = {
  book_online: false,
  bank_account: '',
  bizum: '',
  contact_phone: '',
  contact_mail: '',
};

export const channelContentSchema = z.object({
  opening: openingSchema,
  services: z.array(z.int()),
  schedules: channelSchedules,
  birthday: birthdaySchema,
});
export type ChannelContent = Readonly<z.infer<typeof channelContentSchema>>;

const blankBlock = everyDay(noHours);

export const blankChannel: ChannelContent = {
  opening: isOpen,
  services: [],
  schedules: {
    restaurant: blankBlock,
    mcauto: blankBlock,
    mcexpress: blankBlock,
    takeaway: blankBlock,
    delivery: '',
  },
  birthday: noBirthdays,
};

/** Only the rows that change. */
export const someSchedulesSchema = z.object({
  restaurant: scheduleBlock.partial().optional(),
  mcauto: scheduleBlock.partial().optional(),
  mcexpress: scheduleBlock.partial().optional(),
  takeaway: scheduleBlock.partial().optional(),
  delivery: channelSchedules.shape.delivery.optional(),
});
export type SomeSchedules = Readonly<z.infer<typeof someSchedulesSchema>>;

/** Fields left out keep their value of that day. */
export const plannedChangesSchema = z.object({
  opening: openingSchema.optional(),
  /** Service id → on. */
  services: z.record(z.string(), z.boolean()).optional(),
  schedules: someSchedulesSchema.optional(),
  birthday: birthdaySchema.partial().optional(),
});
export type PlannedChanges = Readonly<z.infer<typeof plannedChangesSchema>>;

/** Applied at midnight, market time (R-CHN-29). */
export interface ChannelPlan {
  readonly date: string;
  readonly changes: PlannedChanges;
}

/** R-CHN-29, R-CON-23 */
export const maxPlans = 2;

/** Versioned separately (R4). */
export const channelBlocks = [
  ...(['opening', 'services', 'restaurant', 'mcauto', 'mcexpress', 'takeaway', 'delivery'] as const),
  ...(['birthday', 'other', 'plan', 'special'] as const),
] as const;
export type ChannelBlock = (typeof channelBlocks)[number];

/** R-CHN-21 */
export interface ChannelService {
  readonly id: number;
  readonly slug: string;
  readonly name: Labels;
  readonly image: string;
  readonly order: number;
}

/** The other services of mobile ordering depend on this slug (R-CHN-22). */
export const mobileOrderSlug = 'mop_service';
const mobileOrderPrefix = 'mop_';
/** Slug of the service, the schedule block and the restaurant's flag (AMB-53). */
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

/** In order; mobile ordering only where the market has it. */
export const servicesOf = (market: Market): readonly ChannelService[] => byMarket[market];

const slugs = new Map(allServices.map(({ id, slug }) => [id, slug]));
const ids = new Map(allServices.map(({ id, slug }) => [slug, id]));

export const serviceSlug = (id: number): string => slugs.get(id) ?? '';
export const serviceId = (slug: string): number => ids.get(slug) ?? 0;

export const slugsOf = (active: readonly number[]): ReadonlySet<string> => new Set(active.map(serviceSlug));

export type ServiceSwitches = Readonly<Record<string, boolean>>;

const parent = serviceId(mobileOrderSlug);
const isChild = (id: number) => id !== parent && isOfMobileOrders(serviceSlug(id));

/** Mobile ordering off, one of its parts on. */
export const contradicts = (switches: ServiceSwitches): boolean =>
  switches[parent] === false && Object.entries(switches).some(([id, on]) => on && isChild(Number(id)));

/**
 * A part switches mobile ordering on; without it there are no parts (R-CHN-23, R-CHN-24, R-CHN-25).
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

/** Adds mobile ordering if a part is listed (R-CHN-25). */
export const withMobileOrders = (listed: readonly number[]): readonly number[] =>
  listed.some(isChild) && !listed.includes(parent) ? [...listed, parent] : listed;

export const switchesBetween = (from: readonly number[], to: readonly number[]): ServiceSwitches =>
  Object.fromEntries([
    ...to.filter((id) => !from.includes(id)).map((id) => [id, true] as const),
    ...from.filter((id) => !to.includes(id)).map((id) => [id, false] as const),
  ]);
