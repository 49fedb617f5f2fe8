import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { WizardPage } from '@portal/contracts/areas/cart';
import { type ComponentType, Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { lowScreen } from '#core/theme/low-screen';
import { topBarHeight } from '#core/theme/top-bar-height';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { SkeletonForm } from '#ui/states/Skeletons';
import { LeaveButton } from './LeaveButton';
import { BudgetPage, ProductionPage } from './BudgetPage';
import { FormatPage } from './FormatPage';
import { QuestionsPage } from './QuestionsPage';
import { SizePage } from './SizePage';
import { useWizard, type WizardOptions } from './use-wizard';
import { useIsFinished } from './use-is-finished';
import { useWizardFocus } from './use-wizard-focus';
import { LostAnswersNotice } from './LostAnswersNotice';
import { WizardActions } from './WizardActions';
import { WizardAsidePanel } from './WizardAsidePanel';
import type { WizardPageProps } from './wizard-page';
import { WizardProgress } from './WizardProgress';
import { WizardQuestionPanel } from './WizardQuestionPanel';
import { WizardRestaurantNotice } from './WizardRestaurantNotice';
import { WizardResumedNotice } from './WizardResumedNotice';
import { wizardTexts } from '../texts';
import { lazyPart } from '#ui/part/lazy-part';

const DetailsPage = lazyPart(() => import('./DetailsPage').then((module) => module.DetailsPage));

/** What a page needs beside the entry: only one has files. */
type AnyPage = ComponentType<
  WizardPageProps & { onBusy: (what: 'file' | 'images', isBusy: boolean) => void }
>;

const pageComponents: Readonly<Record<WizardPage, AnyPage>> = {
  1: FormatPage,
  2: SizePage,
  3: QuestionsPage,
  4: DetailsPage,
  5: BudgetPage,
};

/** What gets the focus is scrolled clear of the bars at the top and at the bottom (WCAG 2.4.11). */
const roomForFocus = (theme: Theme) => ({
  html: {
    scrollPaddingTop: theme.spacing(10),
    scrollPaddingBottom: theme.spacing(20),
    [theme.breakpoints.up('md')]: {
      scrollPaddingTop: theme.spacing(18),
      scrollPaddingBottom: theme.spacing(12),
    },
    [lowScreen]: { scrollPaddingTop: theme.spacing(1), scrollPaddingBottom: theme.spacing(9) },
  },
});

const filesPage: WizardPage = 4;

interface WizardFormProps {
  options: WizardOptions;
  /** Where "leave" leads. */
  exit: string;
}

/** The order wizard (R-WIZ-01); Back from the cart leads past the pages of one that was confirmed. */
export function WizardForm({ options, exit }: WizardFormProps) {
  return useIsFinished(exit) ? null : <OpenWizard options={options} exit={exit} />;
}

/** The piece and its ticket at one side, one question at the other. */
function OpenWizard({ options, exit }: WizardFormProps) {
  const text = useText(wizardTexts);
  const wizard = useWizard(options);
  const { state, errors } = wizard;
  const { question, form } = useWizardFocus(state);
  const [busy, setBusy] = useState({ file: false, images: false });
  // Only one page has files; leaving it gives up what was under way.
  const isUploading = state.page === filesPage && (busy.file || busy.images);
  // Where there is little room the question comes first.
  const isLow = useMediaQuery(lowScreen);
  const Page = options.isProduction ? ProductionPage : pageComponents[state.page];
  return (
    <Box sx={{ maxWidth: 'lg', mx: 'auto', pb: { xs: 2, md: 4 } }}>
      <LeaveGuard when={isUploading} betweenSteps />
      <GlobalStyles styles={roomForFocus} />
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          pb: { xs: 2, md: 4 },
          // The way out stays in sight.
          position: { md: 'sticky' },
          top: topBarHeight,
          zIndex: 3,
          mt: { md: -2 },
          pt: { md: 2 },
          bgcolor: 'background.default',
          [lowScreen]: { pb: 0.5, position: 'static' },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <WizardProgress wizard={wizard} isHeld={isUploading} />
        </Box>
        <LeaveButton to={exit} label={text(options.mode === 'new' ? 'leaveNew' : 'leaveEdit')} />
      </Box>
      <Box
        sx={{ display: 'grid', gap: { xs: 2.5, md: 6 }, gridTemplateColumns: { xs: '1fr', md: '20rem 1fr' } }}
      >
        {!isLow && <WizardAsidePanel wizard={wizard} isHeld={isUploading} />}
        <Box
          component="form"
          noValidate
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isUploading) wizard.next();
          }}
          sx={{ minWidth: 0 }}
        >
          {wizard.isResumed && <WizardResumedNotice wizard={wizard} />}
          <LostAnswersNotice lost={options.lost} />
          <WizardRestaurantNotice entry={state.entry} edit={wizard.edit} />
          <WizardQuestionPanel
            page={state.page}
            entry={state.entry}
            isProduction={options.isProduction}
            headingRef={question}
          />
          <Suspense fallback={<SkeletonForm />}>
            <Page
              entry={state.entry}
              edit={wizard.edit}
              errors={errors}
              ways={options.ways}
              onBusy={(what, isBusy) => setBusy((before) => ({ ...before, [what]: isBusy }))}
            />
          </Suspense>
          <WizardActions wizard={wizard} mode={options.mode} isUploading={isUploading} />
        </Box>
        {isLow && <WizardAsidePanel wizard={wizard} isHeld={isUploading} />}
      </Box>
    </Box>
  );
}
