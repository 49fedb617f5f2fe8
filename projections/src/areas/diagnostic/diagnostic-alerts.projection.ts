import type { DocumentOf, EventOf } from '@portal/contracts';
import {
  type AlertFacts,
  alertsOf,
  diagnosticAlerts,
  type diagnosticEvents,
  fallingTypesOf,
  growsOldAt,
  noAlertFacts,
  slotCountsOf,
  swotLists,
  totalShare,
} from '@portal/contracts/areas/diagnostic';
import {
  type FigureRows,
  figuresByName,
  type ImportKind,
  type importEvents,
} from '@portal/contracts/areas/imports';
import type { plannerEvents } from '@portal/contracts/areas/planner';
import type { restaurantEvents } from '@portal/contracts/areas/restaurants';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type DiagnosticEvent = Exclude<
  EventOf<typeof diagnosticEvents>,
  {
    type:
      | 'EnvironmentSelected'
      | 'EnvironmentUnselected'
      | 'CustomBrandAdded'
      | 'CustomEnvironmentAdded'
      | 'CustomEnvironmentDeleted'
      | 'CustomEnvironmentRestored';
  }
>;
type Figures = Extract<EventOf<typeof importEvents>, { type: 'FiguresImported' | 'FiguresRestored' }>;
type Planned = Extract<
  EventOf<typeof plannerEvents>,
  { type: 'PlanPrioritiesUpdated' | 'PlanRemovalRestored' }
>;
type Added = Extract<EventOf<typeof restaurantEvents>, { type: 'RestaurantAdded' }>;
type Alerts = DocumentOf<typeof diagnosticAlerts>;
type Facts = Alerts['facts'];

const byRestaurant = keyedBy('restaurantId');

const alertsFrom = (id: number, facts: Facts): Alerts => ({ id, facts, alerts: alertsOf(facts) });

const learn = <E>(change: (facts: Facts, event: E) => Partial<Facts>) => ({
  id: byRestaurant,
  apply: (document: Alerts | null, event: E) =>
    document && alertsFrom(document.id, { ...document.facts, ...change(document.facts, event) }),
});

/** Facts per import kind; kinds without alerts are left out. */
const inShort: Readonly<Partial<Record<ImportKind, (facts: Facts, rows: FigureRows) => Partial<Facts>>>> = {
  sales_week: ({ slots }, rows) => ({
    slots: { ...slots, sales_week: slotCountsOf(figuresByName('sales_week', rows)) },
  }),
  sales: ({ slots }, rows) => ({ slots: { ...slots, sales: slotCountsOf(figuresByName('sales', rows)) } }),
  pmix: (_facts, rows) => ({ fallingTypes: fallingTypesOf(figuresByName('pmix', rows)) }),
};

interface Imported {
  readonly rows: FigureRows;
  readonly importedAt: string;
}

function withFigures(facts: Facts, kind: ImportKind, figures: Imported | null): Partial<Facts> {
  const { [kind]: _before, ...others } = facts.imported;
  return {
    ...inShort[kind]?.(facts, figures?.rows ?? []),
    imported: figures ? { ...others, [kind]: figures.importedAt } : others,
    old: facts.old.filter((each) => each !== kind),
  };
}

const ofRestaurant = ({ data: { restaurantId } }: { data: { restaurantId: number | null } }) =>
  restaurantId === null ? null : String(restaurantId);

const compared = ({ rivals }: { rivals: readonly { brandId: string }[] }) => ({
  compared: rivals.map(({ brandId }) => brandId),
});

/** Years with an objective, after one year's change. */
const planned = (
  { plannedYears }: Facts,
  { data: { year, priorities } }: { data: { year: number; priorities: readonly unknown[] } },
) => {
  const others = plannedYears.filter((each) => each !== year);
  return { plannedYears: priorities.length > 0 ? [...others, year] : others };
};

export const diagnosticAlertsProjection = defineProjection<
  DiagnosticEvent | Figures | Planned | Added,
  typeof diagnosticAlerts
>(diagnosticAlerts, {
  RestaurantAdded: {
    id: byRestaurant,
    apply: (_none, { data: { restaurantId } }) => alertsFrom(restaurantId, noAlertFacts as Facts),
  },
  SwotUpdated: learn((_facts, { data }) => ({
    swotTexts: swotLists.reduce((texts, list) => texts + data[list].length, 0),
  })),
  ClientsUpdated: learn((_facts, { data: { shares } }) => ({
    week: totalShare(shares, 'week'),
    weekend: totalShare(shares, 'weekend'),
  })),
  CompetitionUpdated: learn((facts, { data: { brandIds } }) => ({
    compared: facts.compared.filter((id) => brandIds.includes(id)),
  })),
  CompetitionImported: learn((_facts, { data }) => compared(data)),
  CompetitionImportUndone: learn((_facts, { data }) => compared(data)),
  ComparisonUpdated: learn((_facts, { data }) => compared(data)),
  CustomBrandDeleted: learn((facts, { data: { brandId } }) => ({
    deletedBrands: [...facts.deletedBrands, brandId],
  })),
  CustomBrandRestored: learn((facts, { data: { brandId } }) => ({
    deletedBrands: facts.deletedBrands.filter((id) => id !== brandId),
  })),
  FiguresImported: {
    ...learn((facts: Facts, { data }: { data: { kind: ImportKind } & Imported }) =>
      withFigures(facts, data.kind, data),
    ),
    id: ofRestaurant,
  },
  FiguresRestored: {
    ...learn((facts: Facts, { data }: { data: { kind: ImportKind; restored: Imported | null } }) =>
      withFigures(facts, data.kind, data.restored),
    ),
    id: ofRestaurant,
  },
  PlanPrioritiesUpdated: learn(planned),
  PlanRemovalRestored: learn(planned),
  FiguresGrewOld: learn((facts: AlertFacts & Facts, { data: { kind, dueAt } }) => {
    const importedAt = facts.imported[kind];
    // Figures replaced since then are not old.
    const isOld = importedAt !== undefined && growsOldAt(importedAt) <= dueAt;
    return isOld ? { old: [...facts.old.filter((each) => each !== kind), kind] } : {};
  }),
});
