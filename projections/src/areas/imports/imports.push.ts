import type { EventOf } from '@portal/contracts';
import { type importEvents, importPushes } from '@portal/contracts/areas/imports';
import { toAdministrators, toReaders, toRestaurant } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

type ImportEvent = EventOf<typeof importEvents>;
type Places = Extract<ImportEvent, { type: 'FiguresImported' | 'FiguresRestored' }>;
type Ends = Extract<ImportEvent, { type: 'ImportConfirmed' | 'ImportUndone' }>;
type At<E> = E & { readonly position: number };

const name = 'FiguresChanged';

/** One push per restaurant of an import. */
const ofRestaurant = ({ data: { kind, restaurantId }, position }: At<Places>) =>
  restaurantId === null
    ? []
    : [{ name, payload: { kind, restaurantId, position }, to: toRestaurant(restaurantId) } as const];

/** One push for all restaurants; to everybody if a province or all changed. */
const ofAll = ({ data: { kind, places }, position }: At<Ends>) => {
  const concernsAll = places.some((place) => !place.startsWith('restaurant-'));
  const to = concernsAll ? toReaders : toAdministrators;
  return [{ name, payload: { kind, restaurantId: null, position }, to } as const];
};

export const importPushRules = definePushRules<ImportEvent, typeof importPushes>(importPushes, {
  FiguresImported: ofRestaurant,
  FiguresRestored: ofRestaurant,
  ImportConfirmed: ofAll,
  ImportUndone: ofAll,
});
