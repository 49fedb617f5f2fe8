import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { T } from '../../app/i18n/T';
import { useText } from '../../app/i18n/use-text';
import { useMarket } from '../../app/market';
import { useSession } from '../../app/session/session-state';
import { useSite } from '../../app/session/site';
import { SearchForm } from '../../ui/list/SearchForm';
import { Page } from '../../ui/Page';
import { dayPartAt } from './day-part';
import { homeMessages } from './home.messages';
import { NewestFiles } from './NewestFiles';
import { OrdersInProgress } from './OrdersInProgress';
import { SectionEntries } from './SectionEntries';

const strong = (chunks: unknown) => <strong>{chunks as string}</strong>;

function Question() {
  const { restaurant } = useSite();
  if (restaurant === null) return <T of={homeMessages} id="forNobody" />;
  return <T of={homeMessages} id="forSite" values={{ site: restaurant.name, b: strong }} />;
}

/** What is open, what is new, and the ways in. Each part loads and fails by itself (R-NAV-01, R-HOM-14). */
export function HomeScreen() {
  const text = useText(homeMessages);
  const { timeZone } = useMarket();
  const { user } = useSession();
  const navigate = useNavigate();
  const [part] = useState(() => dayPartAt(Date.now(), timeZone));
  const [firstName = user.name] = user.name.split(' ');

  const search = (term: string) => void navigate(`/search?${new URLSearchParams({ s: term }).toString()}`);
  return (
    <Page title={text(part, { name: firstName })} subtitle={<Question />}>
      <Stack spacing={{ xs: 5, md: 6 }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 5 },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          }}
        >
          <Stack spacing={3}>
            <SearchForm label={text('search')} onSearch={search} />
            <SectionEntries />
          </Stack>
          <OrdersInProgress />
        </Box>
        <NewestFiles />
      </Stack>
    </Page>
  );
}
