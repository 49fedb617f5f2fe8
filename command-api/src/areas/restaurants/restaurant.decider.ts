import type { EventOf } from '@portal/contracts';
import { reject } from '@portal/contracts';
import type {
  AddRestaurantInput,
  restaurantCommands,
  restaurantEvents,
} from '@portal/contracts/areas/restaurants';
import type { CommandFor } from '@portal/platform/decider/decider';
import { defineDecider } from '@portal/platform/decider/decider';

export type RestaurantEvent = EventOf<typeof restaurantEvents>;

/** What other decisions need to know of a restaurant: its name on orders, its fiscal data on invoices. */
export interface Restaurant {
  readonly site: string;
  readonly name: string;
  readonly razon: string;
  readonly cif: string;
  readonly fiscalAddress: string;
  readonly active: boolean;
}

export type RestaurantCommands = {
  AddRestaurant: { input: AddRestaurantInput; facts: undefined };
  UpdateRestaurant: CommandFor<(typeof restaurantCommands)['UpdateRestaurant']>;
};

type FiscalData = Pick<Restaurant, 'cif' | 'razon' | 'fiscalAddress'>;

const sameFiscalData = (a: FiscalData, b: FiscalData) =>
  a.cif === b.cif && a.razon === b.razon && a.fiscalAddress === b.fiscalAddress;

/** One restaurant. Stream `restaurant-{id}`; `null` until it is added. */
export const restaurantDecider = defineDecider<Restaurant | null, RestaurantCommands, RestaurantEvent>({
  initial: null,

  decide: {
    AddRestaurant: ({ input }, restaurant) =>
      restaurant ? reject('restaurant_exists') : [{ type: 'RestaurantAdded', data: input }],

    UpdateRestaurant: ({ input }, restaurant) => {
      if (!restaurant) return reject('restaurant_not_found');
      const changed = { cif: input.cif, razon: input.razon, fiscalAddress: input.fiscal_address };
      return sameFiscalData(restaurant, changed)
        ? []
        : [{ type: 'RestaurantFiscalDataChanged', data: { restaurantId: input.id, ...changed } }];
    },
  },

  evolve: {
    RestaurantAdded: (_none, { data }) => ({
      site: data.site,
      name: data.name,
      razon: data.razon,
      cif: data.cif,
      fiscalAddress: data.fiscalAddress,
      active: data.active,
    }),
    RestaurantFiscalDataChanged: (restaurant, { data }) =>
      restaurant && {
        ...restaurant,
        cif: data.cif,
        razon: data.razon,
        fiscalAddress: data.fiscalAddress,
      },
  },
});
