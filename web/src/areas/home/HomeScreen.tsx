import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled, type Theme } from '@mui/material/styles';
import { type Slider, sliderCommands, maxStrip } from '@portal/contracts/areas/sliders';
import { useState, Suspense, useEffect, useRef, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { SectionType, sectionTypePaths } from '@portal/contracts/areas/sections';
import type { Video } from '@portal/contracts/areas/videos';
import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import { homeQueries } from '@portal/contracts/areas/home';
import { resourcePushes } from '@portal/contracts/areas/resources';
import type { OutputOf } from '@portal/contracts/kernel';
import type { UseQueryResult } from '@tanstack/react-query';
import { HomeSlots } from '#ui/slots/Slots';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { Page } from '#ui/Page';
import { useCallCommand } from '#core/client/use-call-command';
import { lazyOverlay } from '#ui/part/lazy-part';
import { recall, remember } from '#core/remembered';
import { radii } from '#core/theme/tokens';
import { uiTexts } from '#ui/texts/early';
import { SearchLine } from '#ui/list/SearchLine';
import { useCallCache } from '#core/client/call-cache';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { usePush } from '#core/live/LiveProvider';
import type { CallError } from '#core/client/call-error';
import { useResourceLook } from '#ui/resource-look/use-resource-look';
import { PartHead } from '#ui/PartHead';
import { MediaCard } from '#ui/card/MediaCard';
import { MediaStripSkeleton, MediaStrip } from '#ui/card/MediaGrid';
import { LoadedPart } from '#ui/states/Loaded';
import { CoverSliderPanel } from './CoverSliderPanel';
import { homeTexts } from './texts';
import { OrdersInProgress } from './OrdersInProgress';
import { EntryTiles } from './EntryTiles';
import { SectionDrawing } from './SectionDrawing';
import { CoverFoot, CoverThumbs, coverRatio } from './cover-looks';
import { useLogged } from './use-logged';

/** The most that is shown, whatever the server answers (R-HOM-13, R-CON-03). */
const shownFiles = 10;

/** As many as are seen without pushing the strip aside. */
const eagerPictures = 6;

type Home = OutputOf<(typeof homeQueries)['GetHome']>;

/** The ten newest files in the language in use, the newest first (R-HOM-13, AMB-20). */
function NewestFilesPanel({ home }: { home: UseQueryResult<Home, CallError> }) {
  const text = useText(homeTexts);
  const titleId = useId();
  const lookOf = useResourceLook();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <PartHead id={titleId} title={text('newest')} />
      <LoadedPart
        query={home}
        skeleton={<MediaStripSkeleton />}
        empty={{
          when: ({ newest }) => newest.length === 0,
          show: <Box sx={{ color: 'text.secondary' }}>{text('newestNone')}</Box>,
        }}
      >
        {({ newest }) => (
          <MediaStrip items={newest.slice(0, shownFiles)} keyOf={({ id }) => id} label={text('newest')}>
            {(resource, index) => <MediaCard piece={lookOf(resource)} isEager={index < eagerPictures} />}
          </MediaStrip>
        )}
      </LoadedPart>
    </Box>
  );
}

/**
 * What the home shows first, in one answer. New files, covers and adverts arrive by themselves: those of the catalogue
 * are heard of here, because their own area does not know the home.
 */
function useHome() {
  const { language: lang } = useLanguage();
  const cache = useCallCache();
  const home = useCallQuery(homeQueries.GetHome, { lang });
  const renew = () => cache.refreshPaced([homeQueries.GetHome]);
  usePush(resourcePushes, 'ResourcePublished', renew);
  usePush(resourcePushes, 'ResourcesChanged', renew);
  useLogged(home.error);
  const { sliders, video = null } = home.data ?? {};
  return {
    home,
    /** Not known yet while it is undefined. */
    sliders,
    hasCovers: sliders === undefined ? home.isPending : sliders.length > 0,
    video,
  };
}

const Line = styled(SearchLine)(({ theme }) => ({
  gap: 10,
  height: 56,
  padding: '0 0.375rem 0 1rem',
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { paddingLeft: 14, '& > svg': { display: 'none' } },
}));

interface SearchFormProps {
  /** What is searched: read out, and shown while the field is empty. */
  label: string;
  /** Never called with an empty term. */
  onSearch: (term: string) => void;
}

/** The large field of a page, with its button. */
function SearchForm({ label, onSearch }: SearchFormProps) {
  const text = useText(uiTexts);
  return (
    <Line label={label} placeholder={label} onSearch={onSearch}>
      <Button type="submit" variant="contained" color="primary">
        {text('search')}
      </Button>
    </Line>
  );
}

/** A cover and its strip, as high as they will be. */
function CoverSkeleton() {
  return (
    <div aria-hidden>
      {/* Drawn at build time, it takes the first cover from the server. */}
      <Box data-cover="" sx={{ aspectRatio: coverRatio, overflow: 'hidden', borderRadius: 1.5 }}>
        <Skeleton variant="rectangular" height="100%" />
      </Box>
      <CoverFoot>
        <CoverThumbs>
          {Array.from({ length: maxStrip }, (_, index) => (
            <Box component="li" key={index} sx={{ aspectRatio: coverRatio }}>
              <Skeleton variant="rounded" height="100%" />
            </Box>
          ))}
        </CoverThumbs>
        <Box sx={{ width: { xs: 34, sm: 102 } }} />
      </CoverFoot>
    </div>
  );
}

/** Read by `public/first-paint.js`, for windows of the same width. */
const key = 'home-above';

/**
 * Remembers how much stands above an element in what it is part of, so that the picture of the next visit has it at the
 * same place before anybody knows what will stand there.
 */
function useKeptPlace() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    const around = ref.current?.parentElement;
    if (!element || !around || !('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(() => {
      const above = element.getBoundingClientRect().top - around.getBoundingClientRect().top;
      remember(key, `${window.innerWidth} ${Math.round(above)}`);
    });
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  return ref;
}

/** R-PLT-17, R-HOM-02. */
const videoKey = 'videoAdv';

/** Does nobody here want to see this advert any more? A list with commas counts too (AMB-35). */
function isUnwanted(id: number): boolean {
  const unwanted = (recall(videoKey) ?? '').split(',').map((one) => one.trim());
  return unwanted.includes(String(id));
}

/** Remembers the last one only, as a plain value (AMB-35). */
const rememberUnwanted = (id: number) => remember(videoKey, String(id));
const VideoDialog = lazyOverlay(() => import('./VideoDialog').then((module) => module.VideoDialog));

/** The video advert that is shown now, unless this browser has had enough of it (R-HOM-01…03). */
function VideoAdvertOverlay({ video }: { video: Video | null }) {
  const [closed, setClosed] = useState<number | null>(null);
  if (video === null || video.id === closed || isUnwanted(video.id)) return null;
  const close = () => setClosed(video.id);
  const forget = () => {
    rememberUnwanted(video.id);
    close();
  };
  return (
    <Suspense>
      <VideoDialog url={video.url} onNoMore={forget} onLater={close} />
    </Suspense>
  );
}

const names = {
  1: 'national',
  2: 'local',
  3: 'communication',
  4: 'toolkits',
  5: 'practices',
} as const satisfies Readonly<Record<SectionType, string>>;

/** The five doors of the catalogue. */
function SectionEntryList() {
  const text = useText(homeTexts);
  return (
    <EntryTiles
      label={text('sections')}
      entries={Object.values(SectionType).map((type) => ({
        to: `/${sectionTypePaths[type]}`,
        title: text(names[type]),
        text: text(`${names[type]}Text`),
        picture: <SectionDrawing type={type} />,
      }))}
    />
  );
}

/** Parts of the day as people greet each other in them. */
type DayPart = 'morning' | 'afternoon' | 'night';

/** First hour of each part: lunch and supper are late here. */
const morning = 6;
const afternoon = 14;
const night = 21;

/**
 * The part of the day that it is in a time zone.
 * @param now milliseconds
 * @param timeZone IANA name: the market's, since a laptop may have been set up elsewhere (AMB-59)
 */
export function dayPartAt(now: number, timeZone: string): DayPart {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
  if (hour < morning || hour >= night) return 'night';
  return hour < afternoon ? 'morning' : 'afternoon';
}

/** Counts that somebody opens a cover (R-HOM-07). Opening never waits for it; a count that is lost is only logged. */
function useOpenCover(): (slider: Slider) => void {
  const { user } = useSession();
  const { send } = useCallCommand(sliderCommands.LogSliderClick);
  return ({ id }) => void send({ slider_id: id, user_id: user.id }).catch(reportError);
}

const strong = (chunks: unknown) => <strong>{chunks as string}</strong>;

function Question() {
  const { restaurant } = useSite();
  if (restaurant === null) return <T of={homeTexts} id="forNobody" />;
  return <T of={homeTexts} id="forSite" values={{ site: restaurant.name, b: strong }} />;
}

function Covers({ sliders }: { sliders: readonly Slider[] | undefined }) {
  const open = useOpenCover();
  return sliders === undefined ? <CoverSkeleton /> : <CoverSliderPanel sliders={sliders} onOpen={open} />;
}

const areasOf = (rows: readonly string[]) => rows.map((row) => `"${row}"`).join(' ');

/** Cover, search and orders within one glance; without covers the doors of the catalogue take their place. */
const frontPage = (theme: Theme, hasCovers: boolean) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: areasOf(['search', ...(hasCovers ? ['covers'] : []), 'entries', 'orders']),
  [theme.breakpoints.up('md')]: {
    columnGap: theme.spacing(5),
    rowGap: theme.spacing(4),
    gridTemplateColumns: hasCovers ? 'minmax(0, 8fr) minmax(0, 5fr)' : 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateRows: hasCovers ? 'auto 1fr auto' : 'auto 1fr',
    gridTemplateAreas: areasOf(
      hasCovers ? ['covers search', 'covers orders', 'entries entries'] : ['search orders', 'entries orders'],
    ),
  },
});
const FrontPage = styled('div', { shouldForwardProp: (name) => name !== 'hasCovers' })<{
  hasCovers: boolean;
}>(({ theme, hasCovers }) => frontPage(theme, hasCovers));

/** What is shown, what is open, what is new, and the ways in. Each part fails by itself (R-NAV-01, R-HOM-14). */
export function HomeScreen() {
  const text = useText(homeTexts);
  const { timeZone } = useMarket();
  const { user } = useSession();
  const navigate = useNavigate();
  const { home, sliders, hasCovers, video } = useHome();
  const front = useKeptPlace();
  const [part] = useState(() => dayPartAt(Date.now(), timeZone));
  const [firstName = user.name] = user.name.split(' ');

  const search = (term: string) => void navigate(`/search?${new URLSearchParams({ s: term }).toString()}`);
  return (
    <Page title={text(part, { name: firstName })} subtitle={<Question />}>
      <Stack spacing={{ xs: 4, md: 5 }}>
        <HomeSlots place="homeAlerts" />
        <FrontPage ref={front} data-front="" hasCovers={hasCovers}>
          <Box sx={{ gridArea: 'search' }}>
            <SearchForm label={text('search')} onSearch={search} />
          </Box>
          {hasCovers && (
            <Box sx={{ gridArea: 'covers', minWidth: 0 }}>
              <Covers sliders={sliders} />
            </Box>
          )}
          <Box sx={{ gridArea: 'entries' }}>
            <SectionEntryList />
          </Box>
          <Box sx={{ gridArea: 'orders', minWidth: 0 }}>
            <OrdersInProgress />
          </Box>
        </FrontPage>
        <HomeSlots place="homeActions" />
        <NewestFilesPanel home={home} />
      </Stack>
      <VideoAdvertOverlay video={video} />
    </Page>
  );
}
