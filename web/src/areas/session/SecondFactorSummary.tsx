import GppMaybeRounded from '@mui/icons-material/GppMaybeRounded';
import VerifiedUserRounded from '@mui/icons-material/VerifiedUserRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useText } from '#core/i18n/use-text';
import type { Session } from '#core/session/session-state';
import { StatusChip } from '#ui/StatusChip';
import { secondFactorTexts } from './texts';
import type { SecondFactorStep } from './use-second-factor';

interface SecondFactorSummaryProps {
  state: Session['second_factor'];
  onShow: (step: SecondFactorStep) => void;
}

/** Whether a code is asked for, and what can be done about it; where it is due, the screen around it says why. */
export function SecondFactorSummary({ state, onShow }: SecondFactorSummaryProps) {
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
