import { marketRecords, mayActOn, type ParsedInputOf, reject } from '@portal/contracts';
import { mopPauses, mopPolicies, mopQueries, mopStatuses } from '@portal/contracts/areas/mop';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import { namesOf, pageByPerson, searchingPeople } from '../../people';
import { viewSort } from '@portal/platform/stores/view-store/wire-sort';
import { tryAutoConfirm } from '../../trials/pauses';
import { toAutoConfirm, toRequest } from './mop.wire';
import { whereOf } from './pauses.where';

type Asker = QueryContext & { readonly person: Person };

const sortFields = { log_date: 'requestedAt', start_date: 'start', end_date: 'end' };

const notFound = reject('pause_not_found');

async function list(input: ParsedInputOf<(typeof mopQueries)['ListMopPauses']>, context: Asker) {
  const { views, person, market, now } = context;
  const query = {
    where: whereOf(input, person, marketRecords[market], now()),
    ...(await searchingPeople(input.q, 'requestedBy', context)),
    sort: viewSort(input.sort, sortFields),
    page: input.page,
    size: input.size,
  };
  const { documents, total } = query.sort.endsWith('user_name')
    ? await pageByPerson(mopPauses, 'requestedBy', query, context)
    : await views.find(mopPauses, query);
  const nameOf = await namesOf(context);
  return { records: documents.map((pause) => toRequest(pause, nameOf)), total };
}

export const mopHandlers = [
  handleQueryOfPerson(mopQueries.ListMopRequests, list),
  handleQueryOfPerson(mopQueries.ListMopPauses, list),

  handleQueryOfPerson(mopQueries.GetMopPause, async ({ id }, context) => {
    const { views, person } = context;
    const pause = await views.get(mopPauses, id);
    // Foreign pauses look missing (W8).
    return pause && mayActOn(person, pause.restaurantId)
      ? toRequest(pause, await namesOf(context))
      : notFound;
  }),

  handleQueryOfPerson(mopQueries.CountMopRequests, async (input, context) => {
    const { views, person, market, now } = context;
    const counts = await views.countBy(mopPauses, 'status', {
      where: whereOf(input, person, marketRecords[market], now()),
      ...(await searchingPeople(input.q, 'requestedBy', context)),
    });
    return Object.fromEntries(mopStatuses.map(({ id }) => [String(id), counts.get(String(id)) ?? 0]));
  }),

  handleQueryOfPerson(mopQueries.GetMopAutoConfirm, async (_input, context) =>
    toAutoConfirm(await context.views.get(mopPolicies, context.market), await namesOf(context)),
  ),

  handleQueryOfPerson(mopQueries.TryMopAutoConfirm, (_input, context) => tryAutoConfirm(context)),
];
