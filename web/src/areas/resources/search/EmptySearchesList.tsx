import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { EmptySearch } from '@portal/contracts/areas/resources';
import { resourceSearchQueries } from '@portal/contracts/areas/resources';
import { Link } from 'react-router-dom';
import { useCallList } from '#app/client/use-call-query';
import { useDates } from '#app/i18n/dates';
import { useText } from '#app/i18n/use-text';
import { useMay } from '#app/session/use-may';
import { Panel } from '#ui/Panel';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { searchMessages } from './search.messages';
import { searchPath } from './search-path';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: theme.spacing(0.75, 1),
    textAlign: 'end',
    whiteSpace: 'nowrap',
    borderWidth: 0,
    borderBottomWidth: 1,
    borderStyle: 'solid',
    borderColor: theme.vars.palette.divider,
  },
  '& th:first-of-type, & td:first-of-type': {
    paddingInlineStart: 0,
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& th': { color: theme.vars.palette.text.secondary, fontWeight: 600 },
}));

function Terms({ searches }: { searches: readonly EmptySearch[] }) {
  const text = useText(searchMessages);
  const dates = useDates();
  return (
    <Table aria-label={text('missingHead')}>
      <thead>
        <tr>
          <th scope="col">{text('missingTerm')}</th>
          <th scope="col">{text('missingTimes')}</th>
          <th scope="col">{text('missingLast')}</th>
        </tr>
      </thead>
      <tbody>
        {searches.map(({ term, lang, count, last_at: at }) => (
          <tr key={`${lang} ${term}`}>
            <td>
              <MuiLink component={Link} to={searchPath(term)}>
                {term}
              </MuiLink>
            </td>
            <td>{count}</td>
            <td>{dates.day(at)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What people search and do not find, for those who can add it; nothing for others (R-CAT-19). */
export function EmptySearchesList() {
  const may = useMay();
  const isAllowed = may(resourceSearchQueries.ListEmptySearches);
  const text = useText(searchMessages);
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
