import {
  type ObjectiveRow,
  plannerCommands,
  type RemovalCount,
  type RestaurantPlan,
  type StrategyRow,
} from '@portal/contracts/areas/planner';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { plannerTexts } from '../texts';
import { planQueries } from './plan-queries';
import { useFailureToast } from './use-failure-toast';

const options = { refresh: planQueries, once: true };

interface SaveOptions {
  /** What the person knows to be removed with it (AMB-63). */
  readonly removes?: RemovalCount;
  /** Over what others saved, of which the person was told. */
  readonly isForced?: boolean;
}

/** Saves a plan's tables as wholes, with the versions seen (R4), and undoes what was removed with it. */
export function usePlanTables({ restaurant_id, year, versions }: RestaurantPlan) {
  const text = useText(plannerTexts);
  const toast = useToast();
  const showFailure = useFailureToast();
  const objectives = useCallCommand(plannerCommands.UpdatePlanObjectives, options);
  const strategies = useCallCommand(plannerCommands.UpdatePlanStrategies, options);
  const restoration = useCallCommand(plannerCommands.RestorePlanRemoval, { refresh: planQueries });
  const plan = { restaurant_id, year };
  const seen = (version: number, { isForced = false, removes }: SaveOptions) => ({
    ...(isForced ? {} : { version }),
    ...(removes && { removes }),
  });

  const restore = async (removalId: string) => {
    try {
      await restoration.send({ ...plan, removal_id: removalId });
      toast.done(text('undone'));
    } catch (error) {
      showFailure(error);
    }
  };
  return {
    isSaving: objectives.isPending || strategies.isPending,
    saveObjectives: async (rows: readonly ObjectiveRow[], how: SaveOptions = {}) =>
      (await objectives.send({ ...plan, tableData: rows, ...seen(versions.objectives, how) })).data,
    saveStrategies: async (rows: readonly StrategyRow[], how: SaveOptions = {}) =>
      (await strategies.send({ ...plan, tableData: rows, ...seen(versions.strategies, how) })).data,
    /** Says that it is done, with the way back where something was removed. */
    done: (words: string, removalId: string | null) =>
      removalId === null ? toast.done(words) : toast.done(words, () => void restore(removalId)),
  };
}
export type PlanTables = ReturnType<typeof usePlanTables>;
