import type { DocumentOf, Language } from '@portal/contracts';
import {
  type brands,
  clientSegments,
  type ComparisonRow,
  type DiagnosticBrand,
  type DiagnosticBlock,
  type diagnostics,
  type EnvironmentChoice,
  environmentOptions,
  intensityFields,
  ownChainId,
  type Ratings,
} from '@portal/contracts/areas/diagnostic';

export type DiagnosticDocument = DocumentOf<typeof diagnostics>;
type BrandDocument = DocumentOf<typeof brands>;

/** Revision of the last edit; -1 before the first (R4). */
const versionOf = ({ changes }: DiagnosticDocument, block: DiagnosticBlock) => changes[block]?.version ?? -1;

export const swotOnWire = (diagnostic: DiagnosticDocument) => {
  const { strengths: strenghts, weaknesses, opportunities, threats } = diagnostic.swot;
  return { strenghts, weaknesses, opportunities, threats, version: versionOf(diagnostic, 'swot') };
};

const flag = (on: boolean) => (on ? (1 as const) : (0 as const));

/** Predefined options, then own ones by time added. */
export function environmentOnWire(
  { id: restaurantId, environment, customEnvironments }: DiagnosticDocument,
  language: Language,
): EnvironmentChoice[] {
  const status = (id: string) => flag(environment.includes(id));
  return [
    ...environmentOptions.map(({ id, slug, name }) => ({
      id,
      slug,
      name: name[language],
      custom: 0 as const,
      restaurant_id: null,
      status: status(id),
    })),
    ...customEnvironments
      .filter(({ deleted }) => !deleted)
      .map(({ id, name }) => ({
        id,
        slug: '',
        name,
        custom: 1 as const,
        restaurant_id: restaurantId,
        status: status(id),
      })),
  ];
}

export function clientsOnWire(diagnostic: DiagnosticDocument) {
  const data = clientSegments.map(({ id }) => {
    const share = diagnostic.shares.find(({ segment }) => segment === id);
    const { week = 0, weekend = 0, daypart = null } = share ?? {};
    return { cluster_id: id, week, weekend, daypart };
  });
  return { data, version: versionOf(diagnostic, 'clients') };
}

const { compare } = new Intl.Collator('es');
const byName = (one: DiagnosticBrand, other: DiagnosticBrand) => compare(one.name, other.name);

export const nationalOnWire = (national: readonly BrandDocument[]): DiagnosticBrand[] =>
  national
    .map(({ id, name, type }) => ({ brand_id: String(id), name, type, restaurant_id: null }))
    .sort(byName);

/**
 * Sorted by name.
 * @param national from `nationalOnWire`
 */
export function brandsOnWire(
  { id: restaurantId, customBrands }: DiagnosticDocument,
  national: readonly DiagnosticBrand[],
): DiagnosticBrand[] {
  const own = customBrands
    .filter(({ deleted }) => !deleted)
    .map(({ id, name, type }) => ({ brand_id: id, name, type, restaurant_id: restaurantId }));
  return own.length === 0 ? [...national] : [...national, ...own].sort(byName);
}

/** Deleted brands drop out; restored ones reappear. */
export function competitionOnWire(diagnostic: DiagnosticDocument, brands: readonly DiagnosticBrand[]) {
  const { brandIds, rivals } = diagnostic;
  const chosen = new Set(brandIds);
  const compared = new Set(rivals.map(({ brandId }) => brandId));
  const competence = brands
    .filter(({ brand_id: id }) => chosen.has(id))
    .map((brand) => ({ ...brand, status: compared.has(brand.brand_id) ? (2 as const) : (1 as const) }));
  return { competence, version: versionOf(diagnostic, 'competition') };
}

export function intensityOnWire(diagnostic: DiagnosticDocument) {
  const { intensity } = diagnostic;
  const fields = intensityFields.map((field) => [field, intensity[field] ?? ''] as const);
  return {
    ...(Object.fromEntries(fields) as Record<(typeof intensityFields)[number], '' | 1 | 2 | 3>),
    version: versionOf(diagnostic, 'competition'),
  };
}

const row = (brand_id: string, name: string, features: Ratings): ComparisonRow => ({
  brand_id,
  name,
  features,
});

export function comparisonOnWire(
  diagnostic: DiagnosticDocument,
  brands: readonly DiagnosticBrand[],
  ownChain: string,
) {
  const rows = diagnostic.rivals.flatMap(({ brandId, ratings }) => {
    const brand = brands.find(({ brand_id: id }) => id === brandId);
    return brand ? [row(brandId, brand.name, ratings)] : [];
  });
  const [rest1 = null, rest2 = null, rest3 = null] = rows;
  return {
    mcd: row(ownChainId, ownChain, diagnostic.own),
    rest1,
    rest2,
    rest3,
    version: versionOf(diagnostic, 'comparison'),
  };
}
