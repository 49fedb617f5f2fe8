import { isDeepStrictEqual } from 'node:util';
import { reject } from '@portal/contracts';
import {
  brandNameOf,
  maxCompared,
  maxCustomBrands,
  noRatings,
  type Ratings,
  rivalFields,
} from '@portal/contracts/areas/diagnostic';
import type { Decisions } from '@portal/platform/decider/decider';
import type { DiagnosticCommands } from './diagnostic-commands';
import { type Diagnostic, type DiagnosticEvent, type Rival, present } from './diagnostic-state';

const inactive = reject('restaurant_inactive');
const brandMissing = reject('brand_not_found');
const nameTaken = reject('brand_name_taken', { fields: { name: 'taken' } });

const isOwn = ({ customBrands }: Diagnostic, id: string) =>
  present(customBrands).some((own) => own.id === id);

/** Rejects unknown brands, each by field. */
function refusedBrands(ids: readonly string[], isKnown: (id: string) => boolean, field: string) {
  const unknown = ids.filter((id) => !isKnown(id));
  const fields = Object.fromEntries(unknown.map((id) => [`${field}.${id}`, 'unknown']));
  return unknown.length > 0 ? reject('competitor_unknown', { fields }) : null;
}

const isName = (name: string) => (own: { readonly name: string }) => own.name === name;

/** Ratings of brands compared before stay. */
function imported(
  competitors: readonly { readonly brandId: string; readonly status: 1 | 2 }[],
  { rivals }: Diagnostic,
) {
  const brandIds = competitors.map(({ brandId }) => brandId);
  const compared = competitors.filter(({ status }) => status === 2).slice(0, maxCompared);
  const ratingsOf = (id: string): Ratings =>
    rivals.find(({ brandId }) => brandId === id)?.ratings ?? noRatings;
  return { brandIds, rivals: compared.map(({ brandId }) => ({ brandId, ratings: ratingsOf(brandId) })) };
}

type Names =
  | 'UpdateCompetition'
  | 'UpdateComparison'
  | 'AddCustomBrand'
  | 'DeleteCustomBrand'
  | 'RestoreCustomBrand'
  | 'ImportCompetition'
  | 'UndoCompetitionImport';

type Rows = DiagnosticCommands['UpdateComparison']['input'];

/** Omitted slots keep their competitor. */
const rivalsOf = (
  input: Pick<Rows, (typeof rivalFields)[number]>,
  { rivals }: Pick<Diagnostic, 'rivals'>,
): Rival[] =>
  rivalFields.flatMap((field, place) => {
    const row = input[field];
    if (row === undefined) return rivals[place] ?? [];
    return row ? [{ brandId: row.brand_id, ratings: row.features }] : [];
  });

export const competitionDecisions: Pick<Decisions<Diagnostic, DiagnosticCommands, DiagnosticEvent>, Names> = {
  UpdateCompetition: ({ input, facts: { isActive, nationalBrands } }, diagnostic) => {
    if (!isActive) return inactive;
    const brandIds = [...new Set(input.competence)];
    const isKnown = (id: string) => nationalBrands.includes(id) || isOwn(diagnostic, id);
    const refused = refusedBrands(brandIds, isKnown, 'competence');
    if (refused) return refused;
    const { restaurant_id: restaurantId, intensity } = input;
    const isSame =
      isDeepStrictEqual([...diagnostic.brandIds].sort(), [...brandIds].sort()) &&
      isDeepStrictEqual({ ...diagnostic.intensity }, { ...intensity });
    return isSame ? [] : [{ type: 'CompetitionUpdated', data: { restaurantId, brandIds, intensity } }];
  },

  UpdateComparison: ({ input, facts: { isActive, nationalBrands } }, diagnostic) => {
    if (!isActive) return inactive;
    const rivals = rivalsOf(input, diagnostic);
    const ids = rivals.map(({ brandId }) => brandId);
    if (new Set(ids).size < ids.length) return reject('competitor_double');
    const isChosen = (id: string) =>
      diagnostic.brandIds.includes(id) && (nationalBrands.includes(id) || isOwn(diagnostic, id));
    const refused = refusedBrands(ids, isChosen, 'rest');
    if (refused) return refused;
    const own = input.mcd.features;
    const isSame = isDeepStrictEqual({ own: diagnostic.own, rivals: diagnostic.rivals }, { own, rivals });
    const { restaurant_id: restaurantId } = input;
    return isSame ? [] : [{ type: 'ComparisonUpdated', data: { restaurantId, own, rivals } }];
  },

  AddCustomBrand: ({ input, facts: { isActive, isNationalName } }, { customBrands }) => {
    if (!isActive) return inactive;
    const name = brandNameOf(input.name);
    if (isNationalName || present(customBrands).some(isName(name))) return nameTaken;
    if (present(customBrands).length >= maxCustomBrands) return reject('too_many_custom_brands');
    const { restaurant_id: restaurantId, type } = input;
    const brandId = `${restaurantId}-${customBrands.size + 1}`;
    return [{ type: 'CustomBrandAdded', data: { restaurantId, brandId, name, type } }];
  },

  DeleteCustomBrand: ({ input: { id }, facts: { isActive } }, { restaurantId, customBrands }) => {
    const brand = customBrands.get(id);
    if (!brand || restaurantId === null) return brandMissing;
    if (!isActive) return inactive;
    return brand.deleted ? [] : [{ type: 'CustomBrandDeleted', data: { restaurantId, brandId: id } }];
  },

  RestoreCustomBrand: (
    { input: { id }, facts: { isActive, nationalNames } },
    { restaurantId, customBrands },
  ) => {
    const brand = customBrands.get(id);
    if (!brand || restaurantId === null) return brandMissing;
    if (!isActive) return inactive;
    if (!brand.deleted) return [];
    if (nationalNames.includes(brand.name) || present(customBrands).some(isName(brand.name)))
      return nameTaken;
    return [{ type: 'CustomBrandRestored', data: { restaurantId, brandId: id } }];
  },

  ImportCompetition: ({ input: { restaurantId, importId, competitors } }, diagnostic) => {
    if (diagnostic.importIds.has(importId)) return [];
    const { brandIds, rivals } = imported(competitors, diagnostic);
    return [{ type: 'CompetitionImported', data: { restaurantId, importId, brandIds, rivals } }];
  },

  UndoCompetitionImport: ({ input: { restaurantId, importId } }, { imports }) => {
    const newest = imports.at(-1);
    if (newest?.importId !== importId) return [];
    const { brandIds, rivals } = newest.before;
    return [
      {
        type: 'CompetitionImportUndone',
        data: { restaurantId, importId, brandIds: [...brandIds], rivals: [...rivals] },
      },
    ];
  },
};
