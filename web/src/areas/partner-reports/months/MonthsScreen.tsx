import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { partnerReportQueries, type ReportMonth } from '@portal/contracts/areas/partner-reports';
import { Link } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { TrayDrawing } from '#ui/drawings/TrayDrawing';
import { ListPager } from '#ui/list/ListPager';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { useTableList } from '#ui/table/use-table-list';
import { addPath } from '../report-paths';
import { MissingMonthTile, MonthTile } from './MonthTile';
import { monthsTexts } from '../texts';

/** R-PRT-11. */
const pageSizes = [20, 50, -1];

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const skeleton = (
  <Tiles aria-hidden>
    {Array.from({ length: 6 }, (_, at) => (
      <li key={at}>
        <Skeleton variant="rounded" height={144} />
      </li>
    ))}
  </Tiles>
);

function AddLink() {
  const text = useText(monthsTexts);
  return (
    <Button
      component={Link}
      to={addPath}
      variant="contained"
      color="primary"
      startIcon={<UploadFileRounded />}
    >
      {text('add')}
    </Button>
  );
}

/** `11/2026` → `2026/11`. */
const inOrder = (month: string) => month.split('/').reverse().join('/');

/** Those months, newest first, and among them the ones that have none: not those before the first report. */
function withMissing(rows: readonly ReportMonth[], missing: readonly string[]) {
  const first = inOrder(rows.at(-1)?.month_formatted ?? '');
  const known = new Set(rows.map((month) => month.month_formatted));
  const gaps = missing.filter((month) => inOrder(month) > first && !known.has(month));
  return [
    ...rows.map((reports) => ({ month: reports.month_formatted, reports })),
    ...gaps.map((month) => ({ month, reports: undefined })),
  ].toSorted((one, other) => inOrder(other.month).localeCompare(inOrder(one.month)));
}

/** The months with their reports, newest first; a month without any asks for its own (R-PRT-02). */
export function MonthsScreen() {
  const text = useText(monthsTexts);
  const { list, query } = useTableList(partnerReportQueries.ListPartnerReportMonths, { pageSizes });
  const open = useCallQuery(partnerReportQueries.ListOpenReportMonths, {}).data ?? [];
  const missing = open.filter((month) => !month.has_reports).map((month) => month.month_formatted);
  return (
    <Page title={text('title')} subtitle={text('subtitle')} actions={<AddLink />}>
      <Loaded
        query={query}
        skeleton={skeleton}
        empty={{
          when: ({ total }) => total === 0,
          show: (
            <EmptyState
              drawing={<TrayDrawing />}
              title={text('emptyTitle')}
              text={text('emptyText')}
              action={<AddLink />}
            />
          ),
        }}
      >
        {({ rows, total }) => (
          <>
            <Tiles aria-label={text('months')}>
              {withMissing(rows, list.input.page === 1 ? missing : []).map(({ month, reports }) => (
                <li key={month}>
                  {reports === undefined ? <MissingMonthTile month={month} /> : <MonthTile month={reports} />}
                </li>
              ))}
            </Tiles>
            <ListPager list={list} total={total} sizes={pageSizes} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
