import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useDates } from '../../../../app/i18n/dates';
import { useText } from '../../../../app/i18n/use-text';
import { useSession } from '../../../../app/session/session-state';
import { uiMessages } from '../../../../ui/ui.messages';
import { conflictMessages } from './conflict.messages';
import { formMessages } from './form.messages';
import { differences } from './resource-values';
import type { Conflict } from './use-conflict';
import type { ResourceFormState } from './use-resource-form';
import { useValueText } from './use-value-text';

const Compared = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  '& th, & td': {
    padding: theme.spacing(1, 1.5, 1, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBottom: `thin solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { color: theme.vars.palette.text.secondary },
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
  const { values, closeConflict, takeTheirs, keepMine } = state;
  const differing = differences(conflict.theirs, values);
  return (
    <Dialog open maxWidth="md" fullWidth onClose={closeConflict} aria-labelledby={id}>
      <DialogTitle id={id}>{text('conflictTitle')}</DialogTitle>
      <DialogContent>
        <Box sx={{ pb: 2 }}>{text('conflictWho', { who, when: dates.time(conflict.at) })}</Box>
        <Compared>
          <thead>
            <tr>
              <th scope="col">{text('conflictField')}</th>
              <th scope="col">{text('conflictTheirs')}</th>
              <th scope="col">{text('conflictMine')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field}>
                <th scope="row">{names(field)}</th>
                <td>{say(field, conflict.theirs)}</td>
                <td>{say(field, values)}</td>
              </tr>
            ))}
          </tbody>
        </Compared>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => takeTheirs(conflict)}>{text('takeTheirs')}</Button>
        <Button variant="contained" onClick={() => keepMine(conflict)}>
          {text('keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
