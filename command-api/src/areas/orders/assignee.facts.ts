import { reject, type Rejection, Role } from '@portal/contracts';
import type { Services } from '../../services';
import { userDecider } from '../users/user.decider';

/** `null`: unassigned. The name is for the answer only. */
export interface AssigneeFacts {
  readonly assignee: { readonly userId: number; readonly name: string } | null;
}

/** Deployment setting: the first handler becomes the assignee. */
export interface TakingFacts {
  readonly isTakenByFirst: boolean;
}

const notAvailable = reject('assignee_not_available', { fields: { user_id: 'assignee_not_available' } });

/** Active people with the right to change orders' status. */
export async function assigneeFacts(
  { input }: { readonly input: { readonly user_id: number } },
  { load }: Pick<Services, 'load'>,
): Promise<AssigneeFacts | Rejection> {
  if (input.user_id === 0) return { assignee: null };
  const user = await load(userDecider, `user-${input.user_id}`);
  if (!user?.active || user.deleted || user.role !== Role.Administrator) return notAvailable;
  return { assignee: { userId: user.userId, name: user.name } };
}
