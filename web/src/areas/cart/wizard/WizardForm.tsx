import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import type { WizardPage } from '@portal/contracts/areas/cart';
import type { ComponentType } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#app/i18n/use-text';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { SkeletonForm } from '#ui/states/Skeletons';
import { LeaveButton } from './LeaveButton';
import { BudgetPage, ProductionPage } from './BudgetPage';
import { FormatPage } from './FormatPage';
import { QuestionsPage } from './QuestionsPage';
import { SizePage } from './SizePage';
import type { WizardOptions } from './use-wizard';
import { useWizard } from './use-wizard';
import { useWizardFocus } from './use-wizard-focus';
import { WizardActions } from './WizardActions';
import { WizardAside } from './WizardAside';
import type { WizardPageProps } from './wizard-page';
import { WizardProgress } from './WizardProgress';
import { WizardQuestion } from './WizardQuestion';
import { WizardResumed } from './WizardResumed';
import { wizardMessages } from './wizard.messages';

const DetailsPage = lazy(() => import('./DetailsPage').then((module) => ({ default: module.DetailsPage })));

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
    [theme.breakpoints.up('md')]: { scrollPaddingBottom: theme.spacing(12) },
  },
});

interface WizardFormProps {
  options: WizardOptions;
  /** Where "leave" leads. */
  exit: string;
}

/** The order wizard: the piece and its ticket at one side, one question at the other (R-WIZ-01). */
export function WizardForm({ options, exit }: WizardFormProps) {
  const text = useText(wizardMessages);
  const wizard = useWizard(options);
  const { state, errors } = wizard;
  const { question, form } = useWizardFocus(state);
  const [busy, setBusy] = useState({ file: false, images: false });
  const isUploading = busy.file || busy.images;
  const Page = options.isProduction ? ProductionPage : pageComponents[state.page];
  return (
    <Box sx={{ maxWidth: 'lg', mx: 'auto', pb: { xs: 2, md: 4 } }}>
      <LeaveGuard when={isUploading} />
      <GlobalStyles styles={roomForFocus} />
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          pb: { xs: 2, md: 4 },
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
        <Box component="aside" sx={{ minWidth: 0 }}>
          <WizardAside wizard={wizard} isHeld={isUploading} />
        </Box>
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
          {wizard.isResumed && <WizardResumed onStartOver={wizard.startOver} />}
          <WizardQuestion
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
      </Box>
    </Box>
  );
}
