import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useText } from '#core/i18n/use-text';
import { libraryTexts } from './texts';

interface GoneNoticeProps {
  text: string;
  /** Takes what is gone out of the list; left out for who may not. */
  onRemove: (() => void) | undefined;
}

/** What was kept and is not there any more: its name is nobody's business. */
export function GoneNotice({ text: sentence, onRemove }: GoneNoticeProps) {
  const text = useText(libraryTexts);
  return (
    <Alert
      severity="info"
      sx={{ mt: 3 }}
      action={
        onRemove && (
          <Button size="small" variant="text" color="inherit" onClick={onRemove}>
            {text('removeGone')}
          </Button>
        )
      }
    >
      {sentence}
    </Alert>
  );
}
