import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { editConflictIn } from '#ui/record/edit-conflict';
import { useToast } from '#ui/toast/toast-context';
import { plannerTexts } from '../texts';

/** Says in passing why something was not saved: where somebody else was faster, who it was and when (R4). */
export function useFailureToast(): (failure: unknown) => void {
  const text = useText(plannerTexts);
  const dates = useDates();
  const toast = useToast();
  return (failure) => {
    const conflict = editConflictIn(failure);
    if (conflict === null) return toast.failed(failure);
    const when = conflict.at === undefined ? '' : dates.time(conflict.at);
    const who = conflict.name ?? text('somebody');
    return toast.info(text('conflict', { who, when, isDated: when === '' ? 'no' : 'yes' }));
  };
}
