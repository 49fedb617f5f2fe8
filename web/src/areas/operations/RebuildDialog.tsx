import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { operationsCommands, operationsQueries } from '@portal/contracts/areas/operations';
import { useId } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { uiTexts } from '#ui/texts/early';
import { operationsTexts } from './texts';
import { useViewName } from './operations';

interface RebuildDialogProps {
  projections: readonly string[];
  onClose: () => void;
}

/** R8. */
export function RebuildDialog({ projections, onClose }: RebuildDialogProps) {
  const text = useText(operationsTexts);
  const uiText = useText(uiTexts);
  const viewName = useViewName();
  const toast = useToast();
  const id = useId();
  const rebuild = useCallCommand(operationsCommands.RebuildProjections, {
    refresh: [operationsQueries.ListOperations],
  });
  const [first = ''] = projections;
  const request = (activate: boolean) => {
    const wished = () => {
      toast.info(text('wished'));
      onClose();
    };
    void rebuild.send({ projections: [...projections], activate }).then(wished, toast.failed);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>
        {text('rebuildTitle', { count: projections.length, view: viewName(first) })}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText sx={{ pb: 1.5 }}>{text('rebuildText')}</DialogContentText>
        <DialogContentText>{text('compareText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {uiText('cancel')}
        </Button>
        <Button variant="outlined" disabled={rebuild.isPending} onClick={() => request(false)}>
          {text('compareOnly')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          disabled={rebuild.isPending}
          onClick={() => request(true)}
        >
          {text('rebuildNow')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
