import CloseRounded from '@mui/icons-material/CloseRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import {
  type PlanAction,
  plannerCommands,
  PlanOrigin,
  type ActionProblem,
  letterOf,
} from '@portal/contracts/areas/planner';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { useUnsavedWork } from '#core/unsaved-work';
import { LeaveQuestion, useLeaving } from '#ui/dialogs/LeaveGuard';
import { SaveProblem } from '#ui/form/SaveProblem';
import { useCommandForm } from '#ui/form/use-command-form';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import { useDates } from '#core/i18n/dates';
import { planQueries } from '../draft/plan-queries';
import { calendarTexts } from '../texts';
import { letterLook } from '../letter-look';
import { LetterChip } from '../LetterChip';
import { codesOf, problemOfDates, readDates } from './action-dates';
import { DatesFields } from './DatesFields';
import type { ActionChanges } from './use-plan-actions';

interface ActionFactsListProps {
  action: PlanAction;
  /** What its strategy is called; empty for none. */
  strategy: string;
}

/** What there is to know of an action. */
function ActionFactsList({ action, strategy }: ActionFactsListProps) {
  const text = useText(calendarTexts);
  const dates = useDates();
  const { row, start, end, duration, type, status, section_url: url } = action;
  const letter = row === 0 ? null : letterOf(row);
  const said = [
    text('when', { start: dates.day(start), end: dates.day(end) }),
    text('duration', { count: duration }),
    text(type === PlanOrigin.National ? 'national' : 'local'),
    ...(status === 0 ? [text('inPreparation')] : []),
  ];
  return (
    <Stack spacing={1} sx={{ typography: 'body2' }} style={letterLook(letter)}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {letter !== null && <LetterChip letter={letter} size="small" />}
        {letter === null
          ? text('ofNone')
          : text('ofStrategy', { letter, name: strategy || text('noStrategy') })}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{said.join(' · ')}</Box>
      {url !== null && (
        <MuiLink component={Link} to={url} sx={{ alignSelf: 'flex-start' }}>
          {text('openSection')}
        </MuiLink>
      )}
    </Stack>
  );
}

interface ProblemDialogProps {
  problem: ActionProblem;
  year: number;
  onClose: () => void;
}

/** The alert of what is wrong with an action (R-MKT-21, R-ERR-19). */
function ProblemDialog({ problem, year, onClose }: ProblemDialogProps) {
  const text = useText(calendarTexts);
  return (
    <NoticeDialog
      title={text(`alert.${problem}`)}
      text={text(`alertText.${problem}`, { year })}
      onClose={onClose}
    />
  );
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

interface Values {
  start: string;
  end: string;
  /** The one that was looked at: a conflict sets the one that was told. */
  version: number;
}

function useDatesForm({ action, year, changes, onClose }: ActionPanelProps) {
  const [isAlert, setAlert] = useState(false);
  const form = useCommandForm<typeof plannerCommands.UpdatePlanAction, Values>(
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
type DatesForm = ReturnType<typeof useDatesForm>;

interface DatesPartProps extends DatesForm {
  panel: ActionPanelProps;
}

/** The dates of one's own action, and its end. */
function DatesPart({ form, problem, closeAlert, panel }: DatesPartProps) {
  const text = useText(calendarTexts);
  const { action, year, changes, onClose } = panel;
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void form.submit(event)}>
      <DatesFields
        year={year}
        dates={form.values}
        codes={{ start: form.codeOf('start'), end: form.codeOf('end') }}
        onChange={({ start, end }) => {
          form.set('start', start);
          form.set('end', end);
        }}
      />
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
      {problem !== null && <ProblemDialog problem={problem} year={year} onClose={closeAlert} />}
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

/** An action beside its bar: what it is, and where it is one's own its dates, without leaving the calendar. */
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
        <ActionFactsList action={action} strategy={strategy} />
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
