import { isRejection, reject, type Rejection } from '@portal/contracts';
import { isNationalBrand } from '@portal/contracts/areas/diagnostic';
import type { Services } from '../../services';
import { isActive, restaurantDecider } from '../restaurants/restaurant.decider';
import { isNationalName } from './brand-names';
import { diagnosticDecider } from './diagnostic.decider';
import { brandDecider } from './brand.decider';

type Needs = Pick<Services, 'load' | 'names'>;
type Loading = Pick<Services, 'load'>;

/** The stream of a restaurant's diagnostic. */
export const diagnosticStream = (restaurantId: number | string): string => `diagnostic-${restaurantId}`;

/** The restaurant that something of its own belongs to: `12-3` is of restaurant 12. */
export const restaurantOfOwn = (id: string): number => Number(id.split('-')[0]);

/** @returns no for a restaurant that is unknown */
export async function activityOf(
  restaurantId: number,
  { load }: Loading,
): Promise<{ isActive: boolean } | Rejection> {
  const restaurant = await load(restaurantDecider, `restaurant-${restaurantId}`);
  return restaurant ? { isActive: isActive(restaurant) } : reject('restaurant_not_found');
}

/** The same for what a restaurant has added: an unknown one has added nothing, which the decision says. */
export async function activityOfOwner(id: string, { load }: Loading): Promise<{ isActive: boolean }> {
  const restaurant = await load(restaurantDecider, `restaurant-${restaurantOfOwn(id)}`);
  return { isActive: restaurant !== null && isActive(restaurant) };
}

/** Those of the ids that are brands which every restaurant can choose now. */
async function nationalAmong(ids: readonly string[], { load }: Loading): Promise<readonly string[]> {
  const asked = [...new Set(ids)].filter(isNationalBrand);
  const brands = await Promise.all(asked.map((id) => load(brandDecider, `brand-${id}`)));
  return asked.filter((_, index) => brands[index]?.deleted === false);
}

/** Whether the restaurant is active, and which of the brands every restaurant can choose. */
export async function knownBrands(restaurantId: number, ids: readonly string[], needs: Loading) {
  const activity = await activityOf(restaurantId, needs);
  if (isRejection(activity)) return activity;
  return { ...activity, nationalBrands: await nationalAmong(ids, needs) };
}

/** Whether the restaurant is active, and whether a brand that every restaurant can choose has that name. */
export async function nameFacts(restaurantId: number, name: string, needs: Needs) {
  const activity = await activityOf(restaurantId, needs);
  if (isRejection(activity)) return activity;
  return { ...activity, isNationalName: await isNationalName(name, needs) };
}

/** The same for a brand that comes back. */
export async function restoredNameFacts(id: string, needs: Needs) {
  const { customBrands } = await needs.load(diagnosticDecider, diagnosticStream(restaurantOfOwn(id)));
  const name = customBrands.get(id)?.name;
  const isTaken = name !== undefined && (await isNationalName(name, needs));
  return { ...(await activityOfOwner(id, needs)), nationalNames: isTaken ? [name] : [] };
}
