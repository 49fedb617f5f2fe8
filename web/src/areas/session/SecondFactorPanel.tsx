import GppMaybeRounded from '@mui/icons-material/GppMaybeRounded';
import VerifiedUserRounded from '@mui/icons-material/VerifiedUserRounded';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { secondFactorCommands } from '@portal/contracts/areas/users';
import { useState } from 'react';
import { encode } from 'uqr';
import { isCallError } from '#core/client/call-error';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useSession, useSessionState, type Session } from '#core/session/session-state';
import { fonts } from '#core/theme/tokens';
import { Panel } from '#ui/Panel';
import { StatusChip } from '#ui/StatusChip';
import { ProofForm, type TypedProof } from './ProofForm';
import { secondFactorTexts } from './texts';

const { PrepareSecondFactor, EnableSecondFactor, RenewRecoveryCodes, DisableSecondFactor } =
  secondFactorCommands;

type SecondFactorStep =
  | { readonly at: 'overview' }
  /** `lost`: the recovery codes never arrived. */
  | { readonly at: 'password' | 'renew' | 'lost' | 'disable' }
  | { readonly at: 'scan'; readonly secret: string; readonly address: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** A request whose answer was lost enabled the device (X5). */
const wasEnabled = (error: unknown): boolean =>
  isCallError(error) && ['already_answered', 'second_factor_enabled'].includes(error.code);

interface RecoveryCodesPanelProps {
  codes: readonly string[];
  onDone: () => void;
}

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

/** Width of the quiet zone that readers need, in modules. */
const frame = 4;

/** Always dark on white: many readers accept nothing else. */
function QrDrawing({ content, label }: { content: string; label: string }) {
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

type NewCodes = { readonly recovery_codes: readonly string[] } | undefined;

export function SecondFactorForm() {
  const text = useText(secondFactorTexts);
  const { second_factor } = useSession();
  const { reload } = useSessionState();
  const [step, show] = useState<SecondFactorStep>({ at: 'overview' });
  const enabling = useCallCommand(EnableSecondFactor, { once: true });
  const finish = async () => {
    await reload();
    show({ at: 'overview' });
  };
  const showCodes = (data: NewCodes) => data && show({ at: 'codes', codes: data.recovery_codes });
  const enable = async ({ code }: TypedProof) => {
    try {
      return (await enabling.send({ code: code.trim() })).data;
    } catch (error) {
      if (!wasEnabled(error)) throw error;
      return show({ at: 'lost' });
    }
  };
  const form = { asks: ['password', 'code'], onBack: () => show({ at: 'overview' }) } as const;
  const renewal = { ...form, contract: RenewRecoveryCodes, confirm: text('renew'), onSent: showCodes };
  switch (step.at) {
    case 'password':
      return (
        <ProofForm
          {...form}
          contract={PrepareSecondFactor}
          asks={['password']}
          confirm={text('continue')}
          onSent={(data) => data && show({ at: 'scan', ...data })}
        />
      );
    case 'scan':
      return (
        <Stack spacing={2}>
          <ScanPart {...step} />
          <ProofForm
            {...form}
            contract={EnableSecondFactor}
            asks={['code']}
            isOfDevice
            confirm={text('enable')}
            send={enable}
            onSent={showCodes}
          />
        </Stack>
      );
    case 'codes':
      // Only after the codes were noted: the reload may remove the panel.
      return <RecoveryCodesPanel codes={step.codes} onDone={() => void finish()} />;
    case 'lost':
      return (
        <Stack spacing={2}>
          <Alert severity="info">{text('codesLost')}</Alert>
          <ProofForm key="lost" {...renewal} onBack={() => void finish()} />
        </Stack>
      );
    case 'renew':
      return (
        <Stack spacing={2}>
          <Box sx={{ color: 'text.secondary' }}>{text('renewText')}</Box>
          <ProofForm {...renewal} />
        </Stack>
      );
    case 'disable':
      return (
        <Stack spacing={2}>
          <Box sx={{ color: 'text.secondary' }}>{text('disableText')}</Box>
          <ProofForm {...form} contract={DisableSecondFactor} confirm={text('disable')} onSent={finish} />
        </Stack>
      );
    case 'overview':
      return <SecondFactorSummary state={second_factor} onShow={show} />;
  }
}

/** S4. */
export function SecondFactorPanel() {
  const text = useText(secondFactorTexts);
  return (
    <Panel title={text('title')}>
      <Box sx={{ maxWidth: (theme) => theme.spacing(52) }}>
        <SecondFactorForm />
      </Box>
    </Panel>
  );
}
