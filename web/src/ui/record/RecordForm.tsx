import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { useText } from '../../app/i18n/use-text';
import { LeaveGuard } from '../dialogs/LeaveGuard';
import { useLeadToMistake } from '../fields/lead-to-mistake';
import { ErrorNote } from '../states/ErrorNote';
import { uiMessages } from '../ui.messages';
import { OvertakenBy } from './OvertakenBy';
import { overtakingIn } from './overtaking';
import type { RecordSave } from './use-record-save';

interface RecordFormProps {
  saving: RecordSave;
  /** Something is typed that would be lost. */
  isTouched: boolean;
  isSubmitting: boolean;
  onSubmit: (event: FormEvent) => Promise<void>;
  /** "Save cover". */
  saveLabel: string;
  /** What people call the fields, by their names on the wire. */
  fieldNames: Readonly<Record<string, string>>;
  /** Shows what they saved. */
  onReload: () => void;
  /** Leads back without saving. */
  cancel: ReactNode;
  /** The dialog round it is its frame. */
  isInDialog?: boolean;
  /** Hears whether something is typed that would be lost. */
  onTouched?: (isTouched: boolean) => void;
  children: ReactNode;
}

/** The frame of a record being written. What others save meanwhile is told when this is saved, and nothing typed is lost (R4). */
export function RecordForm(props: RecordFormProps) {
  const { saving, isSubmitting, onSubmit, onTouched, saveLabel, fieldNames, onReload } = props;
  const { submit, failure, isSaved } = saving;
  const isTouched = props.isTouched && !isSaved;
  const text = useText(uiMessages);
  const overtaking = overtakingIn(failure);
  const leadToMistake = useLeadToMistake();
  useEffect(() => {
    onTouched?.(isTouched);
    return () => onTouched?.(false);
  }, [onTouched, isTouched]);
  const send = async (event: FormEvent<HTMLElement>) => {
    const form = event.currentTarget;
    await onSubmit(event);
    leadToMistake(form);
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={{ maxWidth: 720 }}>
      <LeaveGuard when={isTouched} />
      <Box {...(!props.isInDialog && { component: Card, sx: { p: { xs: 2, sm: 3 } } })}>
        {props.children}
        {overtaking && <OvertakenBy {...overtaking} fieldNames={fieldNames} />}
        {failure !== null && !overtaking && <ErrorNote error={failure} />}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, pt: 3 }}>
          {overtaking ? (
            <>
              <Button variant="contained" color="primary" onClick={() => void submit(true)}>
                {text('keepMine')}
              </Button>
              <Button onClick={onReload}>{text('takeTheirs')}</Button>
            </>
          ) : (
            <Button type="submit" variant="contained" color="primary" disabled={isSubmitting}>
              {saveLabel}
            </Button>
          )}
          {props.cancel}
        </Stack>
      </Box>
    </Box>
  );
}
