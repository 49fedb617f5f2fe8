import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { fonts } from '#core/theme/tokens';
import { ProofForm } from './ProofForm';
import { QrDrawing } from './QrDrawing';
import { RecoveryCodesPanel } from './RecoveryCodesPanel';
import { secondFactorTexts } from './texts';
import { SecondFactorSummary } from './SecondFactorSummary';
import { useSecondFactor } from './use-second-factor';

/** In fours, as it is read aloud. */
const spaced = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

function ScanPart({ secret, address }: { secret: string; address: string }) {
  const text = useText(secondFactorTexts);
  return (
    <Stack spacing={1.5}>
      <Box>{text('scan')}</Box>
      <QrDrawing content={address} label={text('scanAlt')} />
      <div>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('secret')}</Box>
        <Box sx={{ fontFamily: fonts.mono, overflowWrap: 'anywhere' }}>{spaced(secret)}</Box>
      </div>
    </Stack>
  );
}

/** All steps of setting up a device, giving it up, and making new recovery codes. */
export function SecondFactorForm() {
  const text = useText(secondFactorTexts);
  const { second_factor } = useSession();
  const { step, show, actions, isPending, error, finish } = useSecondFactor();
  const form = { isPending, error, onBack: () => show({ at: 'overview' }) };
  switch (step.at) {
    case 'password':
      return <ProofForm {...form} asks={['password']} confirm={text('continue')} onSend={actions.prepare} />;
    case 'scan':
      return (
        <Stack spacing={2}>
          <ScanPart {...step} />
          <ProofForm {...form} asks={['code']} isOfDevice confirm={text('enable')} onSend={actions.enable} />
        </Stack>
      );
    case 'codes':
      return <RecoveryCodesPanel codes={step.codes} onDone={() => void finish()} />;
    case 'lost':
      return (
        <Stack spacing={2}>
          <Alert severity="info">{text('codesLost')}</Alert>
          <ProofForm
            {...form}
            asks={['password', 'code']}
            confirm={text('renew')}
            onSend={actions.renew}
            onBack={() => void finish()}
          />
        </Stack>
      );
    case 'renew':
    case 'disable':
      return (
        <Stack spacing={2}>
          <Box sx={{ color: 'text.secondary' }}>
            {text(step.at === 'renew' ? 'renewText' : 'disableText')}
          </Box>
          <ProofForm
            {...form}
            asks={['password', 'code']}
            confirm={text(step.at)}
            onSend={actions[step.at]}
          />
        </Stack>
      );
    case 'overview':
      return <SecondFactorSummary state={second_factor} onShow={show} />;
  }
}
