import { reject } from '@portal/contracts';
import { legalTermsVersion, type ownAccountCommands, type userCommands } from '@portal/contracts/areas/users';
import type { CommandFor, Decisions } from '@portal/platform/decider/decider';
import { askedBy, hasChangedSince, profileEvents, type SeenUser } from './administration';
import type { User, UserEvent } from './user-state';

type Commands = typeof userCommands;

interface SeenFacts {
  readonly seen: SeenUser;
}

export type OwnAccountCommands = {
  AcceptLegalTerms: CommandFor<Commands['AcceptLegalTerms']>;
  AddPhone: CommandFor<Commands['AddPhone']>;
  ChooseFavouriteRestaurant: CommandFor<Commands['ChooseFavouriteRestaurant']>;
  UpdateOwnAccount: CommandFor<(typeof ownAccountCommands)['UpdateOwnAccount'], SeenFacts>;
};

const notFound = reject('user_not_found');

export const ownAccountDecisions: Decisions<User | null, OwnAccountCommands, UserEvent> = {
  // In person only, not when acting as a user (W22).
  AcceptLegalTerms: ({ input, actor, at }, user) => {
    if (!user || input.id !== actor.userId) return notFound;
    if (user.acceptedTerms === legalTermsVersion) return [];
    return [
      {
        type: 'LegalTermsAccepted',
        data: { userId: user.userId, termsVersion: legalTermsVersion, acceptedAt: at },
      },
    ];
  },

  AddPhone: ({ input }, user) => {
    if (!user) return notFound;
    if (user.phone === input.phone) return [];
    const { userId } = user;
    return [
      {
        type: 'UserPhoneAdded',
        data: { userId },
        personal: { subject: `user-${userId}`, value: { phone: input.phone } },
      },
    ];
  },

  UpdateOwnAccount: (command, user) => {
    if (!user) return notFound;
    const { input, facts } = command;
    const events = profileEvents(user, input, askedBy(command));
    return events.length > 0 && hasChangedSince(facts, user) ? reject('conflict') : events;
  },

  ChooseFavouriteRestaurant: ({ input }, user) => {
    if (!user) return notFound;
    if (user.favourite === input.restaurant_id) return [];
    return [
      {
        type: 'FavouriteRestaurantChosen',
        data: { userId: user.userId, restaurantId: input.restaurant_id },
      },
    ];
  },
};
