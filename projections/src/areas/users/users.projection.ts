import type { EventOf } from '@portal/contracts';
import { type userEvents, users } from '@portal/contracts/areas/users';
import { defineProjection } from '@portal/platform/projection/projection';

type UserEvent = EventOf<typeof userEvents>;

const byUser = (event: { data: { userId: number } }) => String(event.data.userId);

/** People who may sign in; an erased one keeps the id and loses the rest. */
export const usersProjection = defineProjection<UserEvent, typeof users>(users, {
  UserRegistered: {
    id: byUser,
    apply: (_none, { data, personal }) => ({
      id: data.userId,
      name: personal.value?.name ?? '',
      email: personal.value?.email ?? '',
      phone: personal.value?.phone ?? '',
      type: data.role,
      active: data.active,
      locations: data.restaurants,
      favourite: null,
      legal: null,
    }),
  },
  LegalTermsAccepted: {
    id: byUser,
    apply: (user, { data }) => user && { ...user, legal: data.termsVersion },
  },
  UserPhoneAdded: {
    id: byUser,
    apply: (user, { personal }) => user && { ...user, phone: personal.value?.phone ?? '' },
  },
  FavouriteRestaurantChosen: {
    id: byUser,
    apply: (user, { data }) => user && { ...user, favourite: data.restaurantId },
  },
});
