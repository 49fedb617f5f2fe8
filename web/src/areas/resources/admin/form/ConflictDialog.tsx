import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useDates } from '#app/i18n/dates';
import { useText } from '#app/i18n/use-text';
import { useSession } from '#app/session/session-state';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { uiMessages } from '#ui/ui.messages';
import { conflictMessages } from './conflict.messages';
import { formMessages } from './form.messages';
import { differences } from './resource-values';
import type { Conflict } from './use-conflict';
import type { ResourceFormState } from './use-resource-form';
import { useValueText } from './use-value-text';

/** A phone has no room for three columns: there the field stands above what is compared. */
const Compared = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  '& th, & td': {
    padding: theme.spacing(1, 1.5, 1, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `thin solid ${theme.vars.palette.divider}`,
  },
  '& td': { overflowWrap: 'anywhere' },
  '& th:first-of-type': { width: '9rem' },
  '& thead th': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& th:first-of-type': { gridColumn: '1 / -1', width: 'auto', border: 0, paddingBottom: 0 },
    '& thead th:first-of-type': visuallyHidden,
  },
}));

/** Who saved it, as far as that is known. */
function useWho({ by, name }: Conflict): string {
  const text = useText(conflictMessages);
  const common = useText(uiMessages);
  const { user } = useSession();
  if (by === `user-${user.id}`) return text('conflictYou');
  return name ?? common('somebody');
}

interface ConflictDialogProps {
  conflict: Conflict;
  state: ResourceFormState;
}

/** Somebody was faster: who and when, what differs, and which of the two holds. Nothing is lost before that (R4). */
export function ConflictDialog({ conflict, state }: ConflictDialogProps) {
  const text = useText(conflictMessages);
  const dates = useDates();
  const id = useId();
  const who = useWho(conflict);
  const names = useText(formMessages);
  const say = useValueText();
  const { closeConflict, takeTheirs, keepMine } = state;
  const { values } = state.form;
  const differing = differences(conflict.theirs, values);
  return (
    <Dialog open maxWidth="md" fullWidth onClose={closeConflict} aria-labelledby={id}>
      <DialogTitle id={id}>{text('conflictTitle')}</DialogTitle>
      <DialogContent>
        <Box sx={{ pb: 2 }}>{text('conflictWho', { who, when: dates.time(conflict.at) })}</Box>
        <Compared role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {text('conflictField')}
              </th>
              <th role="columnheader" scope="col">
                {text('conflictTheirs')}
              </th>
              <th role="columnheader" scope="col">
                {text('conflictMine')}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {differing.map((field) => (
              <tr role="row" key={field}>
                <th role="rowheader" scope="row">
                  {names(field)}
                </th>
                <td role="cell">{say(field, conflict.theirs)}</td>
                <td role="cell">{say(field, values)}</td>
              </tr>
            ))}
          </tbody>
        </Compared>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => takeTheirs(conflict)}>{text('takeTheirs')}</Button>
        <Button variant="contained" color="primary" onClick={() => keepMine(conflict)}>
          {text('keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
