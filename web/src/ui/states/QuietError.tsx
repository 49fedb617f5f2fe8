import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useErrorText } from '#core/client/use-error-text';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../texts/early';

interface QuietErrorProps {
  error: unknown;
  onRetry: () => void;
}

/** One-line error with retry (R-HOM-14, R-API-G5). */
export function QuietError({ error, onRetry }: QuietErrorProps) {
  const text = useText(uiTexts);
  const { text: reason, code } = useErrorText()(error);
  return (
    <Typography
      variant="body2"
      component="div"
      color="textSecondary"
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      <span>
        {reason} <T of={uiTexts} id="errorCode" values={{ code }} />
      </span>
      <Button size="small" onClick={onRetry}>
        {text('retry')}
      </Button>
    </Typography>
  );
}
