import { z } from 'zod';
import { type Labels, wireText } from '../../kernel';

/** What a paid campaign is asked for (R-FRM-09, R-FRM-11): consulting and strategic, directional and outdoor, tactical. */
export const petitionTypes = ['consulting', 'directional', 'tactical'] as const;
export const petitionTypeSchema = z.enum(petitionTypes);
export type PetitionType = z.infer<typeof petitionTypeSchema>;

/** Euros below which a paid campaign is digital only (R-FRM-13, R-CON-27). */
export const digitalOnlyBelow = 2_000;

const amount = /^(?<euros>\d+|\d{1,3}(?:[. ]\d{3})+)(?:,\d{1,2})?\s*(?:€|euros?)?$/i;

/** Euros of a budget that is an amount alone, as `3.000 €`; `null` for other words. */
export function eurosIn(budget: string): number | null {
  const euros = amount.exec(budget)?.groups?.euros;
  return euros === undefined ? null : Number(euros.replaceAll(/[. ]/g, ''));
}

/** As it was written; a number alone is one of euros. */
export const budgetText = (budget: string): string => (/^\d+$/.test(budget) ? `${budget} €` : budget);

/** Only tactical activations have a budget (R-FRM-10). */
export const hasBudget = (type: PetitionType): boolean => type === 'tactical';

/** How a field of the opening form is filled in. */
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

/** Fields of the opening form as they stand on it, mailed and shown under these labels (R-FRM-02…04). */
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

/** Characters of a field by its kind. */
const longest = { line: 200, paragraph: 1_000 } as const;
export const openingFieldLimit = (name: OpeningField): number | undefined => {
  const { kind } = openingFields[name];
  return kind === 'line' || kind === 'paragraph' ? longest[kind] : undefined;
};

function schemaOf(name: OpeningField) {
  const { kind } = openingFields[name];
  // An answer may be left open: nobody knows everything of a restaurant that is not built yet.
  if (kind === 'yes-no') return z.enum(['', 'yes', 'no']).default('');
  if (kind === 'day') return z.union([z.literal(''), z.iso.date()]).default('');
  return wireText(longest[kind]).default('');
}

/** What is known of a restaurant that opens; `''` is an open answer. */
export type OpeningForm = Readonly<Record<OpeningField, string>>;

export const isEmptyOpening = (form: Partial<OpeningForm>): boolean =>
  openingFieldNames.every((name) => (form[name] ?? '').trim() === '');

/** All fields are optional, but not all at once: an empty form is refused (AMB-74). Field code: `opening_empty`. */
export const openingFormSchema = z
  .object(Object.fromEntries(openingFieldNames.map((name) => [name, schemaOf(name)])))
  .transform((form) => form as OpeningForm)
  .refine((form) => !isEmptyOpening(form), 'opening_empty');

/** The agency needs the data that many days before (R-FRM-06, R-CON-26). */
export const openingNoticeDays = 15;

/** Forms that go to the agency, and the streams that hold one each: `briefing-{id}`. */
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

/** Id of a form on the wire: its stream. */
export const sentFormIdSchema = z
  .string()
  .regex(/^(customRequest|openingForm|briefing)-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
export const sentFormIdOf = (kind: SentFormKind, requestId: string): string =>
  `${sentFormStreams[kind]}-${requestId}`;
/** The request in an id of the wire, by which the view knows the form. */
export const requestOfForm = (id: string): string => id.slice(id.indexOf('-') + 1);

/** What the agency has done about a form. */
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

/** Characters of the note to the sender. */
export const maxFormNote = 500;
