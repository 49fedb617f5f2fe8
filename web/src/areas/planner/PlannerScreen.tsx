import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import EventRepeatRounded from '@mui/icons-material/EventRepeatRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import FlagRounded from '@mui/icons-material/FlagRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import RouteRounded from '@mui/icons-material/RouteRounded';
import TrackChangesRounded from '@mui/icons-material/TrackChangesRounded';
import { Box, Button, Card, GlobalStyles, Menu, MenuItem, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { importQueries } from '@portal/contracts/areas/imports';
import {
  calendarFeedPath,
  calendarFilePath,
  letterOf,
  type PlanAction,
  planIdOf,
  plannerCommands,
  plannerQueries,
  type RestaurantPlan,
  rowOfSection,
  type StrategySlot,
} from '@portal/contracts/areas/planner';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { isAdministrator } from '@portal/contracts/kernel';
import { Suspense, useId, useMemo, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { useMay } from '#core/session/use-may';
import { ContestedNotice } from '#ui/blocks/ContestedNotice';
import { SaveBar } from '#ui/blocks/SaveBar';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { HistoryButton } from '#ui/history/HistoryButton';
import { Page } from '#ui/Page';
import { lazyOverlay } from '#ui/part/lazy-part';
import { NoPicture } from '#ui/pictures/NoPicture';
import { NoRestaurant } from '#ui/restaurant/NoRestaurant';
import { SideMenu } from '#ui/SideMenu';
import { Loaded } from '#ui/states/Loaded';
import { useToday } from '#ui/use-now';
import { PlanNewsNotice, usePlanNews } from './PlanNewsNotice';
import { PlanPanel } from './PlanPanel';
import { PrioritiesPanel } from './PrioritiesPanel';
import { usePlanHistory } from './plan-history';
import { usePlanYear, YearPicker } from './YearPicker';
import { type PlanEditor, type PlanTables, usePlanEditor, usePlanSave, usePlanTables } from './planner';
import { plannerTexts, prioritiesTexts, subscriptionTexts } from './texts';

const CalendarAddressDialog = lazyOverlay(() =>
  import('#ui/calendar/CalendarAddressDialog').then((module) => module.CalendarAddressDialog),
);

function CalendarMenu({ restaurantId, year }: { restaurantId: number; year: number }) {
  const text = useText(subscriptionTexts);
  const { language } = useLanguage();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSubscribing, setSubscribing] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        id={id}
        startIcon={<CalendarMonthRounded aria-hidden />}
        endIcon={<ExpandMoreRounded aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('menu')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem
          component="a"
          href={`${calendarFilePath({ restaurantId, year })}?language=${language}`}
          download
          onClick={close}
        >
          <DownloadRounded aria-hidden />
          {text('download', { year })}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            setSubscribing(true);
          }}
        >
          <EventRepeatRounded aria-hidden />
          {text('subscribe')}
        </MenuItem>
      </Menu>
      <Suspense>
        {isSubscribing && (
          <CalendarAddressDialog
            text={text('text')}
            pathOf={(token) => calendarFeedPath(restaurantId, token)}
            onClose={() => setSubscribing(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** R4. */
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
      onKeepMine={() => editor.keepMine(contested)}
      onTakeTheirs={() => editor.discard(contested)}
    />
  );
}

function PlanSaveBar({ editor, tables }: { editor: PlanEditor; tables: PlanTables }) {
  const text = useText(plannerTexts);
  const { question, isNumericAlert, closeAlert, ...saving } = usePlanSave(editor, tables);
  const status = text('unsaved', { count: editor.changed.length });
  return (
    <SaveBar
      text={text}
      status={status}
      lost={status}
      editor={editor}
      saving={saving}
      isDisabled={tables.isSaving}
    >
      <Conflicts editor={editor} />
      <QuestionDialog question={question} />
      {isNumericAlert && (
        <NoticeDialog title={text('numericTitle')} text={text('numericText')} onClose={closeAlert} />
      )}
    </SaveBar>
  );
}

/** Another address each day, so that no browser shows an old picture for longer (R-API-103). */
const pictureAddress = (url: string, today: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}date=${today}`;

/** R-MKT-04. */
function PlanPicture({ year }: { year: number }) {
  const text = useText(plannerTexts);
  const today = useToday();
  const { data: photo } = useCallQuery(importQueries.GetPlanPhoto, {});
  const [missing, setMissing] = useState('');
  if (photo === undefined) return null;
  const address = pictureAddress(photo.url, today);
  return (
    <Card component="figure" data-print="no" sx={{ m: 0, mt: 2, p: 2 }}>
      <Typography variant="h3" component="figcaption" sx={{ pb: 1.5 }}>
        {text('imageTitle')}
      </Typography>
      {photo.version === 0 || missing === address ? (
        <NoPicture title={text('imageNone')}>{text('imageNoneText')}</NoPicture>
      ) : (
        <Box
          component="img"
          src={address}
          alt={text('imageOf', { year })}
          loading="lazy"
          onError={() => setMissing(address)}
          sx={{ display: 'block', maxWidth: '100%', height: 'auto', mx: 'auto', borderRadius: 1 }}
        />
      )}
    </Card>
  );
}

function useAllActions({ year, actions, strategies }: RestaurantPlan): readonly PlanAction[] {
  const { data } = useCallQuery(plannerQueries.ListNationalActions, { year });
  return useMemo(
    () => [
      ...actions,
      ...(data ?? []).map((action) => ({ ...action, row: rowOfSection(action.section_id, strategies) })),
    ],
    [actions, strategies, data],
  );
}

function Plan({ plan, isReadOnly }: { plan: RestaurantPlan; isReadOnly: boolean }) {
  const editor = usePlanEditor(plan);
  const tables = usePlanTables(plan);
  const actions = useAllActions(plan);
  const { news, changed, read } = usePlanNews(plan, actions);
  return (
    <>
      <PlanNewsNotice news={news} onRead={read} />
      <PrioritiesPanel editor={editor} tables={tables} isReadOnly={isReadOnly} />
      <Box sx={{ pt: 1.5 }}>
        <PlanPanel plan={plan} actions={actions} changed={changed} isReadOnly={isReadOnly} />
      </Box>
      <PlanPicture year={plan.year} />
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

/** R-MKT-01. */
function PlannerMenu() {
  const text = useText(plannerTexts);
  const entries = parts.map(({ id, icon }) => ({ id, icon, label: text(`part.${id}`) }));
  return <SideMenu label={text('menu')} groups={[{ key: 'parts', entries }]} />;
}

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

const menuAndPage = (theme: Theme) => ({
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .anchor': { scrollMarginTop: theme.spacing(14) },
  '@media screen': {
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '9.5rem minmax(0, 1fr)', gap: 2 },
  },
});

/** The year lies across one sheet of paper. */
const paper = { '@page': { size: 'A4 landscape', margin: '9mm 10mm !important' } };

function Planner({ restaurant: { id, site, name } }: { restaurant: SessionRestaurant }) {
  const text = useText(plannerTexts);
  const { user } = useSession();
  const years = usePlanYear();
  const { year } = years;
  const isReadOnly = !useMay()(plannerCommands.UpdatePlanObjectives);
  const history = usePlanHistory(id, year);
  const plan = useCallQuery(plannerQueries.GetRestaurantPlan, { restaurant_id: id, year });
  return (
    <Page
      width={isAdministrator(user.type) ? 'full' : 'content'}
      title={text('titleOf', { year })}
      actions={
        <>
          <YearPicker {...years} />
          <HistoryButton history={history} />
          <CalendarMenu restaurantId={id} year={year} />
          <Button startIcon={<PrintRounded aria-hidden />} onClick={() => window.print()}>
            {text('print')}
          </Button>
        </>
      }
    >
      <GlobalStyles styles={paper} />
      <Box sx={menuAndPage}>
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
              <Plan
                key={planIdOf({ restaurantId: data.restaurant_id, year: data.year })}
                plan={data}
                isReadOnly={isReadOnly}
              />
            )}
          </Loaded>
        </Box>
      </Box>
    </Page>
  );
}

/** R-MKT-01…21. */
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
