import { operationsPushes, operationsQueries } from '@portal/contracts/areas/operations';
import { defineLive } from '../../app/live/live-map';

const { ListProjections, ListParkedStreams, ListOperations } = operationsQueries;

/** What moves while one looks: the projections themselves, and what other administrators do with them. */
export const operationsLive = defineLive(operationsPushes, {
  ProjectionsMoved: { refresh: [ListProjections, ListParkedStreams] },
  OperationsChanged: { refresh: [ListOperations, ListParkedStreams] },
});
