import {
  type PlanAction,
  plannerCommands,
  plannerQueries,
  type RestaurantPlan,
  rowOfSection,
} from '@portal/contracts/areas/planner';
import { useMemo } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { planQueries } from '../draft/plan-queries';
import { useFailureToast } from '../draft/use-failure-toast';
import { calendarTexts, plannerTexts } from '../texts';
import type { DaySpan } from './use-moves';

/** All actions of a year: the restaurant's own, and the chain's in the rows of the strategies with the same sections. */
export function useAllActions({ year, actions, strategies }: RestaurantPlan): readonly PlanAction[] {
  const national = useCallQuery(plannerQueries.ListNationalActions, { year });
  const { data } = national;
  return useMemo(
    () => [
      ...actions,
      ...(data ?? []).map((action) => ({ ...action, row: rowOfSection(action.section_id, strategies) })),
    ],
    [actions, strategies, data],
  );
}

const refresh = { refresh: planQueries };
const datesOf = (id: string, { start, end }: DaySpan) => ({
  action_id: id,
  start_date: start,
  end_date: end,
});

/** Moves and deletes actions, each with its undo (U5). A failure is told, and what is shown is as it was. */
export function useActionChanges() {
  const text = useText(calendarTexts);
  const frame = useText(plannerTexts);
  const dates = useDates();
  const toast = useToast();
  const showFailure = useFailureToast();
  const update = useCallCommand(plannerCommands.UpdatePlanAction, refresh);
  const removal = useCallCommand(plannerCommands.DeletePlanAction, refresh);
  const restoration = useCallCommand(plannerCommands.RestorePlanAction, refresh);
  const safely = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      showFailure(error);
    }
  };

  const moved = ({ id, name, ...before }: PlanAction, span: DaySpan, version: number) => {
    const undo = () =>
      safely(async () => {
        await update.send({ data: datesOf(id, before), version });
        toast.done(frame('undone'));
      });
    const said = { name, start: dates.day(span.start), end: dates.day(span.end) };
    toast.done(text('moved', said), () => void undo(), `plan-action-${id}`);
  };
  return {
    move: (action: PlanAction, span: DaySpan) =>
      safely(async () => {
        const { data } = await update.send({ data: datesOf(action.id, span), version: action.version });
        moved(action, span, data.version);
      }),
    moved,
    remove: ({ id, name }: PlanAction) =>
      safely(async () => {
        await removal.send({ id });
        const undo = () =>
          safely(async () => {
            await restoration.send({ id });
            toast.done(text('restored', { name }));
          });
        toast.done(text('deleted', { name }), () => void undo());
      }),
  };
}
export type ActionChanges = ReturnType<typeof useActionChanges>;
