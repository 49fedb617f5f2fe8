import { Button, Stack, Typography } from '@mui/material';
import { maxProofFiles, type OrderDetail, proofCommands, proofUploads } from '@portal/contracts/areas/orders';
import { useId, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useUnsavedWork } from '#core/unsaved-work';
import { LeaveQuestion, useLeaving } from '#ui/dialogs/LeaveGuard';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { FieldFrame } from '#ui/fields/Field';
import { TextInput } from '#ui/fields/TextInput';
import { ErrorNote } from '#ui/states/ErrorNote';
import { useToast } from '#ui/toast/toast-context';
import { UploadList } from '#ui/upload/UploadList';
import { UploadZone } from '#ui/upload/UploadZone';
import { useUploadQueue } from '#ui/upload/use-upload-queue';
import { workStale } from './proofs';
import { sendProofTexts } from './texts/proof';

const maxNote = 2000;

function useFiles() {
  const { uploads, add, retry, remove, isBusy } = useUploadQueue();
  const [isOver, setOver] = useState(false);
  const room = maxProofFiles - uploads.filter(({ state }) => state !== 'failed').length;
  return {
    uploads,
    retry,
    isBusy,
    isOver,
    take: (files: readonly File[]) => {
      setOver(files.length > room);
      add(proofUploads.UploadProof, files.slice(0, Math.max(0, room)), {});
    },
    remove: (id: string) => {
      setOver(false);
      remove(id);
    },
    keys: uploads.flatMap(({ uploaded }) => uploaded?.Key ?? []),
  };
}

interface SendProofDialogProps {
  order: OrderDetail;
  at: number;
  /** Of the new proof. */
  version: number;
  as: 'proof' | 'final';
  onClose: () => void;
}

function useSend({ order, at, as }: Pick<SendProofDialogProps, 'order' | 'at' | 'as'>) {
  const options = { refresh: workStale, once: true };
  const proof = useCallCommand(proofCommands.SendProof, options);
  const final = useCallCommand(proofCommands.AddFinalArt, options);
  const { isPending, error } = as === 'final' ? final : proof;
  const send = async (files: string[], note: string) => {
    if (as === 'final') await final.send({ id: order.id, at, files });
    else await proof.send({ id: order.id, at, files, note });
  };
  return { send, isPending, error };
}

const wordsOf = {
  final: { title: 'finalTitle', send: 'add', sent: 'added' },
  proof: { title: 'title', send: 'send', sent: 'sent' },
} as const;

/** The agency's next proof of a piece, or its final files. Load lazily. */
export function SendProofDialog({ order, at, version, as, onClose }: SendProofDialogProps) {
  const text = useText(sendProofTexts);
  const toast = useToast();
  const id = useId();
  const files = useFiles();
  const [note, setNote] = useState('');
  const { send, isPending, error } = useSend({ order, at, as });
  const hasWork = files.uploads.length > 0 || note !== '';
  useUnsavedWork(hasWork);
  const leaving = useLeaving(hasWork);
  const leave = () => leaving.leave(onClose);
  const name = order.items[at]?.filename;
  const isFinal = as === 'final';
  const words = wordsOf[as];
  const isReady = files.keys.length > 0 && !files.isBusy && !isPending;
  const submit = async () => {
    await send(files.keys, note);
    toast.done(text(words.sent, { version }));
    onClose();
  };
  return (
    <TitledDialog
      title={text(words.title, { name, version })}
      onClose={leave}
      actions={
        <>
          <Button onClick={leave}>{text('cancel')}</Button>
          <Button
            variant="contained"
            color="primary"
            disabled={!isReady}
            onClick={() => void submit().catch(() => undefined)}
          >
            {text(words.send)}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        {isFinal && <Typography color="textSecondary">{text('finalText')}</Typography>}
        <FieldFrame
          id={id}
          label={text('files')}
          error={files.isOver ? text('tooMany', { max: maxProofFiles }) : undefined}
        >
          <UploadZone id={id} contract={proofUploads.UploadProof} max={maxProofFiles} onFiles={files.take} />
          <UploadList uploads={files.uploads} onRetry={files.retry} onRemove={files.remove} />
        </FieldFrame>
        {!isFinal && (
          <TextInput
            multiline
            optional
            label={text('note')}
            maxLength={maxNote}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
        {error !== null && <ErrorNote error={error} />}
      </Stack>
      {leaving.isAsking && (
        <LeaveQuestion text="leaveDialogText" onStay={leaving.stay} onLeave={leaving.confirm} />
      )}
    </TitledDialog>
  );
}
