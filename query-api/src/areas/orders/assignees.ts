import { Role } from '@portal/contracts';
import type { Assignee } from '@portal/contracts/areas/orders';
import { users } from '@portal/contracts/areas/users';
import type { Views } from '@portal/platform/stores/view-store/views';

/** Active people who work on orders, by name. */
export async function assigneesIn(views: Views): Promise<Assignee[]> {
  const { documents } = await views.find(users, {
    where: { type: { eq: Role.Administrator }, active: { eq: true }, deleted: { eq: false } },
    sort: 'name',
    size: -1,
  });
  return documents.map(({ id, name }) => ({ id, name }));
}

/** What people are called now; nobody who was erased. */
export async function namesOf(ids: readonly number[], views: Views): Promise<ReadonlyMap<number, string>> {
  const people = ids.length === 0 ? [] : await views.getMany(users, ids.map(String));
  return new Map(people.flatMap((user) => (user ? [[user.id, user.name] as const] : [])));
}
