import { isAdministrator, reject, type Rejection } from '@portal/contracts';
import { actingCommands } from '@portal/contracts/areas/session';
import { bindCommand } from '@portal/platform/decider/command-binding';
import type { Services } from '../../services';
import { userDecider } from '../users/user.decider';
import { maySignIn } from './login.facts';
import { sessionDecider } from './session.decider';

/** Nobody acts as one of the administrators, nor as somebody who could not sign in (AMB-77). */
async function refuseOthers(id: number, { load }: Pick<Services, 'load'>): Promise<undefined | Rejection> {
  const user = await load(userDecider, `user-${id}`);
  if (!user || user.deleted) return reject('user_not_found');
  return isAdministrator(user.role) || !maySignIn(user) ? reject('acting_refused') : undefined;
}

/** An administrator as a user (R-AUT-26). */
export const actingBindings = (services: Pick<Services, 'load'>) =>
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
  }) as const;
