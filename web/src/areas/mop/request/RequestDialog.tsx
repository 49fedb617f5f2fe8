import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SubmitEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../app/i18n/use-text';
import { useUnsavedWork } from '../../../app/unsaved-work';
import { uiMessages } from '../../../ui/ui.messages';
import { requestMessages } from './request.messages';
import { RequestFields } from './RequestFields';
import type { PauseRequest } from './use-pause-request';
import { useProblems } from './use-problems';
import type { Draft } from './wish';

interface RequestDialogProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  request: PauseRequest;
  /** Closes; the draft is kept. */
  onClose: () => void;
  onSend: () => void;
}

/** The first field that complains, for the keyboard. */
const complaining = '[data-problem="true"] :is(textarea, select)';

/**
 * Asks for a pause of mobile ordering (R-MOP-03…05, R-MOP-08). What is typed outlives closing, refusals and a broken
 * network. Heavy, because of its calendars: load it lazily.
 */
export function RequestDialog({ draft, onDraft, request, onClose, onSend }: RequestDialogProps) {
  const text = useText(requestMessages);
  const uiText = useText(uiMessages);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  const problems = useProblems(draft, asked > 0, request.refusal);
  useUnsavedWork(draft.reason.trim() !== '');
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>(complaining)?.focus();
  }, [asked]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (problems.isSendable) onSend();
    else setAsked(asked + 1);
  };
  return (
    <Dialog open maxWidth="sm" fullWidth onClose={onClose} aria-labelledby={id}>
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={id}>{text('title')}</DialogTitle>
        <DialogContent>
          <RequestFields draft={draft} onDraft={onDraft} problems={problems} refusal={request.refusal} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{uiText('cancel')}</Button>
          <Button type="submit" variant="contained" color="primary">
            {text('send')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
