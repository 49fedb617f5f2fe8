import type { EventOf } from '@portal/contracts';
import { type erasureEvents, type userEvents, users } from '@portal/contracts/areas/users';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type UserEvent = EventOf<typeof userEvents> | EventOf<typeof erasureEvents>;

const byUser = keyedBy('userId');

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
  // From here on the guard lets nobody in, and lists show nobody (S18).
  UserErasureRequested: {
    id: byUser,
    apply: (user) => user && { ...user, name: '', email: '', phone: '', active: false },
  },
});
