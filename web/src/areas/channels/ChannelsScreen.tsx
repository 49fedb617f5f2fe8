import type { SvgIconComponent } from '@mui/icons-material';
import CampaignRounded from '@mui/icons-material/CampaignRounded';
import InsertChartRounded from '@mui/icons-material/InsertChartRounded';
import LanguageRounded from '@mui/icons-material/LanguageRounded';
import LocalOfferRounded from '@mui/icons-material/LocalOfferRounded';
import ShareRounded from '@mui/icons-material/ShareRounded';
import { Box, Skeleton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
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
import { SaveBar } from '#ui/blocks/SaveBar';
import { HistoryButton } from '#ui/history/HistoryButton';
import { Page } from '#ui/Page';
import { Segmented } from '#ui/Segmented';
import { SideMenu } from '#ui/SideMenu';
import { focusFirstError } from '#ui/fields/lead-to-mistake';
import { lazyOverlay } from '#ui/part/lazy-part';
import { NoRestaurant } from '#ui/restaurant/NoRestaurant';
import { Loaded } from '#ui/states/Loaded';
import { useToday } from '#ui/use-now';
import { ImmediatePanel } from './ImmediatePanel';
import { OtherChannelsPanel, type PagePart, usePageParts } from './OtherChannelsPanel';
import { PlannedPanel } from './PlannedPanel';
import { minWidthForTwo, PreviewPanel } from './PreviewPanel';
import type { RequestedSchedule } from './SchedulesFields';
import {
  type ChannelEditor,
  type ChannelSave,
  useBlockNames,
  useChannelEditor,
  useChannelSave,
} from './channel-editor';
import { useChannelHistory } from './channel-history';
import { blockOf, type EditedBlock, type Popup, popupOf } from './channels';
import { channelsTexts, problemTexts } from './texts';

const ConfirmDialog = lazyOverlay(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);

interface PopupDialogProps {
  popup: Popup;
  blocks: string;
  onGo: () => void;
  onClose: () => void;
}

/** R-CHN-35. */
function PopupDialog({ popup, blocks, onGo, onClose }: PopupDialogProps) {
  const text = useText(problemTexts);
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

/** R-CHN-06. */
function ChannelSaveBar({ editor, saving }: { editor: ChannelEditor; saving: ChannelSave }) {
  const text = useText(channelsTexts);
  const nameOf = useBlockNames();
  const { changed } = editor;
  const blocks = changed.map(nameOf).join(', ');
  return (
    <SaveBar
      text={text}
      status={text('changed', { count: changed.length })}
      details={blocks}
      lost={text('discardText', { blocks })}
      editor={editor}
      saving={saving}
    />
  );
}

type ChannelTab = 'immediate' | 'planned';

const isSchedule = (block: EditedBlock): block is ScheduleBlockName =>
  (scheduleBlocks as readonly string[]).includes(block);

/** Index of the planned change, from the path of a wire field. */
const planOf = (path: string) => Number(/^channel_plan\.(\d+)\./.exec(path)?.[1] ?? 0);

function useErrorNavigation({ problems, shownProblems }: ChannelEditor) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [tab, setTab] = useState<ChannelTab>('immediate');
  const [plan, setPlan] = useState<number | null>(null);
  const [requested, setRequested] = useState<RequestedSchedule | undefined>();
  const [jumps, setJumps] = useState(0);
  useEffect(() => {
    if (jumps === 0 || page === null) return undefined;
    // Later: the target is drawn by then, and the pop-up has given the focus back.
    const later = setTimeout(() => focusFirstError(page));
    return () => clearTimeout(later);
  }, [jumps, page]);
  const goTo = (popup: Popup) => {
    const path = Object.keys({ ...shownProblems, ...problems }).find((each) => popupOf(each) === popup);
    if (path === undefined) return;
    const block = blockOf(path);
    setTab(block === 'plan' ? 'planned' : 'immediate');
    if (block === 'plan') setPlan(planOf(path));
    if (isSchedule(block)) setRequested({ name: block });
    setJumps((count) => count + 1);
  };
  return { setPage, tab, setTab, plan, setPlan, requested, goTo };
}

const editorAndPreview = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .preview': { order: -1 },
  [`@media (min-width: ${minWidthForTwo}px)`]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 34%)',
    '& > .preview': { order: 0, position: 'sticky', top: (theme: Theme) => theme.spacing(11) },
  },
} as const;

function ChannelPanel({ channel }: { channel: ChannelData }) {
  const text = useText(channelsTexts);
  const today = useToday();
  const may = useMay();
  const nameOf = useBlockNames();
  const isReadOnly = !may(channelCommands.UpdateChannel);
  const editor = useChannelEditor(channel);
  const saving = useChannelSave(editor);
  const { setPage, ...navigation } = useErrorNavigation(editor);
  const [day, setDay] = useState(today);
  const incomplete = new Set(
    Object.keys({ ...editor.shownProblems, ...editor.problems })
      .filter((path) => popupOf(path) === 'schedules')
      .map((path) => nameOf(blockOf(path))),
  );
  return (
    <Box ref={setPage}>
      <Box sx={editorAndPreview}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Segmented
            label={text('tabs')}
            hidesLabel
            options={(['immediate', 'planned'] as const).map((value) => ({ value, label: text(value) }))}
            value={navigation.tab}
            onChange={navigation.setTab}
          />
          <div>
            {navigation.tab === 'immediate' ? (
              <ImmediatePanel
                editor={editor}
                isReadOnly={isReadOnly}
                requested={navigation.requested}
                refusedPause={saving.refusedPause}
              />
            ) : (
              <PlannedPanel
                editor={editor}
                isReadOnly={isReadOnly}
                open={navigation.plan}
                onOpen={navigation.setPlan}
              />
            )}
          </div>
        </Stack>
        <div className="preview">
          <PreviewPanel editor={editor} day={day < today ? today : day} onDay={setDay} />
        </div>
      </Box>
      {!isReadOnly && <ChannelSaveBar editor={editor} saving={saving} />}
      {saving.popup !== null && (
        <PopupDialog
          popup={saving.popup}
          blocks={[...incomplete].join(', ')}
          onGo={() => {
            if (saving.popup !== null) navigation.goTo(saving.popup);
            saving.closePopup();
          }}
          onClose={saving.closePopup}
        />
      )}
    </Box>
  );
}

/** Heights of the blocks, in pixels. */
const blocks = [160, 480, 240];

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
  readonly part: PagePart;
  readonly icon: SvgIconComponent;
}

const groups: readonly { readonly key: 'own' | 'paid'; readonly entries: readonly Entry[] }[] = [
  {
    key: 'own',
    entries: [
      { part: 'web', icon: LanguageRounded },
      { part: 'reports', icon: InsertChartRounded },
      { part: 'offers', icon: LocalOfferRounded },
      { part: 'social', icon: ShareRounded },
    ],
  },
  { key: 'paid', entries: [{ part: 'briefing', icon: CampaignRounded }] },
];

/** R-CHN-01. */
function ChannelsMenu({ parts }: { parts: readonly PagePart[] }) {
  const text = useText(channelsTexts);
  return (
    <SideMenu
      label={text('menu')}
      groups={groups.map(({ key, entries }) => ({
        key,
        title: text(key),
        entries: entries
          .filter(({ part }) => parts.includes(part))
          .map(({ part, icon }) => ({ id: part, icon, label: text(`place.${part}`) })),
      }))}
    />
  );
}

/** R-CHN-36. */
function LastChangeNotice({ restaurantId }: { restaurantId: number }) {
  const text = useText(channelsTexts);
  const dates = useDates();
  const enabled = useMay()(restaurantQueries.GetRestaurantLog);
  const log = useCallQuery(restaurantQueries.GetRestaurantLog, { id: restaurantId, size: 1 }, { enabled });
  if (log.data === undefined) return null;
  const [last] = log.data;
  return (
    <Typography variant="body2" color="textSecondary" component="div">
      {last === undefined
        ? text('noChange')
        : text('lastChange', {
            who: last.user === '' ? text('portal') : last.user,
            when: dates.time(last.date),
          })}
    </Typography>
  );
}

function ChannelHistoryButton({ channel, name }: { channel: ChannelData; name: string }) {
  return <HistoryButton history={useChannelHistory(channel.id, name, channel)} />;
}

const menuAndPage = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '12rem minmax(0, 1fr)' },
};

function Channels({ restaurant: { id, site, name } }: { restaurant: SessionRestaurant }) {
  const text = useText(channelsTexts);
  const { language } = useLanguage();
  const parts = usePageParts();
  const channel = useCallQuery(channelQueries.GetChannel, { id, language });
  const label = `${site} - ${name}`;
  return (
    <Page
      title={text('title')}
      subtitle={
        <>
          {label}
          <div>{text('everywhere')}</div>
          <LastChangeNotice restaurantId={id} />
        </>
      }
      actions={channel.data && <ChannelHistoryButton channel={channel.data} name={label} />}
    >
      <Box sx={menuAndPage}>
        <div>
          <ChannelsMenu parts={parts} />
        </div>
        <Box sx={{ minWidth: 0 }}>
          <Box component="section" id="web" aria-label={text('place.web')}>
            <Loaded query={channel} skeleton={<ChannelsSkeleton />}>
              {(data) => <ChannelPanel key={data.id} channel={data} />}
            </Loaded>
          </Box>
          <OtherChannelsPanel restaurantId={id} parts={parts} />
        </Box>
      </Box>
    </Page>
  );
}

/** R-NAV-04, R-CHN-01…37. */
export function ChannelsScreen() {
  const text = useText(channelsTexts);
  const { restaurant } = useSite();
  if (restaurant !== null) return <Channels key={restaurant.id} restaurant={restaurant} />;
  return (
    <Page title={text('title')}>
      <NoRestaurant />
    </Page>
  );
}
