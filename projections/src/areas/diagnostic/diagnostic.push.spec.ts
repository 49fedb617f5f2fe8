import { describe, expect, it } from '@jest/globals';
import { catalogueReaders, type DomainEvent, Role, typesOf } from '@portal/contracts';
import {
  aBrandAdded,
  aCustomBrandAdded,
  aCustomEnvironmentAdded,
  aSwotOptionAdded,
  aSwotUpdated,
  diagnosticEvents,
  diagnosticPushes,
  referenceEvents,
} from '@portal/contracts/areas/diagnostic';
import { projected } from '@portal/platform/testing/projection-kit';
import { diagnosticPushRules } from './diagnostic.push';

const bothSides = [{ restaurant: 1 }, { role: Role.Administrator }, { role: Role.Editor }];
const pushesOf = (event: DomainEvent) => diagnosticPushRules.on.get(event.type)?.(projected(event, 41));

describe('pushes of diagnostics', () => {
  it.each([
    ['swot', aSwotUpdated()],
    ['brands', aCustomBrandAdded()],
    ['environment', aCustomEnvironmentAdded()],
  ] as const)(
    'tell the restaurant and the administrators that %s changed, and nothing of it',
    (block, event) => {
      const payload = { restaurantId: 1, block, position: 42 };
      expect(diagnosticPushes.payloads.DiagnosticChanged.parse(payload)).toEqual(payload);
      expect(pushesOf(event)).toEqual([{ name: 'DiagnosticChanged', payload, to: bothSides }]);
    },
  );

  it('[AMB-64] tell that figures grew old, and that a year has objectives or has none', () => {
    const old = {
      type: 'FiguresGrewOld',
      data: { restaurantId: 1, kind: 'sales', dueAt: '2026-11-20T09:30:00Z' },
    };
    const alertsChanged = { name: 'DiagnosticAlertsChanged', payload: { restaurantId: 1, position: 42 } };
    expect(pushesOf(old)).toEqual([{ ...alertsChanged, to: bothSides }]);
    const planned = { type: 'PlanPrioritiesUpdated', data: { restaurantId: 1, year: 2026, priorities: [] } };
    expect(pushesOf(planned)).toEqual([{ ...alertsChanged, to: bothSides }]);
  });

  it('[AMB-66] tell everybody what can be chosen now', () => {
    const to = catalogueReaders.map((role) => ({ role }));
    for (const [reference, event] of [
      ['brands', aBrandAdded()],
      ['swotOptions', aSwotOptionAdded()],
    ] as const) {
      const payload = { reference, position: 42 };
      expect(pushesOf(event)).toEqual([{ name: 'DiagnosticReferenceChanged', payload, to }]);
    }
  });

  it('tell of every event of the area', () => {
    const plans = ['PlanPrioritiesUpdated', 'PlanRemovalRestored'];
    const types = [...typesOf(diagnosticEvents), ...typesOf(referenceEvents), ...plans];
    expect([...diagnosticPushRules.on.keys()].sort()).toEqual([...types].sort());
  });
});
