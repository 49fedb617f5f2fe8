import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopQueries } from '@portal/contracts/areas/mop';
import { useMemo } from 'react';
import { useCallClient } from '#app/client/client-context';
import { useDates } from '#app/i18n/dates';
import { useText } from '#app/i18n/use-text';
import type { TableExport } from '#ui/table/TableTools';
import { usePauseWords } from '../pause/use-pause-words';
import { adminMessages } from './admin.messages';
import type { RequestsUrl } from './pauses-work';
import { useStatusNames } from './use-status-names';

/** The requests that the filters leave, as a spreadsheet (U10). */
export function useRequestExport({ input }: RequestsUrl): TableExport<MopRequest> {
  const text = useText(adminMessages);
  const dates = useDates();
  const client = useCallClient();
  const nameOf = useStatusNames();
  const { placeOf, whenOf } = usePauseWords();
  const { sort, q, status, late } = input;
  const columns = useMemo(
    (): TableExport<MopRequest>['columns'] => [
      { header: text('place'), value: placeOf, width: 32 },
      { header: text('status'), value: (pause) => nameOf(pause.status) },
      { header: text('when'), value: whenOf, width: 40 },
      { header: text('late'), value: (pause) => (pause.late ? text('late') : ''), width: 16 },
      { header: text('reason'), value: ({ value }) => value, width: 40 },
      { header: text('who'), value: ({ user_name }) => user_name },
      { header: text('asked'), value: ({ log_date }) => dates.time(log_date) },
    ],
    [text, dates, nameOf, placeOf, whenOf],
  );
  const load = async () =>
    (await client.send(mopQueries.ListMopRequests, { page: 1, size: -1, sort, q, status, late })).data;
  return { fileName: text('title'), columns, load };
}
