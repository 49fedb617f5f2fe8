import type { Role } from '@portal/contracts/kernel';
import { useText } from '#core/i18n/use-text';
import { TwoLines } from '#ui/table/TwoLines';
import { usersMessages } from './users.messages';

/** A role as a word. */
export function RoleCell({ role }: { role: Role }) {
  const text = useText(usersMessages);
  return <TwoLines>{text(`role${role}`)}</TwoLines>;
}
