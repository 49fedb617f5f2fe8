import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { wizardTexts } from '../texts';

/** Milliseconds for which the notice of a refused Next stands (R-WIZ-26). */
const noticeFor = 3000;

interface WizardNoticeProps {
  /** How often Next was refused; every time the notice stands anew. */
  refusals: number;
  mistakes: number;
}

/** Says that something lacks, for three seconds; what lacks stands at its field and stays. */
export function WizardNotice({ refusals, mistakes }: WizardNoticeProps) {
  const text = useText(wizardTexts);
  const [over, setOver] = useState(0);
  const isShown = refusals > over && mistakes > 0;

  useEffect(() => {
    const timer = setTimeout(() => setOver(refusals), noticeFor);
    return () => clearTimeout(timer);
  }, [refusals]);

  return (
    <Box role="alert">
      {isShown && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            mb: 1.5,
            px: 1.5,
            py: 1,
            borderRadius: 1,
            typography: 'subtitle2',
            color: 'error.contrastText',
            bgcolor: 'error.main',
          }}
        >
          <ErrorRounded aria-hidden />
          {text('lacking', { count: mistakes })}
        </Box>
      )}
    </Box>
  );
}
