import AddRounded from '@mui/icons-material/AddRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import { Box, Button, Card, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import {
  type PlanAction,
  plannerCommands,
  type RestaurantPlan,
  type StrategySlot,
  todayPosition,
} from '@portal/contracts/areas/planner';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { recall, remember } from '#core/remembered';
import { lazyOverlay } from '#ui/part/lazy-part';
import { Segmented } from '#ui/Segmented';
import { useToast } from '#ui/toast/toast-context';
import { useToday } from '#ui/use-now';
import { ActionList } from './ActionList';
import { useFailureToast, planQueries } from './planner';
import { calendarTexts, plannerTexts } from './texts';
import type { DaySpan } from './year-chart';
import { YearChart } from './YearChart';

const ActionPanel = lazyOverlay(() => import('./ActionDialogs').then((module) => module.ActionPanel));
const AddActionDialog = lazyOverlay(() => import('./ActionDialogs').then((module) => module.AddActionDialog));

const refresh = { refresh: planQueries };
const datesInput = (id: string, { start, end }: DaySpan) => ({
  action_id: id,
  start_date: start,
  end_date: end,
});

/** U5. */
function useActionChanges() {
  const text = useText(calendarTexts);
  const frame = useText(plannerTexts);
  const dates = useDates();
  const toast = useToast();
  const showFailure = useFailureToast();
  const update = useCallCommand(plannerCommands.UpdatePlanAction, refresh);
  const removal = useCallCommand(plannerCommands.DeletePlanAction, refresh);
  const restoration = useCallCommand(plannerCommands.RestorePlanAction, refresh);
  const safely = (act: () => Promise<unknown>) => act().catch(showFailure);

  const moved = ({ id, name, ...before }: PlanAction, span: DaySpan, version: number) => {
    const undo = async () => {
      await update.send({ data: datesInput(id, before), version });
      toast.done(frame('undone'));
    };
    const words = text('moved', { name, start: dates.day(span.start), end: dates.day(span.end) });
    toast.done(words, () => void safely(undo), `plan-action-${id}`);
  };
  return {
    moved,
    move: (action: PlanAction, span: DaySpan) =>
      safely(async () => {
        const { data } = await update.send({ data: datesInput(action.id, span), version: action.version });
        moved(action, span, data.version);
      }),
    remove: ({ id, name }: PlanAction) => {
      const undo = async () => {
        await restoration.send({ id });
        toast.done(text('restored', { name }));
      };
      return safely(async () => {
        await removal.send({ id });
        toast.done(text('deleted', { name }), () => void safely(undo));
      });
    },
  };
}

type View = 'calendar' | 'list';
const viewKey = 'planner.view';

function useView() {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('sm'));
  const [chosen, setChosen] = useState<View>(() => (recall(viewKey) === 'list' ? 'list' : 'calendar'));
  const choose = (view: View) => {
    remember(viewKey, view === 'list' ? view : null);
    setChosen(view);
  };
  return { isWide, view: isWide ? chosen : ('list' as const), choose };
}

const swatch = {
  width: '1.25rem',
  height: '0.75rem',
  borderRadius: '0.25rem',
  '@media print': { printColorAdjust: 'exact' },
} as const;
const swatches = {
  local: { ...swatch, bgcolor: 'text.secondary' },
  national: ({ vars: { palette } }: Theme) => ({
    ...swatch,
    boxShadow: `inset 0 0 0 thin ${palette.text.secondary}`,
    backgroundImage: `repeating-linear-gradient(135deg, ${palette.text.secondary} 0 0.0938rem, transparent 0.0938rem 0.25rem)`,
  }),
  today: { ...swatch, width: '0.125rem', height: '0.875rem', borderRadius: 0, bgcolor: 'primary.main' },
};

function LegendEntry({ of, children }: { of: keyof typeof swatches; children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="i" sx={swatches[of]} />
      {children}
    </Box>
  );
}

function Legend({ year }: { year: number }) {
  const text = useText(calendarTexts);
  const isThisYear = todayPosition(useToday(), year) !== null;
  return (
    <Typography
      variant="caption"
      component="div"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', rowGap: 0.25, columnGap: 1.5 }}
    >
      <LegendEntry of="local">{text('local')}</LegendEntry>
      <LegendEntry of="national">
        <LockRounded aria-hidden sx={{ fontSize: '0.875rem' }} />
        {text('national')}
      </LegendEntry>
      {isThisYear && <LegendEntry of="today">{text('today')}</LegendEntry>}
    </Typography>
  );
}

interface PlanPanelProps {
  plan: RestaurantPlan;
  actions: readonly PlanAction[];
  changed: ReadonlySet<string>;
  isReadOnly: boolean;
}

interface PlanHeadProps extends Pick<PlanPanelProps, 'plan' | 'isReadOnly'> {
  views: ReturnType<typeof useView>;
  onAdd: () => void;
}

function PlanHead({ plan, isReadOnly, views: { isWide, view, choose }, onAdd }: PlanHeadProps) {
  const text = useText(calendarTexts);
  const hasStrategies = plan.strategies.length > 0;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        rowGap: 1,
        columnGap: 2,
        px: 1.5,
        py: 0.75,
      }}
    >
      <Typography variant="h3" component="h2" id="plan-title">
        {text('title', { year: plan.year })}
      </Typography>
      <Legend year={plan.year} />
      <Box sx={{ flex: 1 }} />
      {isWide && (
        <Box data-print="no">
          <Segmented
            label={text('view')}
            hidesLabel
            options={(['calendar', 'list'] as const).map((value) => ({
              value,
              label: text(`view.${value}`),
            }))}
            value={view}
            onChange={choose}
          />
        </Box>
      )}
      {!isReadOnly && (
        <Button
          data-print="no"
          variant="contained"
          color="primary"
          size="small"
          sx={{ minHeight: '2.375rem' }}
          startIcon={<AddRounded aria-hidden />}
          disabled={!hasStrategies}
          onClick={onAdd}
        >
          {text('add')}
        </Button>
      )}
      {!isReadOnly && !hasStrategies && (
        <Typography variant="body2" color="textSecondary" data-print="no" sx={{ width: '100%' }}>
          {text('noStrategies')}
        </Typography>
      )}
    </Box>
  );
}

interface PlanHintProps extends Pick<PlanPanelProps, 'isReadOnly'> {
  year: number;
  isEmpty: boolean;
  view: View;
}

function PlanHint({ year, isEmpty, isReadOnly, view }: PlanHintProps) {
  const text = useText(calendarTexts);
  if (!isEmpty && (isReadOnly || view === 'list')) return null;
  return (
    <Typography
      variant="caption"
      component="div"
      color="textSecondary"
      data-print="no"
      sx={{ px: 1.5, py: 0.75 }}
    >
      {isEmpty ? text(isReadOnly ? 'emptyRead' : 'emptyText', { year }) : text('keysShort')}
    </Typography>
  );
}

/** On paper always the calendar (R-MKT-13, R-MKT-14). */
export function PlanPanel({ plan, actions, changed, isReadOnly }: PlanPanelProps) {
  const text = useText(calendarTexts);
  const toast = useToast();
  const { year } = plan;
  const changes = useActionChanges();
  const views = useView();
  const [opened, setOpened] = useState<{ readonly id: string; readonly anchor: HTMLElement } | null>(null);
  const [adding, setAdding] = useState<{ readonly slot: StrategySlot | null } | null>(null);
  const strategies = useMemo(
    () =>
      Object.fromEntries(
        plan.strategies.map(({ status, strategy_name: name }) => [status, name]),
      ) as Readonly<Record<number, string | undefined>>,
    [plan.strategies],
  );
  const action = actions.find(({ id }) => id === opened?.id);
  const onOpen = useCallback((id: string, anchor: HTMLElement) => setOpened({ id, anchor }), []);
  const onAdd = useCallback((slot: StrategySlot | null) => setAdding({ slot }), []);
  const shared = { year, actions, changed, isReadOnly, onOpen };
  return (
    <Card component="section" id="plan" className="anchor" aria-labelledby="plan-title">
      <PlanHead plan={plan} isReadOnly={isReadOnly} views={views} onAdd={() => onAdd(null)} />
      <Box
        sx={{ display: views.view === 'calendar' ? 'block' : 'none', '@media print': { display: 'block' } }}
      >
        <YearChart {...shared} strategies={strategies} onMove={changes.move} onAdd={onAdd} />
      </Box>
      {views.view === 'list' && (
        <Box data-print="no">
          <ActionList {...shared} onDelete={(deleted) => void changes.remove(deleted)} />
        </Box>
      )}
      <PlanHint year={year} isReadOnly={isReadOnly} isEmpty={actions.length === 0} view={views.view} />
      <Suspense>
        {opened !== null && action !== undefined && (
          <ActionPanel
            key={action.id}
            action={action}
            strategy={strategies[action.row] ?? ''}
            isReadOnly={isReadOnly}
            changes={changes}
            year={year}
            anchor={opened.anchor}
            onClose={() => setOpened(null)}
          />
        )}
        {adding !== null && (
          <AddActionDialog
            plan={plan}
            slot={adding.slot}
            onAdded={(name) => {
              setAdding(null);
              toast.done(text('added', { name }));
            }}
            onClose={() => setAdding(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}
