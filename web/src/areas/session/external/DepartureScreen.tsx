import { externalLoginCommands } from '@portal/contracts/areas/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useCallClient, newIntent } from '#core/client/call-client';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSessionState } from '#core/session/session-state';
import { useSignOut } from '#core/session/use-sign-out';
import { externalTexts } from '../texts/early';
import { LeavingNotice } from './LeavingNotice';
import { WaitingNotice } from './WaitingNotice';

/** `/logoutexternal`: ends the session here, then the provider's own, and comes back to the login (R-AUT-13, R-NAV-24). */
export function DepartureScreen() {
  return useMarket().features.externalLogin ? <Departing /> : <Navigate to="/" replace />;
}

function Departing() {
  const text = useText(externalTexts);
  const client = useCallClient();
  const navigate = useNavigate();
  const { phase } = useSessionState();
  const signOut = useSignOut();
  const isBegun = useRef(false);
  const [url, setUrl] = useState<string | null>(null);
  const end = useEffectEvent(async () => {
    if (phase === 'signed-in') await signOut();
    const options = { intent: newIntent(), ungated: true };
    // A provider that is away, or has no way out, leaves its own session as it is.
    const answer = await client
      .send(externalLoginCommands.EndExternalLogin, {}, options)
      .catch(() => ({ data: { url: null } }));
    return answer.data.url;
  });
  useEffect(() => {
    if (phase === 'loading' || isBegun.current) return;
    isBegun.current = true;
    void end().then((to) => (to === null ? navigate('/login', { replace: true }) : setUrl(to)));
  }, [phase, navigate]);
  return url === null ? <WaitingNotice text={text('leaving')} /> : <LeavingNotice url={url} />;
}
