import { Box, Button, Card, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useText } from '#core/i18n/use-text';
import { LeaveGuard } from '../dialogs/LeaveGuard';
import { SaveProblem } from '../form/SaveProblem';
import type { CommandForm } from '../form/use-command-form';
import { uiTexts } from '../texts/early';
import { ErrorNote } from '../states/ErrorNote';
import { editConflictIn } from './edit-conflict';

/** R-AUS-09 */
function FailureDialog({ failure }: { failure: unknown }) {
  const text = useText(uiTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog open={isOpen} role="alertdialog" maxWidth="xs" fullWidth onClose={close} aria-labelledby={id}>
      <DialogTitle id={id}>{text('notSaved')}</DialogTitle>
      <DialogContent>
        <ErrorNote error={failure} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={close}>
          {text('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface RecordFormProps {
  form: CommandForm<FieldValues>;
  /** "Save cover". */
  saveLabel: string;
  /** Labels by wire name. */
  fieldNames: Readonly<Record<string, string>>;
  onReload: () => void;
  cancel: ReactNode;
  /** The dialog is its frame. */
  isInDialog?: boolean;
  /** Conflicts are in the form. */
  failsInDialog?: boolean;
  onTouched?: (isTouched: boolean) => void;
  children: ReactNode;
}

/** R4: nothing typed is lost. */
export function RecordForm(props: RecordFormProps) {
  const { form, onTouched, saveLabel, fieldNames, onReload } = props;
  const text = useText(uiTexts);
  const isConflict = editConflictIn(form.failure) !== null;
  useEffect(() => {
    onTouched?.(form.hasTyped);
    return () => onTouched?.(false);
  }, [onTouched, form.hasTyped]);
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.submit(event)} sx={{ maxWidth: 720 }}>
      <LeaveGuard when={form.hasTyped} />
      <Box {...(!props.isInDialog && { component: Card, sx: { p: { xs: 2, sm: 3 } } })}>
        {props.children}
        {form.failure !== null &&
          (props.failsInDialog && !isConflict ? (
            <FailureDialog key={form.attempts} failure={form.failure} />
          ) : (
            <SaveProblem failure={form.failure} fieldNames={fieldNames} />
          ))}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, pt: 3 }}>
          <Button type="submit" variant="contained" color="primary" disabled={form.isPending}>
            {isConflict ? text('keepMine') : saveLabel}
          </Button>
          {isConflict && <Button onClick={onReload}>{text('takeTheirs')}</Button>}
          {props.cancel}
        </Stack>
      </Box>
    </Box>
  );
}
