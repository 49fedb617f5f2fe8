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
import type { Evolutions } from '@portal/platform/decider/decider';
import { PersistentMap, PersistentSet } from '@portal/platform/decider/persistent-map';

export type DiagnosticEvent = Exclude<EventOf<typeof diagnosticEvents>, { type: 'FiguresGrewOld' }>;

export interface Rival {
  readonly brandId: string;
  readonly ratings: Ratings;
}

/** Deleted ones can be restored. */
interface Own {
  readonly id: string;
  readonly name: string;
  readonly deleted: boolean;
}
export interface CustomBrand extends Own {
  readonly type: BrandType;
}

/** Deleted brands stay in both: they can be restored. */
export interface Competitors {
  readonly brandIds: readonly string[];
  readonly rivals: readonly Rival[];
}

/** Import without later edits, with the previous content. */
interface UndoableImport {
  readonly importId: string;
  readonly before: Competitors;
}

export interface Diagnostic extends Competitors {
  /** `null` before the first edit. */
  readonly restaurantId: number | null;
  readonly swot: Swot;
  readonly shares: readonly ClientShare[];
  readonly intensity: IntensityByType;
  readonly own: Ratings;
  readonly customBrands: PersistentMap<string, CustomBrand>;
  readonly environment: PersistentSet<string>;
  readonly customEnvironments: PersistentMap<string, Own>;
  /** Undoable, newest last. */
  readonly imports: readonly UndoableImport[];
  /** All applied imports, for idempotency. */
  readonly importIds: PersistentSet<string>;
}

export const noDiagnostic: Diagnostic = {
  restaurantId: null,
  swot: noSwot,
  shares: [],
  brandIds: [],
  intensity: noIntensity,
  own: noRatings,
  rivals: [],
  customBrands: PersistentMap.of(),
  environment: PersistentSet.of(),
  customEnvironments: PersistentMap.of(),
  imports: [],
  importIds: PersistentSet.of(),
};

/** Max consecutive undos. */
const maxUndoableImports = 12;

export const present = <T extends Own>(all: ReadonlyMap<string, T>): readonly T[] =>
  [...all.values()].filter(({ deleted }) => !deleted);

export const newest = <T extends Own>(all: ReadonlyMap<string, T>): T | undefined => [...all.values()].at(-1);

export const isDeleted = (all: ReadonlyMap<string, Own>, own: Own | undefined): boolean =>
  own !== undefined && all.get(own.id)?.deleted === true;

function marked<T extends Own>(all: PersistentMap<string, T>, id: string, deleted: boolean) {
  const own = all.get(id);
  return own ? all.with(id, { ...own, deleted }) : all;
}

const competitorsOf = ({ brandIds, rivals }: Competitors): Competitors => ({ brandIds, rivals });

const evolutions: Evolutions<Diagnostic, DiagnosticEvent> = {
  SwotUpdated: (diagnostic, { data: { strengths, weaknesses, opportunities, threats } }) => ({
    ...diagnostic,
    swot: { strengths, weaknesses, opportunities, threats },
  }),
  ClientsUpdated: (diagnostic, { data: { shares } }) => ({ ...diagnostic, shares }),
  CompetitionUpdated: (diagnostic, { data: { brandIds, intensity } }) => ({
    ...diagnostic,
    brandIds,
    intensity,
    imports: [],
    rivals: diagnostic.rivals.filter(({ brandId }) => brandIds.includes(brandId)),
  }),
  CompetitionImported: (diagnostic, { data: { importId, brandIds, rivals } }) => ({
    ...diagnostic,
    brandIds,
    rivals,
    imports: [...diagnostic.imports, { importId, before: competitorsOf(diagnostic) }].slice(
      -maxUndoableImports,
    ),
    importIds: diagnostic.importIds.with(importId),
  }),
  CompetitionImportUndone: (diagnostic, { data: { brandIds, rivals } }) => ({
    ...diagnostic,
    brandIds,
    rivals,
    imports: diagnostic.imports.slice(0, -1),
  }),
  ComparisonUpdated: (diagnostic, { data: { own, rivals } }) => ({
    ...diagnostic,
    own,
    rivals,
    imports: [],
  }),
  CustomBrandAdded: (diagnostic, { data: { brandId: id, name, type } }) => ({
    ...diagnostic,
    customBrands: diagnostic.customBrands.with(id, { id, name, type, deleted: false }),
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
    environment: diagnostic.environment.with(optionId),
  }),
  EnvironmentUnselected: (diagnostic, { data: { optionId } }) => ({
    ...diagnostic,
    environment: diagnostic.environment.without(optionId),
  }),
  CustomEnvironmentAdded: (diagnostic, { data: { optionId: id, name } }) => ({
    ...diagnostic,
    environment: diagnostic.environment.with(id),
    customEnvironments: diagnostic.customEnvironments.with(id, { id, name, deleted: false }),
  }),
  CustomEnvironmentDeleted: (diagnostic, { data: { optionId } }) => ({
    ...diagnostic,
    customEnvironments: marked(diagnostic.customEnvironments, optionId, true),
  }),
  CustomEnvironmentRestored: (diagnostic, { data: { optionId } }) => ({
    ...diagnostic,
    customEnvironments: marked(diagnostic.customEnvironments, optionId, false),
  }),
};

/** Each event names the restaurant. */
export const diagnosticEvolutions = Object.fromEntries(
  Object.entries(evolutions).map(([type, evolve]) => [
    type,
    (diagnostic: Diagnostic, event: DiagnosticEvent): Diagnostic => ({
      ...evolve(diagnostic, event as never),
      restaurantId: event.data.restaurantId,
    }),
  ]),
) as unknown as typeof evolutions;
