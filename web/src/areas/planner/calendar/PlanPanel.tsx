import AddRounded from '@mui/icons-material/AddRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PlanAction, RestaurantPlan, StrategySlot } from '@portal/contracts/areas/planner';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useText } from '#app/i18n/use-text';
import { recall, remember } from '#app/remembered';
import { lazyOverlay } from '#ui/part/lazy-part';
import { Segmented } from '#ui/Segmented';
import { useToast } from '#ui/toast/toast-context';
import { ActionList } from './ActionList';
import { calendarMessages } from './calendar.messages';
import type { ActionChanges } from './use-plan-actions';
import { useActionChanges, useAllActions } from './use-plan-actions';
import { YearChart } from './YearChart';

const ActionPanel = lazyOverlay(() => import('./ActionPanel').then((module) => module.ActionPanel));
const AddActionDialog = lazyOverlay(() =>
  import('./AddActionDialog').then((module) => module.AddActionDialog),
);

type View = 'calendar' | 'list';
const viewKey = 'planner.view';

/** The calendar where there is room for a year, unless the list was chosen; on paper always the calendar. */
function useView() {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('sm'));
  const [chosen, setChosen] = useState<View>(() => (recall(viewKey) === 'list' ? 'list' : 'calendar'));
  return {
    isWide,
    view: isWide ? chosen : ('list' as const),
    choose: (view: View) => {
      remember(viewKey, view === 'list' ? view : null);
      setChosen(view);
    },
  };
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1, 1.5),
  '& .legend': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.25, 1.5),
    color: theme.vars.palette.text.secondary,
  },
  '& .legend > span': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(0.5) },
  '& .legend svg': { fontSize: '0.875rem' },
}));

const Swatch = styled('i')(({ theme }) => ({
  width: '1.25rem',
  height: '0.75rem',
  borderRadius: '0.25rem',
  backgroundColor: theme.vars.palette.text.secondary,
  '&[data-origin="national"]': {
    backgroundColor: 'transparent',
    boxShadow: `inset 0 0 0 thin ${theme.vars.palette.text.secondary}`,
    backgroundImage: `repeating-linear-gradient(135deg, ${theme.vars.palette.text.secondary} 0 0.0938rem, transparent 0.0938rem 0.25rem)`,
  },
  '@media print': { printColorAdjust: 'exact' },
}));

interface PlanPanelProps {
  plan: RestaurantPlan;
  /** Ids of actions that somebody else has just changed. */
  changed: ReadonlySet<string>;
  isReadOnly: boolean;
}

function Legend() {
  const text = useText(calendarMessages);
  return (
    <div className="legend">
      <span>
        <Swatch data-origin="local" />
        {text('local')}
      </span>
      <span>
        <Swatch data-origin="national" />
        <LockRounded aria-hidden />
        {text('national')}
      </span>
    </div>
  );
}

interface PanelHeadProps extends Pick<PlanPanelProps, 'plan' | 'isReadOnly'> {
  views: ReturnType<typeof useView>;
  onAdd: () => void;
}

function PanelHead({ plan, isReadOnly, views, onAdd }: PanelHeadProps) {
  const text = useText(calendarMessages);
  const hasStrategies = plan.strategies.length > 0;
  return (
    <Head>
      <Box component="h2" id="plan-title" sx={{ typography: 'h3', m: 0 }}>
        {text('title', { year: plan.year })}
      </Box>
      <Legend />
      <Box sx={{ flex: 1 }} />
      {views.isWide && (
        <Box data-print="no">
          <Segmented
            label={text('view')}
            hidesLabel
            options={(['calendar', 'list'] as const).map((value) => ({
              value,
              label: text(`view.${value}`),
            }))}
            value={views.view}
            onChange={views.choose}
          />
        </Box>
      )}
      {!isReadOnly && (
        <Button
          data-print="no"
          variant="contained"
          color="primary"
          startIcon={<AddRounded aria-hidden />}
          disabled={!hasStrategies}
          onClick={onAdd}
        >
          {text('add')}
        </Button>
      )}
      {!isReadOnly && !hasStrategies && (
        <Box data-print="no" sx={{ typography: 'body2', color: 'text.secondary', width: '100%' }}>
          {text('noStrategies')}
        </Box>
      )}
    </Head>
  );
}

/** What is open beside the calendar. */
function useOpened() {
  const [opened, setOpened] = useState<{ readonly id: string; readonly anchor: HTMLElement } | null>(null);
  const [added, setAdded] = useState<{ readonly slot: StrategySlot | null } | null>(null);
  return {
    ...{ opened, added },
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
  const text = useText(calendarMessages);
  const toast = useToast();
  const { opened, added, close, closeAdd } = parts;
  return (
    <Suspense>
      {opened !== null && action !== undefined && (
        <ActionPanel
          key={action.id}
          {...{ action, strategy, isReadOnly, changes }}
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
      <PanelHead {...{ plan, isReadOnly, views }} onAdd={() => parts.addTo(null)} />
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
      <OpenParts
        {...{ plan, action, isReadOnly, changes, parts }}
        strategy={strategies[action?.row ?? 0] ?? ''}
      />
    </Card>
  );
}
