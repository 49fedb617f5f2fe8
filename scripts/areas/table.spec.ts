import { describe, expect, it } from '@jest/globals';
import { areasPage } from './table.mjs';

const sources = [
  { file: 'contracts/src/areas/orders/index.ts', lines: 3 },
  { file: 'contracts/src/areas/orders/orders.events.ts', lines: 40 },
  { file: 'command-api/src/areas/orders/order.decider.ts', lines: 60 },
  { file: 'command-api/src/areas/orders/order.decider.spec.ts', lines: 70 },
  { file: 'platform/src/http/serve.ts', lines: 500 },
];

describe('the page of the areas', () => {
  const page = areasPage(['orders', 'chat'], sources);

  it('shows each role file under its workspace, and counts tests and lines', () => {
    expect(page).toContain('| orders | .events | order.decider |  |  |  | 1 | 173 lines |');
  });

  it('says which areas have no file yet', () => {
    expect(page).toContain('Named, not yet built: chat.');
    expect(page).not.toContain('| chat |');
  });
});
