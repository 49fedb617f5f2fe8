import { externalLoginCommands } from '@portal/contracts/areas/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type CallError, isCallError } from '#core/client/call-error';
import { useCallClient, newIntent } from '#core/client/call-client';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { owedLogout, useSessionState } from '#core/session/session-state';
import { LoginPage } from '../LoginPage';
import { ProofForm } from '../ProofForm';
import { externalTexts } from '../texts/early';
import { WaitingNotice } from './WaitingNotice';

/** What the login is told: the server's code, `auth` where the person is nobody it knows (R-AUT-12). */
const wordFor = (error: unknown) => {
  const code = isCallError(error) ? error.code : '';
  return code === '' || code === 'login_incorrect' ? 'auth' : code;
};

/** Refusals that a code of the person's device mends. */
const ofCode: readonly string[] = ['second_factor_required', 'second_factor_incorrect', 'login_locked'];

/** Exchanges the code of the address for a session, with one of a device where that is asked for (X11). */
function useExchange(id: string) {
  const client = useCallClient();
  const navigate = useNavigate();
  const { reload } = useSessionState();
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const [isPending, setPending] = useState(false);
  // The code leaves the address bar and the history at once; the login leads on those who are signed in.
  const leave = async (error: string | null) => {
    const query = error === null ? '' : `?${new URLSearchParams({ error }).toString()}`;
    await navigate(`/login${query}`, { replace: true });
  };
  const exchange = async (code: string) => {
    setPending(true);
    try {
      const input = { id, ...(code !== '' && { code }) };
      await client.send(externalLoginCommands.FinishExternalLogin, input, {
        intent: newIntent(),
        ungated: true,
      });
      owedLogout.settle();
    } catch (error) {
      const isMendable =
        isCallError(error) && (ofCode.includes(error.code) || (code !== '' && error.isTemporary));
      if (isMendable) return setRefusal(error);
      return leave(wordFor(error));
    } finally {
      setPending(false);
    }
    return leave((await reload()) === null ? null : 'data');
  };
  return { exchange, leave, refusal, isPending };
}

/** `/inituserlogin/{id}`: back from the identity provider, with a code or the word `error` (R-AUT-11, R-NAV-23). */
export function ArrivalScreen() {
  return useMarket().features.externalLogin ? <Arriving /> : <Navigate to="/" replace />;
}

function Arriving() {
  const text = useText(externalTexts);
  const { id = 'error' } = useParams();
  const [search] = useSearchParams();
  const { exchange, leave, refusal, isPending } = useExchange(id);
  const isBegun = useRef(false);
  const arrive = useEffectEvent(async () => {
    // A code opens one session: a second try would only find it used.
    if (isBegun.current) return;
    isBegun.current = true;
    await (id === 'error' ? leave(search.get('error') ?? 'auth') : exchange(''));
  });
  useEffect(() => void arrive(), []);
  if (refusal === null) return <WaitingNotice text={text('arriving')} />;
  return (
    <LoginPage tab={text('codeTitle')} title={text('codeTitle')} intro={text('codeText')}>
      <ProofForm
        asks={['code']}
        confirm={text(isPending ? 'arriving' : 'enter')}
        isPending={isPending}
        error={refusal.code === 'second_factor_required' ? null : refusal}
        onSend={({ code }) => exchange(code.trim())}
        onBack={() => void leave(null)}
      />
    </LoginPage>
  );
}
