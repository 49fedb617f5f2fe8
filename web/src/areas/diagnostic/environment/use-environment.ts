import {
  diagnosticCommands,
  diagnosticQueries,
  type EnvironmentChoice,
} from '@portal/contracts/areas/diagnostic';
import type { CallCache } from '#core/client/call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { useRecordRemoval } from '#ui/record/use-record-removal';
import { useToast } from '#ui/toast/toast-context';
import { environmentTexts } from '../texts';

const refresh = [diagnosticQueries.GetDiagnostic];
const environmentOption = {
  words: environmentTexts,
  calls: {
    list: diagnosticQueries.GetDiagnostic,
    delete: diagnosticCommands.DeleteCustomEnvironment,
    restore: diagnosticCommands.RestoreCustomEnvironment,
  },
  nameOf: ({ name }: EnvironmentChoice) => name,
};

/** Shows a choice at once in the open diagnostic. */
const showing =
  (status: 0 | 1) =>
  (cache: CallCache, { id, restaurant_id: restaurantId }: { id?: unknown; restaurant_id?: unknown }) =>
    cache.patch(diagnosticQueries.GetDiagnostic, (data) =>
      data.restaurant_id === Number(restaurantId)
        ? {
            ...data,
            environment: data.environment.map((option) =>
              option.id === String(id) ? { ...option, status } : option,
            ),
          }
        : data,
    );

/** Selecting and unselecting are calls of their own, each at once and with an undo (R-DIA-12, R-DIA-15). */
function useToggle(restaurantId: number) {
  const text = useText(environmentTexts);
  const toast = useToast();
  const select = useCallCommand(diagnosticCommands.SelectEnvironment, { refresh, optimistic: showing(1) });
  const unselect = useCallCommand(diagnosticCommands.UnselectEnvironment, {
    refresh,
    optimistic: showing(0),
  });
  const put = async ({ id }: EnvironmentChoice, isSelected: boolean) => {
    try {
      await (isSelected ? select : unselect).send({ id, restaurant_id: restaurantId });
      return true;
    } catch (error) {
      toast.failed(error);
      return false;
    }
  };
  return async (option: EnvironmentChoice) => {
    const isSelected = option.status === 0;
    if (!(await put(option, isSelected))) return;
    toast.done(
      text(isSelected ? 'selected' : 'unselected', { name: option.name }),
      () => void put(option, !isSelected),
    );
  };
}

/** What is around a restaurant, and what can be done about it (R-DIA-12…15). */
export function useEnvironment(restaurantId: number) {
  const text = useText(environmentTexts);
  const toast = useToast();
  const may = useMay();
  const toggle = useToggle(restaurantId);
  const adding = useCallCommand(diagnosticCommands.AddCustomEnvironment, { refresh, once: true });
  const removal = useRecordRemoval<EnvironmentChoice>(environmentOption);
  return {
    isReadOnly: !may(diagnosticCommands.SelectEnvironment),
    toggle,
    removal,
    isAdding: adding.isPending,
    /** @throws CallError for the field */
    add: async (name: string) => {
      const { data } = await adding.send({ id: restaurantId, name });
      toast.done(text('added', { name: data.name }));
    },
  };
}
