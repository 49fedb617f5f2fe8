import Box from '@mui/material/Box';
import { plannerCommands, type RestaurantPlan } from '@portal/contracts/areas/planner';
import { useEffect, useEffectEvent } from 'react';
import { useMay } from '#core/session/use-may';
import { PlanPanel } from './calendar/PlanPanel';
import { useAllActions } from './calendar/use-plan-actions';
import { usePlanEditor } from './draft/use-plan-editor';
import { usePlanTables } from './draft/use-plan-tables';
import { PlanNewsNotice } from './news/PlanNewsNotice';
import { usePlanNews } from './news/use-plan-news';
import { PlanImagePreview } from './PlanImagePreview';
import { PlanSaveBar } from './PlanSaveBar';
import { PrioritiesPanel } from './priorities/PrioritiesPanel';

interface PlannerPanelProps {
  plan: RestaurantPlan;
  /** Whether something is typed that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** A restaurant's plan for a year, on one screen. */
export function PlannerPanel({ plan, onUnsaved }: PlannerPanelProps) {
  const isReadOnly = !useMay()(plannerCommands.UpdatePlanObjectives);
  const editor = usePlanEditor(plan);
  const tables = usePlanTables(plan);
  const { news, changed, read } = usePlanNews(plan, useAllActions(plan));
  const isUnsaved = editor.changed.length > 0;
  const say = useEffectEvent(onUnsaved);
  useEffect(() => {
    say(isUnsaved);
    return () => say(false);
  }, [isUnsaved]);
  return (
    <>
      <PlanNewsNotice news={news} onRead={read} />
      <PrioritiesPanel editor={editor} tables={tables} isReadOnly={isReadOnly} />
      <Box sx={{ pt: 1.5 }}>
        <PlanPanel plan={plan} changed={changed} isReadOnly={isReadOnly} />
      </Box>
      <PlanImagePreview year={plan.year} />
      {!isReadOnly && <PlanSaveBar editor={editor} tables={tables} />}
    </>
  );
}
