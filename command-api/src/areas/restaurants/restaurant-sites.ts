import type { Services } from '../../services';

type Names = Pick<Services, 'names'>;

/** Kind of the reservation streams that keep a site to one restaurant. */
const kind = 'restaurantSite';
/** Zeros before a site are often left out in the names of files. */
const keyOf = (site: string): string => site.replace(/^0+(?=.)/, '');
const streamOf = (restaurantId: number): string => `restaurant-${restaurantId}`;

/** Takes a site for a restaurant. @returns whether it is this restaurant's */
export const reserveSite = (restaurantId: number, site: string, { names }: Names): Promise<boolean> =>
  names.reserve(kind, keyOf(site), streamOf(restaurantId));

/** The restaurant of a site, also where it is spelled without its leading zeros. */
export async function restaurantOfSite(site: string, { names }: Names): Promise<number | null> {
  const owner = await names.ownerOf(kind, keyOf(site));
  return owner === null ? null : Number(owner.slice(streamOf(0).length - 1));
}
