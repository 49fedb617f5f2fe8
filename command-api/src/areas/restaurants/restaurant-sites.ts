import { reject, type Rejection, restaurantStaff } from '@portal/contracts';
import type { Actor } from '@portal/platform/decider/decider';
import type { Services } from '../../services';
import { restaurantDecider } from './restaurant.decider';

type Needs = Pick<Services, 'load' | 'names'>;

/** Kind of the reservation streams that keep a number to one restaurant, also to a deleted one (R5). */
const siteReservation = 'restaurantSite';
const taken = reject('restaurant_site_taken', { fields: { site: 'taken' } });

/** A number in the one spelling that is reserved: zeros before it are often left out in the names of files. */
const spelt = (site: string) =>
  site
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, '');

/** Whether its holder has exchanged the number for another since. */
async function isFormer(site: string, holder: string, { load }: Pick<Needs, 'load'>): Promise<boolean> {
  const restaurant = await load(restaurantDecider, holder);
  return (
    restaurant !== null &&
    spelt(restaurant.site) !== site &&
    [...restaurant.formerSites].some((former) => spelt(former) === site)
  );
}

/** The number that somebody may ask for: a restaurant's own people change none. */
export const askedSite = ({ site }: { readonly site?: string | undefined }, { role }: Pick<Actor, 'role'>) =>
  restaurantStaff.includes(role) ? undefined : site;

/** No, where another restaurant has that number. Writes nothing. @param owner `restaurant-12` */
export async function checkSite(
  site: string | undefined,
  owner: string | null,
  needs: Needs,
): Promise<Rejection | undefined> {
  if (site === undefined) return undefined;
  const holder = await needs.names.ownerOf(siteReservation, spelt(site));
  const isFree = holder === null || holder === owner || (await isFormer(spelt(site), holder, needs));
  return isFree ? undefined : taken;
}

/** Takes a number for a restaurant, or says no. What it had before is free for others from the change on. */
export async function takeSite(
  site: string | undefined,
  owner: string,
  needs: Needs,
): Promise<Rejection | undefined> {
  if (site === undefined) return undefined;
  const key = spelt(site);
  while (!(await needs.names.reserve(siteReservation, key, owner))) {
    const holder = await needs.names.ownerOf(siteReservation, key);
    if (holder === null) continue;
    if (!(await isFormer(key, holder, needs))) return taken;
    await needs.names.release(siteReservation, key, holder);
  }
  return undefined;
}

/** The restaurant that has a number, also where it is spelled without its leading zeros. */
export async function restaurantOfSite(site: string, needs: Needs): Promise<number | null> {
  const holder = await needs.names.ownerOf(siteReservation, spelt(site));
  if (holder === null || (await isFormer(spelt(site), holder, needs))) return null;
  return Number(holder.slice('restaurant-'.length));
}
