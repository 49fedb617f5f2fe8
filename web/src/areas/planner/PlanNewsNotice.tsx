import { Alert, AlertTitle, Box } from '@mui/material';
import {
  type PlanAction,
  plannerPushes,
  plannerQueries,
  PlanOrigin,
  type RestaurantPlan,
} from '@portal/contracts/areas/planner';
import { useMemo, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { usePushes } from '#core/live/LiveProvider';
import { useSession } from '#core/session/session-state';
import { plannerTexts } from './texts';

export interface PlanSnapshot {
  readonly plan: Pick<RestaurantPlan, 'objectives' | 'strategies' | 'changed'>;
  readonly actions: readonly PlanAction[];
}

type Part = keyof RestaurantPlan['changed'];
/** `chain` for national changes. */
type Author = 'chain' | NonNullable<RestaurantPlan['changed'][Part]>;
type Days = { readonly start: string; readonly end: string };

interface PlanNews {
  readonly key: string;
  readonly kind: 'action' | 'strategy' | 'objective';
  readonly change: 'added' | 'updated' | 'deleted' | 'moved';
  readonly name: string;
  /** Who saved that part last. */
  readonly by: Author;
  readonly days?: readonly [before: Days, after: Days];
}

interface Item extends Pick<PlanNews, 'key' | 'kind' | 'name'> {
  readonly part: Part | 'chain';
  readonly facts: string;
  readonly days?: Days;
}

const itemsOf = ({ plan, actions }: PlanSnapshot): readonly Item[] => [
  ...plan.objectives.map(({ resobjective_id, name, ...facts }) => ({
    key: `objective-${resobjective_id}`,
    kind: 'objective' as const,
    part: 'objectives' as const,
    name,
    facts: JSON.stringify([facts.status, facts.daypart, facts.comportament, facts.competitor, facts.value]),
  })),
  ...plan.strategies.map(({ id, strategy_name: name, ...facts }) => ({
    key: `strategy-${id}`,
    kind: 'strategy' as const,
    part: 'strategies' as const,
    name,
    facts: JSON.stringify([name, facts.section_id, facts.status]),
  })),
  ...actions.map(({ id, name, start, end, status, type }) => ({
    key: id,
    kind: 'action' as const,
    name,
    days: { start, end },
    part: type === PlanOrigin.National ? ('chain' as const) : ('actions' as const),
    facts: JSON.stringify([name, start, end, status]),
  })),
];

function changeOf(item: Item, before: Item | undefined): Pick<PlanNews, 'change' | 'days'> | null {
  if (before === undefined) return { change: 'added' };
  if (before.facts === item.facts) return null;
  const was = before.days;
  const is = item.days;
  const isMoved = was !== undefined && is !== undefined && (was.start !== is.start || was.end !== is.end);
  return isMoved ? { change: 'moved', days: [was, is] } : { change: 'updated' };
}

const unknownAuthor: Author = { date: '', user_id: null, user_name: '' };

export function planNews(before: PlanSnapshot, after: PlanSnapshot): readonly PlanNews[] {
  const known = new Map(itemsOf(before).map((item) => [item.key, item]));
  const now = itemsOf(after);
  const newsOf = ({ key, kind, name, part }: Item, change: ReturnType<typeof changeOf>) => {
    const by = part === 'chain' ? part : (after.plan.changed[part] ?? unknownAuthor);
    return change === null ? [] : [{ key, kind, name, by, ...change }];
  };
  return [
    ...now.flatMap((item) => newsOf(item, changeOf(item, known.get(item.key)))),
    ...[...known.values()]
      .filter(({ key }) => !now.some((item) => item.key === key))
      .flatMap((item) => newsOf(item, { change: 'deleted' })),
  ];
}

interface NewsState {
  /** The plan before the first unread change; `null` while nothing changes. */
  readonly before: PlanSnapshot | null;
  readonly news: readonly PlanNews[];
}
const nothing: NewsState = { before: null, news: [] };

const merged = (known: readonly PlanNews[], found: readonly PlanNews[]): readonly PlanNews[] => [
  ...known.filter(({ key }) => !found.some((one) => one.key === key)),
  ...found,
];

/** U12. */
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

const maxShown = 4;

export function PlanNewsNotice({ news, onRead }: { news: readonly PlanNews[]; onRead: () => void }) {
  const text = useText(plannerTexts);
  const dates = useDates();
  const spanOf = ({ start, end }: Days) => `${dates.day(start)} – ${dates.day(end)}`;
  const wordsOf = ({ change, kind, name, days }: PlanNews): string =>
    days === undefined
      ? text(`news.${change}`, { kind, name })
      : text('news.moved', { name, before: spanOf(days[0]), after: spanOf(days[1]) });
  const authorOf = ({ by }: PlanNews) => (by === 'chain' ? text('chain') : by.user_name || text('somebody'));
  const authors = new Set(news.map(authorOf));
  const [who = ''] = authors;
  const isOfSeveral = authors.size > 1;
  return (
    <div role="status" data-print="no">
      {news.length > 0 && (
        <Alert severity="info" onClose={onRead} closeText={text('close')} sx={{ mb: 1.5 }}>
          <AlertTitle>{isOfSeveral ? text('newsOfSeveral') : text('newsBy', { who })}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {news.slice(0, maxShown).map((one) => (
              <li key={one.key}>{[wordsOf(one), ...(isOfSeveral ? [authorOf(one)] : [])].join(' · ')}</li>
            ))}
          </Box>
          {news.length > maxShown && text('newsMore', { count: news.length - maxShown })}
        </Alert>
      )}
    </div>
  );
}
