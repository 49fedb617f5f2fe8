import { isRejection, mayActOn, reject, type Rejection } from '@portal/contracts';
import { isNationalAction, planOfAction } from '@portal/contracts/areas/planner';
import { SectionType } from '@portal/contracts/areas/sections';
import type { Actor } from '@portal/platform/decider/decider';
import type { Services } from '../../services';
import { isActive, restaurantDecider } from '../restaurants/restaurant.decider';
import { livingSection, type SectionTree } from '../sections/section-tree';
import { sectionTreeDecider, sectionTreeStream } from '../sections/section-tree.decider';
import { competitorFacts } from './competitor.facts';
import { contentOfNational, nationalPlanDecider, nationalPlanStream } from './national-plan.decider';
import type { PriorityWorld } from './requested-priorities';
import type { StrategyWorld } from './requested-strategies';

type Loading = Pick<Services, 'load'>;
interface OfPlan {
  readonly input: { readonly restaurant_id: number; readonly year: number };
  readonly market: string;
}

/** Unknown or closed. */
async function refusedRestaurant(id: number, { load }: Loading): Promise<Rejection | null> {
  const restaurant = await load(restaurantDecider, `restaurant-${id}`);
  if (!restaurant) return reject('restaurant_not_found');
  return isActive(restaurant) ? null : reject('restaurant_inactive');
}

export async function planFacts({ input }: OfPlan, services: Loading): Promise<Rejection | undefined> {
  return (await refusedRestaurant(input.restaurant_id, services)) ?? undefined;
}

export const nationalContentOf = async (market: string, year: number, { load }: Loading) =>
  contentOfNational(await load(nationalPlanDecider, nationalPlanStream(market, year)));

interface OfPriorities extends OfPlan {
  readonly input: OfPlan['input'] & {
    readonly tableData: readonly { readonly competitor: string | null }[];
  };
}

export async function priorityFacts(
  { input, market }: OfPriorities,
  services: Loading,
): Promise<PriorityWorld | Rejection> {
  const named = input.tableData.flatMap(({ competitor }) => (competitor === null ? [] : [competitor]));
  const brands = await competitorFacts(input.restaurant_id, named, services);
  if (isRejection(brands)) return brands;
  const national = await nationalContentOf(market, input.year, services);
  return { national, knowsBrand: (brandId) => brands.has(brandId) };
}

/** Visible national child section (R-MKT-11). */
function nameOfChild(tree: SectionTree, id: number): string | null {
  const section = livingSection(tree, id);
  return section?.active && section.parentId > 0 && section.type === SectionType.National
    ? section.name
    : null;
}

export async function sectionFacts(market: string, { load }: Loading): Promise<StrategyWorld> {
  const tree = await load(sectionTreeDecider, sectionTreeStream(market));
  return { childSection: (id) => nameOfChild(tree, id) };
}

export async function strategyFacts(context: OfPlan, services: Loading): Promise<StrategyWorld | Rejection> {
  const refused = await planFacts(context, services);
  return refused ?? sectionFacts(context.market, services);
}

/** Actions by bare id (W8): national ones are forbidden, out-of-reach ones look missing. */
export async function actionFacts(
  id: string,
  actor: Pick<Actor, 'role' | 'restaurants'>,
  services: Loading,
): Promise<Rejection | undefined> {
  if (isNationalAction(id)) return reject('national_action_read_only');
  const restaurantId = planOfAction(id)?.restaurantId ?? 0;
  if (!mayActOn(actor, restaurantId)) return reject('plan_action_not_found');
  const refused = await refusedRestaurant(restaurantId, services);
  if (!isRejection(refused)) return undefined;
  return refused.rejected === 'restaurant_not_found' ? reject('plan_action_not_found') : refused;
}
