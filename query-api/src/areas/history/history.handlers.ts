import { reject } from '@portal/contracts';
import { historyQueries } from '@portal/contracts/areas/history';
import { handleQueryOfPerson } from '@portal/platform/http/serve-queries';

export const historyHandlers = [
  handleQueryOfPerson(historyQueries.ListRecordHistory, async () => reject('not_found')),
  handleQueryOfPerson(historyQueries.GetRecordAt, async () => reject('not_found')),
];
