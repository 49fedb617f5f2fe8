import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { operationsCommands } from './operations.commands';
import type { operationsQueries } from './operations.queries';

/** A valid input of each call, in a world where these things exist. */
export const operationsExamples: ExamplesOf<typeof operationsCommands & typeof operationsQueries, World> = {
  RetryParkedStream: ({ orderId }) => ({ projection: 'orders', stream: `order-${orderId}` }),
  RetryParkedMail: () => ({ id: 'when-nothing-then-mail-nobody:0:user-1' }),
  ListMails: () => ({ parked: 1, size: 10 }),
  CountMails: () => ({}),
  RebuildProjections: () => ({ projections: ['sections'], activate: false }),
  RollbackRebuild: () => ({ id: 'no-rebuild' }),
  ListProjections: () => ({}),
  ListParkedStreams: () => ({}),
  ListOperations: () => ({ size: 10 }),
};
