import {
  type PlanAction,
  plannerPushes,
  plannerQueries,
  type RestaurantPlan,
} from '@portal/contracts/areas/planner';
import { useMemo, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { usePushes } from '#core/live/LiveProvider';
import { useSession } from '#core/session/session-state';
import { type PlanNews, planNews, type PlanSnapshot } from './plan-news';

interface NewsState {
  /** As it was when somebody else changed it, until that is seen; `null` else. */
  readonly before: PlanSnapshot | null;
  readonly news: readonly PlanNews[];
}
const nothing: NewsState = { before: null, news: [] };

/** The newest word on each thing, the first ones first. */
const merged = (known: readonly PlanNews[], found: readonly PlanNews[]): readonly PlanNews[] => [
  ...known.filter(({ key }) => !found.some((one) => one.key === key)),
  ...found,
];

/** What others change in this plan while it is looked at (U12), until it was read; what one saves oneself is no news. */
export function usePlanNews(plan: RestaurantPlan, actions: readonly PlanAction[]) {
  const { user } = useSession();
  const national = useCallQuery(plannerQueries.ListNationalActions, { year: plan.year });
  const now = useMemo<PlanSnapshot>(() => ({ plan, actions }), [plan, actions]);
  const [seen, setSeen] = useState(now);
  const [state, setState] = useState(nothing);
  const begin = () => {
    // Compared with a plan without them, all national actions would be news.
    if (national.isSuccess) setState(({ before, news }) => ({ before: before ?? seen, news }));
  };
  usePushes(plannerPushes, {
    PlanChanged: ({ restaurantId, year }) => {
      if (restaurantId === plan.restaurant_id && year === plan.year) begin();
    },
    NationalPlanChanged: ({ year }) => {
      if (year === plan.year) begin();
    },
  });
  if (seen !== now) {
    setSeen(now);
    const found = state.before === null ? [] : planNews(state.before, now);
    const ofOthers = found.filter(({ by }) => by === 'chain' || by.user_id !== user.id);
    if (found.length > 0) setState({ before: null, news: merged(state.news, ofOthers) });
  }
  const { news } = state;
  return {
    news,
    changed: useMemo(() => new Set(news.map(({ key }) => key)), [news]),
    read: () => setState(nothing),
  };
}
