import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isCallError } from '#core/client/call-error';
import { useErrorText } from '#core/client/use-error-text';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { DoorDrawing } from '../drawings/DoorDrawing';
import { FaultDrawing } from '../drawings/FaultDrawing';
import { UnpluggedDrawing } from '../drawings/UnpluggedDrawing';
import { uiTexts } from '../texts/early';
import { Message } from './Message';

interface ErrorStateProps {
  error: unknown;
  /** Tries again what failed. */
  onRetry?: () => void;
  level?: 'h1' | 'h2' | 'h3';
}

function drawingOf(error: unknown) {
  if (!isCallError(error)) return <FaultDrawing />;
  if (error.code === 'offline') return <UnpluggedDrawing />;
  return error.status === 403 ? <DoorDrawing /> : <FaultDrawing />;
}

/** Something could not be shown: what happened, what to do, and the code to name when asking for help (U8). */
export function ErrorState({ error, onRetry, level }: ErrorStateProps) {
  const text = useText(uiTexts);
  const explain = useErrorText();
  const { text: reason, code } = explain(error);
  return (
    <Message
      role="alert"
      level={level}
      drawing={drawingOf(error)}
      title={text('errorTitle')}
      text={
        <>
          {reason}
          <Box component="span" sx={{ display: 'block', typography: 'mono', pt: 1 }}>
            <T of={uiTexts} id="errorCode" values={{ code }} />
          </Box>
        </>
      }
      action={
        onRetry !== undefined && (
          <Button variant="contained" color="primary" onClick={onRetry}>
            {text('retry')}
          </Button>
        )
      }
    />
  );
}
