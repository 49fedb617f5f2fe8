import { aProjection, operationsCommands, operationsQueries } from '@portal/contracts/areas/operations';
import { fakeApi } from '#testing/fake-api';

const accepted = () => ({ id: 'operation-1' });

export const operationsApi = () =>
  fakeApi()
    .signedIn({ type: 2, restaurants: [] })
    .on(operationsQueries.ListProjections, () => [aProjection('orders'), aProjection('users')])
    .on(operationsQueries.ListParkedStreams, () => [])
    .on(operationsQueries.ListOperations, () => [])
    .on(operationsQueries.ListMails, () => [])
    .on(operationsQueries.CountMails, () => ({ waiting: 0, parked: 0, sent: 12, oldest_waiting: null }))
    .on(operationsCommands.RetryParkedMail, accepted)
    .on(operationsCommands.RetryParkedStream, accepted)
    .on(operationsCommands.RebuildProjections, accepted);
