import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import { Box, Button, ButtonBase, Typography, useMediaQuery } from '@mui/material';
import { confirmed, type WizardPage, wizardPages } from '@portal/contracts/areas/cart';
import { Fragment, useEffect, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { ActionBar } from '#ui/ActionBar';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { SaveTemplateButton } from './SaveTemplateButton';
import { wizardTexts } from './texts';
import type { Wizard } from './use-wizard';
import { asksBillingAlone } from './wizard';

interface WizardProgressProps {
  wizard: Wizard;
  isUploading: boolean;
}

export function WizardProgress({ wizard, isUploading }: WizardProgressProps) {
  const text = useText(wizardTexts);
  const { pages, state } = wizard;
  const current = pages.indexOf(state.page);
  // Without a format, the number of steps is unknown.
  const isOpenEnded = state.entry.to.file === 0;
  if (pages.length === 1) return null;
  return (
    <nav aria-label={text('progress')}>
      <Box
        component="ol"
        sx={{
          display: { xs: 'none', md: 'flex' },
          alignItems: 'center',
          gap: 0.5,
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li': { display: 'flex', alignItems: 'center', minWidth: 0 },
        }}
      >
        {pages.map((page, index) => (
          <Fragment key={page}>
            {index > 0 && <StepRule isDone={index <= current} />}
            {index === 1 && isOpenEnded && (
              <>
                <Box component="li" title={text('stepUnknown')} sx={{ color: 'text.secondary' }}>
                  <MoreHorizRounded titleAccess={text('stepUnknown')} />
                </Box>
                <StepRule isDone={false} />
              </>
            )}
            <li>
              <StepButton
                wizard={wizard}
                page={page}
                number={isOpenEnded && index > 0 ? '' : String(index + 1)}
                isDone={index < current}
                isUploading={isUploading}
              />
            </li>
          </Fragment>
        ))}
      </Box>
      <NarrowProgress wizard={wizard} current={current} isOpenEnded={isOpenEnded} />
    </nav>
  );
}

const StepRule = ({ isDone }: { isDone: boolean }) => (
  <Box
    component="li"
    aria-hidden
    sx={{
      flex: '1 1 1rem',
      maxWidth: '4rem',
      borderTop: '0.125rem solid',
      borderColor: isDone ? 'primary.main' : 'divider',
    }}
  />
);

function useStepName({ state: { entry } }: Wizard): (page: WizardPage) => string {
  const text = useText(wizardTexts);
  return (page) =>
    text(asksBillingAlone(page, entry) ? 'step.billing' : `step.${wizardPages[page - 1] ?? 'format'}`);
}

const discs = {
  done: { color: 'primary.contrastText', borderColor: 'primary.main', bgcolor: 'primary.main' },
  current: { color: 'background.default', borderColor: 'text.primary', bgcolor: 'text.primary' },
  ahead: { borderColor: 'control' },
} as const;

interface StepButtonProps extends WizardProgressProps {
  page: WizardPage;
  number: string;
  isDone: boolean;
}

function StepButton({ wizard, page, number, isDone, isUploading }: StepButtonProps) {
  const text = useText(wizardTexts);
  const name = useStepName(wizard)(page);
  const isCurrent = page === wizard.state.page;
  const look = isCurrent ? 'current' : isDone ? 'done' : 'ahead';
  return (
    <ButtonBase
      aria-current={isCurrent ? 'step' : undefined}
      disabled={isUploading || isCurrent || !wizard.mayJump(page)}
      onClick={() => wizard.jump(page)}
      sx={{
        gap: 1,
        minHeight: '2.5rem',
        px: 1,
        borderRadius: 1,
        color: look === 'ahead' ? 'text.secondary' : 'text.primary',
        '&:not(.Mui-disabled):hover': { bgcolor: 'background.sunken' },
      }}
    >
      <Typography
        variant="subtitle2"
        component="span"
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: '1.625rem',
          height: '1.625rem',
          border: '0.125rem solid',
          borderRadius: '50%',
          fontVariantNumeric: 'tabular-nums',
          ...discs[look],
        }}
      >
        {isDone ? <CheckRounded fontSize="small" titleAccess={text('stepDone')} /> : number}
      </Typography>
      <Typography variant="subtitle2" component="span">
        {name}
      </Typography>
    </ButtonBase>
  );
}

interface NarrowProgressProps {
  wizard: Wizard;
  current: number;
  isOpenEnded: boolean;
}

function NarrowProgress({ wizard, current, isOpenEnded }: NarrowProgressProps) {
  const text = useText(wizardTexts);
  const name = useStepName(wizard)(wizard.state.page);
  const { pages } = wizard;
  return (
    <Box sx={{ display: { xs: 'block', md: 'none' } }}>
      <Typography variant="subtitle2" component="div" sx={{ pb: 0.75 }}>
        {text(isOpenEnded ? 'progressFirst' : 'progressNow', {
          step: current + 1,
          total: pages.length,
          name,
        })}
      </Typography>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5 }}>
        {pages.map((page, index) => (
          <Box
            key={page}
            sx={{
              flex: 1,
              height: '0.25rem',
              borderRadius: 1,
              bgcolor: index <= current ? 'primary.main' : 'divider',
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

interface WizardActionsProps {
  wizard: Wizard;
  mode: 'new' | 'edit';
  isUploading: boolean;
}

/** R-WIZ-01. */
export function WizardActions({ wizard, mode, isUploading }: WizardActionsProps) {
  const text = useText(wizardTexts);
  const { state, rules, isLast, errors } = wizard;
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <ActionBar>
      <RefusalNotice refusals={state.refusals} count={Object.keys(errors).length} />
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
        {isLast && (
          <SaveTemplateButton
            entryOf={() => confirmed(state.entry, rules)}
            as={isNarrow ? 'icon' : 'button'}
          />
        )}
        <NextButton isLast={isLast} isNarrow={isNarrow} mode={mode} isUploading={isUploading} />
      </Box>
    </ActionBar>
  );
}

/** Milliseconds (R-WIZ-26). */
const noticeDuration = 3000;

/** Shown for three seconds after each refused Next. */
function RefusalNotice({ refusals, count }: { refusals: number; count: number }) {
  const text = useText(wizardTexts);
  const [expired, setExpired] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setExpired(refusals), noticeDuration);
    return () => clearTimeout(timer);
  }, [refusals]);

  return (
    <Box role="alert">
      {refusals > expired && count > 0 && (
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
          {text('lacking', { count })}
        </Typography>
      )}
    </Box>
  );
}

interface NextButtonProps extends Pick<WizardActionsProps, 'mode' | 'isUploading'> {
  isLast: boolean;
  isNarrow: boolean;
}

/** On a phone, the longest labels leave no room for an icon. */
function NextButton({ isLast, isNarrow, mode, isUploading }: NextButtonProps) {
  const text = useText(wizardTexts);
  const isTight = isLast && isNarrow;
  const icon = isLast ? <CheckRounded /> : <ArrowForwardRounded />;
  return (
    <Button
      type="submit"
      size="large"
      variant="contained"
      color="primary"
      disabled={isUploading}
      endIcon={isTight ? null : icon}
      sx={{
        flex: { xs: 1, sm: 'none' },
        ml: { sm: 'auto' },
        minWidth: 0,
        whiteSpace: { xs: 'normal', sm: 'nowrap' },
        lineHeight: { xs: 1.2, sm: 1.75 },
        px: isTight ? 1.5 : 3,
      }}
    >
      {isLast ? <ConfirmLabel mode={mode} isNarrow={isNarrow} /> : text('next')}
    </Button>
  );
}

function ConfirmLabel({ mode, isNarrow }: Pick<NextButtonProps, 'mode' | 'isNarrow'>) {
  const text = useText(wizardTexts);
  const label = text(mode === 'new' ? 'confirmNew' : 'confirmEdit');
  if (!isNarrow || mode === 'edit') return label;
  return (
    <>
      <span aria-hidden>{text('confirmShort')}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
