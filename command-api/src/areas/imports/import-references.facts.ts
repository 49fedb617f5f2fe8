import { noRegion, provinceName, provinces, restaurantRegions } from '@portal/contracts/areas/restaurants';
import {
  type ImportKind,
  legacyRegionNames,
  nationalPlace,
  placeOfProvince,
  placeOfRestaurant,
} from '@portal/contracts/areas/imports';
import type { MarketRecord } from '@portal/contracts';
import type { Reference, References } from '@portal/platform/import/import-jobs';
import { mapInPieces } from '@portal/platform/program/in-pieces';
import { textKey } from '@portal/platform/import/text-key';
import type { Services } from '../../services';
import { restaurantOfSite } from '../restaurants/restaurant-sites';
import { restaurantDecider } from '../restaurants/restaurant.decider';
import { brandReferences } from './brand-references.facts';
import type { ImportedFigures } from './figure-rows';

type Needs = Pick<Services, 'load' | 'names'> & { readonly market: MarketRecord };
type PlaceNames = Record<string, { readonly site: string; readonly name: string }>;

export interface KnownReferences {
  readonly references: References;
  readonly places: PlaceNames;
  readonly brands: Readonly<Record<string, string>>;
  readonly current: ReadonlyMap<string, ImportedFigures>;
}

type Found = readonly (readonly [key: string, Reference])[];
const byKey = (found: Found): Record<string, Reference> => Object.fromEntries(found);

/** By site number; closed included, deleted not. */
async function restaurantReferences(
  sites: readonly string[],
  needs: Needs,
  places: PlaceNames,
): Promise<Found> {
  const found = await mapInPieces(sites, async (site): Promise<Found> => {
    const id = await restaurantOfSite(site, needs);
    const restaurant = id === null ? null : await needs.load(restaurantDecider, `restaurant-${id}`);
    if (!restaurant || restaurant.deleted) return [];
    const place = placeOfRestaurant(restaurant.id);
    places[place] = { site: restaurant.site, name: restaurant.name };
    return [[textKey(site), { value: place, fixes: { region: restaurant.region } }]];
  });
  return found.flat();
}

function nationalReference(places: PlaceNames): Found {
  places[nationalPlace] = { site: nationalPlace, name: '' };
  return [[textKey(nationalPlace), { value: nationalPlace }]];
}

/** By code (leading zero optional) and name. */
function provinceReferences({ market }: Needs, places: PlaceNames): Found {
  return provinces[market.market].flatMap(({ id, name }): Found => {
    const value = placeOfProvince(id);
    places[value] = { site: id, name: provinceName(market.market, id) };
    return [id, String(Number(id)), name].map((word) => [textKey(word), { value }] as const);
  });
}

/** By code, name and former names (AMB-01). */
function regionReferences({ market }: Needs): Found {
  const none = market.languages.map((language) => ({ id: noRegion.id, name: noRegion.label[language] }));
  const regions = [...restaurantRegions[market.market], ...none];
  return [
    ...Object.entries(legacyRegionNames).map(([name, value]) => [textKey(name), { value }] as const),
    ...regions.flatMap(({ id: value, name }) =>
      [String(value), name].map((word) => [textKey(word), { value }] as const),
    ),
  ];
}

interface Asked {
  readonly kind: ImportKind;
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly currently: (places: readonly string[]) => Promise<ReadonlyMap<string, ImportedFigures>>;
}

/** The first cell of each row. */
const brandIdsIn = (current: ReadonlyMap<string, ImportedFigures>): string[] => [
  ...new Set([...current.values()].flatMap(({ rows }) => rows.map(([brand]) => String(brand)))),
];

export async function importReferences(
  { kind, texts, currently }: Asked,
  needs: Needs,
): Promise<KnownReferences> {
  const places: PlaceNames = {};
  const sites = [...(texts.restaurant ?? []), ...(texts['restaurant-or-national'] ?? [])];
  const restaurants = await restaurantReferences(sites, needs, places);
  const references = {
    restaurant: byKey(restaurants),
    'restaurant-or-national': byKey([...restaurants, ...nationalReference(places)]),
    province: byKey(provinceReferences(needs, places)),
    region: byKey(regionReferences(needs)),
  };
  const at = Object.keys(places);
  const current = await currently(at);
  if (kind !== 'competence') return { references, places, brands: {}, current };
  const known = brandIdsIn(current);
  const brands = await brandReferences(texts.brand ?? [], { places: at, known }, needs);
  return { references: { ...references, brand: byKey(brands.found) }, places, brands: brands.names, current };
}
