import { daysAfter, type DocumentOf, endOfDay } from '@portal/contracts';
import { channelPlansDue, channels } from '@portal/contracts/areas/channels';
import { growsOldAt } from '@portal/contracts/areas/diagnostic';
import { type ImportKind, importKinds, imports } from '@portal/contracts/areas/imports';
import { mopPauses, MopStatus, phaseOf } from '@portal/contracts/areas/mop';
import { maxOverviewRows, plannedDays, type TodayOverview } from '@portal/contracts/areas/overview';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';
import { completedMonths, reportedIn } from '../../missing-reports';
import { activeRestaurants, restaurantsOf } from '../../restaurants-by-id';
import { type Reading, todayOf } from './order-figures';

export const shown = <T>(rows: readonly T[]) => ({
  total: rows.length,
  rows: rows.slice(0, maxOverviewRows),
});

type Pause = DocumentOf<typeof mopPauses>;
const states = ['begun', 'requested', 'running'] as const;

/** `null` for those confirmed for later, and over. */
function stateOf(pause: Pause, now: string): (typeof states)[number] | null {
  const phase = phaseOf(pause, now);
  if (phase === 'over') return null;
  if (pause.status === MopStatus.Pending) return phase === 'running' ? 'begun' : 'requested';
  return phase === 'running' ? 'running' : null;
}

async function pausesNow({ views, now, marketRecord }: Reading): Promise<TodayOverview['pauses']> {
  if (!marketRecord.features.mobileOrderPause) return shown([]);
  const { documents } = await views.find(mopPauses, {
    where: { ended: { eq: false }, status: { in: [MopStatus.Pending, MopStatus.Confirmed] } },
    sort: 'start',
    size: -1,
  });
  const at = now().toISOString();
  const pauses = documents.flatMap((pause) => {
    const state = stateOf(pause, at);
    const { id, restaurantId: restaurant_id, restaurantName: restaurant_name, start, end } = pause;
    return state ? [{ id, restaurant_id, restaurant_name, start, end, state }] : [];
  });
  return shown(pauses.toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state)));
}

async function plannedChanges(context: Reading): Promise<TodayOverview['changes']> {
  const { views, marketRecord } = context;
  const until = endOfDay(daysAfter(todayOf(context), plannedDays), marketRecord.timeZone);
  const { documents, total } = await views.find(channelPlansDue, {
    where: { dueAt: { lte: until } },
    sort: 'dueAt',
    size: maxOverviewRows,
  });
  const plans = documents.map(({ id }) => {
    const [restaurant = ''] = id.split('-', 1);
    return { restaurant_id: Number(restaurant), day: id.slice(restaurant.length + 1) };
  });
  const named = await restaurantsOf(
    plans.map(({ restaurant_id: id }) => id),
    views,
  );
  return {
    total,
    rows: plans.map((plan) => ({ ...plan, restaurant_name: named.get(plan.restaurant_id)?.name ?? '' })),
  };
}

/** Those without an end last. */
const closures = cachedFromView(channels, async (views): Promise<TodayOverview['closures']> => {
  const { documents } = await views.find(channels, { size: -1 });
  const closed = documents
    .filter(({ active, deleted, opening }) => active && !deleted && !opening.open)
    .map(({ id, name, opening: { motive, date: until } }) => ({
      restaurant_id: id,
      restaurant_name: name,
      motive,
      until,
    }));
  const last = '9999';
  return shown(
    closed.toSorted(
      (one, other) =>
        (one.until ?? last).localeCompare(other.until ?? last) || one.restaurant_id - other.restaurant_id,
    ),
  );
});

/** Kind → last confirmed import that still counts. */
const lastImports = cachedFromView(imports, async (views) => {
  const last = importKinds.map(async (kind) => {
    const where = { kind: { eq: kind }, status: { eq: 'confirmed' } };
    const { documents } = await views.find(imports, { where, sort: '-createdAt', size: 1 });
    return [kind, documents[0]?.confirmed?.at ?? null] as const;
  });
  return new Map<ImportKind, string | null>(await Promise.all(last));
});

/** As the alerts of diagnostics (AMB-64). */
async function lateImports({ views, now, marketRecord }: Reading): Promise<TodayOverview['imports']> {
  if (!marketRecord.features.diagnosticAndPlanner) return [];
  const at = now();
  return [...(await lastImports(views, '', at))]
    .filter(([, last]) => last === null || growsOldAt(last) <= at.toISOString())
    .map(([kind, last_at]) => ({ kind, last_at }));
}

async function missingReports(context: Reading): Promise<TodayOverview['reports']> {
  const { views, now } = context;
  const months = completedMonths(context);
  const [active, reported] = await Promise.all([
    activeRestaurants(views, now()),
    reportedIn(views, months, now()),
  ]);
  return months.flatMap((month) => {
    const missing = active.filter(({ id }) => !reported.get(month)?.has(id)).length;
    return missing === 0 ? [] : [{ month, missing, restaurants: active.length }];
  });
}

export async function todayFigures(context: Reading): Promise<TodayOverview> {
  const [pauses, changes, closed, late, reports] = await Promise.all([
    pausesNow(context),
    plannedChanges(context),
    closures(context.views, '', context.now()),
    lateImports(context),
    missingReports(context),
  ]);
  return { pauses, changes, closures: closed, imports: late, reports };
}
