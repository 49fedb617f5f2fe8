import CloseRounded from '@mui/icons-material/CloseRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { type PlanAction, plannerCommands, PlanOrigin } from '@portal/contracts/areas/planner';
import { useId, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useUnsavedWork } from '#core/unsaved-work';
import { LeaveQuestion } from '#ui/dialogs/LeaveQuestion';
import { useLeaving } from '#ui/dialogs/use-leaving';
import { SaveProblem } from '#ui/form/SaveProblem';
import { useCommandForm } from '#ui/form/use-command-form';
import { planQueries } from '../draft/plan-queries';
import { codesOf, problemOfDates, readDates } from './action-dates';
import { ActionFactsList } from './ActionFactsList';
import { calendarTexts } from '../texts';
import { DatesFields } from './DatesFields';
import { ProblemDialog } from './ProblemDialog';
import type { ActionChanges } from './use-plan-actions';

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
          <Box component="h3" id={id} sx={{ typography: 'h4', m: 0, flex: 1, overflowWrap: 'anywhere' }}>
            {action.name}
          </Box>
          <IconButton size="small" aria-label={text('close')} onClick={leave} sx={{ mt: -0.5, mr: -0.5 }}>
            <CloseRounded fontSize="small" />
          </IconButton>
        </Box>
        <ActionFactsList action={action} strategy={strategy} />
        {isNational && (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              typography: 'body2',
              color: 'text.secondary',
            }}
          >
            <LockRounded aria-hidden fontSize="small" />
            {text('readOnly')}
          </Box>
        )}
        {!isNational && !isReadOnly && <DatesPart {...dates} panel={panel} />}
      </Stack>
      {leaving.isAsking && (
        <LeaveQuestion text="leaveDialogText" onStay={leaving.stay} onLeave={leaving.confirm} />
      )}
    </Popover>
  );
}
