import type { FactsContext } from '@portal/platform/decider/command-binding';
import { userNotFound } from './administration';
import type { Needs } from './user.facts';
import { createUserReservations } from './user-reservations';
import type { User } from './user-state';
import { userDecider } from './user.decider';

export interface OfUser {
  readonly id: number;
}

export const streamOf = (id: number | string) => `user-${id}`;
const flag = (is: boolean) => (is ? 1 : 0);

/** Wire names, for conflicts (R4). */
export const formValues = (user: User | null) =>
  user && {
    name: user.name,
    email: user.email,
    phone: user.phone,
    type: user.role,
    locations: [...user.restaurants].sort((a, b) => a - b),
    active: flag(user.active),
  };

const answer = ({ state, version }: { state: User | null; version: number }) =>
  state ? { id: state.userId, version } : userNotFound;
export const expectedVersion = ({ version }: { readonly version?: number | undefined }) => version;

export const onUser = {
  decider: userDecider,
  stream: ({ input }: { input: OfUser }) => streamOf(input.id),
  subject: ({ id }: OfUser) => streamOf(id),
  rejectMissing: userNotFound,
  answer,
} as const;

export function onNewUser(services: Needs) {
  const { newIds } = services;
  const { takeAddress } = createUserReservations(services);
  return {
    decider: userDecider,
    stream: async ({ commandId }: { commandId: string }) =>
      streamOf((await newIds.drawnFor('user', commandId)) ?? commandId),
    isGone: ({ state }: { state: User | null }) => state?.deleted === true,
    take: async ({ input, commandId, at }: FactsContext<{ readonly email: string }>) => {
      const id = await newIds.idFor('user', commandId);
      return (await takeAddress({ id, email: input.email }, at)) ?? { id };
    },
    answer,
  } as const;
}
