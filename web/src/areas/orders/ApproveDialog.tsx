import { Box } from '@mui/material';
import { type OrderDetail, proofCommands } from '@portal/contracts/areas/orders';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useToast } from '#ui/toast/toast-context';
import { type WaitingProof, workStale } from './proofs';
import { proofTexts } from './texts/proof';

const ConfirmDialog = lazyOverlay(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);

interface ApproveDialogProps {
  order: OrderDetail;
  waiting: readonly WaitingProof[];
  onDone?: () => void;
  onClose: () => void;
}

/** Names what is approved: all or nothing. Load lazily. */
export function ApproveDialog({ order, waiting, onDone, onClose }: ApproveDialogProps) {
  const text = useText(proofTexts);
  const toast = useToast();
  const { send, isPending } = useCallCommand(proofCommands.ApproveProofs, {
    refresh: workStale,
    once: true,
  });
  const count = waiting.length;
  const approve = () => {
    const pieces = waiting.map(({ at, proof }) => ({ at, proof: proof.version }));
    return send({ id: order.id, pieces }).then(
      () => {
        toast.done(text('approved', { count }));
        onDone?.();
      },
      (error: unknown) => toast.failed(error),
    );
  };
  return (
    <ConfirmDialog
      title={text('approveTitle', { count })}
      text={
        <>
          {text('approveText')}
          <Box
            component="span"
            sx={{ display: 'grid', gap: 0.5, pt: 1, color: 'text.primary', fontWeight: 600 }}
          >
            {waiting.map(({ at, proof: { version } }) => (
              <span key={at}>{text('approvePiece', { name: order.items[at]?.filename, version })}</span>
            ))}
          </Box>
        </>
      }
      confirmLabel={count > 1 ? text('approveAll', { count }) : text('approve')}
      isPending={isPending}
      onConfirm={() => void approve().finally(onClose)}
      onCancel={onClose}
    />
  );
}
