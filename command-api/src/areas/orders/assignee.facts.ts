import { reject, type Rejection, Role } from '@portal/contracts';
import type { Services } from '../../services';
import { userDecider } from '../users/user.decider';

/** Whom an order is given to; `null` for nobody. The name is for the answer alone. */
export interface AssigneeFacts {
  readonly assignee: { readonly userId: number; readonly name: string } | null;
}

/** Whether this deployment gives an order to who first deals with it. */
export interface TakingFacts {
  readonly isTakenByFirst: boolean;
}

const notAvailable = reject('assignee_not_available', { fields: { user_id: 'assignee_not_available' } });

/** Orders are given to active people who may change their status, and to nobody else. */
export async function assigneeFacts(
  { input }: { readonly input: { readonly user_id: number } },
  { load }: Pick<Services, 'load'>,
): Promise<AssigneeFacts | Rejection> {
  if (input.user_id === 0) return { assignee: null };
  const user = await load(userDecider, `user-${input.user_id}`);
  if (!user?.active || user.deleted || user.role !== Role.Administrator) return notAvailable;
  return { assignee: { userId: user.userId, name: user.name } };
}
