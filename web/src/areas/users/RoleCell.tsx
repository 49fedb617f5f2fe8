import type { Role } from '@portal/contracts/kernel';
import { useText } from '#core/i18n/use-text';
import { TwoLines } from '#ui/table/TwoLines';
import { usersTexts } from './texts';

/** A role as a word. */
export function RoleCell({ role }: { role: Role }) {
  const text = useText(usersTexts);
  return <TwoLines>{text(`role${role}`)}</TwoLines>;
}
