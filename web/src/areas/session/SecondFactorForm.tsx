import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { encode } from 'uqr';
import GppMaybeRounded from '@mui/icons-material/GppMaybeRounded';
import VerifiedUserRounded from '@mui/icons-material/VerifiedUserRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useSession, type Session } from '#core/session/session-state';
import { fonts } from '#core/theme/tokens';
import { StatusChip } from '#ui/StatusChip';
import { ProofForm } from './ProofForm';
import { secondFactorTexts } from './texts';
import { useSecondFactor, type SecondFactorStep } from './use-second-factor';

interface RecoveryCodesPanelProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Ten codes that are shown once. */
function RecoveryCodesPanel({ codes, onDone }: RecoveryCodesPanelProps) {
  const text = useText(secondFactorTexts);
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Stack spacing={2} role="group" aria-label={text('codesTitle')}>
      <div>
        <Typography variant="h4" component="h3">
          {text('codesTitle')}
        </Typography>
        <Box sx={{ color: 'text.secondary', pt: 0.5 }}>{text('codesText')}</Box>
      </div>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(13ch, 1fr))',
          gap: 1,
          listStyle: 'none',
          m: 0,
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontFamily: fonts.mono,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" color="primary" onClick={onDone}>
          {text('done')}
        </Button>
        <Button onClick={copy}>{text(isCopied ? 'copied' : 'copy')}</Button>
      </Stack>
    </Stack>
  );
}

interface SecondFactorSummaryProps {
  state: Session['second_factor'];
  onShow: (step: SecondFactorStep) => void;
}

/** Whether a code is asked for, and what can be done about it; where it is due, the screen around it says why. */
function SecondFactorSummary({ state, onShow }: SecondFactorSummaryProps) {
  const text = useText(secondFactorTexts);
  const start = (
    <Button variant="contained" color="primary" onClick={() => onShow({ at: 'password' })}>
      {text('start')}
    </Button>
  );
  if (state === 'due') return start;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Box sx={{ color: 'text.secondary' }}>{text('text')}</Box>
      {state === 'on' ? (
        <>
          <StatusChip tone="success" icon={VerifiedUserRounded} label={text('on')} />
          <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <Button onClick={() => onShow({ at: 'renew' })}>{text('renew')}</Button>
            <Button onClick={() => onShow({ at: 'disable' })}>{text('disable')}</Button>
          </Stack>
        </>
      ) : (
        <>
          <StatusChip tone="warning" icon={GppMaybeRounded} label={text('off')} />
          {start}
        </>
      )}
    </Stack>
  );
}

interface QrDrawingProps {
  content: string;
  label: string;
}

/** Pixels of the quiet frame that readers need. */
const frame = 4;

/** A QR code as one path; always dark on white, because many readers take nothing else. */
function QrDrawing({ content, label }: QrDrawingProps) {
  const { data, size } = encode(content, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + frame},${y + frame}h1v1h-1z` : '')))
    .join('');
  const side = size + 2 * frame;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      sx={{ width: (theme) => theme.spacing(24), maxWidth: '100%', borderRadius: 1, bgcolor: 'common.white' }}
    >
      <Box component="path" d={path} sx={{ fill: (theme) => theme.palette.common.black }} />
    </Box>
  );
}

/** In fours, as it is read aloud. */
const spaced = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

function ScanPart({ secret, address }: { secret: string; address: string }) {
  const text = useText(secondFactorTexts);
  return (
    <Stack spacing={1.5}>
      <Box>{text('scan')}</Box>
      <QrDrawing content={address} label={text('scanAlt')} />
      <div>
        <Typography variant="body2" color="textSecondary">
          {text('secret')}
        </Typography>
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
