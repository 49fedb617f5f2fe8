import { z } from 'zod';
import { definePushes } from '../../kernel';

export const userPushes = definePushes('users', {
  /** To those who administer people: somebody has changed. Ids alone; a list asks again under its own rights. */
  UsersChanged: z.object({ userId: z.int(), position: z.int() }),
  /** To administrators: something happened to a person that changes no list. */
  PersonHistoryChanged: z.object({ userId: z.int(), position: z.int() }),
});
