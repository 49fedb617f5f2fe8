import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { type EmptySearch, resourceSearchQueries } from '@portal/contracts/areas/resources';
import { Link } from 'react-router-dom';
import { useCallList } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { Panel } from '#ui/Panel';
import { SmallTable } from '#ui/SmallTable';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { searchTexts } from '../texts';
import { searchPath } from './search-path';

function Terms({ searches }: { searches: readonly EmptySearch[] }) {
  const text = useText(searchTexts);
  const dates = useDates();
  return (
    <SmallTable
      label={text('missingHead')}
      columns={[text('missingTerm'), text('missingTimes'), text('missingLast')]}
      rows={searches.map(({ term, lang, count, last_at: at }) => ({
        key: `${lang} ${term}`,
        cells: [
          <MuiLink key="term" component={Link} to={searchPath(term)}>
            {term}
          </MuiLink>,
          count,
          dates.day(at),
        ],
      }))}
    />
  );
}

/** What people search and do not find, for those who can add it; nothing for others (R-CAT-19). */
export function EmptySearchesList() {
  const may = useMay();
  const isAllowed = may(resourceSearchQueries.ListEmptySearches);
  const text = useText(searchTexts);
  const query = useCallList(resourceSearchQueries.ListEmptySearches, {}, { enabled: isAllowed });
  if (!isAllowed) return null;
  return (
    <Box sx={{ maxWidth: '44rem', mx: 'auto', pb: 4 }}>
      <Panel title={text('missingHead')}>
        <Box sx={{ pb: 1.5, typography: 'body2', color: 'text.secondary' }}>{text('missingText')}</Box>
        <Loaded
          query={query}
          skeleton={<SkeletonRows rows={3} />}
          empty={{ when: ({ total }) => total === 0, show: text('missingNone') }}
        >
          {({ rows }) => <Terms searches={rows} />}
        </Loaded>
      </Panel>
    </Box>
  );
}
