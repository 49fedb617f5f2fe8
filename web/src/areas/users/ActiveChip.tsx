import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import { useText } from '#core/i18n/use-text';
import { StatusChip, statusTones } from '#ui/StatusChip';
import { usersTexts } from './texts';

/** Whether somebody may sign in. */
export function ActiveChip({ active }: { active: 0 | 1 }) {
  const text = useText(usersTexts);
  return active === 1 ? (
    <StatusChip tone={statusTones.done} icon={CheckCircleRounded} label={text('isActive')} />
  ) : (
    <StatusChip tone={statusTones.over} icon={BlockRounded} label={text('isInactive')} />
  );
}
