import { Alert, Button } from '@mui/material';
import { useText } from '#core/i18n/use-text';
import { libraryTexts } from './texts';

interface GoneNoticeProps {
  text: string;
  /** Absent without permission. */
  onRemove: (() => void) | undefined;
}

/** Names of gone resources are private. */
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
