import type { EventOf } from '@portal/contracts';
import {
  type BrandType,
  type ClientShare,
  type diagnosticEvents,
  type IntensityByType,
  noIntensity,
  noRatings,
  noSwot,
  type Ratings,
  type Swot,
} from '@portal/contracts/areas/diagnostic';
import { ofRestaurant } from '@portal/platform/record/of-restaurant';

export type DiagnosticEvent = Exclude<EventOf<typeof diagnosticEvents>, { type: 'FiguresGrewOld' }>;

/** A competitor that is compared. */
export interface Rival {
  readonly brandId: string;
  readonly ratings: Ratings;
}

/** What a restaurant has added of its own; a deleted one may come back. */
interface Own {
  readonly id: string;
  readonly name: string;
  readonly deleted: boolean;
}
export interface CustomBrand extends Own {
  readonly type: BrandType;
}

/** Competitors and what is compared; brands that were deleted meanwhile stand in both, for they may come back. */
export interface Competitors {
  readonly brandIds: readonly string[];
  readonly rivals: readonly Rival[];
}

/** An import that nobody has changed since, and what there was before it. */
interface KeptImport {
  readonly importId: string;
  readonly before: Competitors;
}

/** What a restaurant says of itself and of what is around it. */
export interface Diagnostic extends Competitors {
  /** `null` until anything was said. */
  readonly restaurantId: number | null;
  readonly swot: Swot;
  readonly shares: readonly ClientShare[];
  readonly intensity: IntensityByType;
  readonly own: Ratings;
  readonly customBrands: readonly CustomBrand[];
  readonly environment: readonly string[];
  readonly customEnvironments: readonly Own[];
  /** Those that can be undone, the newest last. */
  readonly imports: readonly KeptImport[];
  /** Every one that was taken over, so that none is twice. */
  readonly importIds: readonly string[];
}

export const noDiagnostic: Diagnostic = {
  restaurantId: null,
  swot: noSwot,
  shares: [],
  brandIds: [],
  intensity: noIntensity,
  own: noRatings,
  rivals: [],
  customBrands: [],
  environment: [],
  customEnvironments: [],
  imports: [],
  importIds: [],
};

/** How many imports can be undone one after the other. */
const keptImports = 12;

/** Own brands and options that are there. */
export const there = <T extends Own>(all: readonly T[]): readonly T[] =>
  all.filter(({ deleted }) => !deleted);

export const isDeleted = (all: readonly Own[], own: Own | undefined): boolean =>
  all.some(({ id, deleted }) => id === own?.id && deleted);

const marked = <T extends Own>(all: readonly T[], id: string, deleted: boolean): readonly T[] =>
  all.map((each) => (each.id === id ? { ...each, deleted } : each));

const competitorsOf = ({ brandIds, rivals }: Competitors): Competitors => ({ brandIds, rivals });

export const diagnosticEvolutions = ofRestaurant<Diagnostic, DiagnosticEvent>({
  SwotUpdated: (diagnostic, { data: { strengths, weaknesses, opportunities, threats } }) => ({
    ...diagnostic,
    swot: { strengths, weaknesses, opportunities, threats },
  }),
  ClientsUpdated: (diagnostic, { data: { shares } }) => ({ ...diagnostic, shares }),
  CompetitionUpdated: (diagnostic, { data: { brandIds, intensity } }) => ({
    ...diagnostic,
    ...{ brandIds, intensity, imports: [] },
    rivals: diagnostic.rivals.filter(({ brandId }) => brandIds.includes(brandId)),
  }),
  CompetitionImported: (diagnostic, { data: { importId, brandIds, rivals } }) => ({
    ...diagnostic,
    ...{ brandIds, rivals },
    imports: [...diagnostic.imports, { importId, before: competitorsOf(diagnostic) }].slice(-keptImports),
    importIds: [...diagnostic.importIds, importId],
  }),
  CompetitionImportUndone: (diagnostic, { data: { brandIds, rivals } }) => ({
    ...diagnostic,
    ...{ brandIds, rivals },
    imports: diagnostic.imports.slice(0, -1),
  }),
  ComparisonUpdated: (diagnostic, { data: { own, rivals } }) => ({
    ...diagnostic,
    ...{ own, rivals, imports: [] },
  }),
  CustomBrandAdded: (diagnostic, { data: { brandId: id, name, type } }) => ({
    ...diagnostic,
    customBrands: [...diagnostic.customBrands, { id, name, type, deleted: false }],
  }),
  CustomBrandDeleted: (diagnostic, { data: { brandId } }) => ({
    ...diagnostic,
    customBrands: marked(diagnostic.customBrands, brandId, true),
  }),
  CustomBrandRestored: (diagnostic, { data: { brandId } }) => ({
    ...diagnostic,
    customBrands: marked(diagnostic.customBrands, brandId, false),
  }),
  EnvironmentSelected: (diagnostic, { data: { optionId } }) => ({
    ...diagnostic,
    environment: [...diagnostic.environment, optionId],
  }),
  EnvironmentUnselected: (diagnostic, { data: { optionId } }) => ({
    ...diagnostic,
    environment: diagnostic.environment.filter((id) => id !== optionId),
  }),
  CustomEnvironmentAdded: (diagnostic, { data: { optionId: id, name } }) => ({
    ...diagnostic,
    environment: [...diagnostic.environment, id],
    customEnvironments: [...diagnostic.customEnvironments, { id, name, deleted: false }],
  }),
  CustomEnvironmentDeleted: (diagnostic, { data: { optionId } }) => ({
    ...diagnostic,
    customEnvironments: marked(diagnostic.customEnvironments, optionId, true),
  }),
  CustomEnvironmentRestored: (diagnostic, { data: { optionId } }) => ({
    ...diagnostic,
    customEnvironments: marked(diagnostic.customEnvironments, optionId, false),
  }),
});
