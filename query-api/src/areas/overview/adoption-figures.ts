import { type DocumentOf, textIn } from '@portal/contracts';
import { diagnosticBlocks, diagnostics, filledBlocks } from '@portal/contracts/areas/diagnostic';
import type { AdoptionOverview } from '@portal/contracts/areas/overview';
import { nationalPlans, restaurantPlans } from '@portal/contracts/areas/planner';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';
import { activeRestaurants } from '../../restaurants-by-id';
import type { Reading } from './order-figures';

type Stage = 'none' | 'begun' | 'complete';
type Plan = DocumentOf<typeof restaurantPlans>;

const stageOf = (filled: number, all: number): Stage => {
  if (filled === 0) return 'none';
  return filled === all ? 'complete' : 'begun';
};

/** By restaurant. */
const diagnosticStages = cachedFromView(diagnostics, async (views) => {
  const { documents } = await views.find(diagnostics, { where: { deleted: { eq: false } }, size: -1 });
  return new Map(
    documents.map((diagnostic) => [
      diagnostic.id,
      stageOf(filledBlocks(diagnostic).length, diagnosticBlocks.length),
    ]),
  );
});

/** Complete with priorities, strategies and actions. */
function stageOfPlan({ priorities, strategies, actions }: Plan): Stage {
  const parts = [priorities, strategies, actions];
  return stageOf(parts.filter(({ length }) => length > 0).length, parts.length);
}

/** By restaurant; key: year. */
const plansOfYear = cachedFromView(restaurantPlans, async (views, year) => {
  const { documents } = await views.find(restaurantPlans, {
    where: { year: { eq: Number(year) } },
    size: -1,
  });
  return new Map(
    documents.map((plan) => [
      plan.restaurantId,
      {
        stage: stageOfPlan(plan),
        chosen: plan.priorities.flatMap(({ objectiveId, name }) =>
          objectiveId === null ? [] : [{ objectiveId, name }],
        ),
      },
    ]),
  );
});

type Restaurants = readonly { readonly id: number; readonly region: number }[];

function progressOf(restaurants: Restaurants, stage: (id: number) => Stage): AdoptionOverview['plans'] {
  const regions = new Map<number, AdoptionOverview['plans'][number]>();
  for (const { id, region } of restaurants) {
    const row = regions.get(region) ?? { region, restaurants: 0, begun: 0, complete: 0 };
    regions.set(region, row);
    row.restaurants += 1;
    const reached = stage(id);
    if (reached !== 'none') row[reached] += 1;
  }
  return [...regions.values()].sort((one, other) => one.region - other.region);
}

type Plans = Awaited<ReturnType<typeof plansOfYear>>;

/** Name at the time of choosing; regions that chose it. */
function chosenObjectives(restaurants: Restaurants, plans: Plans) {
  const chosen = new Map<number, { name: string; regions: Map<number, number> }>();
  for (const { id, region } of restaurants)
    for (const { objectiveId, name } of plans.get(id)?.chosen ?? []) {
      const { regions } = chosen.get(objectiveId) ?? { regions: new Map<number, number>() };
      chosen.set(objectiveId, { name, regions: regions.set(region, (regions.get(region) ?? 0) + 1) });
    }
  return chosen;
}

const countOf = ({ regions }: AdoptionOverview['priorities'][number]): number =>
  regions.reduce((sum, { restaurants }) => sum + restaurants, 0);

export async function adoptionFigures(
  { year }: { readonly year: number },
  { views, now, language }: Reading,
): Promise<AdoptionOverview> {
  const [restaurants, stages, plans, national] = await Promise.all([
    activeRestaurants(views, now()),
    diagnosticStages(views, '', now()),
    plansOfYear(views, String(year), now()),
    views.get(nationalPlans, year),
  ]);
  const names = new Map(
    (national?.objectives ?? []).map(({ id, name, translations }) => [
      id,
      textIn(language, name, translations),
    ]),
  );
  const priorities = [...chosenObjectives(restaurants, plans)].map(([objective, { name, regions }]) => ({
    objective,
    name: names.get(objective) ?? name,
    regions: [...regions]
      .sort(([one], [other]) => one - other)
      .map(([region, count]) => ({ region, restaurants: count })),
  }));
  return {
    diagnostics: progressOf(restaurants, (id) => stages.get(id) ?? 'none'),
    plans: progressOf(restaurants, (id) => plans.get(id)?.stage ?? 'none'),
    priorities: priorities.sort(
      (one, other) => countOf(other) - countOf(one) || one.objective - other.objective,
    ),
  };
}
