import type { EventOf } from '@portal/contracts';
import { type operationsEvents, operationsPushes } from '@portal/contracts/areas/operations';
import { toFullAdministrators } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

type OperationsEvent = EventOf<typeof operationsEvents>;

const changed = ({ position }: { position: number }) => [
  { name: 'OperationsChanged' as const, payload: { position }, to: toFullAdministrators },
];

/** Administrators only. */
export const operationsPushRules = definePushRules<OperationsEvent, typeof operationsPushes>(
  operationsPushes,
  {
    ParkedStreamRetryRequested: changed,
    ParkedMailRetryRequested: changed,
    RebuildRequested: changed,
    OperationStarted: changed,
    ParkedStreamRetried: changed,
    ProjectionsRebuilt: changed,
    OperationFailed: changed,
  },
);
