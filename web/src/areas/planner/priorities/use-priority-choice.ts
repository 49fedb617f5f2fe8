import {
  countOfPriority,
  freeRank,
  PlanOrigin,
  type RestaurantObjective,
  type RestaurantPlan,
} from '@portal/contracts/areas/planner';
import { useRef, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useQuestion } from '#ui/dialogs/use-question';
import { newRow, rowOfObjective } from '../draft/plan-tables';
import type { PlanTables } from '../draft/use-plan-tables';
import { useFailureToast } from '../draft/use-failure-toast';
import { prioritiesTexts } from '../texts';

/** An objective of the national plan. */
interface Offered {
  readonly id: number;
  readonly name: string;
}

/** Asks before a priority is cleared with all that hangs on it, and offers to undo it (R-MKT-06, AMB-63). */
function useClearing({ objectives, strategies, actions }: RestaurantPlan, tables: PlanTables) {
  const text = useText(prioritiesTexts);
  const removalId = useRef<string | null>(null);
  const countFor = ({ resobjective_id: id }: RestaurantObjective) => countOfPriority(id, strategies, actions);
  return useQuestion<RestaurantObjective>({
    words: {
      title: ({ status }) => text('clearTitle', { rank: status }),
      text: (objective) => {
        const count = countFor(objective);
        const key = count.strategies === 0 ? 'clearNothing' : 'clearText';
        return text(key, { ...count, name: objective.name });
      },
      confirm: () => text('clearConfirm'),
    },
    isGrave: true,
    act: async (objective) => {
      const rows = objectives.filter((one) => one !== objective).map(rowOfObjective);
      removalId.current = (await tables.saveObjectives(rows, { removes: countFor(objective) })).removal_id;
    },
    onDone: ({ name }) => tables.done(text('cleared', { name }), removalId.current),
  });
}

/** Choosing fills the first free slot, where there is one; choosing again clears it (R-MKT-05…07, AMB-43). */
export function usePriorityChoice(plan: RestaurantPlan, tables: PlanTables) {
  const text = useText(prioritiesTexts);
  const showFailure = useFailureToast();
  const question = useClearing(plan, tables);
  const [isFull, setFull] = useState(false);
  const { objectives } = plan;
  const rank = freeRank(objectives.map(({ status }) => status));

  const add = async (offered: Offered) => {
    if (rank === null) return setFull(true);
    try {
      await tables.saveObjectives([...objectives.map(rowOfObjective), newRow(offered, rank)]);
      tables.done(text('added', { rank, name: offered.name }), null);
    } catch (error) {
      showFailure(error);
    }
  };
  return {
    question,
    isFull,
    rank,
    closeAlert: () => setFull(false),
    clear: question.ask,
    choose: async (offered: Offered) => {
      const chosen = objectives.find(({ type, id }) => type === PlanOrigin.National && id === offered.id);
      return chosen === undefined ? add(offered) : question.ask(chosen);
    },
    /** Whether there is room for one more; says so where there is none. */
    mayAdd: () => {
      setFull(rank === null);
      return rank !== null;
    },
  };
}
export type PriorityChoice = ReturnType<typeof usePriorityChoice>;
