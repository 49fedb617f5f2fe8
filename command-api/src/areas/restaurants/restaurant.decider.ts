import {
  type EventOf,
  isRejection,
  type ParsedInputOf,
  reject,
  type Rejection,
  restaurantStaff,
} from '@portal/contracts';
import {
  fieldsOfServices,
  fiscalFields,
  fromWireFields,
  type ImportRestaurantInput,
  provinceName,
  type restaurantCommands,
  restaurantCommands as commands,
  type RestaurantContent,
  restaurantEvents,
  restaurantFields,
} from '@portal/contracts/areas/restaurants';
import {
  type Command,
  type CommandFor,
  type CommandMapOf,
  type Decision,
  defineDecider,
} from '@portal/platform/decider/decider';
import { PersistentSet } from '@portal/platform/decider/persistent-map';
import { recordDecider } from '@portal/platform/record/record-decider';

export type RestaurantEvent = EventOf<typeof restaurantEvents>;

export const restaurantMissing = reject('restaurant_not_found');

const blank = {
  city: '',
  postalCode: '',
  latitude: null,
  longitude: null,
  email: '',
  active: true,
  delivery: 'none',
  eotf: false,
  driveThrough: false,
  inhabitants: 0,
  cif: '',
  razon: '',
  fiscalAddress: '',
  mopService: false,
  mopStatus: false,
} as const;

type AddInput = ParsedInputOf<typeof restaurantCommands.AddRestaurant>;
type UpdateInput = ParsedInputOf<typeof restaurantCommands.UpdateRestaurant>;
type Content = Partial<RestaurantContent>;

const record = recordDecider('Restaurant', {
  events: restaurantEvents,
  commands,
  key: 'restaurantId',
  missing: restaurantMissing,
  added: (input: AddInput) => ({ ...blank, ...fromWireFields(input) }) as RestaurantContent,
  // Custom rules below.
  updated: () => ({}),
});

export interface Restaurant extends RestaurantContent {
  readonly id: number;
  readonly deleted: boolean;
  /** Reusable by others. */
  readonly formerSites: PersistentSet<string>;
}
type State = Restaurant | null;

export type RestaurantCommands = Omit<CommandMapOf<typeof record>, 'DeleteRestaurant'> & {
  DeleteRestaurant: CommandFor<(typeof restaurantCommands)['DeleteRestaurant'], OpenWork>;
  ImportRestaurant: { input: ImportRestaurantInput; facts: undefined };
};

export interface OpenWork {
  readonly orders: number;
  /** Running or upcoming, requested or confirmed. */
  readonly pauses: number;
}

/** Neither closed nor deleted. */
export const isActive = ({ active, deleted }: Pick<Restaurant, 'active' | 'deleted'>) => active && !deleted;

const incomplete = (fields: Readonly<Record<string, string>>) => reject('restaurant_incomplete', { fields });

function refusedProvince({ input, market }: Command<Pick<UpdateInput, 'province_id'>>): Rejection | null {
  const { province_id: id } = input;
  return id === undefined || provinceName(market, id) !== '' ? null : incomplete({ province_id: 'unknown' });
}

/** Fiscal data cannot be emptied; restaurant roles send all of it (R-CRT-18). */
function refusedFiscalData(fiscal: Content, restaurant: Restaurant, isWhole: boolean): Rejection | null {
  const empty = fiscalFields.filter((field) => {
    const value = fiscal[field];
    return isWhole ? !value : value === '' && restaurant[field] !== '';
  });
  const fields = Object.fromEntries(empty.map((field) => [restaurantFields[field], 'required']));
  return empty.length > 0 ? incomplete(fields) : null;
}

const only = (content: Content, names: readonly string[]): Content =>
  Object.fromEntries(Object.entries(content).filter(([field]) => names.includes(field)));

const changedOf = (sent: Content, restaurant: Restaurant): Content =>
  Object.fromEntries(
    Object.entries(sent).filter(([field, value]) => {
      const known = restaurant[field as keyof RestaurantContent];
      return known !== value && !(known === undefined && value === '');
    }),
  );

const notDetails: readonly string[] = [...fiscalFields, ...fieldsOfServices, 'active'];

function changesOf(sent: Content, restaurant: Restaurant): readonly RestaurantEvent[] {
  const { id: restaurantId, cif, razon, fiscalAddress } = restaurant;
  const changed = changedOf(sent, restaurant);
  const fiscal = only(changed, fiscalFields);
  const details = Object.fromEntries(
    Object.entries(changed).filter(([field]) => !notDetails.includes(field)),
  );
  const events: RestaurantEvent[] = [];
  if (Object.keys(details).length > 0)
    events.push({ type: 'RestaurantUpdated', data: { restaurantId, ...details } });
  if (Object.keys(fiscal).length > 0) {
    const data = { restaurantId, cif, razon, fiscalAddress, ...fiscal };
    events.push({ type: 'RestaurantFiscalDataChanged', data });
  }
  if (changed.active !== undefined)
    events.push({ type: changed.active ? 'RestaurantReopened' : 'RestaurantClosed', data: { restaurantId } });
  return events;
}

/** Rights by field: see the contract. */
function updated(command: Command<UpdateInput>, restaurant: Restaurant): Decision<RestaurantEvent> {
  const isStaff = restaurantStaff.includes(command.actor.role);
  const all = fromWireFields(command.input);
  const sent = isStaff ? only(all, fiscalFields) : all;
  const refused =
    (isStaff ? null : refusedProvince(command)) ??
    refusedFiscalData(only(sent, fiscalFields), restaurant, isStaff);
  return refused ?? changesOf(sent, restaurant);
}

const edits: readonly RestaurantEvent['type'][] = [
  ...(['RestaurantAdded', 'RestaurantUpdated', 'RestaurantFiscalDataChanged'] as const),
  ...(['RestaurantClosed', 'RestaurantReopened'] as const),
];

function refusedDeletion({ orders, pauses }: OpenWork): Rejection | null {
  if (orders > 0) return reject('restaurant_has_open_orders', { details: { count: orders } });
  return pauses > 0 ? reject('restaurant_has_open_pauses', { details: { count: pauses } }) : null;
}

/** Stream `restaurant-{id}`, shared with its channel; `null` until added. */
export const restaurantDecider = defineDecider<State, RestaurantCommands, RestaurantEvent>({
  initial: null,
  editEvents: edits,

  decide: {
    ...record.decide,
    ImportRestaurant: ({ input }, restaurant) =>
      restaurant ? reject('restaurant_exists') : [{ type: 'RestaurantAdded', data: input }],

    AddRestaurant: (command, restaurant) =>
      refusedProvince(command) ?? record.decide.AddRestaurant(command, restaurant),

    UpdateRestaurant: (command, restaurant) =>
      !restaurant || restaurant.deleted ? restaurantMissing : updated(command, restaurant),

    DeleteRestaurant(command, restaurant) {
      const decision = record.decide.DeleteRestaurant({ ...command, facts: undefined }, restaurant);
      if (isRejection(decision) || decision.length === 0) return decision;
      return refusedDeletion(command.facts) ?? decision;
    },
  },

  evolve: {
    RestaurantAdded: (_none, { data: { restaurantId, ...content } }) => ({
      ...content,
      id: restaurantId,
      deleted: false,
      formerSites: PersistentSet.of(),
    }),
    RestaurantUpdated: (restaurant, { data: { restaurantId: _id, ...changes } }) =>
      restaurant && {
        ...restaurant,
        ...(changes as Content),
        formerSites:
          changes.site === undefined ? restaurant.formerSites : restaurant.formerSites.with(restaurant.site),
      },
    RestaurantFiscalDataChanged: (restaurant, { data: { cif, razon, fiscalAddress } }) =>
      restaurant && { ...restaurant, cif, razon, fiscalAddress },
    RestaurantClosed: (restaurant) => restaurant && { ...restaurant, active: false },
    RestaurantReopened: (restaurant) => restaurant && { ...restaurant, active: true },
    RestaurantDeleted: (restaurant) => restaurant && { ...restaurant, deleted: true },
    RestaurantRestored: (restaurant) => restaurant && { ...restaurant, deleted: false },
  },
});
