import { type EventOf, reject } from '@portal/contracts';
import type { erasureEvents, userCommands } from '@portal/contracts/areas/users';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';

export type ErasureEvent = EventOf<typeof erasureEvents>;

export type Erasures = Readonly<Record<number, 'requested' | 'done'>>;

export type ErasureCommands = {
  EraseUser: CommandFor<(typeof userCommands)['EraseUser']>;
  RecordErasure: { input: { readonly userId: number }; facts: undefined };
};

/** Stream `erasures-{market}`. Erasing requires not being erased: one administrator remains. */
export const erasureDecider = defineDecider<Erasures, ErasureCommands, ErasureEvent>({
  initial: {},

  decide: {
    EraseUser: ({ input: { id }, actor }, erasures) => {
      if (id === actor.userId) return reject('cannot_erase_yourself');
      if (erasures[actor.userId]) return reject('session_expired');
      return erasures[id] ? [] : [{ type: 'UserErasureRequested', data: { userId: id } }];
    },
    RecordErasure: ({ input: { userId } }, erasures) =>
      erasures[userId] === 'requested' ? [{ type: 'PersonalDataErased', data: { userId } }] : [],
  },

  evolve: {
    UserErasureRequested: (erasures, { data }) => ({ ...erasures, [data.userId]: 'requested' }),
    PersonalDataErased: (erasures, { data }) => ({ ...erasures, [data.userId]: 'done' }),
  },
});
