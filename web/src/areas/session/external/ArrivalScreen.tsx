import { externalLoginCommands } from '@portal/contracts/areas/session';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isCallError } from '#app/client/call-error';
import { useCallClient } from '#app/client/client-context';
import { newIntent } from '#app/client/new-intent';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { owedLogout } from '#app/session/owed-logout';
import { useSessionState } from '#app/session/session-state';
import { externalMessages } from './external.messages';
import { WaitingNotice } from './WaitingNotice';

/** What the login is told: the server's code, `auth` where the person is nobody it knows (R-AUT-12). */
const wordFor = (error: unknown) => {
  const code = isCallError(error) ? error.code : '';
  return code === '' || code === 'login_incorrect' ? 'auth' : code;
};

/** Exchanges the code for a session. @returns why there is none, as the login is told, or `null` */
function useExchange() {
  const client = useCallClient();
  const { reload } = useSessionState();
  return async (id: string): Promise<string | null> => {
    try {
      const options = { intent: newIntent(), ungated: true };
      await client.send(externalLoginCommands.FinishExternalLogin, { id }, options);
      owedLogout.settle();
    } catch (error) {
      return wordFor(error);
    }
    return (await reload()) === null ? null : 'data';
  };
}

/** `/inituserlogin/{id}`: back from the identity provider, with a code or the word `error` (R-AUT-11, R-NAV-23). */
export function ArrivalScreen() {
  return useMarket().features.externalLogin ? <Arriving /> : <Navigate to="/" replace />;
}

function Arriving() {
  const text = useText(externalMessages);
  const { id = 'error' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const exchange = useExchange();
  const isBegun = useRef(false);
  const arrive = useEffectEvent(async () => {
    // A code opens one session: a second try would only find it used.
    if (isBegun.current) return;
    isBegun.current = true;
    const error = id === 'error' ? (search.get('error') ?? 'auth') : await exchange(id);
    const query = error === null ? '' : `?${new URLSearchParams({ error }).toString()}`;
    // The code leaves the address bar and the history at once; the login leads on those who are signed in.
    await navigate(`/login${query}`, { replace: true });
  });
  useEffect(() => void arrive(), []);
  return <WaitingNotice text={text('arriving')} />;
}
