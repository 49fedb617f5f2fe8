import { describe, expect, it } from '@jest/globals';
import { shapeOf } from './shape.mjs';

const misplaced: readonly (readonly [file: string, because: string])[] = [
  ['contracts/src/areas/orders/orders.stuff.ts', 'no role in an area of contracts'],
  ['contracts/src/areas/tickets/tickets.events.ts', '"tickets" is not an area'],
  ['command-api/src/areas/orders/orders.service.ts', 'no role in an area of command-api'],
  ['command-api/src/areas/orders/order-placed.automation.ts', 'no role in an area of command-api'],
  ['command-api/src/areas/mop/pause-ends.deadline.ts', 'no role in an area of command-api'],
  ['projections/src/areas/orders/orders.handlers.ts', 'no role in an area of projections'],
  ['query-api/src/areas/orders/orders.projection.ts', 'no role in an area of query-api'],
  ['web/src/areas/orders/triage.tsx', 'PascalCase.tsx'],
  ['web/src/areas/orders/triage.store.ts', 'no role in an area of web'],
  ['web/src/areas/orders/Triage.tsx', 'ends in its role'],
  ['web/src/ui/DataTable.ts', 'kebab-case'],
  ['platform/src/http/serveCalls.ts', 'kebab-case'],
  ['platform/src/http/utils.ts', '"utils" says nothing'],
  ['platform/src/http/session.types.ts', '"types" says nothing'],
  ['platform/src/common/session.ts', 'folder common'],
  ['platform/src/http/helpers.spec.ts', '"helpers" says nothing'],
];

const fitting = [
  'contracts/src/areas/orders/orders.events.ts',
  'contracts/src/areas/orders/order-statuses.ts',
  'contracts/src/areas/orders/index.ts',
  'command-api/src/areas/users/password-hasher.ts',
  'web/src/main.tsx',
  'command-api/src/areas/orders/order.decider.ts',
  'command-api/src/areas/orders/order.decider.spec.ts',
  'command-api/src/areas/orders/when-order-placed-then-mail-agency.automation.ts',
  'command-api/src/areas/mop/when-a-pause-ends-then-announce.deadline.ts',
  'projections/src/areas/orders/orders.projection.ts',
  'query-api/src/areas/partner-reports/partner-reports.handlers.ts',
  'web/src/areas/orders/TriageTable.tsx',
  'web/src/areas/orders/TriageCells.tsx',
  'web/src/areas/orders/Triage.spec.tsx',
  'web/src/areas/orders/testing/Frame.tsx',
  'web/src/areas/orders/orders.testing.ts',
  'web/src/ui/Triage.tsx',
  'web/src/areas/orders/use-triage-keys.ts',
  'web/src/areas/orders/texts/index.ts',
  'web/src/areas/videos/videos.admin.tsx',
  'web/vite.config.ts',
  'platform/src/stores/event-store/event-store.suite.ts',
  'e2e/src/orders/live-triage.e2e.spec.ts',
];

describe('a file is called after what it holds', () => {
  it.each(misplaced)('%s is refused: %s', (file, because) => expect(shapeOf(file)).toContain(because));
  it.each(fitting)('%s is accepted', (file) => expect(shapeOf(file)).toBeNull());
});
