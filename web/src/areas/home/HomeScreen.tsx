import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled, type Theme } from '@mui/material/styles';
import type { Slider } from '@portal/contracts/areas/sliders';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HomeSlots } from '#ui/slots/HomeSlots';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { SearchForm } from './SearchForm';
import { Page } from '#ui/Page';
import { CoverSkeleton } from './covers/CoverSkeleton';
import { CoverSliderPanel } from './covers/CoverSliderPanel';
import { dayPartAt } from './day-part';
import { homeTexts } from './texts';
import { NewestFilesPanel } from './NewestFilesPanel';
import { OrdersInProgress } from './OrdersInProgress';
import { SectionEntryList } from './SectionEntryList';
import { useHome } from './use-home';
import { useKeptPlace } from './use-kept-place';
import { useOpenCover } from './use-open-cover';
import { VideoAdvertOverlay } from './video/VideoAdvertOverlay';

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
