import { Box, Button, Card, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { homeQueries } from '@portal/contracts/areas/home';
import { orderQueries, orderStatuses, settledStatuses } from '@portal/contracts/areas/orders';
import { type Slider, sliderCommands } from '@portal/contracts/areas/sliders';
import type { Video } from '@portal/contracts/areas/videos';
import { isAdministrator } from '@portal/contracts/kernel';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { recall, remember } from '#core/remembered';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { Page } from '#ui/Page';
import { PartHead } from '#ui/PartHead';
import { MediaCard } from '#ui/card/MediaCard';
import { MediaStripSkeleton, MediaStrip } from '#ui/card/MediaGrid';
import { LinkRows } from '#ui/list/LinkRows';
import { SearchLine } from '#ui/list/SearchLine';
import { useOrderRow } from '#ui/order-status/use-order-row';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useResourceLook } from '#ui/resource-look/use-resource-look';
import { HomeSlots } from '#ui/slots/Slots';
import { LoadedPart } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { uiTexts } from '#ui/texts/early';
import { CoverSkeleton, CoverSliderPanel } from './CoverSliderPanel';
import { SectionTiles } from './SectionTiles';
import { homeTexts } from './texts';

/** R-HOM-14. */
function useLogged(error: Error | null): void {
  useEffect(() => {
    if (error !== null) reportError(error);
  }, [error]);
}

/** One answer for the page. */
function useHome() {
  const { language: lang } = useLanguage();
  const home = useCallQuery(homeQueries.GetHome, { lang });
  useLogged(home.error);
  return home;
}

/** R-HOM-13, R-CON-03. */
const maxNewest = 10;

/** Cards that are visible without scrolling. */
const eagerPictures = 6;

/** R-HOM-13, AMB-20. */
function NewestResources({ home }: { home: ReturnType<typeof useHome> }) {
  const text = useText(homeTexts);
  const titleId = useId();
  const lookOf = useResourceLook();
  return (
    <section aria-labelledby={titleId}>
      <PartHead id={titleId} title={text('newest')} />
      <LoadedPart
        query={home}
        skeleton={<MediaStripSkeleton />}
        empty={{
          when: ({ newest }) => newest.length === 0,
          show: <Typography color="textSecondary">{text('newestNone')}</Typography>,
        }}
      >
        {({ newest }) => (
          <MediaStrip items={newest.slice(0, maxNewest)} keyOf={({ id }) => id} label={text('newest')}>
            {(resource, index) => <MediaCard piece={lookOf(resource)} isEager={index < eagerPictures} />}
          </MediaStrip>
        )}
      </LoadedPart>
    </section>
  );
}

interface NoOrdersProps {
  mayOrder: boolean;
  hasSite: boolean;
}

function NoOrders({ mayOrder, hasSite }: NoOrdersProps) {
  const text = useText(homeTexts);
  const forAdministrators = hasSite ? 'ordersNoneForSite' : 'ordersNoneYet';
  return (
    <Card sx={{ p: 3 }}>
      <Typography variant="h4" component="div">
        {text('ordersNone')}
      </Typography>
      <Typography color="textSecondary" sx={{ pt: 0.5 }}>
        {text(mayOrder ? 'ordersNoneText' : forAdministrators)}
      </Typography>
      {mayOrder && (
        <Button component={Link} to="/nacional" sx={{ mt: 2 }}>
          {text('ordersNoneAction')}
        </Button>
      )}
    </Card>
  );
}

const maxOrders = 4;
const openStatuses = orderStatuses.map(({ id }) => id).filter((id) => !settledStatuses.includes(id));

function OrdersInProgress() {
  const text = useText(homeTexts);
  const titleId = useId();
  const { restaurant } = useSite();
  const rowOf = useOrderRow(restaurant !== null);
  const isAdmin = isAdministrator(useSession().user.type);
  const orders = useCallList(orderQueries.ListOrders, {
    restaurant_id: restaurant?.id,
    status: openStatuses,
    size: maxOrders,
  });
  useLogged(orders.error);
  return (
    <section aria-labelledby={titleId}>
      <PartHead
        id={titleId}
        title={text('orders')}
        more={{ label: text('ordersAll'), to: isAdmin ? '/admin/orders' : '/orders' }}
      />
      <LoadedPart
        query={orders}
        skeleton={<SkeletonRows rows={3} />}
        empty={{
          when: ({ total }) => total === 0,
          show: <NoOrders mayOrder={!isAdmin} hasSite={restaurant !== null} />,
        }}
      >
        {({ rows, total }) => (
          <>
            <LinkRows label={text('orders')} rows={rows.map(rowOf)} />
            {total > rows.length && (
              <Typography variant="body2" color="textSecondary" sx={{ pt: 1.5 }}>
                {text('ordersMore', { count: total - rows.length })}
              </Typography>
            )}
          </>
        )}
      </LoadedPart>
    </section>
  );
}

function SearchForm() {
  const text = useText(homeTexts);
  const uiText = useText(uiTexts);
  const navigate = useNavigate();
  return (
    <Box
      component={SearchLine}
      label={text('search')}
      placeholder={text('search')}
      onSearch={(term: string) => void navigate(`/search?${new URLSearchParams({ s: term }).toString()}`)}
      sx={{
        gap: 1.25,
        height: 56,
        py: 0,
        pl: { xs: 1.75, sm: 2 },
        pr: 0.75,
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        '& > svg': { display: { xs: 'none', sm: 'block' } },
      }}
    >
      <Button type="submit" variant="contained" color="primary">
        {uiText('search')}
      </Button>
    </Box>
  );
}

/** R-PLT-17, R-HOM-02. */
const videoKey = 'videoAdv';

/** Older values are lists with commas (AMB-35). */
const isDismissed = (id: number) =>
  (recall(videoKey) ?? '')
    .split(',')
    .map((one) => one.trim())
    .includes(String(id));

const VideoDialog = lazyOverlay(() => import('./VideoDialog').then((module) => module.VideoDialog));

/** R-HOM-01…03. */
function VideoAdvert({ video }: { video: Video | null }) {
  const [closed, setClosed] = useState<number | null>(null);
  if (video === null || video.id === closed || isDismissed(video.id)) return null;
  const close = () => setClosed(video.id);
  const dismiss = () => {
    // A plain value: only the last one (AMB-35).
    remember(videoKey, String(video.id));
    close();
  };
  return (
    <Suspense>
      <VideoDialog url={video.url} onNoMore={dismiss} onLater={close} />
    </Suspense>
  );
}

type DayPart = 'morning' | 'afternoon' | 'night';

/** First hours: lunch and supper are late here. */
const morning = 6;
const afternoon = 14;
const night = 21;

/**
 * @param now milliseconds
 * @param timeZone IANA name of the market's, not of the computer (AMB-59)
 */
export function dayPartAt(now: number, timeZone: string): DayPart {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
  if (hour < morning || hour >= night) return 'night';
  return hour < afternoon ? 'morning' : 'afternoon';
}

function Question() {
  const { restaurant } = useSite();
  if (restaurant === null) return <T of={homeTexts} id="forNobody" />;
  const b = (chunks: unknown) => <strong>{chunks as string}</strong>;
  return <T of={homeTexts} id="forSite" values={{ site: restaurant.name, b }} />;
}

/** R-HOM-07. */
function Covers({ sliders }: { sliders: readonly Slider[] | undefined }) {
  const { user } = useSession();
  const { send } = useCallCommand(sliderCommands.LogSliderClick);
  if (sliders === undefined) return <CoverSkeleton />;
  const count = ({ id }: Slider) => void send({ slider_id: id, user_id: user.id }).catch(reportError);
  return <CoverSliderPanel sliders={sliders} onOpen={count} />;
}

/** Read by `public/first-paint.js`, for windows of the same width. */
const aboveKey = 'home-above';

/** For the first paint of the next visit. */
function useStoredHeight() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    const around = ref.current?.parentElement;
    if (!element || !around || !('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(() => {
      const above = element.getBoundingClientRect().top - around.getBoundingClientRect().top;
      remember(aboveKey, `${window.innerWidth} ${Math.round(above)}`);
    });
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  return ref;
}

const areasOf = (...rows: string[]) => rows.map((row) => `"${row}"`).join(' ');

const frontPage = (hasCovers: boolean) => (theme: Theme) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: areasOf('search', ...(hasCovers ? ['covers'] : []), 'entries', 'orders'),
  [theme.breakpoints.up('md')]: {
    columnGap: 5,
    rowGap: 4,
    gridTemplateColumns: `minmax(0, ${hasCovers ? 8 : 7}fr) minmax(0, 5fr)`,
    gridTemplateRows: hasCovers ? 'auto 1fr auto' : 'auto 1fr',
    gridTemplateAreas: hasCovers
      ? areasOf('covers search', 'covers orders', 'entries entries')
      : areasOf('search orders', 'entries orders'),
  },
});

/** A failed part leaves the others usable (R-NAV-01, R-HOM-14). */
export function HomeScreen() {
  const text = useText(homeTexts);
  const { timeZone } = useMarket();
  const { user } = useSession();
  const home = useHome();
  const front = useStoredHeight();
  const [part] = useState(() => dayPartAt(Date.now(), timeZone));
  const [firstName = user.name] = user.name.split(' ');
  const { sliders, video = null } = home.data ?? {};
  const hasCovers = sliders === undefined ? home.isPending : sliders.length > 0;
  return (
    <Page title={text(part, { name: firstName })} subtitle={<Question />}>
      <Stack spacing={{ xs: 4, md: 5 }}>
        <HomeSlots place="homeAlerts" />
        <Box ref={front} data-front="" sx={frontPage(hasCovers)}>
          <Box sx={{ gridArea: 'search' }}>
            <SearchForm />
          </Box>
          {hasCovers && (
            <Box sx={{ gridArea: 'covers', minWidth: 0 }}>
              <Covers sliders={sliders} />
            </Box>
          )}
          <Box sx={{ gridArea: 'entries' }}>
            <SectionTiles />
          </Box>
          <Box sx={{ gridArea: 'orders', minWidth: 0 }}>
            <OrdersInProgress />
          </Box>
        </Box>
        <HomeSlots place="homeActions" />
        <NewestResources home={home} />
      </Stack>
      <VideoAdvert video={video} />
    </Page>
  );
}
