import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PlanTry } from '#core/client/begin-try';
import { useText } from '#core/i18n/use-text';
import { UnpluggedDrawing } from '../drawings/UnpluggedDrawing';
import { Message } from '../states/Message';
import { useIsOnline } from '../states/use-is-online';
import { Slip, SlipPlace } from '../toast/Slip';
import { uiTexts } from '../texts/early';

/** `screen`: all that is shown; `line`: one of several; `over`: an overlay; `silent`: a mark, without notice. */
export type PartPlace = 'screen' | 'line' | 'over' | 'silent';

interface MissingPartProps {
  place: PartPlace;
  /** @returns whether the code loaded */
  look: () => Promise<boolean>;
  /** Plans a retry. */
  planNext: PlanTry;
  onThere: () => void;
  onGone: () => void;
  onClose?: () => void;
}

/** Milliseconds between retries. */
const pause = 15_000;

/** Retries when online again and periodically, without rendering. */
function useLooking({ look, planNext, onThere, onGone }: Omit<MissingPartProps, 'place' | 'onClose'>) {
  const [looks, setLooks] = useState(0);
  const lookNow = async () => {
    if (await look()) onThere();
    else setLooks((count) => count + 1);
  };
  const lookLater = useEffectEvent(() => planNext(pause, () => void lookNow()));
  const gone = useEffectEvent(onGone);
  useEffect(() => lookLater(), [looks]);
  useEffect(() => () => gone(), []);
  return () => void lookNow();
}

interface StandInProps {
  words: string;
  isOnline: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function Ways({ isOnline, onRetry, isDark }: Pick<StandInProps, 'isOnline' | 'onRetry'> & { isDark?: true }) {
  const text = useText(uiTexts);
  const look = { size: 'small', variant: 'text', color: isDark ? 'inherit' : 'primary' } as const;
  return (
    <>
      <Button {...look} onClick={onRetry}>
        {text('retry')}
      </Button>
      {isOnline && (
        <Button {...look} onClick={() => window.location.reload()}>
          {text('reload')}
        </Button>
      )}
    </>
  );
}

function OnScreen({ words, isOnline, onRetry }: StandInProps) {
  const text = useText(uiTexts);
  return (
    <Message
      role="alert"
      level="h1"
      drawing={<UnpluggedDrawing />}
      title={text(isOnline ? 'errorTitle' : 'offlineTitle')}
      text={words}
      action={<Ways isOnline={isOnline} onRetry={onRetry} />}
    />
  );
}

function InLine({ words, isOnline, onRetry }: StandInProps) {
  return (
    <Typography variant="body2" component="div" color="textSecondary" role="status">
      {words} <Ways isOnline={isOnline} onRetry={onRetry} />
    </Typography>
  );
}

function Over({ words, isOnline, onRetry, onClose }: StandInProps) {
  const text = useText(uiTexts);
  return (
    // Above toasts.
    <SlipPlace role="alert" sx={{ bottom: { xs: 148, md: 96 } }}>
      <Slip sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <Typography variant="body2" component="div" sx={{ flex: '1 1 16rem', py: 0.5 }}>
          {words}
        </Typography>
        <div>
          <Ways isDark isOnline={isOnline} onRetry={onRetry} />
          <Button size="small" color="inherit" variant="text" onClick={onClose}>
            {text('close')}
          </Button>
        </div>
      </Slip>
    </SlipPlace>
  );
}

const standIns = { screen: OnScreen, line: InLine, over: Over } as const;

/** Notice for a part that could not be loaded; retries by itself. */
export function MissingPart({ place, onClose, ...looking }: MissingPartProps) {
  const text = useText(uiTexts);
  const isOnline = useIsOnline();
  const [isClosed, setClosed] = useState(false);
  const onRetry = useLooking(looking);
  if (place === 'silent' || isClosed) return null;
  const StandIn = standIns[place];
  return (
    <StandIn
      words={text(isOnline ? 'partGone' : 'partOffline')}
      isOnline={isOnline}
      onRetry={onRetry}
      onClose={onClose ?? (() => setClosed(true))}
    />
  );
}
