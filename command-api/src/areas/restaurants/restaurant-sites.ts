import { reject, type Rejection, restaurantStaff } from '@portal/contracts';
import type { Actor } from '@portal/platform/decider/decider';
import type { Services } from '../../services';
import { restaurantDecider } from './restaurant.decider';

type Needs = Pick<Services, 'load' | 'names'>;

/** Reservation kind: one restaurant per number, deleted ones included (R5). */
const siteReservation = 'restaurantSite';
const taken = reject('restaurant_site_taken', { fields: { site: 'taken' } });

/** Without leading zeros: file names often omit them. */
const spelt = (site: string) =>
  site
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, '');

/** The holder has another number since. */
async function isFormer(site: string, holder: string, { load }: Pick<Needs, 'load'>): Promise<boolean> {
  const restaurant = await load(restaurantDecider, holder);
  return (
    restaurant !== null &&
    spelt(restaurant.site) !== site &&
    [...restaurant.formerSites].some((former) => spelt(former) === site)
  );
}

/** Restaurant roles cannot change it. */
export const askedSite = ({ site }: { readonly site?: string | undefined }, { role }: Pick<Actor, 'role'>) =>
  restaurantStaff.includes(role) ? undefined : site;

/** Rejects numbers in use. Writes nothing. @param owner `restaurant-12` */
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

/** Reserves a number. A change frees the former one. */
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

/** Leading zeros are optional. */
export async function restaurantOfSite(site: string, needs: Needs): Promise<number | null> {
  const holder = await needs.names.ownerOf(siteReservation, spelt(site));
  if (holder === null || (await isFormer(spelt(site), holder, needs))) return null;
  return Number(holder.slice('restaurant-'.length));
}
