import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { resourceUploads } from '@portal/contracts/areas/resources';
import { useId, type FormEvent } from 'react';
import { useText } from '#core/i18n/use-text';
import { useUnsavedWork } from '#core/unsaved-work';
import { useLeadToMistake } from '#ui/fields/lead-to-mistake';
import { useToast } from '#ui/toast/toast-context';
import { maxQueued } from '#ui/upload/upload-queue-model';
import { UploadZone } from '#ui/upload/UploadZone';
import { Panel } from '#ui/Panel';
import { draftsTexts, formTexts } from '../../texts';
import { WherePanel } from '../form/FormFields';
import { StatusField } from '../form/StatusField';
import { DraftRows } from './DraftRows';
import { useCommonForm } from './use-common-form';
import type { Drafts } from './use-drafts';

interface DraftsDialogProps {
  drafts: Drafts;
  onClose: () => void;
}

/** What stands above the files: that there were too many, that some could not be added. */
function Notes({ drafts: { drafts, isFull, done } }: Pick<DraftsDialogProps, 'drafts'>) {
  const text = useText(draftsTexts);
  const failed = done === null ? drafts.filter(({ error }) => error !== undefined).length : 0;
  return (
    <>
      {isFull && <Alert severity="warning">{text('tooMany', { max: maxQueued })}</Alert>}
      {failed > 0 && <Alert severity="error">{text('failed', { count: failed })}</Alert>}
    </>
  );
}

/** Many files become many drafts: each with its own name, all in the same place (R-ARS-07, R-ARS-16). Load it lazily. */
export function DraftsDialog({ drafts, onClose }: DraftsDialogProps) {
  const text = useText(draftsTexts);
  const formText = useText(formTexts);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const toast = useToast();
  const focusFirstError = useLeadToMistake();
  const { ready, done, take } = drafts;
  const form = useCommonForm(drafts, (added) => {
    if (added > 0) toast.done(text('added', { count: added }));
    if (added === drafts.drafts.length) onClose();
  });
  const submit = (event: FormEvent<HTMLElement>) => {
    const element = event.currentTarget;
    // What is missing may stand far below twenty files.
    void form.submit(event).then(() => focusFirstError(element));
  };
  const isBusy = done !== null;
  useUnsavedWork(drafts.drafts.length > 0);
  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      // A click beside it must not throw twenty names away.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && !isBusy && onClose()}
      aria-labelledby={titleId}
      slotProps={{ paper: { component: 'form', noValidate: true, onSubmit: submit } as object }}
    >
      <DialogTitle id={titleId}>{text('title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{text('text')}</DialogContentText>
          <Notes drafts={drafts} />
          <UploadZone
            contract={resourceUploads.UploadResourceFile}
            max={maxQueued}
            isDisabled={isBusy}
            onFiles={take}
          />
          <DraftRows drafts={drafts} isTried={form.attempts > 0} />
          <WherePanel form={form} />
          <Panel title={formText('publication')}>
            <StatusField form={form} />
          </Panel>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {text('cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color="primary"
          disabled={isBusy || ready.length === 0}
          aria-live="polite"
        >
          {isBusy
            ? text('adding', { number: done + 1, all: done + ready.length })
            : text('add', { count: ready.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
