import GppMaybeRounded from '@mui/icons-material/GppMaybeRounded';
import VerifiedUserRounded from '@mui/icons-material/VerifiedUserRounded';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { secondFactorCommands } from '@portal/contracts/areas/users';
import { useState } from 'react';
import { encode } from 'uqr';
import { isCallError } from '#core/client/call-error';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { passwordDigest } from '#core/session/password-digest';
import { useSession, useSessionState, type Session } from '#core/session/session-state';
import { fonts } from '#core/theme/tokens';
import { Panel } from '#ui/Panel';
import { StatusChip } from '#ui/StatusChip';
import { ProofForm, type TypedProof } from './ProofForm';
import { secondFactorTexts } from './texts';

type SecondFactorStep =
  | { readonly at: 'overview' }
  /** `lost`: the recovery codes never arrived. */
  | { readonly at: 'password' | 'renew' | 'lost' | 'disable' }
  | { readonly at: 'scan'; readonly secret: string; readonly address: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** A request whose answer was lost enabled the device (X5). */
const wasEnabled = (error: unknown): boolean =>
  isCallError(error) && ['already_answered', 'second_factor_enabled'].includes(error.code);

function useSecondFactor() {
  const { reload } = useSessionState();
  const [step, setStep] = useState<SecondFactorStep>({ at: 'overview' });
  const preparing = useCallCommand(secondFactorCommands.PrepareSecondFactor, { once: true });
  const enabling = useCallCommand(secondFactorCommands.EnableSecondFactor, { once: true });
  const renewing = useCallCommand(secondFactorCommands.RenewRecoveryCodes, { once: true });
  const disabling = useCallCommand(secondFactorCommands.DisableSecondFactor, { once: true });
  const all = [preparing, enabling, renewing, disabling];

  const show = (next: SecondFactorStep) => {
    for (const { reset } of all) reset();
    setStep(next);
  };
  const proof = async ({ password, code }: TypedProof) => ({
    password: await passwordDigest(password),
    code: code.trim(),
  });
  const actions = {
    prepare: async ({ password }: TypedProof) => {
      const { data } = await preparing.send({ password: await passwordDigest(password) });
      show({ at: 'scan', ...data });
    },
    enable: async ({ code }: TypedProof) => {
      try {
        const { data } = await enabling.send({ code: code.trim() });
        show({ at: 'codes', codes: data.recovery_codes });
      } catch (error) {
        if (!wasEnabled(error)) throw error;
        show({ at: 'lost' });
      }
    },
    renew: async (typed: TypedProof) => {
      const { data } = await renewing.send(await proof(typed));
      show({ at: 'codes', codes: data.recovery_codes });
    },
    disable: async (typed: TypedProof) => {
      await disabling.send(await proof(typed));
      await reload();
      show({ at: 'overview' });
    },
  };
  return {
    step,
    show,
    actions,
    isPending: all.some(({ isPending }) => isPending),
    error: all.map(({ error }) => error).find((error) => error !== null) ?? null,
    /** Only after the codes were noted: the reload may remove the panel. */
    finish: async () => {
      await reload();
      show({ at: 'overview' });
    },
  };
}

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
