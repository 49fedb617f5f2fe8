import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import { useText } from '#core/i18n/use-text';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { ownerTexts } from '../texts';
import { useAssignees } from './use-assignees';

interface AssigneeFilterProps {
  /** `me`, `nobody` or an id, as the address carries it; empty for all. */
  value: string;
  onChange: (value: string) => void;
}

/** Whose orders: one's own, nobody's, or somebody's; the same again shows all. */
export function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const text = useText(ownerTexts);
  const { all, meId, called } = useAssignees();
  const others = all
    .filter(({ id }) => id !== meId)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const isFormer = /^\d+$/.test(value) && all.every(({ id }) => String(id) !== value);
  const options = [
    { value: 'me', label: text('mine') },
    { value: 'nobody', label: text('nobodys') },
    ...others,
    ...(isFormer ? [{ value, label: called(Number(value)) }] : []),
  ];
  return (
    <ChoiceMenu
      label={text('assignee')}
      icon={<PersonOutlineRounded aria-hidden />}
      options={options}
      value={value === String(meId) ? 'me' : value}
      onChange={(chosen) => onChange(chosen === value ? '' : chosen)}
    />
  );
}
