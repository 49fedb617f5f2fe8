import { Box } from '@mui/material';
import { minCancelReason, mopCommands, type MopRequest, MopStatus } from '@portal/contracts/areas/mop';
import { useCallCache } from '#core/client/call-cache';
import { useText } from '#core/i18n/use-text';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { ReasonField } from './ReasonField';
import { usePauseWords, pauseQueries } from './mop';
import { adminTexts } from './texts';
import type { PauseInbox } from './use-pause-inbox';

interface CancelDialogProps {
  pauses: readonly [MopRequest, ...MopRequest[]];
  work: PauseInbox;
}

/** R-MOP-10…12. */
export function CancelDialog({ pauses, work }: CancelDialogProps) {
  const { status, endCancelling, inbox } = work;
  const text = useText(adminTexts);
  const cache = useCallCache();
  const { placeOf, whenOf } = usePauseWords();
  const [pause, ...others] = pauses;
  const count = pauses.length;
  const form = useCommandForm(mopCommands.ChangeMopPauseStatus, {
    words: adminTexts,
    initial: { id: pause.id, status: MopStatus.Cancelled, version: pause.version, cancel_value: '' },
    useCheck: ({ cancel_value = '' }) => ({
      cancel_value: cancel_value.trim().length < minCancelReason ? 'too_short' : undefined,
    }),
    send: ({ cancel_value = '' }) => {
      const reason = { cancel_value: cancel_value.trim() };
      return others.length === 0
        ? status.changeOne(pause, MopStatus.Cancelled, reason)
        : status.change(pauses, MopStatus.Cancelled, reason);
    },
    onSent: () => {
      inbox.selection.clear();
      endCancelling();
    },
  });
  const leave = () => {
    endCancelling();
    // Nothing was sent; the list reloads (R-MOP-12).
    void cache.refresh(pauseQueries);
  };
  return (
    <FormDialog
      form={form}
      title={text('cancelTitle')}
      confirm={text('cancelConfirm', { count })}
      leave={text('cancelKeep', { count })}
      isGrave
      onClose={leave}
    >
      <Box sx={{ color: 'text.secondary', pb: 2 }}>
        {others.length === 0
          ? text('cancelText', { place: placeOf(pause), when: whenOf(pause) })
          : text('cancelManyText', { count })}
      </Box>
      <ReasonField
        {...form.field('cancel_value', { min: minCancelReason })}
        minLength={minCancelReason}
        autoFocus
      />
    </FormDialog>
  );
}
