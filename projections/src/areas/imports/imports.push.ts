import type { EventOf } from '@portal/contracts';
import { type importEvents, importPushes } from '@portal/contracts/areas/imports';
import {
  toAdministrators,
  toFullAdministrators,
  toReaders,
  toRestaurant,
} from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

type ImportEvent = EventOf<typeof importEvents>;
type Places = Extract<ImportEvent, { type: 'FiguresImported' | 'FiguresRestored' }>;
type Import = Extract<ImportEvent, { data: { importId: string } }>;
type At<E> = E & { readonly position: number };

const importChanged = ({ data: { importId: id }, position }: At<Import>) => ({
  name: 'ImportChanged' as const,
  payload: { id, position },
  to: toFullAdministrators,
});

/** One push per restaurant of an import. */
const ofRestaurant = ({ data: { kind, restaurantId }, position }: At<Places>) =>
  restaurantId === null
    ? []
    : [
        {
          name: 'FiguresChanged' as const,
          payload: { kind, restaurantId, position },
          to: toRestaurant(restaurantId),
        },
      ];

type Ends = Extract<ImportEvent, { type: 'ImportConfirmed' | 'ImportUndone' }>;

/** One push for all restaurants; to everybody if a province or all changed. */
const ofAll = (event: At<Ends>) => {
  const { kind, places } = event.data;
  const concernsAll = places.some((place) => !place.startsWith('restaurant-'));
  return [
    importChanged(event),
    {
      name: 'FiguresChanged' as const,
      payload: { kind, restaurantId: null, position: event.position },
      to: concernsAll ? toReaders : toAdministrators,
    },
  ];
};

/** Dry runs to administrators, figures to their restaurants. */
export const importPushRules = definePushRules<ImportEvent, typeof importPushes>(importPushes, {
  ImportChecked: (event) => [importChanged(event)],
  ImportDiscarded: (event) => [importChanged(event)],
  ImportFilesDiscarded: (event) => [importChanged(event)],
  FiguresImported: ofRestaurant,
  FiguresRestored: ofRestaurant,
  ImportConfirmed: ofAll,
  ImportUndone: ofAll,
  PlanPhotoAdded: ({ data: { version }, position }) => [
    { name: 'PlanPhotoChanged', payload: { version, position }, to: toReaders },
  ],
  SectionDescriptionChanged: ({ data: { section }, position }) => [
    { name: 'SectionDescriptionChanged', payload: { section, position }, to: toReaders },
  ],
});
