import CloseRounded from '@mui/icons-material/CloseRounded';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box, Button, GlobalStyles, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import {
  type CartEntry,
  formatOf,
  type MissingAnswer,
  moveTo,
  notChosen,
  type WizardPage,
  wizardPages,
} from '@portal/contracts/areas/cart';
import { type ReactNode, type Ref, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSite } from '#core/session/site';
import { lowScreen, topBarHeight } from '#core/theme/tokens';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { focusFirstError } from '#ui/fields/lead-to-mistake';
import { SkeletonForm } from '#ui/states/Skeletons';
import { useToast } from '#ui/toast/toast-context';
import { WizardActions, WizardProgress } from './WizardActions';
import { WizardAsidePanel } from './WizardAsidePanel';
import { yardsticksOf, yardstickHeight } from './WizardDrawings';
import { pageComponents, ProductionPage } from './WizardPages';
import { finishedWizards } from './cart-storage';
import { useLostNames } from './order-again';
import { lostTexts, scaleTexts, wizardTexts } from './texts';
import { useWizard, type Wizard, type WizardOptions } from './use-wizard';
import { asksBillingAlone, placeIn, type WizardState } from './wizard';

interface WizardFormProps {
  options: WizardOptions;
  exit: string;
}

/** Back from the cart skips the pages of a confirmed one (R-WIZ-01). */
export function WizardForm({ options, exit }: WizardFormProps) {
  return useIsFinished(exit) ? null : <OpenWizard options={options} exit={exit} />;
}

/** Whether the browser's history led into a confirmed wizard, which then leaves. */
function useIsFinished(exit: string): boolean {
  const { state } = useLocation();
  const navigate = useNavigate();
  // On arrival only: confirming navigates as well.
  const [place] = useState(() => placeIn(state));
  const [isFinished] = useState(() => place !== null && finishedWizards.has(place.run));
  const hasLeft = useRef(false);
  const leave = useEffectEvent(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    if (place?.hasOrigin === true) void navigate(-place.depth - 1);
    else void navigate(exit, { replace: true });
  });
  useEffect(() => {
    if (isFinished) leave();
  }, [isFinished]);
  return isFinished;
}

/** R-WIZ-26. */
function useWizardFocus({ page, refusals }: Pick<WizardState, 'page' | 'refusals'>) {
  const question = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef({ page, refusals });

  useEffect(() => {
    const before = shown.current;
    shown.current = { page, refusals };
    if (before.refusals !== refusals && form.current !== null) {
      focusFirstError(form.current);
    } else if (before.page !== page) {
      window.scrollTo({ top: 0 });
      question.current?.focus({ preventScroll: true });
    }
  }, [page, refusals]);
  return { question, form };
}

/** Focused elements are scrolled clear of the bars at top and bottom (WCAG 2.4.11). */
const scrollPadding = (theme: Theme) => ({
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

function OpenWizard({ options, exit }: WizardFormProps) {
  const wizard = useWizard(options);
  const { state } = wizard;
  const { question, form } = useWizardFocus(state);
  const [busy, setBusy] = useState({ file: false, images: false });
  // Leaving the page of the files cancels their uploads.
  const isUploading = state.page === filesPage && (busy.file || busy.images);
  const isLow = useMediaQuery(lowScreen);
  const Page = options.isProduction ? ProductionPage : pageComponents[state.page];
  const aside = <WizardAsidePanel wizard={wizard} isUploading={isUploading} />;
  return (
    <Box sx={{ maxWidth: 'lg', mx: 'auto', pb: { xs: 2, md: 4 } }}>
      <LeaveGuard when={isUploading} betweenSteps />
      <GlobalStyles styles={scrollPadding} />
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          pb: { xs: 2, md: 4 },
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
          <WizardProgress wizard={wizard} isUploading={isUploading} />
        </Box>
        <LeaveLink to={exit} mode={options.mode} />
      </Box>
      <Box
        sx={{ display: 'grid', gap: { xs: 2.5, md: 6 }, gridTemplateColumns: { xs: '1fr', md: '20rem 1fr' } }}
      >
        {!isLow && aside}
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
          {wizard.isResumed && <ResumedNote wizard={wizard} />}
          <MissingAnswersNote lost={options.lost} />
          <RestaurantNote wizard={wizard} />
          <Question state={state} isProduction={options.isProduction} headingRef={question} />
          <Suspense fallback={<SkeletonForm />}>
            <Page
              entry={state.entry}
              edit={wizard.edit}
              errors={wizard.errors}
              ways={options.ways}
              onBusy={(what, isBusy) => setBusy((before) => ({ ...before, [what]: isBusy }))}
            />
          </Suspense>
          <WizardActions wizard={wizard} mode={options.mode} isUploading={isUploading} />
        </Box>
        {isLow && aside}
      </Box>
    </Box>
  );
}

/** R-WIZ-29. */
function LeaveLink({ to, mode }: { to: string; mode: WizardOptions['mode'] }) {
  const text = useText(wizardTexts);
  const label = text(mode === 'new' ? 'leaveNew' : 'leaveEdit');
  return (
    <Button
      component={Link}
      to={to}
      variant="text"
      aria-label={label}
      sx={{ flex: 'none', minWidth: 0, gap: 1, px: { xs: 1.25, sm: 2 } }}
    >
      <CloseRounded aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
}

interface NoteProps {
  Icon: SvgIconComponent;
  children: ReactNode;
  action?: { readonly label: string; readonly onClick: () => void };
}

function Note({ Icon, children, action }: NoteProps) {
  return (
    <Typography
      variant="body2"
      component="div"
      role="status"
      sx={{
        display: 'flex',
        flexWrap: action ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: 1,
        mb: 2.5,
        px: 1.5,
        py: action ? 0.5 : 1,
        borderRadius: 1,
        bgcolor: 'background.sunken',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 12rem' }}>{children}</Box>
      {action && (
        <Button variant="text" size="small" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </Typography>
  );
}

function ResumedNote({ wizard }: { wizard: Wizard }) {
  const text = useText(wizardTexts);
  const toast = useToast();
  const { filename: name } = wizard.state.entry.from;
  const startOver = () => toast.done(text('startedOver', { name }), wizard.startOver());
  return (
    <Note Icon={HistoryRounded} action={{ label: text('startOver'), onClick: startOver }}>
      {text('resumed')}
    </Note>
  );
}

function MissingAnswersNote({ lost = [] }: { lost?: readonly MissingAnswer[] | undefined }) {
  const text = useText(lostTexts);
  const names = useLostNames(lost);
  if (names.length === 0) return null;
  return (
    <Note Icon={HelpOutlineRounded}>{text('lost', { count: names.length, names: names.join(', ') })}</Note>
  );
}

function RestaurantNote({ wizard: { state, edit } }: { wizard: Wizard }) {
  const text = useText(wizardTexts);
  const { restaurant } = useSite();
  const { restaurant_id: id, restaurant_name: name } = state.entry;
  if (restaurant === null || id === restaurant.id || id === notChosen) return null;
  const action = {
    label: text('moveHere', { restaurant: restaurant.name }),
    onClick: () => edit((before) => moveTo(before, restaurant)),
  };
  return (
    <Note Icon={StorefrontOutlined} action={action}>
      {text('otherSite', { restaurant: name })}
    </Note>
  );
}

const metres = { style: 'unit', unit: 'meter' } as const;
const centimetres = { style: 'unit', unit: 'centimeter' } as const;
const reasons = { 3: 'why.questions', 4: 'why.personalisation', 5: 'why.budget' } as const;

function useReason(page: WizardPage, { from, to }: CartEntry): string {
  const text = useText(wizardTexts);
  const scaleText = useText(scaleTexts);
  const local = useLocalised();
  const { formatNumber } = useIntl();
  const { features } = useMarket();
  if (page === 1) {
    const original = formatOf(from.type);
    const key = features.wizardQuestions ? 'why.sameFormat' : 'why.format';
    return original ? text(key, { format: local(original.label) }) : '';
  }
  if (page === 2)
    return scaleText(yardsticksOf(formatOf(to.file)?.sizes ?? 1), {
      person: formatNumber(yardstickHeight.person / 1000, { ...metres, minimumFractionDigits: 2 }),
      cup: formatNumber(yardstickHeight.cup / 10, centimetres),
    });
  return text(asksBillingAlone(page, { to }) ? 'why.billing' : reasons[page]);
}

function useQuestion(page: WizardPage, entry: CartEntry, isProduction: boolean): string {
  const text = useText(wizardTexts);
  if (asksBillingAlone(page, entry)) return text('ask.billing');
  return text(isProduction ? 'ask.production' : `ask.${wizardPages[page - 1] ?? 'format'}`);
}

interface QuestionProps {
  state: WizardState;
  isProduction: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

function Question({ state: { page, entry }, isProduction, headingRef }: QuestionProps) {
  const text = useText(wizardTexts);
  const market = useMarket();
  const pageReason = useReason(page, entry);
  const question = useQuestion(page, entry, isProduction);
  const reason = isProduction ? text('why.production') : pageReason;
  useEffect(() => {
    document.title = `${question} · ${entry.from.filename} · ${market.title}`;
  }, [question, entry.from.filename, market]);
  return (
    <Box sx={{ pb: 3, [lowScreen]: { pb: 1.5 } }}>
      <Typography
        variant="h1"
        ref={headingRef}
        tabIndex={-1}
        sx={{ fontSize: { xs: 'h2.fontSize', md: 'h1.fontSize' } }}
      >
        {question}
      </Typography>
      {reason !== '' && (
        <Typography color="textSecondary" sx={{ pt: 0.75 }}>
          {reason}
        </Typography>
      )}
    </Box>
  );
}
