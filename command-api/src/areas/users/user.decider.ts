import type { EventOf, Role } from '@portal/contracts';
import { reject } from '@portal/contracts';
import type { RegisterUserInput, userEvents } from '@portal/contracts/areas/users';
import { legalTermsVersion } from '@portal/contracts/areas/users';
import { defineDecider } from '@portal/platform/decider/decider';

export type UserEvent = EventOf<typeof userEvents>;

export interface User {
  readonly userId: number;
  readonly role: Role;
  readonly active: boolean;
  readonly restaurants: readonly number[];
  /** `null` once the person was erased. */
  readonly passwordRecord: string | null;
  readonly acceptedTerms: string | null;
  readonly favourite: number | null;
  /** Empty when there is none, or once the person was erased. */
  readonly phone: string;
  /** Empty once the person was erased. */
  readonly name: string;
}

export type UserCommands = {
  RegisterUser: { input: RegisterUserInput; facts: { readonly passwordRecord: string } };
  AcceptLegalTerms: { input: { readonly id: number }; facts: undefined };
  AddPhone: { input: { readonly phone: string }; facts: undefined };
  ChooseFavouriteRestaurant: { input: { readonly restaurant_id: number }; facts: undefined };
};

const notFound = reject('user_not_found');

/** One person. Stream `user-{id}`; `null` until registered. */
export const userDecider = defineDecider<User | null, UserCommands, UserEvent>({
  initial: null,

  decide: {
    RegisterUser: ({ input, facts }, user) => {
      if (user) return [];
      const { userId, role, active, restaurants, name, email, phone } = input;
      return [
        {
          type: 'UserRegistered',
          data: { userId, role, active, restaurants },
          personal: {
            subject: `user-${userId}`,
            value: { name, email, phone, passwordRecord: facts.passwordRecord },
          },
        },
      ];
    },

    // Only oneself: accepting for somebody else would be a forged consent (W22).
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
  },

  evolve: {
    UserRegistered: (_none, { data, personal }) => ({
      ...data,
      passwordRecord: personal.value?.passwordRecord ?? null,
      acceptedTerms: null,
      favourite: null,
      phone: personal.value?.phone ?? '',
      name: personal.value?.name ?? '',
    }),
    LegalTermsAccepted: (user, { data }) => user && { ...user, acceptedTerms: data.termsVersion },
    UserPhoneAdded: (user, { personal }) => user && { ...user, phone: personal.value?.phone ?? '' },
    FavouriteRestaurantChosen: (user, { data }) => user && { ...user, favourite: data.restaurantId },
  },
});
