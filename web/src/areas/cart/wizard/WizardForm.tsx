import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type WizardPage,
  type LostAnswer,
  formats,
  type CartEntry,
  moveTo,
  notChosen,
  customSizeId,
  formatOf,
  type Size,
  sizeCatalogue,
} from '@portal/contracts/areas/cart';
import {
  type ComponentType,
  Suspense,
  useState,
  useEffect,
  useEffectEvent,
  useRef,
  type RefObject,
} from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Stack from '@mui/material/Stack';
import { useText } from '#core/i18n/use-text';
import { lowScreen, topBarHeight } from '#core/theme/tokens';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { SkeletonForm } from '#ui/states/Skeletons';
import { lazyPart } from '#ui/part/lazy-part';
import { useToast } from '#ui/toast/toast-context';
import { focusFirstError } from '#ui/fields/lead-to-mistake';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { useSite } from '#core/session/site';
import { TextInput } from '#ui/fields/TextInput';
import { wizardTexts, lostTexts } from '../texts';
import { finishedWizards } from '../store/finished-wizards';
import { orderLimit } from '../order-limits';
import { BudgetPage, ProductionPage } from './BudgetPage';
import { QuestionsPage } from './QuestionsPage';
import { useWizard, type WizardOptions, type Wizard } from './use-wizard';
import { WizardActions } from './WizardActions';
import { WizardAsidePanel } from './WizardAsidePanel';
import { type WizardPageProps, useFieldProblem } from './wizard-page';
import { WizardProgress } from './WizardProgress';
import { WizardQuestionPanel } from './WizardQuestionPanel';
import { useLostNames } from './use-lost-names';
import { placeIn } from './wizard-place';
import type { WizardState } from './wizard-state';
import { chooseFormat, type EntryChange, chooseSize, writeSize } from './entry-changes';
import { FormatDrawing } from './FormatDrawing';
import { scalesOf } from './size-scale';
import { CustomSizeDrawing, SizeDrawing } from './SizeDrawing';

/** A line above the question about all of them. */
const noteLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 2.5,
  px: 1.5,
  py: 0.5,
  borderRadius: 1,
  typography: 'body2',
  bgcolor: 'background.sunken',
  border: 1,
  borderColor: 'divider',
} as const;

/** Page 2: the size, drawn to scale; one of one's own is written (R-WIZ-04, R-WIZ-28). */
function SizePage({ entry, edit, errors }: WizardPageProps) {
  const text = useText(wizardTexts);
  const complaint = useFieldProblem();
  const group = formatOf(entry.to.file)?.sizes ?? null;
  if (group === null) return null;

  const sizes = sizeCatalogue[group];
  const scales = scalesOf(group);
  const drawing = (size: Size) => {
    const scale = scales.get(size.id);
    return scale ? <SizeDrawing size={size} scale={scale} image={entry.from.image} /> : <CustomSizeDrawing />;
  };
  return (
    <Stack spacing={3}>
      <ChoiceCards
        name="to.filename"
        layout="sheets"
        label={text('ask.size')}
        hideLabel
        value={entry.to.filename}
        onChange={(id) => edit(chooseSize(id))}
        error={complaint(errors['to.filename'])}
        choices={sizes.map((size) => ({
          value: size.id,
          label: size.custom ? text('customSize') : size.name,
          picture: drawing(size),
        }))}
      />
      {entry.to.filename === customSizeId && (
        <TextInput
          label={text('customSizeLabel')}
          placeholder={text('customSizePlaceholder')}
          name="to.size"
          autoFocus
          maxLength={orderLimit('items.resource_type_format_custom')}
          value={entry.to.size}
          onChange={(event) => edit(writeSize(event.target.value))}
          error={complaint(errors['to.size'])}
        />
      )}
    </Stack>
  );
}

interface WizardRestaurantNoticeProps {
  entry: CartEntry;
  edit: (change: EntryChange) => void;
}

/** Shows for which restaurant the piece is where the header has another one, and moves it there when asked to. */
function WizardRestaurantNotice({ entry, edit }: WizardRestaurantNoticeProps) {
  const text = useText(wizardTexts);
  const { restaurant } = useSite();
  const isSame = restaurant === null || entry.restaurant_id === restaurant.id;
  if (isSame || entry.restaurant_id === notChosen) return null;
  return (
    <Box role="status" sx={noteLine}>
      <StorefrontOutlined aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 12rem' }}>{text('otherSite', { restaurant: entry.restaurant_name })}</Box>
      <Button variant="text" size="small" onClick={() => edit((before) => moveTo(before, restaurant))}>
        {text('moveHere', { restaurant: restaurant.name })}
      </Button>
    </Box>
  );
}

/** Page 1: the target format, out of those into which the piece may be adapted (R-WIZ-03, AMB-61). The one that the piece already has is marked. */
function FormatPage({ entry, edit, errors, ways }: WizardPageProps) {
  const text = useText(wizardTexts);
  const local = useLocalised();
  const complaint = useFieldProblem();
  const offered = formats.filter(({ id }) => ways.adaptation.includes(id) || id === entry.to.file);
  return (
    <ChoiceCards
      name="to.file"
      label={text('ask.format')}
      hideLabel
      value={entry.to.file === 0 ? '' : String(entry.to.file)}
      onChange={(id) => edit(chooseFormat(Number(id)))}
      error={complaint(errors['to.file'])}
      choices={offered.map(({ id, label }) => ({
        value: String(id),
        label: local(label),
        picture: <FormatDrawing format={id} />,
        badge: id === entry.from.type ? text('original') : undefined,
      }))}
    />
  );
}

/**
 * Leads the eye and the keyboard: to the question when another page opens, to the first mistake when Next is refused
 * (R-WIZ-26). The page that the wizard begins with leaves the focus where it is.
 */
function useWizardFocus({ page, refusals }: Pick<WizardState, 'page' | 'refusals'>): {
  question: RefObject<HTMLHeadingElement | null>;
  form: RefObject<HTMLFormElement | null>;
} {
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

/**
 * Whether the browser's history led to a page of a wizard that was confirmed already: goes on to where that wizard was
 * opened from, or to its exit where it was opened by its address.
 */
function useIsFinished(exit: string): boolean {
  const { state } = useLocation();
  const navigate = useNavigate();
  // As it is on arriving: confirming leads away by itself.
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

/** Tells that the choices are those from before, and how to be rid of them: which can be undone. */
function WizardResumedNotice({ wizard }: { wizard: Wizard }) {
  const text = useText(wizardTexts);
  const toast = useToast();
  const { filename: name } = wizard.state.entry.from;
  return (
    <Box role="status" sx={noteLine}>
      <HistoryRounded aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1 }}>{text('resumed')}</Box>
      <Button
        variant="text"
        size="small"
        onClick={() => toast.done(text('startedOver', { name }), wizard.startOver())}
      >
        {text('startOver')}
      </Button>
    </Box>
  );
}

/** Tells which answers of an earlier entry are asked for anew: none of them was replaced in silence. */
function LostAnswersNotice({ lost = [] }: { lost?: readonly LostAnswer[] | undefined }) {
  const text = useText(lostTexts);
  const names = useLostNames()(lost);
  if (names.length === 0) return null;
  return (
    <Box role="status" sx={{ ...noteLine, flexWrap: 'nowrap', py: 1 }}>
      <HelpOutlineRounded aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1 }}>{text('lost', { count: names.length, names: names.join(', ') })}</Box>
    </Box>
  );
}

/** The way out without confirming (R-WIZ-29): on a phone only its cross. */
function LeaveButton({ to, label }: { to: string; label: string }) {
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
