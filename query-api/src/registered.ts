import { allCalls } from '@portal/contracts';
import { refuseOmissions } from '@portal/platform/program/refuse-omissions';
import { queryAreas } from './all-areas';

const areas = Object.values(queryAreas);

export const allQueryHandlers = areas.flatMap(({ queries }) => queries);

export const allDownloadHandlers = areas.flatMap(({ downloads = [] }) => downloads);

refuseOmissions({
  declared: allCalls.filter(({ kind }) => kind === 'query' || kind === 'download'),
  registered: [...allQueryHandlers, ...allDownloadHandlers].map(({ contract }) => contract),
  missing: ({ name, area }) =>
    `${name} has no handler: add it to a .handlers.ts in query-api/src/areas/${area}, and that to query-api/src/all-areas.ts`,
});
