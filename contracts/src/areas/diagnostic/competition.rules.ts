import { z } from 'zod';
import { cleanLine, type Labels } from '../../kernel';

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
