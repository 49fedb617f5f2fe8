import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { partnerReportQueries } from '@portal/contracts/areas/partner-reports';
import { useSearchParams } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { Page } from '#ui/Page';
import { Loaded } from '#ui/states/Loaded';
import { monthsPath } from '../report-paths';
import { addTexts } from '../texts';
import { ArchiveForm, type OpenMonth } from './ArchiveForm';
import { ArchiveResultPanel } from './ArchiveResultPanel';
import { ArchiveUploadPanel } from './ArchiveUploadPanel';
import { useArchiveUpload } from './use-archive-upload';

function AddReports({ months }: { months: readonly OpenMonth[] }) {
  const [search] = useSearchParams();
  const upload = useArchiveUpload();
  const { uploads, isBusy, result } = upload;
  const asked = (search.get('month') ?? '').replace('-', '/');
  if (result !== null) return <ArchiveResultPanel result={result} onAgain={upload.again} />;
  // What was chosen stays, should it be refused.
  const isOnItsWay = uploads.some(({ state }) => state !== 'failed');
  return (
    <Stack spacing={2}>
      {uploads.length > 0 && <ArchiveUploadPanel upload={upload} />}
      <Box hidden={isOnItsWay}>
        <ArchiveForm
          months={months}
          month={asked}
          onSend={(month, file) => {
            uploads.forEach(({ id }) => upload.remove(id));
            upload.send(month, file);
          }}
        />
      </Box>
      <LeaveGuard when={isBusy} />
    </Stack>
  );
}

/** Uploads the reports of a month in one archive (R-PRT-04). */
export function AddReportsScreen() {
  const text = useText(addTexts);
  const query = useCallQuery(partnerReportQueries.ListOpenReportMonths, {});
  return (
    <Page title={text('title')} crumbs={[{ label: text('back'), to: monthsPath }]}>
      <Loaded query={query} skeleton={<Skeleton variant="rounded" height={360} />}>
        {(months) => <AddReports months={months} />}
      </Loaded>
    </Page>
  );
}
