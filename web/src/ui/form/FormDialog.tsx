import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { Breakpoint } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { useUnsavedWork } from '#core/unsaved-work';
import { LeaveQuestion, useLeaving } from '../dialogs/LeaveGuard';
import { SaveProblem } from './SaveProblem';
import { uiTexts } from '../texts/early';
import type { CommandForm } from './use-command-form';

type DialogForm = Pick<CommandForm<never>, 'submit' | 'hasTyped' | 'isPending' | 'failure' | 'fieldNames'>;

interface FormDialogProps {
  form: DialogForm;
  title: string;
  /** Names the action: "Cancel the pause", never "OK". */
  confirm: string;
  leave?: string;
  /** Irreversible. */
  isGrave?: boolean;
  /** Typing survives closing: no question. */
  keepsDraft?: boolean;
  width?: Breakpoint;
  onClose: () => void;
  children: ReactNode;
}

/** Load lazily. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, confirm, isGrave = false, keepsDraft, width = 'sm', onClose, children } = props;
  const text = useText(uiTexts);
  const id = useId();
  useUnsavedWork(form.hasTyped);
  const leaving = useLeaving(form.hasTyped && keepsDraft !== true);
  const leave = () => leaving.leave(onClose);
  return (
    <Dialog open fullWidth maxWidth={width} onClose={leave} aria-labelledby={id}>
      <Box
        component="form"
        noValidate
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
        onSubmit={(event) => void form.submit(event)}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {children}
          {form.failure !== null && <SaveProblem failure={form.failure} fieldNames={form.fieldNames} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{props.leave ?? text('cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isGrave ? 'error' : 'primary'}
            disabled={form.isPending}
          >
            {confirm}
          </Button>
        </DialogActions>
      </Box>
      {leaving.isAsking && (
        <LeaveQuestion text="leaveDialogText" onStay={leaving.stay} onLeave={leaving.confirm} />
      )}
    </Dialog>
  );
}
