import { CircularProgress, Stack } from '@mui/material';
import { externalLoginCommands } from '@portal/contracts/areas/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type CallError, isCallError } from '#core/client/call-error';
import { useCallClient, newIntent } from '#core/client/call-client';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { owedLogout, useSessionState } from '#core/session/session-state';
import { useSignOut } from '#core/session/use-sign-out';
import { BrandMark } from '#ui/brand/Brand';
import { LeavingNotice, LoginPage } from './LoginPage';
import { ProofForm } from './ProofForm';
import { externalTexts } from './texts/early';

const WaitingNotice = ({ text }: { text: string }) => (
  <Stack
    component="main"
    spacing={3}
    sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', p: 2 }}
  >
    <BrandMark />
    <CircularProgress aria-hidden size={28} />
    <div role="status">{text}</div>
  </Stack>
);

/** The server's code, `auth` for an unknown person (R-AUT-12). */
const loginErrorOf = (error: unknown) => {
  const code = isCallError(error) ? error.code : '';
  return code === '' || code === 'login_incorrect' ? 'auth' : code;
};

/** Errors that a code of the second factor can solve. */
const solvedByCode: readonly string[] = ['second_factor_required', 'second_factor_incorrect', 'login_locked'];

/** X11. `exchange` throws what a code can solve. */
function useExchange(id: string) {
  const client = useCallClient();
  const navigate = useNavigate();
  const { reload } = useSessionState();
  // Removes the code from the history; the login redirects if signed in.
  const leave = async (error: string | null) => {
    const query = error === null ? '' : `?${new URLSearchParams({ error }).toString()}`;
    await navigate(`/login${query}`, { replace: true });
  };
  const exchange = async (code: string) => {
    try {
      const input = { id, ...(code !== '' && { code }) };
      const options = { intent: newIntent(), ungated: true };
      await client.send(externalLoginCommands.FinishExternalLogin, input, options);
      owedLogout.settle();
    } catch (error) {
      const isSolvable =
        isCallError(error) && (solvedByCode.includes(error.code) || (code !== '' && error.isTemporary));
      if (isSolvable) throw error;
      return leave(loginErrorOf(error));
    }
    return leave((await reload()) === null ? null : 'data');
  };
  return { exchange, leave };
}

function Arrival() {
  const text = useText(externalTexts);
  const { id = 'error' } = useParams();
  const [search] = useSearchParams();
  const { exchange, leave } = useExchange(id);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const isStarted = useRef(false);
  const arrive = useEffectEvent(async () => {
    // The provider's code opens one session only.
    if (isStarted.current) return;
    isStarted.current = true;
    if (id === 'error') await leave(search.get('error') ?? 'auth');
    else await exchange('').catch(setRefusal);
  });
  useEffect(() => void arrive(), []);
  if (refusal === null) return <WaitingNotice text={text('arriving')} />;
  return (
    <LoginPage tab={text('codeTitle')} title={text('codeTitle')} intro={text('codeText')}>
      <ProofForm
        contract={externalLoginCommands.FinishExternalLogin}
        more={{ id }}
        asks={['code']}
        confirm={text('enter')}
        busy={text('arriving')}
        reason={refusal.code === 'second_factor_required' ? null : refusal}
        send={({ code }) => exchange(code.trim())}
        onSent={() => undefined}
        onBack={() => void leave(null)}
      />
    </LoginPage>
  );
}

/** `/inituserlogin/{id}`: a code of the identity provider, or `error` (R-AUT-11, R-NAV-23). */
export function ArrivalScreen() {
  return useMarket().features.externalLogin ? <Arrival /> : <Navigate to="/" replace />;
}

function Departure() {
  const text = useText(externalTexts);
  const client = useCallClient();
  const navigate = useNavigate();
  const { phase } = useSessionState();
  const signOut = useSignOut();
  const isStarted = useRef(false);
  const [url, setUrl] = useState<string | null>(null);
  const end = useEffectEvent(async () => {
    if (phase === 'signed-in') await signOut();
    const options = { intent: newIntent(), ungated: true };
    // If this fails, the provider's own session stays.
    const answer = await client
      .send(externalLoginCommands.EndExternalLogin, {}, options)
      .catch(() => ({ data: { url: null } }));
    return answer.data.url;
  });
  useEffect(() => {
    if (phase === 'loading' || isStarted.current) return;
    isStarted.current = true;
    void end().then((to) => (to === null ? navigate('/login', { replace: true }) : setUrl(to)));
  }, [phase, navigate]);
  return url === null ? <WaitingNotice text={text('leaving')} /> : <LeavingNotice url={url} />;
}

/** `/logoutexternal` (R-AUT-13, R-NAV-24). */
export function DepartureScreen() {
  return useMarket().features.externalLogin ? <Departure /> : <Navigate to="/" replace />;
}
