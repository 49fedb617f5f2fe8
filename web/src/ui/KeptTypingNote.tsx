import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from './texts/early';

/** Says that what is not saved was typed before the page was loaded (U4). */
export function KeptTypingNote() {
  const text = useText(uiTexts);
  return (
    <Typography variant="body2" color="textSecondary">
      {text('keptTyping')}
    </Typography>
  );
}
