import { isRejection, reject, type Rejection } from '@portal/contracts';
import { isNationalBrand } from '@portal/contracts/areas/diagnostic';
import type { Services } from '../../services';
import { isActive, restaurantDecider } from '../restaurants/restaurant.decider';
import { isNationalName } from './brand-names';
import { diagnosticDecider } from './diagnostic.decider';
import { brandDecider } from './brand.decider';

type Needs = Pick<Services, 'load' | 'names'>;
type Loading = Pick<Services, 'load'>;

export const diagnosticStream = (restaurantId: number | string): string => `diagnostic-${restaurantId}`;

/** `12-3` belongs to restaurant 12. */
export const restaurantOfOwn = (id: string): number => Number(id.split('-')[0]);

/** @returns a rejection for an unknown restaurant */
export async function activityOf(
  restaurantId: number,
  { load }: Loading,
): Promise<{ isActive: boolean } | Rejection> {
  const restaurant = await load(restaurantDecider, `restaurant-${restaurantId}`);
  return restaurant ? { isActive: isActive(restaurant) } : reject('restaurant_not_found');
}

/** Unknown restaurants pass: the decision finds nothing of theirs. */
export async function activityOfOwner(id: string, { load }: Loading): Promise<{ isActive: boolean }> {
  const restaurant = await load(restaurantDecider, `restaurant-${restaurantOfOwn(id)}`);
  return { isActive: restaurant !== null && isActive(restaurant) };
}

/** Current national brands among the ids. */
async function nationalAmong(ids: readonly string[], { load }: Loading): Promise<readonly string[]> {
  const asked = [...new Set(ids)].filter(isNationalBrand);
  const brands = await Promise.all(asked.map((id) => load(brandDecider, `brand-${id}`)));
  return asked.filter((_, index) => brands[index]?.deleted === false);
}

export async function knownBrands(restaurantId: number, ids: readonly string[], needs: Loading) {
  const activity = await activityOf(restaurantId, needs);
  if (isRejection(activity)) return activity;
  return { ...activity, nationalBrands: await nationalAmong(ids, needs) };
}

export async function nameFacts(restaurantId: number, name: string, needs: Needs) {
  const activity = await activityOf(restaurantId, needs);
  if (isRejection(activity)) return activity;
  return { ...activity, isNationalName: await isNationalName(name, needs) };
}

export async function restoredNameFacts(id: string, needs: Needs) {
  const { customBrands } = await needs.load(diagnosticDecider, diagnosticStream(restaurantOfOwn(id)));
  const name = customBrands.get(id)?.name;
  const isTaken = name !== undefined && (await isNationalName(name, needs));
  return { ...(await activityOfOwner(id, needs)), nationalNames: isTaken ? [name] : [] };
}
