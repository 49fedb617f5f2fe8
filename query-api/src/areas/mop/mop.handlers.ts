import { marketRecords, mayActOn, type ParsedInputOf, reject } from '@portal/contracts';
import { mopPauses, mopPolicies, mopQueries, mopStatuses } from '@portal/contracts/areas/mop';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import { viewSort } from '../../wire-sort';
import { toAutoConfirm, toRequest } from './mop.wire';
import { whereOf } from './pauses.where';

type Asker = QueryContext & { readonly person: Person };

/** Sort fields of the wire by the view's names. */
const sortFields = { log_date: 'requestedAt', start_date: 'start', end_date: 'end' };

const notFound = reject('pause_not_found');

async function list(
  input: ParsedInputOf<(typeof mopQueries)['ListMopPauses']>,
  { views, person, market, now }: Asker,
) {
  const { documents, total } = await views.find(mopPauses, {
    where: whereOf(input, person, marketRecords[market], now()),
    ...(input.q && { text: input.q }),
    sort: viewSort(input.sort, sortFields),
    page: input.page,
    size: input.size,
  });
  return { records: documents.map(toRequest), total };
}

export const mopHandlers = [
  handleQueryOfPerson(mopQueries.ListMopRequests, list),
  handleQueryOfPerson(mopQueries.ListMopPauses, list),

  handleQueryOfPerson(mopQueries.GetMopPause, async ({ id }, { views, person }) => {
    const pause = await views.get(mopPauses, id);
    // Of another restaurant looks as if there were none (W8).
    return pause && mayActOn(person, pause.restaurantId) ? toRequest(pause) : notFound;
  }),

  handleQueryOfPerson(mopQueries.CountMopRequests, async (input, { views, person, market, now }) => {
    const counts = await views.countBy(mopPauses, 'status', {
      where: whereOf(input, person, marketRecords[market], now()),
      ...(input.q && { text: input.q }),
    });
    return Object.fromEntries(mopStatuses.map(({ id }) => [String(id), counts.get(String(id)) ?? 0]));
  }),

  handleQueryOfPerson(mopQueries.GetMopAutoConfirm, async (_input, { views, market }) =>
    toAutoConfirm(await views.get(mopPolicies, market)),
  ),
];
