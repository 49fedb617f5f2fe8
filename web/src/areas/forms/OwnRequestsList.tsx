import Box from '@mui/material/Box';
import { formsQueries } from '@portal/contracts/areas/forms';
import { useCallList } from '#app/client/use-call-query';
import { useDates } from '#app/i18n/dates';
import { useText } from '#app/i18n/use-text';
import { Panel } from '#ui/Panel';
import { QuietError } from '#ui/states/QuietError';
import { formsMessages } from './forms.messages';

/** What this person has asked for before; nothing where there is nothing. */
export function OwnRequestsList() {
  const text = useText(formsMessages);
  const dates = useDates();
  const requests = useCallList(formsQueries.ListCustomRequests, { size: 10 });
  if (requests.isError) return <QuietError error={requests.error} onRetry={() => void requests.refetch()} />;
  const rows = requests.data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Box sx={{ pt: 3 }}>
      <Panel title={text('earlier')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map(({ id, at, topic, comments, restaurant_name, restaurant_site }) => (
            <Box component="li" key={id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{topic}</Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {`${restaurant_site} - ${restaurant_name} · ${dates.time(at)}`}
              </Box>
              {comments !== '' && (
                <Box sx={{ typography: 'body2', pt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {comments}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}
