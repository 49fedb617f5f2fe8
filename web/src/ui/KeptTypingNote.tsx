import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { uiMessages } from './ui.messages';

/** Says that what is not saved was typed before the page was loaded (U4). */
export function KeptTypingNote() {
  const text = useText(uiMessages);
  return (
    <Typography variant="body2" color="textSecondary">
      {text('keptTyping')}
    </Typography>
  );
}
