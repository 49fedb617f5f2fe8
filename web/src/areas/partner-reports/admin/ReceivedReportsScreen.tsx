import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { useAddress } from '#ui/list/use-address';
import { Page } from '#ui/Page';
import { TabBar } from '#ui/TabBar';
import { MissingReportsTable } from './MissingReportsTable';
import { ReceivedReportsTable } from './ReceivedReportsTable';
import { receivedReportsTexts } from '../texts';

/** Which reports partners have sent, and which restaurants have none, for administrators (R-PRT-02, R-PRT-08). */
export function ReceivedReportsScreen() {
  const text = useText(receivedReportsTexts);
  const id = useId();
  const { search, change } = useAddress();
  const shown = search.get('view') === 'missing' ? 'missing' : 'received';
  const tabs = [
    { key: 'received', label: text('viewReceived') },
    { key: 'missing', label: text('viewMissing') },
  ];
  return (
    <Page title={text('title')} width="full">
      <Stack spacing={2}>
        <Box sx={{ maxWidth: 280 }}>
          <TabBar
            id={id}
            tabs={tabs}
            shown={shown}
            label={text('views')}
            onShow={(view) => change({ view: view === 'missing' ? view : undefined, page: undefined })}
          />
        </Box>
        <div role="tabpanel" id={`${id}-part-${shown}`} aria-labelledby={`${id}-tab-${shown}`}>
          {shown === 'received' ? <ReceivedReportsTable /> : <MissingReportsTable />}
        </div>
      </Stack>
    </Page>
  );
}
