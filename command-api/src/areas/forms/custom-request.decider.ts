import type { EventOf } from '@portal/contracts';
import type { formsCommands, formsEvents } from '@portal/contracts/areas/forms';
import type { CommandFor } from '@portal/platform/decider/decider';
import { defineDecider } from '@portal/platform/decider/decider';

type FormsEvent = EventOf<typeof formsEvents>;

/** The restaurant that is meant, as it is called at that moment (W9). */
export interface MeantRestaurant {
  readonly id: number;
  readonly site: string;
  readonly name: string;
}

export type CustomRequestCommands = {
  RequestCustomResource: CommandFor<
    (typeof formsCommands)['RequestCustomResource'],
    { readonly restaurant: MeantRestaurant }
  >;
};

/** One form that was sent. Stream `customRequest-{id}`; the same command again is the same request. */
export const customRequestDecider = defineDecider<
  { readonly sent: boolean },
  CustomRequestCommands,
  FormsEvent
>({
  initial: { sent: false },

  decide: {
    RequestCustomResource: ({ input, facts: { restaurant }, actor, commandId }, { sent }) => {
      if (sent) return [];
      const { topic, comments } = input;
      return [
        {
          type: 'CustomResourceRequested',
          data: {
            requestId: commandId,
            userId: actor.userId,
            restaurantId: restaurant.id,
            restaurantSite: restaurant.site,
            restaurantName: restaurant.name,
          },
          personal: { subject: actor.id, value: { userName: actor.name, topic, comments } },
        },
      ];
    },
  },

  evolve: { CustomResourceRequested: () => ({ sent: true }) },
});
