import { type EditedPlan, type NationalPlan, plannerCommands } from '@portal/contracts/areas/planner';
import { useCallCache } from '#core/client/call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { editConflictIn } from '#ui/record/edit-conflict';
import { useToast } from '#ui/toast/toast-context';
import { nationalQueries } from '../draft/plan-queries';
import { useFailureToast } from '../draft/use-failure-toast';
import { adminPlanTexts } from '../texts';
import { draftOnWire } from './national-draft';

const options = { refresh: nationalQueries };

/** Changes the plan of the chain, each time as a whole with the version seen (R4), and undoes that (U5). */
export function useNationalPlan({ year, version }: NationalPlan) {
  const text = useText(adminPlanTexts);
  const toast = useToast();
  const cache = useCallCache();
  const showFailure = useFailureToast();
  const update = useCallCommand(plannerCommands.UpdateNationalPlan, options);
  const copying = useCallCommand(plannerCommands.CopyNationalPlan, options);
  const restoration = useCallCommand(plannerCommands.RestoreNationalPlan, options);

  const undo = async (seen: number) => {
    try {
      await restoration.send({ year, version: seen });
      toast.done(text('undone'));
    } catch (error) {
      showFailure(error);
    }
  };
  const done = (words: string, seen: number) =>
    toast.done(words, () => void undo(seen), `national-plan-${year}`);
  return {
    isPending: copying.isPending || restoration.isPending,
    /**
     * Where somebody else was faster, their plan is asked for: whoever saves again after being told saves on top of it.
     * @throws CallError
     */
    save: async (plan: EditedPlan) => {
      try {
        return (await update.send({ year, plan: draftOnWire(plan), version })).data;
      } catch (error) {
        if (editConflictIn(error) !== null) await cache.refresh(nationalQueries);
        throw error;
      }
    },
    copyFrom: async (from: number) => {
      try {
        const { data } = await copying.send({ year, from, version });
        done(text('copied', { from, year }), data.version);
      } catch (error) {
        showFailure(error);
      }
    },
    undo: () => undo(version),
    done,
  };
}
export type NationalPlanChanges = ReturnType<typeof useNationalPlan>;
