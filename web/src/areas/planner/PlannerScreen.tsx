import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import {
  plannerCommands,
  plannerQueries,
  planIdOf,
  type RestaurantPlan,
  letterOf,
  type StrategySlot,
} from '@portal/contracts/areas/planner';
import { isAdministrator } from '@portal/contracts/kernel';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useState, useEffect, useEffectEvent } from 'react';
import Skeleton from '@mui/material/Skeleton';
import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import FlagRounded from '@mui/icons-material/FlagRounded';
import RouteRounded from '@mui/icons-material/RouteRounded';
import TrackChangesRounded from '@mui/icons-material/TrackChangesRounded';
import Card from '@mui/material/Card';
import { importQueries } from '@portal/contracts/areas/imports';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { useMay } from '#core/session/use-may';
import { NoRestaurant } from '#ui/restaurant/NoRestaurant';
import { LeaveQuestion, useLeaving } from '#ui/dialogs/LeaveGuard';
import { Page } from '#ui/Page';
import { Loaded } from '#ui/states/Loaded';
import { SideMenu } from '#ui/SideMenu';
import { NoPicture } from '#ui/pictures/NoPicture';
import { useToday } from '#ui/use-now';
import { ContestedNotice } from '#ui/blocks/ContestedNotice';
import { SaveBar } from '#ui/blocks/SaveBar';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { useDates } from '#core/i18n/dates';
import { planBlocks } from './draft/plan-edits';
import { plannerTexts, prioritiesTexts } from './texts';
import { CalendarMenu } from './CalendarMenu';
import { usePlanYear } from './use-plan-year';
import { YearPicker } from './YearPicker';
import { PlanPanel } from './calendar/PlanPanel';
import { useAllActions } from './calendar/use-plan-actions';
import { usePlanEditor, type PlanEditor } from './draft/use-plan-editor';
import { usePlanTables, type PlanTables } from './draft/use-plan-tables';
import { usePlanNews } from './use-plan-news';
import { PrioritiesPanel } from './priorities/PrioritiesPanel';
import { usePlanSave } from './draft/use-plan-save';
import type { Author, PlanNews } from './plan-news';

/** So many are said one by one. */
const shown = 4;

interface PlanNewsNoticeProps {
  news: readonly PlanNews[];
  onRead: () => void;
}

function useWords() {
  const text = useText(plannerTexts);
  const dates = useDates();
  const spanOf = ({ start, end }: { start: string; end: string }) =>
    `${dates.day(start)} – ${dates.day(end)}`;
  return ({ change, kind, name, days }: PlanNews): string => {
    if (days === undefined) return text(`news.${change}`, { kind, name });
    const [before, after] = days;
    return text('news.moved', { name, before: spanOf(before), after: spanOf(after) });
  };
}

/** What authors are called: people by their names, whoever plans for the chain as the administration. */
function useAuthors() {
  const text = useText(plannerTexts);
  const nameOf = (by: Author) => (by === 'chain' ? text('chain') : by.user_name || text('somebody'));
  return (news: readonly PlanNews[]) => [...new Set(news.map(({ by }) => nameOf(by)))];
}

/** Who has just changed what in the plan, until it is read. */
function PlanNewsNotice({ news, onRead }: PlanNewsNoticeProps) {
  const text = useText(plannerTexts);
  const wordsOf = useWords();
  const authorsOf = useAuthors();
  const authors = authorsOf(news);
  const isOfSeveral = authors.length > 1;
  return (
    <div role="status" data-print="no">
      {news.length > 0 && (
        <Alert severity="info" onClose={onRead} closeText={text('close')} sx={{ mb: 1.5 }}>
          <AlertTitle>
            {isOfSeveral ? text('newsOfSeveral') : text('newsBy', { who: authors[0] ?? '' })}
          </AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {news.slice(0, shown).map((one) => (
              <li key={one.key}>{[wordsOf(one), ...(isOfSeveral ? authorsOf([one]) : [])].join(' · ')}</li>
            ))}
          </Box>
          {news.length > shown && text('newsMore', { count: news.length - shown })}
        </Alert>
      )}
    </div>
  );
}

/** Fields that others saved while they were edited here (R4). */
function Conflicts({ editor }: { editor: PlanEditor }) {
  const text = useText(plannerTexts);
  const words = useText(prioritiesTexts);
  const { contested, plan } = editor;
  const nameOf = (key: string) => {
    const [id, part] = key.split('.');
    if (id === 'slot') return words('strategyOf', { letter: letterOf(Number(part) as StrategySlot) });
    const name = plan.objectives.find(({ resobjective_id }) => String(resobjective_id) === id)?.name ?? '';
    return words(part === 'sales' ? 'salesOf' : 'newOf', { name });
  };
  if (contested.length === 0) return null;
  return (
    <ContestedNotice
      title={text('contested', { fields: contested.map(nameOf).join('; ') })}
      text={text}
      onKeepMine={() => editor.keepMine(contested)}
      onTakeTheirs={() => editor.discard(contested)}
    />
  );
}

/** Unsaved fields of the cards, and the button that saves them. */
function PlanSaveBar({ editor, tables }: { editor: PlanEditor; tables: PlanTables }) {
  const text = useText(plannerTexts);
  const { save, failure, question, isNumericAlert, closeAlert } = usePlanSave(editor, tables);
  return (
    <SaveBar
      text={text}
      status={text('unsaved', { count: editor.changed.length })}
      editor={editor}
      saving={{ save, isSaving: tables.isSaving, failure }}
      onDiscard={editor.drop}
    >
      <Conflicts editor={editor} />
      <QuestionDialog question={question} />
      {isNumericAlert && (
        <NoticeDialog title={text('numericTitle')} text={text('numericText')} onClose={closeAlert} />
      )}
    </SaveBar>
  );
}

/** The address of the plan's picture on a day: another one each day, so that no browser shows an old one for longer (R-API-103). */
const planImageAddress = (url: string, today: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}date=${today}`;

function NoImage() {
  const text = useText(plannerTexts);
  return <NoPicture title={text('imageNone')}>{text('imageNoneText')}</NoPicture>;
}

function Picture({ address, year }: { address: string; year: number }) {
  const text = useText(plannerTexts);
  const [missing, setMissing] = useState('');
  if (missing === address) return <NoImage />;
  return (
    <Box
      component="img"
      src={address}
      alt={text('imageOf', { year })}
      loading="lazy"
      onError={() => setMissing(address)}
      sx={{ display: 'block', maxWidth: '100%', height: 'auto', mx: 'auto', borderRadius: 1 }}
    />
  );
}

/** The picture of the chain's plan, the new one as soon as there is one; a calm word while there is none (R-MKT-04). */
function PlanImagePreview({ year }: { year: number }) {
  const text = useText(plannerTexts);
  const today = useToday();
  const { data: photo } = useCallQuery(importQueries.GetPlanPhoto, {});
  if (photo === undefined) return null;
  return (
    <Card component="figure" data-print="no" sx={{ m: 0, mt: 2, p: 2 }}>
      <Typography variant="h3" component="figcaption" sx={{ pb: 1.5 }}>
        {text('imageTitle')}
      </Typography>
      {photo.version === 0 ? (
        <NoImage />
      ) : (
        <Picture address={planImageAddress(photo.url, today)} year={year} />
      )}
    </Card>
  );
}

interface PlannerPanelProps {
  plan: RestaurantPlan;
  /** Whether something is typed that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** A restaurant's plan for a year, on one screen. */
function PlannerPanel({ plan, onUnsaved }: PlannerPanelProps) {
  const isReadOnly = !useMay()(plannerCommands.UpdatePlanObjectives);
  const editor = usePlanEditor(plan);
  const tables = usePlanTables(plan);
  const { news, changed, read } = usePlanNews(plan, useAllActions(plan));
  const isUnsaved = editor.changed.length > 0;
  const say = useEffectEvent(onUnsaved);
  useEffect(() => {
    say(isUnsaved);
    return () => say(false);
  }, [isUnsaved]);
  return (
    <>
      <PlanNewsNotice news={news} onRead={read} />
      <PrioritiesPanel editor={editor} tables={tables} isReadOnly={isReadOnly} />
      <Box sx={{ pt: 1.5 }}>
        <PlanPanel plan={plan} changed={changed} isReadOnly={isReadOnly} />
      </Box>
      <PlanImagePreview year={plan.year} />
      {!isReadOnly && <PlanSaveBar editor={editor} tables={tables} />}
    </>
  );
}

const parts = [
  { id: 'priorities', icon: FlagRounded },
  { id: 'objectives', icon: TrackChangesRounded },
  { id: 'strategies', icon: RouteRounded },
  { id: 'plan', icon: CalendarMonthRounded },
] as const;

/** The parts of the page (R-MKT-01). */
function PlannerMenu() {
  const text = useText(plannerTexts);
  const entries = parts.map(({ id, icon }) => ({ id, icon, label: text(`part.${id}`) }));
  return <SideMenu label={text('menu')} groups={[{ key: 'parts', entries }]} />;
}

/** The shape of what comes: choices, three cards, the calendar. */
const PlannerSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    <Skeleton height={32} />
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
      {[1, 2, 3].map((rank) => (
        <Skeleton key={rank} height={180} />
      ))}
    </Box>
    <Skeleton height={360} />
  </Box>
);

/** The menu at the left where there is room, above the rest elsewhere. */
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .anchor': { scrollMarginTop: theme.spacing(14) },
  '@media screen': {
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '9.5rem minmax(0, 1fr)', gap: theme.spacing(2) },
  },
}));

/** The year lies across one sheet of paper. */
const paper = { '@page': { size: 'A4 landscape', margin: '9mm 10mm !important' } };

/** Asks before another year is looked at while something is not saved; what is left is dropped (R-MKT-03). */
function useChange(restaurantId: number, year: number) {
  const { user } = useSession();
  const [isUnsaved, setUnsaved] = useState(false);
  const leaving = useLeaving(isUnsaved);
  const change = (go: () => void) =>
    leaving.leave(() => {
      planBlocks.drafts.write(user.id, planIdOf({ restaurantId, year }), null);
      go();
    });
  return { leaving, setUnsaved, change };
}

function Planner({ restaurant: { id, site, name } }: { restaurant: SessionRestaurant }) {
  const text = useText(plannerTexts);
  const { user } = useSession();
  const { year, years, setYear } = usePlanYear();
  const isReadOnly = !useMay()(plannerCommands.UpdatePlanObjectives);
  const plan = useCallQuery(plannerQueries.GetRestaurantPlan, { restaurant_id: id, year });
  const { leaving, setUnsaved, change } = useChange(id, year);
  return (
    <Page
      width={isAdministrator(user.type) ? 'full' : 'content'}
      title={text('titleOf', { year })}
      actions={
        <>
          <YearPicker year={year} years={years} onYear={(chosen) => change(() => setYear(chosen))} />
          <CalendarMenu restaurantId={id} year={year} />
          <Button startIcon={<PrintRounded aria-hidden />} onClick={() => window.print()}>
            {text('print')}
          </Button>
        </>
      }
    >
      <GlobalStyles styles={paper} />
      <Frame>
        <div data-print="no">
          <PlannerMenu />
        </div>
        <Box sx={{ minWidth: 0 }}>
          <Box data-print="only" sx={{ pb: 1 }}>{`${site} - ${name}`}</Box>
          {isReadOnly && (
            <Typography variant="body2" color="textSecondary" data-print="no" sx={{ pb: 1 }}>
              {text('readOnly')}
            </Typography>
          )}
          <Loaded query={plan} skeleton={<PlannerSkeleton />}>
            {(data) => (
              <PlannerPanel
                key={planIdOf({ restaurantId: data.restaurant_id, year: data.year })}
                plan={data}
                onUnsaved={setUnsaved}
              />
            )}
          </Loaded>
        </Box>
      </Frame>
      {leaving.isAsking && <LeaveQuestion text="leaveText" onStay={leaving.stay} onLeave={leaving.confirm} />}
    </Page>
  );
}

/** The marketing plan of the chosen restaurant for a year (R-MKT-01…21). */
export function PlannerScreen() {
  const text = useText(plannerTexts);
  const { restaurant } = useSite();
  if (restaurant !== null) return <Planner key={restaurant.id} restaurant={restaurant} />;
  return (
    <Page title={text('title')}>
      <NoRestaurant />
    </Page>
  );
}
