import type { SvgIconComponent } from '@mui/icons-material';
import CampaignRounded from '@mui/icons-material/CampaignRounded';
import InsertChartRounded from '@mui/icons-material/InsertChartRounded';
import LanguageRounded from '@mui/icons-material/LanguageRounded';
import LocalOfferRounded from '@mui/icons-material/LocalOfferRounded';
import ShareRounded from '@mui/icons-material/ShareRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import {
  channelCommands,
  type ChannelData,
  channelQueries,
  type ScheduleBlockName,
  scheduleBlocks,
} from '@portal/contracts/areas/channels';
import { restaurantQueries } from '@portal/contracts/areas/restaurants';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { Suspense, useEffect, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { useMay } from '#core/session/use-may';
import { ActionBar } from '#ui/ActionBar';
import { KeptTypingNote } from '#ui/KeptTypingNote';
import { Page } from '#ui/Page';
import { Segmented } from '#ui/Segmented';
import { SideMenu } from '#ui/SideMenu';
import { LeavingDialog } from '#ui/dialogs/LeavingDialog';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { useQuestion } from '#ui/dialogs/use-question';
import { focusFirstError } from '#ui/fields/lead-to-mistake';
import { lazyOverlay } from '#ui/part/lazy-part';
import { editConflictIn } from '#ui/record/edit-conflict';
import { NoRestaurant } from '#ui/restaurant/NoRestaurant';
import { ErrorNote } from '#ui/states/ErrorNote';
import { Loaded } from '#ui/states/Loaded';
import { useToday } from '#ui/use-today';
import { ImmediatePanel } from './ImmediatePanel';
import { OtherPlacesPanel, type Place, usePlaces } from './OtherChannelsPanel';
import { PlannedPanel } from './PlannedPanel';
import { PreviewPanel, roomForTwo } from './PreviewPanel';
import {
  type ChannelEditor,
  type ChannelSave,
  useBlockNames,
  useChannelEditor,
  useChannelSave,
} from './channel-editor';
import { blockOf, type EditedBlock, type Popup, popupOf } from './channels';
import { channelsMessages } from './channels.messages';
import { problemMessages } from './problems.messages';

/** There may be two planned changes and no third one (R-CHN-30, R-ERR-21). */
function TooManyPlansDialog({ onClose }: { onClose: () => void }) {
  const text = useText(problemMessages);
  return <NoticeDialog title={text('plansTitle')} text={text('plansText')} onClose={onClose} />;
}

const ConfirmDialog = lazyOverlay(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);

interface PopupDialogProps {
  popup: Popup;
  /** What is incomplete, where it is hours. */
  blocks: string;
  onGo: () => void;
  onClose: () => void;
}

/** Says what is missing before it can be saved, and leads there (R-CHN-35). */
function PopupDialog({ popup, blocks, onGo, onClose }: PopupDialogProps) {
  const text = useText(problemMessages);
  return (
    <Suspense>
      <ConfirmDialog
        title={text(`${popup}Title`)}
        text={text(`${popup}Text`, { blocks })}
        confirmLabel={text(`${popup}Go`)}
        cancelLabel={text('close')}
        onConfirm={onGo}
        onCancel={onClose}
      />
    </Suspense>
  );
}

interface SaveBarProps {
  editor: ChannelEditor;
  saving: ChannelSave;
}

/** Why it was not saved; a block that somebody else saved says so itself. */
function Failure({ failure }: { failure: unknown }) {
  const text = useText(channelsMessages);
  if (failure === null || editConflictIn(failure) !== null) return null;
  return (
    <Box role="alert" sx={{ pb: 1 }}>
      <Box sx={{ fontWeight: 600, pb: 0.5 }}>{text('failed')}</Box>
      <ErrorNote error={failure} />
    </Box>
  );
}

/** One bar for all that is changed: how much it is, the one button that saves it, and the way back (R-CHN-06). */
function SaveBar({ editor, saving }: SaveBarProps) {
  const text = useText(channelsMessages);
  const nameOf = useBlockNames();
  const { changed } = editor;
  const blocks = changed.map(nameOf).join(', ');
  const discarding = useQuestion<readonly string[]>({
    words: {
      title: () => text('discardTitle'),
      text: () => text('discardText', { blocks }),
      confirm: () => text('discardConfirm'),
    },
    act: async () => editor.discard(changed),
    onDone: () => undefined,
  });
  if (changed.length === 0) return null;
  return (
    <ActionBar>
      <Failure failure={saving.failure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box role="status" title={blocks} sx={{ fontWeight: 650, flex: { xs: '1 0 100%', sm: 1 } }}>
          {text('changed', { count: changed.length })}
          {editor.wasKept && <KeptTypingNote />}
        </Box>
        <Button
          variant="contained"
          color="primary"
          disabled={saving.isSaving}
          onClick={() => void saving.save()}
          sx={{ flex: { xs: 1, sm: 'none' } }}
        >
          {text(saving.isSaving ? 'saving' : 'save')}
        </Button>
        <Button disabled={saving.isSaving} onClick={() => discarding.ask(changed)}>
          {text('discard')}
        </Button>
      </Box>
      <QuestionDialog question={discarding} />
    </ActionBar>
  );
}

/** The schedule block that a pop-up leads to; anew each time that it does. */
export interface WantedSchedule {
  readonly name: ScheduleBlockName;
}

type ChannelTab = 'immediate' | 'planned';

const isSchedule = (block: EditedBlock): block is ScheduleBlockName =>
  (scheduleBlocks as readonly string[]).includes(block);

/** The index of the planned change that a field of the wire belongs to. */
const planOf = (path: string) => Number(/^channel_plan\.(\d+)\./.exec(path)?.[1] ?? 0);

/** Which part of the editor is shown, and how a pop-up leads to what it is about. */
function useGuide({ problems, toldProblems }: Pick<ChannelEditor, 'problems' | 'toldProblems'>) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [tab, setTab] = useState<ChannelTab>('immediate');
  const [plan, setPlan] = useState<number | null>(null);
  const [wanted, setWanted] = useState<WantedSchedule | undefined>();
  const [led, setLed] = useState(0);
  useEffect(() => {
    if (led === 0 || page === null) return undefined;
    // A turn later: what it leads to is drawn by then, and the pop-up has given the focus back.
    const later = setTimeout(() => focusFirstError(page));
    return () => clearTimeout(later);
  }, [led, page]);
  const lead = (popup: Popup) => {
    const path = Object.keys({ ...toldProblems, ...problems }).find((each) => popupOf(each) === popup);
    if (path === undefined) return;
    const block = blockOf(path);
    setTab(block === 'plan' ? 'planned' : 'immediate');
    if (block === 'plan') setPlan(planOf(path));
    if (isSchedule(block)) setWanted({ name: block });
    setLed((count) => count + 1);
  };
  return { setPage, tab, setTab, plan, setPlan, wanted, lead };
}

/** The editor at the left, what customers see at its right; on phones what customers see comes first. */
const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .preview': { order: -1 },
  [theme.breakpoints.up(roomForTwo)]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 34%)',
    '& > .preview': { order: 0, position: 'sticky', top: theme.spacing(11) },
  },
}));

/** A restaurant's channels, as they are edited and as customers see them. */
function ChannelPanel({ channel }: { channel: ChannelData }) {
  const text = useText(channelsMessages);
  const today = useToday();
  const may = useMay();
  const nameOf = useBlockNames();
  const isReadOnly = !may(channelCommands.UpdateChannel);
  const editor = useChannelEditor(channel);
  const saving = useChannelSave(editor);
  const { setPage, ...guide } = useGuide(editor);
  const [day, setDay] = useState(today);
  const [isTooMany, setTooMany] = useState(false);
  const incomplete = new Set(
    Object.keys({ ...editor.toldProblems, ...editor.problems })
      .filter((path) => popupOf(path) === 'schedules')
      .map((path) => nameOf(blockOf(path))),
  );
  return (
    <Box ref={setPage}>
      <LeavingDialog when={editor.changed.length > 0} onLeave={editor.drop} />
      <Beside>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Segmented
            label={text('tabs')}
            hidesLabel
            options={(['immediate', 'planned'] as const).map((value) => ({ value, label: text(value) }))}
            value={guide.tab}
            onChange={guide.setTab}
          />
          <div>
            {guide.tab === 'immediate' ? (
              <ImmediatePanel
                editor={editor}
                isReadOnly={isReadOnly}
                wanted={guide.wanted}
                refusedPause={saving.refusedPause}
              />
            ) : (
              <PlannedPanel
                editor={editor}
                isReadOnly={isReadOnly}
                open={guide.plan}
                onOpen={guide.setPlan}
                onTooMany={() => setTooMany(true)}
              />
            )}
          </div>
        </Stack>
        <div className="preview">
          <PreviewPanel editor={editor} day={day < today ? today : day} onDay={setDay} />
        </div>
      </Beside>
      {!isReadOnly && <SaveBar editor={editor} saving={saving} />}
      {saving.popup !== null && (
        <PopupDialog
          popup={saving.popup}
          blocks={[...incomplete].join(', ')}
          onGo={() => {
            if (saving.popup !== null) guide.lead(saving.popup);
            saving.closePopup();
          }}
          onClose={saving.closePopup}
        />
      )}
      {isTooMany && <TooManyPlansDialog onClose={() => setTooMany(false)} />}
    </Box>
  );
}

const blocks = [160, 480, 240];

/** The blocks of the editor, and the card beside them. */
const ChannelsSkeleton = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(17rem, 34%)' },
    }}
  >
    <Stack spacing={2}>
      {blocks.map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Stack>
    <Skeleton variant="rounded" height={420} sx={{ order: { xs: -1, md: 0 } }} />
  </Box>
);

interface Entry {
  readonly place: Place;
  readonly icon: SvgIconComponent;
}

const groups: readonly { readonly key: 'own' | 'paid'; readonly entries: readonly Entry[] }[] = [
  {
    key: 'own',
    entries: [
      { place: 'web', icon: LanguageRounded },
      { place: 'reports', icon: InsertChartRounded },
      { place: 'offers', icon: LocalOfferRounded },
      { place: 'social', icon: ShareRounded },
    ],
  },
  { key: 'paid', entries: [{ place: 'briefing', icon: CampaignRounded }] },
];

/** The channels of a restaurant, its own and those that are paid for: each leads to its part of the page (R-CHN-01). */
function ChannelsMenu({ places }: { places: readonly Place[] }) {
  const text = useText(channelsMessages);
  return (
    <SideMenu
      label={text('menu')}
      groups={groups.map(({ key, entries }) => ({
        key,
        title: text(key),
        entries: entries
          .filter(({ place }) => places.includes(place))
          .map(({ place, icon }) => ({ id: place, icon, label: text(`place.${place}`) })),
      }))}
    />
  );
}

/** Who changed the restaurant last, and when (R-CHN-36). */
function LastChangeNotice({ restaurantId }: { restaurantId: number }) {
  const text = useText(channelsMessages);
  const dates = useDates();
  const enabled = useMay()(restaurantQueries.GetRestaurantLog);
  const log = useCallQuery(restaurantQueries.GetRestaurantLog, { id: restaurantId, size: 1 }, { enabled });
  if (log.data === undefined) return null;
  const [last] = log.data;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {last === undefined
        ? text('noChange')
        : text('lastChange', {
            who: last.user === '' ? text('portal') : last.user,
            when: dates.time(last.date),
          })}
    </Box>
  );
}

/** The menu at the left where there is room, above the rest elsewhere. */
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gap: theme.spacing(3) },
}));

function Channels({ restaurant: { id, site, name } }: { restaurant: SessionRestaurant }) {
  const text = useText(channelsMessages);
  const { language } = useLanguage();
  const places = usePlaces();
  const channel = useCallQuery(channelQueries.GetChannel, { id, language });
  return (
    <Page
      title={text('title')}
      subtitle={
        <>
          {`${site} - ${name}`}
          <div>{text('everywhere')}</div>
          <LastChangeNotice restaurantId={id} />
        </>
      }
    >
      <Frame>
        <div>
          <ChannelsMenu places={places} />
        </div>
        <Box sx={{ minWidth: 0 }}>
          <Box component="section" id="web" aria-label={text('place.web')}>
            <Loaded query={channel} skeleton={<ChannelsSkeleton />}>
              {(data) => <ChannelPanel key={data.id} channel={data} />}
            </Loaded>
          </Box>
          <OtherPlacesPanel restaurantId={id} places={places} />
        </Box>
      </Frame>
    </Page>
  );
}

/** What the public sees of the chosen restaurant, now and planned (R-NAV-04, R-CHN-01…37). */
export function ChannelsScreen() {
  const text = useText(channelsMessages);
  const { restaurant } = useSite();
  if (restaurant !== null) return <Channels key={restaurant.id} restaurant={restaurant} />;
  return (
    <Page title={text('title')}>
      <NoRestaurant />
    </Page>
  );
}
