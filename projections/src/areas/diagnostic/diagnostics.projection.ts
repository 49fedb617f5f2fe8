import { type DocumentOf, type EventOf, userIdOf } from '@portal/contracts';
import {
  type DiagnosticBlock,
  type diagnosticEvents,
  diagnostics,
  noIntensity,
  noRatings,
} from '@portal/contracts/areas/diagnostic';
import type { restaurantEvents } from '@portal/contracts/areas/restaurants';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type DiagnosticEvent = Exclude<EventOf<typeof diagnosticEvents>, { type: 'FiguresGrewOld' }>;
type RestaurantEvent = Extract<
  EventOf<typeof restaurantEvents>,
  { type: 'RestaurantAdded' | 'RestaurantUpdated' | 'RestaurantDeleted' | 'RestaurantRestored' }
>;
type Named<N extends DiagnosticEvent['type']> = ProjectedEvent<Extract<DiagnosticEvent, { type: N }>>;
type Diagnostic = DocumentOf<typeof diagnostics>;

const byRestaurant = keyedBy('restaurantId');

const restaurantFields = ['site', 'name', 'type', 'region', 'provinceId'] as const;
type RestaurantFields = Pick<Diagnostic, (typeof restaurantFields)[number]>;
const fieldsIn = (data: object): Partial<RestaurantFields> =>
  Object.fromEntries(
    Object.entries(data).filter(([field]) => restaurantFields.some((name) => name === field)),
  );

function edit<N extends DiagnosticEvent['type']>(
  blocks: readonly DiagnosticBlock[] | ((before: Diagnostic, event: Named<N>) => readonly DiagnosticBlock[]),
  change: (before: Diagnostic, event: Named<N>) => Partial<Diagnostic>,
) {
  return {
    id: byRestaurant,
    apply: patch((before: Diagnostic, event: Named<N>) => {
      const edited = typeof blocks === 'function' ? blocks(before, event) : blocks;
      const { at, actor } = event.metadata;
      const last = { version: event.revision, at, userId: userIdOf(actor) };
      return {
        ...change(before, event),
        changes: { ...before.changes, ...Object.fromEntries(edited.map((block) => [block, last])) },
      };
    }),
  };
}

const add = <N extends DiagnosticEvent['type']>(
  change: (before: Diagnostic, event: Named<N>) => Partial<Diagnostic>,
) => ({ id: byRestaurant, apply: patch(change) });

const setting = (change: Partial<Diagnostic>) => ({
  id: byRestaurant,
  apply: patch((_before: Diagnostic) => change),
});

const marked = <T extends { id: string; deleted: boolean }>(all: T[], id: string, deleted: boolean): T[] =>
  all.map((each) => (each.id === id ? { ...each, deleted } : each));

const stillChosen = ({ rivals }: Diagnostic, brandIds: readonly string[]) =>
  rivals.filter(({ brandId }) => brandIds.includes(brandId));

/** Imports and their undo replace competitors and comparisons. */
const imported = edit<'CompetitionImported' | 'CompetitionImportUndone'>(
  ['competition', 'comparison'],
  (_before, { data: { brandIds, rivals } }) => ({ brandIds, rivals }),
);

export const diagnosticsProjection = defineProjection<DiagnosticEvent | RestaurantEvent, typeof diagnostics>(
  diagnostics,
  {
    RestaurantAdded: {
      id: byRestaurant,
      apply: (_none, { data }) => ({
        ...(fieldsIn(data) as RestaurantFields),
        id: data.restaurantId,
        deleted: false,
        swot: { strengths: [], weaknesses: [], opportunities: [], threats: [] },
        shares: [],
        brandIds: [],
        intensity: noIntensity,
        own: noRatings,
        rivals: [],
        customBrands: [],
        environment: [],
        customEnvironments: [],
        changes: {},
      }),
    },
    RestaurantUpdated: { id: byRestaurant, apply: patch((_before: Diagnostic, { data }) => fieldsIn(data)) },
    RestaurantDeleted: setting({ deleted: true }),
    RestaurantRestored: setting({ deleted: false }),

    SwotUpdated: edit<'SwotUpdated'>(['swot'], (_before, { data }) => {
      const { strengths, weaknesses, opportunities, threats } = data;
      return { swot: { strengths, weaknesses, opportunities, threats } };
    }),
    ClientsUpdated: edit<'ClientsUpdated'>(['clients'], (_before, { data: { shares } }) => ({ shares })),
    CompetitionUpdated: edit<'CompetitionUpdated'>(
      (before, { data: { brandIds } }) =>
        stillChosen(before, brandIds).length === before.rivals.length
          ? ['competition']
          : ['competition', 'comparison'],
      (before, { data: { brandIds, intensity } }) => ({
        brandIds,
        intensity,
        rivals: stillChosen(before, brandIds),
      }),
    ),
    CompetitionImported: imported,
    CompetitionImportUndone: imported,
    ComparisonUpdated: edit<'ComparisonUpdated'>(['comparison'], (_before, { data: { own, rivals } }) => ({
      own,
      rivals,
    })),

    CustomBrandAdded: add<'CustomBrandAdded'>(({ customBrands }, { data: { brandId: id, name, type } }) => ({
      customBrands: [...customBrands, { id, name, type, deleted: false }],
    })),
    CustomBrandDeleted: add<'CustomBrandDeleted'>(({ customBrands }, { data: { brandId } }) => ({
      customBrands: marked(customBrands, brandId, true),
    })),
    CustomBrandRestored: add<'CustomBrandRestored'>(({ customBrands }, { data: { brandId } }) => ({
      customBrands: marked(customBrands, brandId, false),
    })),
    EnvironmentSelected: add<'EnvironmentSelected'>(({ environment }, { data: { optionId } }) => ({
      environment: [...environment, optionId],
    })),
    EnvironmentUnselected: add<'EnvironmentUnselected'>(({ environment }, { data: { optionId } }) => ({
      environment: environment.filter((id) => id !== optionId),
    })),
    CustomEnvironmentAdded: add<'CustomEnvironmentAdded'>((before, { data: { optionId: id, name } }) => ({
      environment: [...before.environment, id],
      customEnvironments: [...before.customEnvironments, { id, name, deleted: false }],
    })),
    CustomEnvironmentDeleted: add<'CustomEnvironmentDeleted'>((before, { data: { optionId } }) => ({
      customEnvironments: marked(before.customEnvironments, optionId, true),
    })),
    CustomEnvironmentRestored: add<'CustomEnvironmentRestored'>((before, { data: { optionId } }) => ({
      customEnvironments: marked(before.customEnvironments, optionId, false),
    })),
  },
);
