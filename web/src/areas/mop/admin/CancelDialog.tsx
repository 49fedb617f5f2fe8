import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { MopRequest } from '@portal/contracts/areas/mop';
import { minCancelReason } from '@portal/contracts/areas/mop';
import type { SubmitEvent } from 'react';
import { useId, useRef, useState } from 'react';
import type { CallError } from '../../../app/client/call-error';
import { isCallError } from '../../../app/client/call-error';
import { useText } from '../../../app/i18n/use-text';
import { useUnsavedWork } from '../../../app/unsaved-work';
import { ErrorNote } from '../../../ui/states/ErrorNote';
import { usePauseWords } from '../pause/use-pause-words';
import { ReasonField } from '../reason/ReasonField';
import { adminMessages } from './admin.messages';
import type { Decision } from './use-decision';

type CancelDialogProps = { pause: MopRequest } & Pick<Decision, 'cancelPause' | 'spare' | 'isPending'>;

/** Asks why a pause is cancelled; nothing is sent before that (R-MOP-10…12). A refusal keeps what was typed. */
export function CancelDialog({ pause, cancelPause, spare, isPending }: CancelDialogProps) {
  const text = useText(adminMessages);
  const { placeOf, whenOf } = usePauseWords();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const isUnderWay = useRef(false);
  const isShort = reason.trim().length < minCancelReason;
  useUnsavedWork(reason.trim() !== '');

  const send = async () => {
    setAsked(true);
    if (isShort || isUnderWay.current) return;
    isUnderWay.current = true;
    setError(null);
    await cancelPause(pause, reason.trim())
      .catch((problem: unknown) => {
        if (!isCallError(problem)) throw problem;
        setError(problem);
      })
      .finally(() => {
        isUnderWay.current = false;
      });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Dialog open maxWidth="sm" fullWidth onClose={spare} aria-labelledby={id}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{text('cancelTitle')}</DialogTitle>
        <DialogContent>
          <Box sx={{ color: 'text.secondary', pb: 2 }}>
            {text('cancelText', { place: placeOf(pause), when: whenOf(pause) })}
          </Box>
          <ReasonField
            autoFocus
            name="cancel_value"
            label={text('cancelReason')}
            least={minCancelReason}
            value={reason}
            onChange={setReason}
            error={isAsked && isShort ? text('cancelShort') : undefined}
          />
          {error !== null && <ErrorNote error={error} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={spare}>{text('cancelKeep')}</Button>
          <Button type="submit" variant="contained" color="error" disabled={isPending}>
            {text('cancelConfirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
