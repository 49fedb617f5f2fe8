import { z } from 'zod';
import { type Labels, wireText } from '../../kernel';

/** R-FRM-09, R-FRM-11 */
export const petitionTypes = ['consulting', 'directional', 'tactical'] as const;
export const petitionTypeSchema = z.enum(petitionTypes);
export type PetitionType = z.infer<typeof petitionTypeSchema>;

/** Euros (R-FRM-13, R-CON-27). */
export const digitalOnlyBelow = 2_000;

const amount = /^(?<euros>\d+|\d{1,3}(?:[. ]\d{3})+)(?:,\d{1,2})?\s*(?:€|euros?)?$/i;

/** Reads `3.000 €`; `null` for other text. */
export function eurosIn(budget: string): number | null {
  const euros = amount.exec(budget)?.groups?.euros;
  return euros === undefined ? null : Number(euros.replaceAll(/[. ]/g, ''));
}

/** A bare number is in euros. */
export const budgetText = (budget: string): string => (/^\d+$/.test(budget) ? `${budget} €` : budget);

/** R-FRM-10 */
export const hasBudget = (type: PetitionType): boolean => type === 'tactical';

export type OpeningFieldKind = 'line' | 'paragraph' | 'day' | 'yes-no';
export type OpeningGroup = 'general' | 'technical';

interface OpeningFieldSpec {
  readonly group: OpeningGroup;
  readonly kind: OpeningFieldKind;
  readonly label: Labels;
}

const fieldOf = (group: OpeningGroup) => (kind: OpeningFieldKind, CAST: string, CAT: string, PT: string) =>
  ({ group, kind, label: { CAST, CAT, PT } }) satisfies OpeningFieldSpec;
const general = fieldOf('general');
const technical = fieldOf('technical');

/** In form order; labels of screen and mail (R-FRM-02…04). */
export const openingFields = {
  site: general('line', 'Código', 'Codi', 'Código'),
  restaurant_type: general('line', 'Tipo de restaurante', 'Tipus de restaurant', 'Tipo de restaurante'),
  property_type: general('line', 'Tipo de propiedad', 'Tipus de propietat', 'Tipo de propriedade'),
  license_type: general('line', 'Tipo de licencia', 'Tipus de llicència', 'Tipo de licença'),
  franchisee_name: general('line', 'Nombre del franquiciado', 'Nom del franquiciat', 'Nome do franquiado'),
  field_consultant: general('line', 'Consultor de campo', 'Consultor de camp', 'Consultor de campo'),
  hr_consultant: general(
    'line',
    'Consultor de recursos humanos',
    'Consultor de recursos humans',
    'Consultor de recursos humanos',
  ),
  eotf_manager: general('line', 'Responsable de EOTF', 'Responsable d’EOTF', 'Responsável de EOTF'),
  opening_date: general('day', 'Fecha de apertura', 'Data d’obertura', 'Data de abertura'),
  address: general('line', 'Dirección', 'Adreça', 'Morada'),
  phone: general('line', 'Teléfono', 'Telèfon', 'Telefone'),
  mail: general('line', 'Correo electrónico', 'Correu electrònic', 'E-mail'),
  contact_person: general('line', 'Persona de contacto', 'Persona de contacte', 'Pessoa de contacto'),
  marketing_campaign: general(
    'paragraph',
    'Campaña de marketing',
    'Campanya de màrqueting',
    'Campanha de marketing',
  ),
  kiosks: technical('yes-no', 'Quioscos', 'Quioscos', 'Quiosques'),
  drive_through: technical('yes-no', 'Servicio en coche', 'Servei en cotxe', 'Serviço no carro'),
  cafe: technical('yes-no', 'Cafetería', 'Cafeteria', 'Cafetaria'),
  table_service: technical('yes-no', 'Servicio en mesa', 'Servei a taula', 'Serviço à mesa'),
  signature: technical('yes-no', 'Gama Signature', 'Gamma Signature', 'Gama Signature'),
  delivery: technical('yes-no', 'Reparto a domicilio', 'Repartiment a domicili', 'Entrega ao domicílio'),
  games: technical('yes-no', 'Zona de juegos', 'Zona de jocs', 'Zona de jogos'),
  speech_needs: technical(
    'paragraph',
    'Necesidades de discursos',
    'Necessitats de discursos',
    'Necessidades de discursos',
  ),
  authorities: technical('paragraph', 'Autoridades', 'Autoritats', 'Autoridades'),
  mentions: technical('paragraph', 'Menciones', 'Mencions', 'Menções'),
  employee_speech: technical(
    'paragraph',
    'Discurso de un empleado',
    'Discurs d’un empleat',
    'Discurso de um colaborador',
  ),
  jobs_created: technical(
    'line',
    'Puestos de trabajo creados',
    'Llocs de treball creats',
    'Postos de trabalho criados',
  ),
  square_metres: technical('line', 'Metros cuadrados', 'Metres quadrats', 'Metros quadrados'),
  restaurants_in_city: technical(
    'line',
    'Restaurantes en la ciudad',
    'Restaurants a la ciutat',
    'Restaurantes na cidade',
  ),
  restaurants_in_province: technical(
    'line',
    'Restaurantes en la provincia',
    'Restaurants a la província',
    'Restaurantes no distrito',
  ),
  restaurants_in_community: technical(
    'line',
    'Restaurantes en la comunidad autónoma',
    'Restaurants a la comunitat autònoma',
    'Restaurantes na região autónoma',
  ),
  other_data: technical('paragraph', 'Otros datos', 'Altres dades', 'Outros dados'),
} satisfies Record<string, OpeningFieldSpec>;
export type OpeningField = keyof typeof openingFields;
export const openingFieldNames = Object.keys(openingFields) as OpeningField[];

/** Characters. */
const maxLength = { line: 200, paragraph: 1_000 } as const;
export const openingFieldLimit = (name: OpeningField): number | undefined => {
  const { kind } = openingFields[name];
  return kind === 'line' || kind === 'paragraph' ? maxLength[kind] : undefined;
};

function schemaOf(name: OpeningField) {
  const { kind } = openingFields[name];
  // Blank is allowed: a new restaurant has unknowns.
  if (kind === 'yes-no') return z.enum(['', 'yes', 'no']).default('');
  if (kind === 'day') return z.union([z.literal(''), z.iso.date()]).default('');
  return wireText(maxLength[kind]).default('');
}

/** `''` is unanswered. */
export type OpeningForm = Readonly<Record<OpeningField, string>>;

export const isEmptyOpening = (form: Partial<OpeningForm>): boolean =>
  openingFieldNames.every((name) => (form[name] ?? '').trim() === '');

/** All optional, but not all blank (AMB-74). Field code: `opening_empty`. */
export const openingFormSchema = z
  .object(Object.fromEntries(openingFieldNames.map((name) => [name, schemaOf(name)])))
  .transform((form) => form as OpeningForm)
  .refine((form) => !isEmptyOpening(form), 'opening_empty');

/** Days of notice (R-FRM-06, R-CON-26). */
export const openingNoticeDays = 15;

/** Stream names: `briefing-{id}`. */
export const sentFormStreams = {
  custom: 'customRequest',
  opening: 'openingForm',
  briefing: 'briefing',
} as const;
export type SentFormKind = keyof typeof sentFormStreams;
export const sentFormKinds = Object.keys(sentFormStreams) as [SentFormKind, ...SentFormKind[]];

export const sentFormKindLabels: Readonly<Record<SentFormKind, Labels>> = {
  custom: { CAST: 'Pieza a medida', CAT: 'Peça a mida', PT: 'Peça à medida' },
  opening: { CAST: 'Apertura', CAT: 'Obertura', PT: 'Abertura' },
  briefing: { CAST: 'Campaña de pago', CAT: 'Campanya de pagament', PT: 'Campanha paga' },
};

export const sentFormIdSchema = z
  .string()
  .regex(/^(customRequest|openingForm|briefing)-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
export const sentFormIdOf = (kind: SentFormKind, requestId: string): string =>
  `${sentFormStreams[kind]}-${requestId}`;
export const requestOfForm = (id: string): string => id.slice(id.indexOf('-') + 1);

export const FormStatus = { New: 1, Taken: 2, Done: 3 } as const;
export type FormStatus = (typeof FormStatus)[keyof typeof FormStatus];
export const formStatusSchema = z.union([
  z.literal(FormStatus.New),
  z.literal(FormStatus.Taken),
  z.literal(FormStatus.Done),
]);

export const formStatuses: readonly { readonly id: FormStatus; readonly label: Labels }[] = [
  { id: FormStatus.New, label: { CAST: 'Sin empezar', CAT: 'Sense començar', PT: 'Por iniciar' } },
  { id: FormStatus.Taken, label: { CAST: 'En curso', CAT: 'En curs', PT: 'Em curso' } },
  { id: FormStatus.Done, label: { CAST: 'Hecho', CAT: 'Fet', PT: 'Concluído' } },
];

/** Characters. */
export const maxFormNote = 500;
