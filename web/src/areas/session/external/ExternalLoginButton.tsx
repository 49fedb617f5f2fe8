import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { externalLoginCommands } from '@portal/contracts/areas/session';
import { useState } from 'react';
import { useCallClient } from '#core/client/client-context';
import { newIntent } from '#core/client/new-intent';
import { useText } from '#core/i18n/use-text';
import { LateLoginErrorNotice } from '../LateLoginErrorNotice';
import { externalTexts } from '../texts/early';
import { LeavingNotice } from './LeavingNotice';

/** Continues at the identity provider, which the server names (R-AUT-10). Only where one is configured. */
export function ExternalLoginButton() {
  const text = useText(externalTexts);
  const client = useCallClient();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [url, setUrl] = useState<string | null>(null);
  const begin = async () => {
    setPending(true);
    setError(null);
    try {
      const options = { intent: newIntent(), ungated: true };
      setUrl((await client.send(externalLoginCommands.StartExternalLogin, {}, options)).data.url);
    } catch (reason) {
      setError(reason);
    } finally {
      setPending(false);
    }
  };
  if (url !== null) return <LeavingNotice url={url} />;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Divider sx={{ color: 'text.secondary', typography: 'body2' }}>{text('or')}</Divider>
      {error !== null && <LateLoginErrorNotice error={error} />}
      <Button variant="outlined" size="large" disabled={isPending} onClick={() => void begin()}>
        {text('continue')}
      </Button>
    </Box>
  );
}
