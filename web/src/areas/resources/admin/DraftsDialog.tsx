import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  List,
  Stack,
  useMediaQuery,
} from '@mui/material';
import { resourceUploads, resourceCommands, ResourceStatus } from '@portal/contracts/areas/resources';
import { useId } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import InsertDriveFileRounded from '@mui/icons-material/InsertDriveFileRounded';
import { useText } from '#core/i18n/use-text';
import { useUnsavedWork } from '#core/unsaved-work';
import { useToast } from '#ui/toast/toast-context';
import { maxQueued } from '#ui/upload/use-upload-queue';
import { UploadZone } from '#ui/upload/UploadZone';
import { Panel } from '#ui/Panel';
import { useMarket } from '#core/market';
import { type CommandForm, useCommandForm } from '#ui/form/use-command-form';
import { inputLimitsOf } from '#core/client/input-schema';
import { useErrorText } from '#core/client/use-error-text';
import { TextInput } from '#ui/fields/TextInput';
import { FileThumb } from '#ui/upload/UploadList';
import { draftsTexts, formTexts } from '../texts';
import { WherePanel, StatusField } from './ResourceFields';
import { asDraft, emptyValues, type ResourceDraft, shortcomingsOf, toInput } from './resource-values';
import type { Drafts, Draft } from './file-drafts';

const maxName = inputLimitsOf(resourceCommands.AddResource)['name'];

interface DraftRowsProps {
  drafts: Drafts;
  /** Empty names are errors. */
  isSubmitted: boolean;
}

const Picture = ({ file }: { file: File }) =>
  /^image\/(jpeg|png|webp)$/.test(file.type) ? (
    <FileThumb file={file} />
  ) : (
    <InsertDriveFileRounded aria-hidden sx={{ width: 40, color: 'text.secondary' }} />
  );

function DraftRow({ draft, drafts, isSubmitted }: { draft: Draft } & DraftRowsProps) {
  const text = useText(draftsTexts);
  const formText = useText(formTexts);
  const explain = useErrorText();
  const { id, file, name, error, isRefused } = draft;
  const isNameless = isSubmitted && name.trim() === '';
  const isBusy = drafts.done !== null;
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: `${theme.spacing(5)} minmax(0, 1fr) auto`,
        gap: 1.5,
        py: 1,
      })}
    >
      <Box sx={{ alignSelf: 'center', justifySelf: 'center' }}>
        <Picture file={file} />
      </Box>
      <TextInput
        label={text('nameOf', { file: file.name })}
        value={name}
        maxLength={maxName}
        disabled={isRefused || isBusy}
        {...(isNameless && { error: formText('name.obligatory_name') })}
        {...(error !== undefined && { error: explain(error).text })}
        onChange={({ target }) => drafts.rename(id, target.value)}
      />
      <Box sx={{ alignSelf: 'center', justifySelf: 'center' }}>
        <IconButton
          aria-label={text('remove', { file: file.name })}
          disabled={isBusy}
          onClick={() => drafts.remove(id)}
        >
          <CloseRounded />
        </IconButton>
      </Box>
    </Box>
  );
}

function DraftRows({ drafts, isSubmitted }: DraftRowsProps) {
  const text = useText(draftsTexts);
  return (
    <List disablePadding aria-label={text('files')}>
      {drafts.drafts.map((draft, at) => (
        // The name changes while it is typed.
        <DraftRow key={`${at} ${draft.file.name}`} draft={draft} drafts={drafts} isSubmitted={isSubmitted} />
      ))}
    </List>
  );
}

const { AddResource } = resourceCommands;

/** Names are at the files. */
const ownName = { name: '-' } as const;

/** Common to all drafts, by the rules of the form (R-ARS-09…12). */
function useCommonForm(
  { ready, addAll }: Drafts,
  onAdded: (count: number) => void,
): CommandForm<ResourceDraft> {
  const { market, languages } = useMarket();
  const isNamed = ready.every(({ name }) => name.trim() !== '');
  const form: CommandForm<ResourceDraft> = useCommandForm<typeof AddResource, ResourceDraft>(AddResource, {
    words: formTexts,
    initial: { ...asDraft(emptyValues(languages)), status: ResourceStatus.Inactive },
    toInput,
    useCheck: (draft) => ({
      ...shortcomingsOf({ ...draft, ...ownName }, true, market),
      ...(!isNamed && { names: 'obligatory_name' }),
    }),
    send: async (draft) => {
      onAdded(await addAll(draft));
    },
    onSent: (_data, draft) => form.reset(draft),
  });
  return form;
}

interface DraftsDialogProps {
  drafts: Drafts;
  onClose: () => void;
}

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

/** Load it lazily (R-ARS-07, R-ARS-16). */
export function DraftsDialog({ drafts, onClose }: DraftsDialogProps) {
  const text = useText(draftsTexts);
  const formText = useText(formTexts);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const toast = useToast();
  const { ready, done, take } = drafts;
  const form = useCommonForm(drafts, (added) => {
    if (added > 0) toast.done(text('added', { count: added }));
    if (added === drafts.drafts.length) onClose();
  });
  const isBusy = done !== null;
  useUnsavedWork(drafts.drafts.length > 0);
  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      // A click outside must not lose twenty names.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && !isBusy && onClose()}
      aria-labelledby={titleId}
      slotProps={{ paper: { component: 'form', noValidate: true, onSubmit: form.submit } as object }}
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
          <DraftRows drafts={drafts} isSubmitted={form.attempts > 0} />
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
