import {
  type FigurePlace,
  type ImportDocument,
  importOnWire,
  type NewerPlace,
  restaurantOfPlace,
} from '@portal/contracts/areas/imports';
import { provinceName } from '@portal/contracts/areas/restaurants';
import type { Market } from '@portal/contracts';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import { namesOf } from '../../people';
import { restaurantsOf } from '../../restaurants-by-id';

type Context = Pick<QueryContext, 'views' | 'market'>;

/** Erased people have no name (S18). */
export async function importsOnWire(
  documents: readonly ImportDocument[],
  context: Pick<QueryContext, 'views' | 'now'>,
) {
  const nameOf = await namesOf(context);
  return documents.map((document) => importOnWire(document, nameOf));
}

const provinceLength = 'province-'.length;

const otherPlace = (place: FigurePlace, market: Market) => {
  const id = place.slice(provinceLength);
  return place.startsWith('province-')
    ? { site: id, name: provinceName(market, id) }
    : { site: place, name: '' };
};

export async function namedPlaces(
  places: readonly (readonly [place: FigurePlace, importId: string])[],
  { views, market }: Context,
): Promise<NewerPlace[]> {
  const ids = places.flatMap(([place]) => restaurantOfPlace(place) ?? []);
  const byId = await restaurantsOf(ids, views);
  return places.map(([place, import_id]) => {
    const restaurant = byId.get(restaurantOfPlace(place) ?? 0);
    const { site, name } = restaurant ?? otherPlace(place, market);
    return { place, site, name, import_id };
  });
}
