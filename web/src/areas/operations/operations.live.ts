import { operationsPushes, operationsQueries } from '@portal/contracts/areas/operations';
import { defineLive } from '#core/live/live-map';

const { ListProjections, ListParkedStreams, ListOperations, ListMails, CountMails } = operationsQueries;

export const operationsLive = defineLive(operationsPushes, {
  ProjectionsMoved: { refresh: [ListProjections, ListParkedStreams] },
  MailsMoved: { refresh: [ListMails, CountMails] },
  OperationsChanged: { refresh: [ListOperations, ListParkedStreams] },
});
