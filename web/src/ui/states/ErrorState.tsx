import { Button, Typography } from '@mui/material';
import { isCallError } from '#core/client/call-error';
import { useErrorText } from '#core/client/use-error-text';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { FaultDrawing, Drawing, UnpluggedDrawing } from '../drawings/Drawing';
import { uiTexts } from '../texts/early';
import { Message } from './Message';

function DoorDrawing() {
  return (
    <Drawing>
      <ellipse className="well" cx="100" cy="128" rx="66" ry="6" />
      <path className="paper" d="M62 126V24a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v102" />
      <path d="M48 126h104" />
      <path className="soft" d="M76 34h48v34H76z" />
      <circle className="spot" cx="126" cy="90" r="4" />
      <path d="M100 60l-18 18h36z" className="soft" />
      <path className="tint" d="M76 78h48v18a4 4 0 0 1-4 4H80a4 4 0 0 1-4-4z" />
      <path d="M76 78h48v18a4 4 0 0 1-4 4H80a4 4 0 0 1-4-4zM90 89h20" />
    </Drawing>
  );
}

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
  level?: 'h1' | 'h2' | 'h3';
}

function drawingOf(error: unknown) {
  if (!isCallError(error)) return <FaultDrawing />;
  if (error.code === 'offline') return <UnpluggedDrawing />;
  return error.status === 403 ? <DoorDrawing /> : <FaultDrawing />;
}

/** With its code for support (U8). */
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
          <Typography variant="mono" component="span" sx={{ display: 'block', pt: 1 }}>
            <T of={uiTexts} id="errorCode" values={{ code }} />
          </Typography>
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
