import { importRestaurantInput, restaurantCommands, toWireFields } from '@portal/contracts/areas/restaurants';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { numberedIds } from '@portal/platform/record/record-bindings';
import { z } from 'zod';
import type { Services } from '../../services';
import { openWorkFacts } from './open-work.facts';
import { askedSite, checkSite, takeSite } from './restaurant-sites';
import { type Restaurant, restaurantDecider, restaurantMissing } from './restaurant.decider';

const id = z.object({ id: z.int() });

/** Internal: demo data and imports. */
const importRestaurant = defineInternalCommand('restaurants', 'ImportRestaurant', {
  input: importRestaurantInput,
  output: id,
});

const streamOf = (restaurantId: number | string) => `restaurant-${restaurantId}`;
const onRestaurant = {
  decider: restaurantDecider,
  stream: ({ input }: { input: { id: number } }) => streamOf(input.id),
  rejectMissing: restaurantMissing,
} as const;
const answerId = ({ input }: { input: { id: number } }) => ({ id: input.id });

const formValues = (restaurant: Restaurant | null) => restaurant && toWireFields(restaurant);

type Needed = Pick<Services, 'load' | 'names' | 'newIds' | 'market' | 'openOrders'>;

export const restaurantBindings = (services: Needed) => {
  const ids = numberedIds(services.newIds, 'restaurant');
  return {
    ImportRestaurant: bindCommand(importRestaurant, {
      decider: restaurantDecider,
      stream: ({ input }) => streamOf(input.restaurantId),
      take: ({ input }) => takeSite(input.site, streamOf(input.restaurantId), services),
      answer: ({ input }) => ({ id: input.restaurantId }),
    }),
    AddRestaurant: bindCommand(restaurantCommands.AddRestaurant, {
      decider: restaurantDecider,
      stream: async ({ commandId }) => streamOf((await ids.drawnFor(commandId)) ?? commandId),
      isGone: ({ state }) => state?.deleted === true,
      facts: ({ input }) => checkSite(input.site, null, services),
      take: async ({ input, commandId }) => {
        const newId = Number(await ids.idFor(commandId));
        return (await takeSite(input.site, streamOf(newId), services)) ?? { id: newId };
      },
      answer: ({ state }) => (state ? { id: state.id } : restaurantMissing),
    }),
    UpdateRestaurant: bindCommand(restaurantCommands.UpdateRestaurant, {
      ...onRestaurant,
      expectedVersion: ({ version }) => version,
      formValues,
      facts: ({ input, actor }) => checkSite(askedSite(input, actor), streamOf(input.id), services),
      take: ({ input, actor }) => takeSite(askedSite(input, actor), streamOf(input.id), services),
      answer: ({ input, version }) => ({ id: input.id, version }),
    }),
    DeleteRestaurant: bindCommand(restaurantCommands.DeleteRestaurant, {
      ...onRestaurant,
      facts: (context) => openWorkFacts(context, services),
      answer: answerId,
    }),
    RestoreRestaurant: bindCommand(restaurantCommands.RestoreRestaurant, {
      ...onRestaurant,
      answer: answerId,
    }),
  } as const;
};
