import { z } from 'zod';
import { type Labels, cleanLine } from '../../kernel';
import { daypartSchema, type WeekPart } from './figures.rules';

/** R-DIA-17, AMB-41 */
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

/** R-DIA-16, R-CON-18 */
export const clientSegments: readonly ClientSegment[] = [
  segment(1, 'workers', 'Trabajadores', 'Treballadors', 'Trabalhadores'),
  segment(2, 'students', 'Estudiantes', 'Estudiants', 'Estudantes'),
  segment(3, 'families', 'Familias', 'Famílies', 'Famílias'),
  segment(4, 'couples', 'Pareja o amigos', 'Parella o amics', 'Casal ou amigos'),
  segment(5, 'groups', 'Grupos', 'Grups', 'Grupos'),
  segment(6, 'alone', 'Solos', 'Sols', 'Sozinhos'),
];

/** Share of sales in percent, and main daypart. */
export const clientShareSchema = z.object({
  segment: segmentIdSchema,
  week: z.number().nonnegative(),
  weekend: z.number().nonnegative(),
  daypart: daypartSchema.nullable(),
});
export type ClientShare = Readonly<z.infer<typeof clientShareSchema>>;

/** Percent (R-CON-18). */
export const wholeShare = 100;

type Shares = readonly Readonly<Record<WeekPart, number>>[];

/** Rounded: no floating-point residue. */
export const totalShare = (shares: Shares, part: WeekPart): number =>
  Math.round(shares.reduce((sum, share) => sum + share[part], 0) * 100) / 100;

/** Others are saved as incomplete (R-DIA-20, AMB-90). Two decimals: 33.3 + 33.3 + 33.4 is 100. */
export const isWhole = (shares: Shares, part: WeekPart): boolean => totalShare(shares, part) === wholeShare;

/** Flagged, but saved (R-DIA-19, AMB-90). */
export const isTooMuch = (share: number): boolean => share > wholeShare;

/** Wire code (R-DIA-23). */
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

/** 1 high, 2 medium, 3 low; `null` for unset (R-DIA-24, R-CON-17). */
export const intensities = [1, 2, 3] as const;
export const intensitySchema = z.literal(intensities).nullable();
export type Intensity = z.infer<typeof intensitySchema>;

export const intensityLabels: Readonly<Record<(typeof intensities)[number], Labels>> = {
  1: { CAST: 'Alta', CAT: 'Alta', PT: 'Alta' },
  2: { CAST: 'Media', CAT: 'Mitjana', PT: 'Média' },
  3: { CAST: 'Baja', CAT: 'Baixa', PT: 'Baixa' },
};

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

/** Characters. */
export const maxBrandName = 80;

/** Composed, single blanks, upper case (R-DIA-26). */
export const brandNameOf = (name: string): string => cleanLine(name).toLocaleUpperCase('es');

/** `7` of the chain, `12-3` of restaurant 12. */
export const brandIdSchema = z.string().regex(/^\d{1,9}(-\d{1,9})?$/);

export const isNationalBrand = (brandId: string): boolean => !brandId.includes('-');

/** R-DIA-28 */
export const comparedFeatures = ['service', 'relation', 'innovation', 'ambient', 'promotion'] as const;
export type ComparedFeature = (typeof comparedFeatures)[number];

export const lowestRating = 1;
export const highestRating = 5;
const rating = z.int().min(lowestRating).max(highestRating).nullable();
/** 1 to 5; `null` for unrated (R-DIA-28, R-CON-17). */
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

/** Besides the own chain (R-DIA-28, R-CON-17). */
export const maxCompared = 3;
export const rivalFields = ['rest1', 'rest2', 'rest3'] as const;

export const ownChainId = '0';

/** Per restaurant. */
export const maxCustomBrands = 100;

/** R-DIA-12 */
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

/** Characters. */
export const maxEnvironmentName = 60;
/** Per restaurant. */
export const maxCustomEnvironments = 100;

/** R-DIA-06 */
export const swotLists = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
export type SwotList = (typeof swotLists)[number];

/** Wire spelling (R-DIA-09). */
export const swotFields = {
  strengths: 'strenghts',
  weaknesses: 'weaknesses',
  opportunities: 'opportunities',
  threats: 'threats',
} as const satisfies Record<SwotList, string>;

/** R-DIA-07 */
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

/** Without blank rows. */
export const writtenRows = (rows: readonly string[]): string[] =>
  rows.map((row) => row.trim()).filter((row) => row !== '');

export const isSwotEmpty = (swot: Swot): boolean => swotLists.every((list) => swot[list].length === 0);
