import { Role } from '@portal/contracts';
import { orders, orderStatuses, settledStatuses, type Workload } from '@portal/contracts/areas/orders';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import type { Condition, Where } from '@portal/platform/stores/view-store/view-store.port';
import type { Views } from '@portal/platform/stores/view-store/views';
import { namesOf, peopleOf } from '../../people';

const waiting = orderStatuses.map(({ id }) => id).filter((id) => !settledStatuses.includes(id));
const open: Where = { deleted: { eq: false }, status: { in: waiting } };

/** Only people who may change the status. */
export const assignable = [Role.Administrator];

async function waitingWith(
  assignee: Condition,
  views: Views,
): Promise<Pick<Workload, 'open' | 'statuses' | 'oldest'>> {
  const where = { ...open, assigneeId: assignee };
  const [counts, oldest] = await Promise.all([
    views.countBy(orders, 'status', { where }),
    views.find(orders, { where, sort: 'date', size: 1 }),
  ]);
  return {
    open: oldest.total,
    statuses: Object.fromEntries(waiting.map((id) => [String(id), counts.get(String(id)) ?? 0])),
    oldest: oldest.documents[0]?.date ?? null,
  };
}

/** Unassigned first, then all who handle orders, then former ones with orders left. */
export async function workload(context: Pick<QueryContext, 'views' | 'now'>): Promise<Workload[]> {
  const { views } = context;
  const [available, counts, nameOf] = await Promise.all([
    peopleOf(assignable, views),
    views.countBy(orders, 'assigneeId', { where: { ...open, assigneeId: { exists: true } } }),
    namesOf(context),
  ]);
  const known = new Set(available.map(({ id }) => id));
  const formerIds = [...counts.keys()].map(Number).filter((id) => !known.has(id));
  const former = formerIds.map((id) => ({ id, name: nameOf(id), available: false }));
  const people = [...available.map((person) => ({ ...person, available: true })), ...former];
  const unassigned = {
    id: null,
    name: '',
    available: true,
    ...(await waitingWith({ exists: false }, views)),
  };
  return [
    unassigned,
    ...(await Promise.all(
      people.map(async (person) => ({ ...person, ...(await waitingWith({ eq: person.id }, views)) })),
    )),
  ];
}
