import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import { FormStatus, formStatuses } from '@portal/contracts/areas/forms';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { Highlight } from '#ui/Highlight';
import { StatusChip, statusTones } from '#ui/StatusChip';

export const formStatusLooks = {
  [FormStatus.New]: { tone: statusTones.waiting, icon: HourglassTopRounded },
  [FormStatus.Taken]: { tone: statusTones.underway, icon: PlayCircleRounded },
  [FormStatus.Done]: { tone: statusTones.done, icon: TaskAltRounded },
} as const;

export function useFormStatusName() {
  const localised = useLocalised();
  return (status: FormStatus) => {
    const found = formStatuses.find(({ id }) => id === status);
    return found === undefined ? '' : localised(found.label);
  };
}

export function FormStatusChip({ status }: { status: FormStatus }) {
  const nameOf = useFormStatusName();
  return (
    <Highlight of={status}>
      <StatusChip {...formStatusLooks[status]} label={nameOf(status)} />
    </Highlight>
  );
}
