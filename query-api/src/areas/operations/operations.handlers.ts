import { operations, operationsQueries } from '@portal/contracts/areas/operations';
import type { ParkedStream } from '@portal/platform/projection/parked-streams';
import { parkedStreams } from '@portal/platform/projection/parked-streams';
import type { ProjectionState } from '@portal/platform/projection/projection-states';
import { projectionStates } from '@portal/platform/projection/projection-states';
import { handleQuery } from '@portal/platform/http/serve-queries';
import type { OperationDocument } from './operations.wire';
import { toHealth, toOperation, toParkedStream } from './operations.wire';

export const operationsHandlers = [
  handleQuery(operationsQueries.ListProjections, async (_input, { views, now }) => {
    const { documents } = await views.find<ProjectionState>(projectionStates.name, { size: -1, sort: 'id' });
    return documents.map((state) => toHealth(state, now()));
  }),

  handleQuery(operationsQueries.ListParkedStreams, async ({ page, size, sort }, { views }) => {
    const { documents, total } = await views.find<ParkedStream>(parkedStreams.name, { page, size, sort });
    return { records: documents.map(toParkedStream), total };
  }),

  handleQuery(operationsQueries.ListOperations, async ({ page, size, sort }, { views }) => {
    const { documents, total } = await views.find<OperationDocument>(operations.name, {
      page,
      size,
      sort: sort.replace('requested_at', 'requestedAt'),
    });
    return { records: documents.map(toOperation), total };
  }),
];
