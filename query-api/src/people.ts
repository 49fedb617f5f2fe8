import type { Role } from '@portal/contracts';
import { users } from '@portal/contracts/areas/users';
import type { Views } from '@portal/platform/stores/view-store/views';

/** What people are called now; nobody who was erased (S18). */
export async function namesOf(ids: readonly number[], views: Views): Promise<ReadonlyMap<number, string>> {
  const people = ids.length === 0 ? [] : await views.getMany(users, [...new Set(ids)]);
  return new Map(people.flatMap((user) => (user ? [[user.id, user.name] as const] : [])));
}

/** Active people of these roles, by name. */
export async function peopleOf(
  roles: readonly Role[],
  views: Views,
): Promise<{ id: number; name: string }[]> {
  const { documents } = await views.find(users, {
    where: { type: { in: roles }, active: { eq: true }, deleted: { eq: false } },
    sort: 'name',
    size: -1,
  });
  return documents.map(({ id, name }) => ({ id, name }));
}
