import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { filesOf } from '../run/files.mjs';
import { inRoot } from '../run/root.mjs';
import { judge } from './boundaries.mjs';
import { contractAreas } from './crossings.mjs';
import { factSources } from './fact-sources.mjs';

const forbidden: readonly (readonly [from: string, specifier: string, because: string])[] = [
  ['contracts/src/areas/orders/orders.rules.ts', 'node:crypto', 'no node: modules'],
  ['contracts/src/areas/orders/orders.rules.ts', 'fastify', 'contracts imports only zod'],
  [
    'contracts/src/areas/orders/orders.rules.ts',
    '@portal/platform/http/serve',
    'contracts may not import platform',
  ],
  ['contracts/src/areas/orders/orders.rules.ts', '../chat', 'orders may not import chat'],
  ['contracts/src/areas/orders/orders.rules.ts', '../cart/cart.rules', 'import the index of cart'],
  [
    'contracts/src/areas/orders/orders.rules.ts',
    '@portal/contracts/kernel',
    'inside contracts imports are relative',
  ],
  ['contracts/src/kernel/calls.ts', '../areas/orders', 'the kernel knows no area'],
  ['platform/src/http/serve.ts', '@portal/command-api', 'platform may not import command-api'],
  ['platform/src/http/serve.ts', '@portal/contracts/areas/orders', 'the platform knows no area'],
  ['platform/src/session/session-guard.ts', '@portal/contracts/areas/orders', 'the platform knows no area'],
  ['platform/src/http/serve.ts', '../testing/given', 'only tests'],
  ['web/src/areas/channels/ChannelsScreen.tsx', './channels.testing', 'only tests'],
  ['platform/src/http/serve.ts', '@jest/globals', 'is for tests'],
  ['platform/src/http/serve.ts', '../../../contracts/src/kernel', 'by its name'],
  [
    'command-api/src/areas/orders/order.decider.ts',
    '@portal/query-api',
    'command-api may not import query-api',
  ],
  ['command-api/src/areas/orders/order.decider.ts', '../cart', 'orders may not import cart'],
  ['command-api/src/areas/orders/order.decider.ts', '../cart/upload.decider', 'orders may not import cart'],
  [
    'command-api/src/areas/orders/place-order.facts.ts',
    '../cart/cart.bindings',
    'orders may not import cart',
  ],
  ['command-api/src/areas/cart/cart.bindings.ts', '../orders/order.decider', 'cart may not import orders'],
  ['query-api/src/areas/orders/orders.facts.ts', '../cart/upload.decider', 'orders may not import cart'],
  [
    'query-api/src/areas/orders/orders.handlers.ts',
    '@portal/projections',
    'query-api may not import projections',
  ],
  ['query-api/src/areas/history/history.handlers.ts', '@portal/projections', 'may not import projections'],
  ['query-api/src/past.ts', '@portal/command-api/deciders', 'query-api may not import command-api'],
  ['query-api/src/gateway/rooms.ts', '@portal/projections', 'query-api may not import projections'],
  ['projections/src/past.ts', '@portal/query-api', 'projections may not import query-api'],
  ['projections/src/areas/orders/orders.projection.ts', '../cart/index', 'orders may not import cart'],
  ['web/src/areas/orders/Triage.tsx', '@portal/platform/http/serve', 'web may not import platform'],
  ['web/src/areas/orders/Triage.tsx', '../cart/Ticket', 'orders may not import cart'],
  ['web/src/areas/orders/Triage.tsx', 'node:path', 'no node: modules'],
  ['web/src/shell/routing/routes.ts', '#areas/orders/Triage', 'by its index'],
  ['web/src/ui/DataTable.tsx', '#shell/frame/TopBar', 'web/src/ui may not import shell'],
  ['web/src/core/client/call-client.ts', '#ui/Page', 'may not import ui'],
  ['web/src/ui/DataTable.tsx', '#areas/orders', 'web/src/ui may not import areas'],
  ['web/src/areas/orders/Triage.tsx', '#shell/frame/Footer', 'web/src/areas may not import shell'],
  ['web/src/core/client/call-client.ts', '#shell/areas', 'web/src/core may not import shell'],
  ['web/src/areas/orders/Triage.tsx', '../../ui/Page', 'import it as #ui/Page'],
  ['web/src/ui/table/cells/Cell.tsx', '../../../ui/Page', 'import it as #ui/Page'],
  ['query-api/src/areas/orders/orders.handlers.ts', '#ui/Page', 'only web has paths that begin with #'],
  ['standalone/src/main.ts', '@portal/e2e/bench/main', 'only tests'],
  ['platform/src/mail/mail-sender.ts', '@portal/doubles/smtp-double', 'only tests'],
  ['doubles/src/smtp-double.ts', '@portal/platform/testing/free-port', 'may not import platform'],
];

const allowed: readonly (readonly [from: string, specifier: string])[] = [
  ['contracts/src/areas/orders/orders.rules.ts', 'zod'],
  ['contracts/src/areas/orders/orders.rules.ts', '../../kernel'],
  ['query-api/src/past.ts', '@portal/projections'],
  ['query-api/src/trials/pauses.ts', '@portal/command-api/deciders'],
  ['contracts/src/areas/orders/orders.rules.ts', './orders.events'],
  ['contracts/src/all-calls.ts', './areas/orders'],
  ['contracts/src/areas/orders/orders.rules.spec.ts', 'fast-check'],
  ['platform/src/http/serve.ts', '@portal/contracts/kernel'],
  ['platform/src/http/serve.ts', 'node:http'],
  ['platform/src/session/session-guard.ts', '@portal/contracts/areas/session'],
  ['platform/src/http/serve.spec.ts', '../testing/given'],
  ['platform/src/mail/mail-sender.spec.ts', '@portal/doubles/smtp-double'],
  ['web/src/core/client/call-client.spec.ts', '#testing/fake-api'],
  ['command-api/src/areas/orders/order.decider.ts', '@portal/contracts/areas/orders'],
  ['command-api/src/areas/orders/order.decider.ts', '@portal/contracts/areas/cart'],
  ['command-api/src/areas/orders/order.decider.ts', '@portal/platform/decider'],
  ['command-api/src/areas/orders/place-order.facts.ts', '../cart/upload.decider'],
  ['command-api/src/areas/orders/orders.bindings.ts', '../cart/check-uploads'],
  ['web/src/shell/routing/routes.ts', '#areas/orders'],
  ['web/src/ui/DataTable.tsx', '@portal/contracts'],
  ['web/src/ui/DataTable.tsx', '#core/client/call-client'],
  ['standalone/src/main.ts', '@portal/command-api'],
  ['e2e/src/orders/orders.e2e.spec.ts', '@portal/standalone/main'],
];

describe('the imports of the portal go one way', () => {
  it.each(forbidden)('%s may not import %s: %s', (from, specifier, because) => {
    expect(judge(from, specifier)).toContain(because);
  });

  it.each(allowed)('%s may import %s', (from, specifier) => {
    expect(judge(from, specifier)).toBeNull();
  });

  it('lets an area of contracts use the index of an area that the table names, and only that way round', () => {
    const [first] = contractAreas;
    expect(judge(`contracts/src/areas/${first?.from}/a.rules.ts`, `../${first?.to}`)).toBeNull();
    expect(judge('contracts/src/areas/cart/a.rules.ts', '../orders')).toContain('cart may not import orders');
  });

  it('gives a reason for every area that uses another, and lists none that does not', () => {
    const crossings = [
      ...contractAreas.map((crossing) => ({ ...crossing, workspace: 'contracts' })),
      ...factSources.map((crossing) => ({ ...crossing, workspace: 'command-api' })),
    ];
    expect(crossings.filter(({ reason }) => reason.split(' ').length < 4)).toEqual([]);
    expect(crossings.filter((crossing) => !isUsed(crossing))).toEqual([]);
  });
});

function isUsed({ workspace, from, to }: { workspace: string; from: string; to: string }): boolean {
  const files = filesOf(/\.ts$/, `${workspace}/src/areas/${from}`);
  return files.some((file) => new RegExp(`from '\\.\\./${to}['/]`).test(readFileSync(inRoot(file), 'utf8')));
}
