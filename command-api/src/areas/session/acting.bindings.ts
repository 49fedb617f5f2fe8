import { dayOf, instant, isAdministrator, reject, type Rejection } from '@portal/contracts';
import { actingCommands } from '@portal/contracts/areas/session';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { userDecider } from '../users/user.decider';
import { actingNoticesDecider, actingNoticesStream } from './acting-notices.decider';
import { maySignIn } from './login.facts';
import { sessionDecider } from './session.decider';

/** Internal: when acting starts. */
const notifyOfActing = defineInternalCommand('session', 'NotifyOfActing', {
  input: z.object({ userId: z.int(), byUserId: z.int(), startedAt: instant() }),
  output: z.object({}),
});

/** Not administrators, nor people who cannot sign in (AMB-77). */
async function refuseOthers(id: number, { load }: Pick<Services, 'load'>): Promise<undefined | Rejection> {
  const user = await load(userDecider, `user-${id}`);
  // Erased: no e-mail.
  if (!user || user.deleted || user.email === '') return reject('user_not_found');
  return isAdministrator(user.role) || !maySignIn(user) ? reject('acting_refused') : undefined;
}

/** R-AUT-26. */
export const actingBindings = (services: Pick<Services, 'load' | 'market'>) =>
  ({
    StartActingAsUser: bindCommand(actingCommands.StartActingAsUser, {
      decider: sessionDecider,
      stream: ({ actor }) => `session-${actor.sessionId}`,
      facts: ({ input }) => refuseOthers(input.id, services),
      answer: ({ state: { asUser } }) =>
        asUser ? { user_id: asUser.userId, until: asUser.until } : reject('session_not_found'),
    }),
    EndActingAsUser: bindCommand(actingCommands.EndActingAsUser, {
      decider: sessionDecider,
      stream: ({ actor }) => `session-${actor.sessionId}`,
      answer: () => ({ ended: true as const }),
    }),
    NotifyOfActing: bindCommand(notifyOfActing, {
      decider: actingNoticesDecider,
      stream: ({ input }) => actingNoticesStream(input.userId),
      facts: async ({ input: { userId, startedAt } }) => {
        const user = await services.load(userDecider, `user-${userId}`);
        const isThere = user !== null && maySignIn(user) && user.email !== '';
        return { day: dayOf(startedAt, services.market.timeZone), isThere };
      },
      answer: () => ({}),
    }),
  }) as const;
