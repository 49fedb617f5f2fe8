import CloseRounded from '@mui/icons-material/CloseRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  IconButton,
  Link as MuiLink,
  Popover,
  Stack,
  Typography,
} from '@mui/material';
import {
  actionProblem,
  letterOf,
  maxPlanName,
  type PlanAction,
  plannerCommands,
  PlanOrigin,
  type RestaurantPlan,
  type StrategySlot,
} from '@portal/contracts/areas/planner';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useUnsavedWork } from '#core/unsaved-work';
import { LeaveQuestion, useLeaving } from '#ui/dialogs/LeaveGuard';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import { FormDialog } from '#ui/form/FormDialog';
import { SaveProblem } from '#ui/form/SaveProblem';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordSelect, RecordText } from '#ui/record/RecordFields';
import { codesOf, DatesFields, problemOfDates, readDates } from './DatesFields';
import { letterLook, LetterChip } from './PlanChips';
import { strategyAt, planQueries } from './planner';
import { calendarTexts } from './texts';
import type { DaySpan } from './year-chart';

interface ActionChanges {
  readonly moved: (action: PlanAction, span: DaySpan, version: number) => void;
  readonly remove: (action: PlanAction) => Promise<unknown>;
}

interface ActionPanelProps {
  action: PlanAction;
  year: number;
  strategy: string;
  isReadOnly: boolean;
  changes: ActionChanges;
  anchor: HTMLElement;
  onClose: () => void;
}

function ActionFacts({ action, strategy }: Pick<ActionPanelProps, 'action' | 'strategy'>) {
  const text = useText(calendarTexts);
  const dates = useDates();
  const { row, start, end, duration, type, status, section_url: url } = action;
  const letter = row === 0 ? null : letterOf(row);
  const facts = [
    text('when', { start: dates.day(start), end: dates.day(end) }),
    text('duration', { count: duration }),
    text(type === PlanOrigin.National ? 'national' : 'local'),
    ...(status === 0 ? [text('inPreparation')] : []),
  ];
  return (
    <Typography
      variant="body2"
      component="div"
      style={letterLook(letter)}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {letter !== null && <LetterChip letter={letter} size="small" />}
        {letter === null
          ? text('ofNone')
          : text('ofStrategy', { letter, name: strategy || text('noStrategy') })}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{facts.join(' · ')}</Box>
      {url !== null && (
        <MuiLink component={Link} to={url}>
          {text('openSection')}
        </MuiLink>
      )}
    </Typography>
  );
}

interface DatesValues {
  start: string;
  end: string;
  /** The version seen; after a conflict the current one. */
  version: number;
}

function useDatesForm({ action, year, changes, onClose }: ActionPanelProps) {
  const [isAlert, setAlert] = useState(false);
  const form = useCommandForm<typeof plannerCommands.UpdatePlanAction, DatesValues>(
    plannerCommands.UpdatePlanAction,
    {
      words: calendarTexts,
      initial: { start: action.start, end: action.end, version: action.version },
      toInput: ({ version, ...dates }) => {
        const { start, end } = readDates(dates);
        return { data: { action_id: action.id, start_date: start, end_date: end }, version };
      },
      refresh: planQueries,
      useCheck: (values) => codesOf(problemOfDates(values, year), values, year),
      onSent: (data, values) => {
        onClose();
        if (data !== undefined) changes.moved(action, values, data.version);
      },
      onInvalid: () => setAlert(true),
    },
  );
  const problem = isAlert ? problemOfDates(form.values, year) : null;
  return { form, problem, closeAlert: () => setAlert(false) };
}

interface DatesPartProps extends ReturnType<typeof useDatesForm> {
  panel: ActionPanelProps;
}

/** R-MKT-21, R-ERR-19. */
function DatesPart({ form, problem, closeAlert, panel }: DatesPartProps) {
  const text = useText(calendarTexts);
  const { action, year, changes, onClose } = panel;
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void form.submit(event)}>
      <DatesFields year={year} form={form} />
      {form.failure !== null && <SaveProblem failure={form.failure} fieldNames={form.fieldNames} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" color="primary" disabled={form.isPending || !form.hasTyped}>
          {text('save')}
        </Button>
        <Button
          color="error"
          aria-label={text('deleteNamed', { name: action.name })}
          onClick={() => {
            onClose();
            void changes.remove(action);
          }}
        >
          {text('delete')}
        </Button>
      </Box>
      {problem !== null && (
        <NoticeDialog
          title={text(`alert.${problem}`)}
          text={text(`alertText.${problem}`, { year })}
          onClose={closeAlert}
        />
      )}
    </Stack>
  );
}

/** Below its bar, or above it where that has more room. */
function besideOf(anchor: HTMLElement) {
  const isLow = anchor.getBoundingClientRect().bottom > window.innerHeight / 2;
  const [of, at] = isLow ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const);
  return {
    anchorOrigin: { vertical: of, horizontal: 'left' },
    transformOrigin: { vertical: at, horizontal: 'left' },
  } as const;
}

export function ActionPanel(panel: ActionPanelProps) {
  const text = useText(calendarTexts);
  const id = useId();
  const { action, strategy, anchor, isReadOnly, onClose } = panel;
  const dates = useDatesForm(panel);
  const { hasTyped } = dates.form;
  useUnsavedWork(hasTyped);
  const leaving = useLeaving(hasTyped);
  const leave = () => leaving.leave(onClose);
  const isNational = action.type === PlanOrigin.National;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={leave}
      {...besideOf(anchor)}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: {
            my: 0.5,
            p: 2,
            width: (theme) => `min(${theme.spacing(52)}, calc(100vw - ${theme.spacing(4)}))`,
          },
        },
      }}
    >
      <Stack spacing={2}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Typography variant="h4" component="h3" id={id} sx={{ flex: 1, overflowWrap: 'anywhere' }}>
            {action.name}
          </Typography>
          <IconButton size="small" aria-label={text('close')} onClick={leave} sx={{ mt: -0.5, mr: -0.5 }}>
            <CloseRounded fontSize="small" />
          </IconButton>
        </Box>
        <ActionFacts action={action} strategy={strategy} />
        {isNational && (
          <Typography
            variant="body2"
            component="div"
            color="textSecondary"
            sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
          >
            <LockRounded aria-hidden fontSize="small" />
            {text('readOnly')}
          </Typography>
        )}
        {!isNational && !isReadOnly && <DatesPart {...dates} panel={panel} />}
      </Stack>
      {leaving.isAsking && (
        <LeaveQuestion text="leaveDialogText" onStay={leaving.stay} onLeave={leaving.confirm} />
      )}
    </Popover>
  );
}

interface ActionValues {
  name: string;
  strategy: string;
  start: string;
  end: string;
}

interface AddActionDialogProps {
  plan: RestaurantPlan;
  slot: StrategySlot | null;
  onAdded: (name: string) => void;
  onClose: () => void;
}

const problemOf = ({ strategy, ...dates }: ActionValues, year: number) =>
  actionProblem({ strategyId: strategy === '' ? null : Number(strategy), ...readDates(dates) }, year);

function useAddForm({ plan, slot, onAdded }: AddActionDialogProps) {
  const { restaurant_id, year } = plan;
  const [isAlert, setAlert] = useState(false);
  const form = useCommandForm<typeof plannerCommands.AddPlanAction, ActionValues>(
    plannerCommands.AddPlanAction,
    {
      words: calendarTexts,
      initial: {
        name: '',
        start: '',
        end: '',
        strategy: String(slot === null ? '' : (strategyAt(plan, slot)?.id ?? '')),
      },
      toInput: ({ name, strategy, ...dates }) => {
        const { start, end } = readDates(dates);
        const data = { name, strategy_id: strategy, start_date: start, end_date: end };
        return { restaurant_id, year, data: { ...data, type: PlanOrigin.Local, status: 1 } };
      },
      refresh: planQueries,
      useCheck: (values) => ({
        name: values.name.trim() === '' ? 'required' : undefined,
        // Strategy and dates at once.
        ...codesOf(problemOfDates(values, year), values, year),
        ...codesOf(problemOf(values, year), values, year),
      }),
      onSent: (_data, { name }) => onAdded(name),
      onInvalid: () => setAlert(true),
    },
  );
  return { form, problem: isAlert ? problemOf(form.values, year) : null };
}

/** R-MKT-14, R-MKT-17…21. */
export function AddActionDialog(props: AddActionDialogProps) {
  const text = useText(calendarTexts);
  const { form, problem } = useAddForm(props);
  const { plan, onClose } = props;
  const strategies = plan.strategies.toSorted((a, b) => a.status - b.status);
  return (
    <FormDialog form={form} title={text('addTitle')} confirm={text('addSave')} onClose={onClose}>
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        {problem !== null && (
          <Alert severity="error">
            <AlertTitle>{text(`alert.${problem}`)}</AlertTitle>
            {text(`alertText.${problem}`, { year: plan.year })}
          </Alert>
        )}
        <RecordText {...form.field('name')} maxLength={maxPlanName} />
        <RecordSelect
          {...form.field('strategy')}
          placeholder={text('strategyPlaceholder')}
          options={strategies.map(({ id, letter, strategy_name: name }) => ({
            value: String(id),
            label: text('ofStrategy', { letter, name }),
          }))}
        />
        <DatesFields year={plan.year} form={form} />
      </Stack>
    </FormDialog>
  );
}
