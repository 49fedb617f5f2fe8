import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useText } from '../../../app/i18n/use-text';
import { FormDialog } from '../../../ui/form/FormDialog';
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

/**
 * Asks for a pause of mobile ordering (R-MOP-03…05, R-MOP-08). What is typed outlives closing, refusals and a broken
 * network. Heavy, because of its calendars: load it lazily.
 */
export function RequestDialog({ draft, onDraft, request, onClose, onSend }: RequestDialogProps) {
  const text = useText(requestMessages);
  const [isAsked, setAsked] = useState(false);
  const problems = useProblems(draft, isAsked, request.refusal);
  const form = {
    isPending: false,
    hasTyped: draft.reason.trim() !== '',
    failure: null,
    fieldNames: {},
    submit: async (event: SubmitEvent) => {
      event.preventDefault();
      setAsked(true);
      if (problems.isSendable) onSend();
    },
  };
  return (
    <FormDialog form={form} title={text('title')} confirm={text('send')} keepsDraft onClose={onClose}>
      <RequestFields draft={draft} onDraft={onDraft} problems={problems} refusal={request.refusal} />
    </FormDialog>
  );
}
