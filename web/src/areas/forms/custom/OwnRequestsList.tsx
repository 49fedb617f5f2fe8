import Box from '@mui/material/Box';
import { formsQueries } from '@portal/contracts/areas/forms';
import { useCallList } from '#app/client/use-call-query';
import { useText } from '#app/i18n/use-text';
import { SentFormsList } from '../SentFormsList';
import { customMessages } from './custom.messages';

/** Pieces that this person has asked for before (R-FRM-07). */
export function OwnRequestsList() {
  const text = useText(customMessages);
  const requests = useCallList(formsQueries.ListCustomRequests, { size: 10 });
  return (
    <SentFormsList
      title={text('earlier')}
      forms={requests}
      nameOf={({ topic }) => topic}
      contentOf={({ comments }) =>
        comments !== '' && (
          <Box sx={{ typography: 'body2', pt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {comments}
          </Box>
        )
      }
    />
  );
}
