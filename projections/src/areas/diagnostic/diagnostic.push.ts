import type { EventOf } from '@portal/contracts';
import {
  type diagnosticEvents,
  diagnosticPushes,
  type referenceEvents,
} from '@portal/contracts/areas/diagnostic';
import type { plannerEvents } from '@portal/contracts/areas/planner';
import { toBothSides, toReaders } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

type Planned = Extract<
  EventOf<typeof plannerEvents>,
  { type: 'PlanPrioritiesUpdated' | 'PlanRemovalRestored' }
>;
type Event = EventOf<typeof diagnosticEvents> | EventOf<typeof referenceEvents> | Planned;
interface OfRestaurant {
  readonly data: { readonly restaurantId: number };
  readonly position: number;
}

const changed =
  (block: 'swot' | 'clients' | 'competition' | 'comparison' | 'environment' | 'brands') =>
  ({ data: { restaurantId }, position }: OfRestaurant) => [
    {
      name: 'DiagnosticChanged' as const,
      payload: { restaurantId, block, position },
      to: toBothSides(restaurantId),
    },
  ];

const alertsChanged = ({ data: { restaurantId }, position }: OfRestaurant) => [
  {
    name: 'DiagnosticAlertsChanged' as const,
    payload: { restaurantId, position },
    to: toBothSides(restaurantId),
  },
];

const referenceChanged =
  (reference: 'brands' | 'swotOptions') =>
  ({ position }: { readonly position: number }) => [
    { name: 'DiagnosticReferenceChanged' as const, payload: { reference, position }, to: toReaders },
  ];

/**
 * To the restaurant's people and administrators; shared options to all readers. Imported figures have their
 * own pushes.
 */
export const diagnosticPushRules = definePushRules<Event, typeof diagnosticPushes>(diagnosticPushes, {
  SwotUpdated: changed('swot'),
  ClientsUpdated: changed('clients'),
  CompetitionUpdated: changed('competition'),
  CompetitionImported: changed('competition'),
  CompetitionImportUndone: changed('competition'),
  ComparisonUpdated: changed('comparison'),
  CustomBrandAdded: changed('brands'),
  CustomBrandDeleted: changed('brands'),
  CustomBrandRestored: changed('brands'),
  EnvironmentSelected: changed('environment'),
  EnvironmentUnselected: changed('environment'),
  CustomEnvironmentAdded: changed('environment'),
  CustomEnvironmentDeleted: changed('environment'),
  CustomEnvironmentRestored: changed('environment'),
  FiguresGrewOld: alertsChanged,
  PlanPrioritiesUpdated: alertsChanged,
  PlanRemovalRestored: alertsChanged,
  BrandAdded: referenceChanged('brands'),
  BrandUpdated: referenceChanged('brands'),
  BrandDeleted: referenceChanged('brands'),
  BrandRestored: referenceChanged('brands'),
  SwotOptionAdded: referenceChanged('swotOptions'),
  SwotOptionUpdated: referenceChanged('swotOptions'),
  SwotOptionDeleted: referenceChanged('swotOptions'),
  SwotOptionRestored: referenceChanged('swotOptions'),
});
