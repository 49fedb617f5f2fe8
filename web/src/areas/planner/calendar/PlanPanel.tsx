import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { PlanAction, RestaurantPlan, StrategySlot } from '@portal/contracts/areas/planner';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useToast } from '#ui/toast/toast-context';
import { ActionList } from './ActionList';
import { calendarTexts } from '../texts';
import { type ActionChanges, useActionChanges, useAllActions } from './use-plan-actions';
import { PlanHeadBar } from './PlanHeadBar';
import { useView, type Views } from './use-view';
import { YearChart } from './YearChart';

const ActionPanel = lazyOverlay(() => import('./ActionPanel').then((module) => module.ActionPanel));
const AddActionDialog = lazyOverlay(() =>
  import('./AddActionDialog').then((module) => module.AddActionDialog),
);

interface PlanPanelProps {
  plan: RestaurantPlan;
  /** Ids of actions that somebody else has just changed. */
  changed: ReadonlySet<string>;
  isReadOnly: boolean;
}

/** What is open beside the calendar. */
function useOpened() {
  const [opened, setOpened] = useState<{ readonly id: string; readonly anchor: HTMLElement } | null>(null);
  const [added, setAdded] = useState<{ readonly slot: StrategySlot | null } | null>(null);
  return {
    opened,
    added,
    open: useCallback((id: string, anchor: HTMLElement) => setOpened({ id, anchor }), []),
    close: useCallback(() => setOpened(null), []),
    addTo: useCallback((slot: StrategySlot | null) => setAdded({ slot }), []),
    closeAdd: useCallback(() => setAdded(null), []),
  };
}

interface OpenPartsProps {
  plan: RestaurantPlan;
  /** The action that is open. */
  action: PlanAction | undefined;
  strategy: string;
  isReadOnly: boolean;
  changes: ActionChanges;
  parts: ReturnType<typeof useOpened>;
}

/** The panel of an action, and the dialog that adds one. */
function OpenParts({ plan, action, strategy, isReadOnly, changes, parts }: OpenPartsProps) {
  const text = useText(calendarTexts);
  const toast = useToast();
  const { opened, added, close, closeAdd } = parts;
  return (
    <Suspense>
      {opened !== null && action !== undefined && (
        <ActionPanel
          key={action.id}
          action={action}
          strategy={strategy}
          isReadOnly={isReadOnly}
          changes={changes}
          year={plan.year}
          anchor={opened.anchor}
          onClose={close}
        />
      )}
      {added !== null && (
        <AddActionDialog
          plan={plan}
          slot={added.slot}
          onAdded={(name) => {
            closeAdd();
            toast.done(text('added', { name }));
          }}
          onClose={closeAdd}
        />
      )}
    </Suspense>
  );
}

interface PlanHintProps extends Pick<PlanPanelProps, 'isReadOnly'> {
  year: number;
  isEmpty: boolean;
  view: Views['view'];
}

/** What can be done with the actions, or how the first one gets here. */
function PlanHint({ year, isEmpty, isReadOnly, view }: PlanHintProps) {
  const text = useText(calendarTexts);
  if (!isEmpty && (isReadOnly || view === 'list')) return null;
  const said = isReadOnly ? 'emptyRead' : 'emptyText';
  return (
    <Box data-print="no" sx={{ typography: 'caption', color: 'text.secondary', px: 1.5, py: 0.75 }}>
      {isEmpty ? text(said, { year }) : text('keysShort')}
    </Box>
  );
}

/** The actions of the year, as a calendar or as a list; both add, edit and delete (R-MKT-13, R-MKT-14). */
export function PlanPanel({ plan, changed, isReadOnly }: PlanPanelProps) {
  const { year } = plan;
  const actions = useAllActions(plan);
  const changes = useActionChanges();
  const views = useView();
  const parts = useOpened();
  const strategies = useMemo(
    () =>
      Object.fromEntries(
        plan.strategies.map(({ status, strategy_name: name }) => [status, name]),
      ) as Readonly<Record<number, string | undefined>>,
    [plan.strategies],
  );
  const action = actions.find(({ id }) => id === parts.opened?.id);
  const shared = { year, actions, changed, isReadOnly, onOpen: parts.open };
  return (
    <Card component="section" id="plan" className="anchor" aria-labelledby="plan-title">
      <PlanHeadBar plan={plan} isReadOnly={isReadOnly} views={views} onAdd={() => parts.addTo(null)} />
      <Box
        sx={{ display: views.view === 'calendar' ? 'block' : 'none', '@media print': { display: 'block' } }}
      >
        <YearChart {...shared} strategies={strategies} onMove={changes.move} onAdd={parts.addTo} />
      </Box>
      {views.view === 'list' && (
        <Box data-print="no">
          <ActionList {...shared} onDelete={(deleted) => void changes.remove(deleted)} />
        </Box>
      )}
      <PlanHint year={year} isReadOnly={isReadOnly} isEmpty={actions.length === 0} view={views.view} />
      <OpenParts
        plan={plan}
        action={action}
        isReadOnly={isReadOnly}
        changes={changes}
        parts={parts}
        strategy={strategies[action?.row ?? 0] ?? ''}
      />
    </Card>
  );
}
