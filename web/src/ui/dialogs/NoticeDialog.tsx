import Button from '@mui/material/Button';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../texts/early';
import { AlertFrame } from './AlertFrame';

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
