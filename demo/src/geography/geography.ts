import type { Market } from '@portal/contracts';
import { provinces, restaurantRegions } from '@portal/contracts/areas/restaurants';
import { z } from 'zod';
import portugal from '../../data/geography/portugal.json' with { type: 'json' };
import spain from '../../data/geography/spain.json' with { type: 'json' };
import { readData, textSchema, textsSchema } from '../data/read-data';

export function geographySchema(market: Market) {
  const province = z.enum(provinces[market].map(({ id }) => id));
  const region = z.literal(restaurantRegions[market].map(({ id }) => id));
  return z.strictObject({
    /** Province id, city, quarter, latitude, longitude, postal code, inhabitants in thousands. */
    places: z.array(
      z.tuple([province, textSchema, textSchema, z.number(), z.number(), textSchema, z.int().positive()]),
    ),
    /** AMB-01, second reading. */
    regions: z.array(z.strictObject({ region, provinces: z.array(province) })),
    streets: textsSchema,
  });
}
export type Place = Readonly<z.infer<ReturnType<typeof geographySchema>>['places'][number]>;

function read(market: Market, file: string, content: unknown) {
  const { places, regions, streets } = readData(`geography/${file}`, geographySchema(market), content);
  const regionOf = new Map(regions.flatMap(({ region, provinces: own }) => own.map((id) => [id, region])));
  return { places, regionOf, streets };
}

export const geography = {
  ES: read('ES', 'spain.json', spain),
  PT: read('PT', 'portugal.json', portugal),
} satisfies Record<Market, unknown>;
