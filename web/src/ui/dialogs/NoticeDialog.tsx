import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../texts/early';

interface AlertFrameProps {
  title: string;
  text: ReactNode;
  onClose: () => void;
  width?: 'xs' | 'sm';
  /** Answer buttons. */
  children: ReactNode;
}

export function AlertFrame({ title, text, width = 'xs', onClose, children }: AlertFrameProps) {
  const id = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth={width}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>{children}</DialogActions>
    </Dialog>
  );
}

interface NoticeDialogProps {
  title: string;
  text: string;
  onClose: () => void;
}

/** R-ERR-19, R-ERR-20, R-ERR-21 */
export function NoticeDialog(props: NoticeDialogProps) {
  const text = useText(uiTexts);
  return (
    <AlertFrame {...props}>
      <Button autoFocus variant="contained" onClick={props.onClose}>
        {text('close')}
      </Button>
    </AlertFrame>
  );
}
