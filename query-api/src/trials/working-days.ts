import {
  type DocumentOf,
  endOfDay,
  type MarketRecord,
  otherWorkingDays,
  type ParsedInputOf,
  startOfDay,
  trialSince,
  type WorkingDaysOf,
} from '@portal/contracts';
import {
  countedOrders,
  neededByProblem,
  noNeededDay,
  orders,
  OrderStatus,
  riskOf,
} from '@portal/contracts/areas/orders';
import type { overviewQueries, TrialFigures, WorkingDaysTrial } from '@portal/contracts/areas/overview';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { FoldedDocuments } from '@portal/platform/history/fold-documents';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import { countedOrdersIn } from '@portal/projections';
import { answerTimesOf, within } from '../answer-times';

type Input = ParsedInputOf<(typeof overviewQueries)['TryWorkingDays']>;
type Counted = DocumentOf<typeof countedOrders>;
type Order = DocumentOf<typeof orders>;
type Flag = WorkingDaysTrial['changed'][number]['real'];

/** Newest orders read. */
const maxOrders = 5_000;
/** Orders shown. */
const maxChanged = 50;

const spread = (hours: readonly number[]): TrialFigures['answer'] => {
  if (hours.length === 0) return null;
  const ascending = hours.toSorted((one, other) => one - other);
  const rounded = (tenths: number) => Math.round(within(ascending, tenths) * 10) / 10;
  return { median_hours: rounded(5), most_hours: rounded(9) };
};

interface World {
  readonly figures: TrialFigures;
  readonly flags: ReadonlyMap<string, Flag>;
}

/** @param counted of the chosen orders, in this world's working hours @param all of the market, for its answer times */
function worldOf(
  chosen: readonly Order[],
  counted: ReadonlyMap<string, Counted>,
  all: readonly Counted[],
  { days, now, timeZone }: { readonly days: WorkingDaysOf; readonly now: string; readonly timeZone: string },
): World {
  const calendar = { market: days, timeZone };
  const known = answerTimesOf(all.filter(({ answeredAt }) => answeredAt !== null));
  const flagOf = ({ id, neededOn, date, kinds }: Order): Flag => {
    if (neededOn === noNeededDay) return null;
    if (neededByProblem(neededOn, date, calendar) === 'needed_too_early') return 'too_early';
    const restaurant_hours = counted.get(id)?.restaurantHours ?? 0;
    const facts = { status: OrderStatus.Processing, needed_by: neededOn, date, kinds, restaurant_hours };
    return riskOf(facts, known, date, calendar) === 'at_risk' ? 'at_risk' : null;
  };
  const flags = new Map(chosen.map((order) => [order.id, flagOf(order)]));
  const isLate = ({ id, neededOn, status }: Order) => {
    if (neededOn === noNeededDay || status === OrderStatus.Cancelled) return false;
    return (counted.get(id)?.answeredAt ?? now) > endOfDay(neededOn, timeZone);
  };
  const own = [...counted.values()];
  const count = (flag: Flag) => [...flags.values()].filter((each) => each === flag).length;
  return {
    flags,
    figures: {
      at_risk: count('at_risk'),
      too_early: count('too_early'),
      late: chosen.filter(isLate).length,
      answer: spread(own.flatMap(({ firstAnswer }) => firstAnswer?.hours ?? [])),
      delivery: spread(own.filter(({ answeredAt }) => answeredAt !== null).map(({ hours }) => hours)),
    },
  };
}

/** The figures of the orders, by the projection with another list. */
async function countedIn(
  days: Parameters<typeof countedOrdersIn>[0],
  ids: readonly string[],
  log: QueryContext['log'],
): Promise<ReadonlyMap<string, Counted>> {
  const folded = new FoldedDocuments([countedOrdersIn(days)]);
  for (const event of await log.readStreams(ids.map((id) => `order-${id}`))) folded.take(event);
  const documents = [...folded.of(countedOrders)] as [string, Counted | null][];
  return new Map(documents.flatMap(([id, document]) => (document ? [[id, document] as const] : [])));
}

const inRegion = async (region: number | undefined, { views }: QueryContext) => {
  if (region === undefined) return null;
  const { documents } = await views.find(restaurants, { where: { region: { eq: region } }, size: -1 });
  return new Set(documents.map(({ id }) => id));
};

export async function tryWorkingDays(
  { region, closed, worked, last_weekday: lastWeekday }: Input,
  context: QueryContext,
): Promise<WorkingDaysTrial> {
  const { views, log, now, market, marketRecord } = context;
  const { timeZone }: MarketRecord = marketRecord;
  const since = trialSince(now(), timeZone);
  const [places, found] = await Promise.all([
    inRegion(region, context),
    views.find(orders, {
      where: { deleted: { eq: false }, date: { gte: startOfDay(since, timeZone) } },
      sort: '-date',
      size: maxOrders,
    }),
  ]);
  const chosen = found.documents.filter(({ restaurantId }) => places?.has(restaurantId) ?? true);
  const live = (
    await views.getMany(
      countedOrders,
      found.documents.map(({ id }) => id),
    )
  ).filter((each) => each !== null);
  const byId = new Map(live.map((each) => [each.id, each]));
  const days = otherWorkingDays(market, { lastWeekday, closed, worked });
  const retried = await countedIn(
    days,
    chosen.map(({ id }) => id),
    log,
  );
  const at = now().toISOString();
  const real = new Map(
    chosen.flatMap(({ id }) => (byId.has(id) ? [[id, byId.get(id) as Counted] as const] : [])),
  );
  const before = worldOf(chosen, real, live, { days: market, now: at, timeZone });
  const after = worldOf(
    chosen,
    retried,
    live.map((each) => retried.get(each.id) ?? each),
    { days, now: at, timeZone },
  );
  const changed = chosen
    .filter(({ id }) => before.flags.get(id) !== after.flags.get(id))
    .slice(0, maxChanged);
  return {
    since,
    orders: chosen.length,
    real: before.figures,
    trial: after.figures,
    changed: changed.map(({ id, number, restaurantSite, restaurantName, date, neededOn }) => ({
      id,
      number,
      restaurant_name: `${restaurantSite} - ${restaurantName}`,
      date,
      needed_by: neededOn,
      real: before.flags.get(id) ?? null,
      trial: after.flags.get(id) ?? null,
    })),
  };
}
