import { z } from 'zod';
import { type Labels, cleanLine } from '../../kernel';
import { daypartSchema, type WeekPart } from './figures.rules';

/** A kind of guests by its `cluster_id` (R-DIA-17, AMB-41). */
export interface ClientSegment {
  readonly id: SegmentId;
  readonly slug: string;
  readonly name: Labels;
}

export const segmentIds = [1, 2, 3, 4, 5, 6] as const;
export type SegmentId = (typeof segmentIds)[number];
export const segmentIdSchema = z.literal(segmentIds);

const segment = (id: SegmentId, slug: string, CAST: string, CAT: string, PT: string): ClientSegment => ({
  id,
  slug,
  name: { CAST, CAT, PT },
});

/** The six kinds of guests (R-DIA-16, R-CON-18). */
export const clientSegments: readonly ClientSegment[] = [
  segment(1, 'workers', 'Trabajadores', 'Treballadors', 'Trabalhadores'),
  segment(2, 'students', 'Estudiantes', 'Estudiants', 'Estudantes'),
  segment(3, 'families', 'Familias', 'Famílies', 'Famílias'),
  segment(4, 'couples', 'Pareja o amigos', 'Parella o amics', 'Casal ou amigos'),
  segment(5, 'groups', 'Grupos', 'Grups', 'Grupos'),
  segment(6, 'alone', 'Solos', 'Sols', 'Sozinhos'),
];

/** What a kind of guests brings: its share of sales in percent, and when it comes mostly. */
export const clientShareSchema = z.object({
  segment: segmentIdSchema,
  week: z.number().nonnegative(),
  weekend: z.number().nonnegative(),
  daypart: daypartSchema.nullable(),
});
export type ClientShare = Readonly<z.infer<typeof clientShareSchema>>;

/** What all kinds of guests make up together, in percent (R-CON-18). */
export const wholeShare = 100;

type Shares = readonly Readonly<Record<WeekPart, number>>[];

/** The sum of a column, free of what floating point adds to it. */
export const totalShare = (shares: Shares, part: WeekPart): number =>
  Math.round(shares.reduce((sum, share) => sum + share[part], 0) * 100) / 100;

/** Whether a column makes 100; others are saved as incomplete (R-DIA-20, AMB-90). Compared at two decimals: 33.3 + 33.3 + 33.4 does. */
export const isWhole = (shares: Shares, part: WeekPart): boolean => totalShare(shares, part) === wholeShare;

/** A share that cannot be: flagged, and saved all the same (R-DIA-19, AMB-90). */
export const isTooMuch = (share: number): boolean => share > wholeShare;

/** Kinds of competitors by their wire code (R-DIA-23). */
export const brandTypes = [0, 1, 2, 3, 4, 5] as const;
export type BrandType = (typeof brandTypes)[number];
export const brandTypeSchema = z.literal(brandTypes);

export const brandTypeLabels: Readonly<Record<BrandType, Labels>> = {
  0: { CAST: 'Indirecta', CAT: 'Indirecta', PT: 'Indireta' },
  1: { CAST: 'Competencia directa', CAT: 'Competència directa', PT: 'Concorrência direta' },
  2: {
    CAST: 'Otros restaurantes de servicio rápido',
    CAT: 'Altres restaurants de servei ràpid',
    PT: 'Outros restaurantes de serviço rápido',
  },
  3: { CAST: 'Cafeterías', CAT: 'Cafeteries', PT: 'Cafés' },
  4: { CAST: 'Restaurantes informales', CAT: 'Restaurants informals', PT: 'Restaurantes informais' },
  5: {
    CAST: 'Otro consumo fuera del hogar',
    CAT: 'Altre consum fora de casa',
    PT: 'Outro consumo fora de casa',
  },
};

/** How hard a kind of competitors presses: 1 high, 2 medium, 3 low; `null` for not said (R-DIA-24, R-CON-17). */
export const intensities = [1, 2, 3] as const;
export const intensitySchema = z.literal(intensities).nullable();
export type Intensity = z.infer<typeof intensitySchema>;

export const intensityLabels: Readonly<Record<(typeof intensities)[number], Labels>> = {
  1: { CAST: 'Alta', CAT: 'Alta', PT: 'Alta' },
  2: { CAST: 'Media', CAT: 'Mitjana', PT: 'Média' },
  3: { CAST: 'Baja', CAT: 'Baixa', PT: 'Baixa' },
};

/** The intensity of each kind of competitors, by its field on the wire. */
export const intensityFields = ['type0', 'type1', 'type2', 'type3', 'type4', 'type5'] as const;
export const intensityByType = z.object({
  type0: intensitySchema,
  type1: intensitySchema,
  type2: intensitySchema,
  type3: intensitySchema,
  type4: intensitySchema,
  type5: intensitySchema,
});
export type IntensityByType = Readonly<z.infer<typeof intensityByType>>;
export const noIntensity: IntensityByType = {
  type0: null,
  type1: null,
  type2: null,
  type3: null,
  type4: null,
  type5: null,
};

/** Longest name of a brand. */
export const maxBrandName = 80;

/** A brand's name as it is kept: composed, one blank between words, upper case (R-DIA-26). */
export const brandNameOf = (name: string): string => cleanLine(name).toLocaleUpperCase('es');

/** A brand on the wire: `7` of the chain, `12-3` of restaurant 12. */
export const brandIdSchema = z.string().regex(/^\d{1,9}(-\d{1,9})?$/);

/** Whether a brand is one of the chain and not of a single restaurant. */
export const isNationalBrand = (brandId: string): boolean => !brandId.includes('-');

/** What is rated of a restaurant and its competitors (R-DIA-28). */
export const comparedFeatures = ['service', 'relation', 'innovation', 'ambient', 'promotion'] as const;
export type ComparedFeature = (typeof comparedFeatures)[number];

export const lowestRating = 1;
export const highestRating = 5;
const rating = z.int().min(lowestRating).max(highestRating).nullable();
/** Ratings from 1 to 5; `null` for not rated (R-DIA-28, R-CON-17). */
export const ratingsSchema = z.object({
  service: rating,
  relation: rating,
  innovation: rating,
  ambient: rating,
  promotion: rating,
});
export type Ratings = Readonly<z.infer<typeof ratingsSchema>>;
export const noRatings: Ratings = {
  service: null,
  relation: null,
  innovation: null,
  ambient: null,
  promotion: null,
};

/** Most competitors that are compared, beside the own chain (R-DIA-28, R-CON-17). */
export const maxCompared = 3;
export const rivalFields = ['rest1', 'rest2', 'rest3'] as const;

/** Stands for the own chain where a competitor's id stands. */
export const ownChainId = '0';

/** Most brands of its own that a restaurant has at a time. */
export const maxCustomBrands = 100;

/** What there is around a restaurant and every restaurant can select (R-DIA-12). */
export interface EnvironmentOption {
  readonly id: string;
  readonly slug: string;
  readonly name: Labels;
}

const option = (id: string, slug: string, CAST: string, CAT: string, PT: string): EnvironmentOption => ({
  id,
  slug,
  name: { CAST, CAT, PT },
});

export const environmentOptions: readonly EnvironmentOption[] = [
  option('1', 'office', 'Oficinas', 'Oficines', 'Escritórios'),
  option('2', 'university', 'Universidad', 'Universitat', 'Universidade'),
  option('3', 'schools', 'Colegios', 'Escoles', 'Escolas'),
  option('4', 'institutes', 'Institutos', 'Instituts', 'Escolas secundárias'),
  option('5', 'hospital', 'Hospital', 'Hospital', 'Hospital'),
  option('6', 'shops', 'Comercios', 'Comerços', 'Comércio'),
  option('7', 'companies', 'Empresas', 'Empreses', 'Empresas'),
  option('8', 'residential', 'Zona residencial', 'Zona residencial', 'Zona residencial'),
  option('9', 'holiday_residential', 'Segunda residencia', 'Segona residència', 'Segunda residência'),
  option('10', 'other', 'Otros', 'Altres', 'Outros'),
];

/** Longest name of an option that a restaurant adds. */
export const maxEnvironmentName = 60;
/** Most options of its own that a restaurant has at a time. */
export const maxCustomEnvironments = 100;

/** The four lists (R-DIA-06). */
export const swotLists = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
export type SwotList = (typeof swotLists)[number];

/** How the wire spells them (R-DIA-09). */
export const swotFields = {
  strengths: 'strenghts',
  weaknesses: 'weaknesses',
  opportunities: 'opportunities',
  threats: 'threats',
} as const satisfies Record<SwotList, string>;

/** Which list an example belongs to, by its type (R-DIA-07). */
export const swotTypes = [1, 2, 3, 4] as const;
export type SwotType = (typeof swotTypes)[number];
export const swotTypeSchema = z.literal(swotTypes);
export const swotListOfType: Readonly<Record<SwotType, SwotList>> = {
  1: 'strengths',
  2: 'weaknesses',
  3: 'opportunities',
  4: 'threats',
};

export const maxSwotTexts = 30;
export const maxSwotText = 300;

const texts = z.array(z.string());
export const swotSchema = z.object({
  strengths: texts,
  weaknesses: texts,
  opportunities: texts,
  threats: texts,
});
export type Swot = Readonly<Record<SwotList, readonly string[]>>;
export const noSwot: Swot = { strengths: [], weaknesses: [], opportunities: [], threats: [] };

/** Texts as they are kept: rows that say nothing are left out. */
export const writtenRows = (rows: readonly string[]): string[] =>
  rows.map((row) => row.trim()).filter((row) => row !== '');

export const isSwotEmpty = (swot: Swot): boolean => swotLists.every((list) => swot[list].length === 0);
