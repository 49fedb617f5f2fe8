import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { confirmed } from '@portal/contracts/areas/cart';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import { useEffect, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { ActionBar } from '#ui/ActionBar';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { SaveTemplateButton } from '../templates/SaveTemplateButton';
import { wizardTexts } from '../texts';
import type { Wizard } from './use-wizard';

/** Milliseconds for which the notice of a refused Next stands (R-WIZ-26). */
const noticeFor = 3000;

interface WizardNoticeProps {
  /** How often Next was refused; every time the notice stands anew. */
  refusals: number;
  mistakes: number;
}

/** Says that something lacks, for three seconds; what lacks stands at its field and stays. */
function WizardNotice({ refusals, mistakes }: WizardNoticeProps) {
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
        <Typography
          variant="subtitle2"
          component="div"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            mb: 1.5,
            px: 1.5,
            py: 1,
            borderRadius: 1,
            color: 'error.contrastText',
            bgcolor: 'error.main',
          }}
        >
          <ErrorRounded aria-hidden />
          {text('lacking', { count: mistakes })}
        </Typography>
      )}
    </Box>
  );
}

interface WizardActionsProps {
  wizard: Wizard;
  mode: 'new' | 'edit';
  isUploading: boolean;
}

/** On phones the first word is for ears alone: what happens is said on one line. */
function ConfirmWords({ mode, isNarrow }: Pick<WizardActionsProps, 'mode'> & { isNarrow: boolean }) {
  const text = useText(wizardTexts);
  const whole = text(mode === 'new' ? 'confirmNew' : 'confirmEdit');
  if (!isNarrow || mode === 'edit') return whole;
  return (
    <>
      <span aria-hidden>{text('confirmShort')}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </>
  );
}

interface GoOnButtonProps extends Pick<WizardActionsProps, 'mode' | 'isUploading'> {
  isLast: boolean;
  isNarrow: boolean;
}

/** The form's button. The longest words take two lines on a phone, and no sign takes their room. */
function GoOnButton({ isLast, isNarrow, mode, isUploading }: GoOnButtonProps) {
  const text = useText(wizardTexts);
  const isTight = isLast && isNarrow;
  const sign = isLast ? <CheckRounded /> : <ArrowForwardRounded />;
  return (
    <Button
      type="submit"
      size="large"
      variant="contained"
      color="primary"
      disabled={isUploading}
      endIcon={isTight ? null : sign}
      sx={{
        flex: { xs: 1, sm: 'none' },
        ml: { sm: 'auto' },
        minWidth: 0,
        whiteSpace: { xs: 'normal', sm: 'nowrap' },
        lineHeight: { xs: 1.2, sm: 1.75 },
        px: isTight ? 1.5 : 3,
      }}
    >
      {isLast ? <ConfirmWords mode={mode} isNarrow={isNarrow} /> : text('next')}
    </Button>
  );
}

/** Back and Next within reach on every page; the last one says "confirm" (R-WIZ-01). Next is the form's button: Enter. */
export function WizardActions({ wizard, mode, isUploading }: WizardActionsProps) {
  const text = useText(wizardTexts);
  const { state, rules, isLast, errors } = wizard;
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <ActionBar>
      <WizardNotice refusals={state.refusals} mistakes={Object.keys(errors).length} />
      <Typography
        variant="body2"
        component="div"
        color="textSecondary"
        role="status"
        sx={{ pb: isUploading ? 1 : 0 }}
      >
        {isUploading && text('uploading')}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: { xs: 1, sm: 1.5 },
        }}
      >
        {state.page !== wizard.pages[0] && (
          <Button
            size="large"
            aria-label={text('back')}
            disabled={isUploading}
            onClick={wizard.back}
            sx={{ gap: 1, minWidth: 0, px: { xs: 2, sm: 3 } }}
          >
            <ArrowBackRounded />
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {text('back')}
            </Box>
          </Button>
        )}
        {/* On phones a sign alone has room. */}
        {isLast && (
          <SaveTemplateButton
            entryOf={() => confirmed(state.entry, rules)}
            as={isNarrow ? 'icon' : 'button'}
          />
        )}
        <GoOnButton isLast={isLast} isNarrow={isNarrow} mode={mode} isUploading={isUploading} />
      </Box>
    </ActionBar>
  );
}
