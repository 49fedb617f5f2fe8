import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import {
  type PlanAction,
  type RestaurantPlan,
  type StrategySlot,
  dayOfYear,
  letterOf,
  PlanOrigin,
} from '@portal/contracts/areas/planner';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import { daysAfter } from '@portal/contracts/kernel';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useToast } from '#ui/toast/toast-context';
import { radii } from '#core/theme/tokens';
import { useToday } from '#ui/use-now';
import { useDates } from '#core/i18n/dates';
import { calendarTexts } from '../texts';
import { letterLook } from '../letter-look';
import { LetterChip } from '../LetterChip';
import { type ActionChanges, useActionChanges, useAllActions } from './use-plan-actions';
import { PlanHeadBar } from './PlanHeadBar';
import { useView, type Views } from './use-view';
import { YearChart } from './YearChart';
import { useMonthNames } from './use-month-names';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  borderLeft: `0.25rem solid var(--letter)`,
  '& + &': { borderTop: `thin solid ${theme.vars.palette.divider}` },
  '&[data-origin="national"]': { borderLeftStyle: 'double' },
  '&[data-changed="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 18%, transparent)`,
  },
}));

const Open = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: '3.25rem',
  justifyContent: 'flex-start',
  gap: theme.spacing(1.25),
  padding: theme.spacing(1, 1.5),
  textAlign: 'start',
  '&.Mui-focusVisible': { outlineOffset: '-0.1875rem' },
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
}));

interface ActionItemProps {
  action: PlanAction;
  isReadOnly: boolean;
  isChanged: boolean;
  onOpen: (id: string, element: HTMLElement) => void;
  onDelete: (action: PlanAction) => void;
}

/** What is said below the name of an action, and what those hear who come to it. */
function useItemWords({ action, isFixed }: { action: PlanAction; isFixed: boolean }) {
  const text = useText(calendarTexts);
  const dates = useDates();
  const days = [...new Set([action.start, action.end])].map(dates.day);
  const said = [
    days.join(' – '),
    text(action.type === PlanOrigin.National ? 'national' : 'local'),
    ...(action.status === 0 ? [text('inPreparation')] : []),
  ];
  const name = text(isFixed ? 'open' : 'edit', { name: action.complete_name });
  return { said: said.join(' · '), label: [name, ...said].join(', ') };
}

/** An action of the list: pressed it opens, and one's own can be deleted beside it. */
function ActionItem({ action, isReadOnly, isChanged, onOpen, onDelete }: ActionItemProps) {
  const text = useText(calendarTexts);
  const isNational = action.type === PlanOrigin.National;
  const isFixed = isNational || isReadOnly;
  const letter = action.row === 0 ? null : letterOf(action.row);
  const { said, label } = useItemWords({ action, isFixed });
  return (
    <Row data-origin={isNational ? 'national' : 'local'} data-changed={isChanged} style={letterLook(letter)}>
      <Open aria-label={label} onClick={(event) => onOpen(action.id, event.currentTarget)}>
        {letter === null ? <Box sx={{ width: '1.5rem' }} /> : <LetterChip letter={letter} />}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
            {action.name}
          </Typography>
          <Typography variant="body2" component="div" color="textSecondary">
            {said}
          </Typography>
        </Box>
        {isNational && <LockRounded aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />}
      </Open>
      {!isFixed && (
        <IconButton
          aria-label={text('deleteNamed', { name: action.name })}
          onClick={() => onDelete(action)}
          sx={{ alignSelf: 'center', mr: 0.5 }}
        >
          <DeleteRounded />
        </IconButton>
      )}
    </Row>
  );
}

/** The days that come next, today among them. */
const nextDays = 28;

/** Actions under one heading: those of the next four weeks, or those that begin in a month, 1 to 12. */
interface ActionGroup {
  readonly month: number | null;
  readonly actions: readonly PlanAction[];
}

const byStart = (a: PlanAction, b: PlanAction) =>
  dayOfYear(a.start) - dayOfYear(b.start) || a.name.localeCompare(b.name);

/**
 * The actions of a year as a list: first what is on in the next four weeks, then the others by the month in which they
 * begin. In another year than today's there is nothing that comes next.
 */
export function actionGroups(
  actions: readonly PlanAction[],
  today: string,
  year: number,
): readonly ActionGroup[] {
  const sorted = actions.toSorted(byStart);
  const isThisYear = today.startsWith(`${year}-`);
  const last = daysAfter(today, nextDays - 1);
  const isNext = ({ start, end }: PlanAction) => isThisYear && start <= last && end >= today;
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    actions: sorted.filter((action) => !isNext(action) && Number(action.start.slice(5, 7)) === index + 1),
  }));
  return [
    ...(isThisYear ? [{ month: null, actions: sorted.filter(isNext) }] : []),
    ...months.filter((group) => group.actions.length > 0),
  ];
}

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 1.5, 1.5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& h3': { ...theme.typography.subtitle1, margin: theme.spacing(0, 0, 0.75) },
  '& h3::first-letter': { textTransform: 'uppercase' },
  '& ul': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflow: 'hidden',
    borderRadius: radii.control,
    border: `thin solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > .next': { gridColumn: '1 / -1' },
}));

interface ActionListProps {
  year: number;
  actions: readonly PlanAction[];
  changed: ReadonlySet<string>;
  isReadOnly: boolean;
  onOpen: (id: string, element: HTMLElement) => void;
  onDelete: (action: PlanAction) => void;
}

/** The calendar as a list, for phones and for those who are read to: what comes next, then month by month. */
function ActionList({ year, actions, changed, ...rest }: ActionListProps) {
  const text = useText(calendarTexts);
  const months = useMonthNames('long');
  const today = useToday();
  const groups = useMemo(() => actionGroups(actions, today, year), [actions, today, year]);
  return (
    <Groups role="group" aria-label={text('list', { year })}>
      {groups.map((group) => {
        const { month } = group;
        const title = month === null ? text('nextWeeks') : (months[month - 1] ?? '');
        return (
          <div key={month ?? 'next'} className={month === null ? 'next' : undefined}>
            <h3>{title}</h3>
            {group.actions.length === 0 ? (
              <Typography variant="body2" color="textSecondary">
                {text('nextWeeksNone')}
              </Typography>
            ) : (
              <ul aria-label={title}>
                {group.actions.map((action) => (
                  <ActionItem key={action.id} action={action} {...rest} isChanged={changed.has(action.id)} />
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </Groups>
  );
}

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
    <Typography
      variant="caption"
      component="div"
      color="textSecondary"
      data-print="no"
      sx={{ px: 1.5, py: 0.75 }}
    >
      {isEmpty ? text(said, { year }) : text('keysShort')}
    </Typography>
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
