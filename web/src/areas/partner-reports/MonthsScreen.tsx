import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { partnerReportQueries, type ReportMonth } from '@portal/contracts/areas/partner-reports';
import { Link } from 'react-router-dom';
import AddRounded from '@mui/icons-material/AddRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HelpRounded from '@mui/icons-material/HelpRounded';
import type { ReactNode } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { TrayDrawing } from '#ui/drawings/EmptyDrawings';
import { ListPager } from '#ui/list/ListPager';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { useTableList } from '#ui/table/use-table-list';
import { motion } from '#core/theme/tokens';
import { StatusChip, statusTones } from '#ui/StatusChip';
import { capital, useMonthName } from '#core/i18n/dates';
import { addPath, addMonthPath, monthPath } from './partner-reports';
import { monthsTexts } from './texts';

interface MonthCardProps {
  to: string;
  month: string;
  isMissing?: boolean;
  head: ReactNode;
  status?: ReactNode;
  children: ReactNode;
}

function MonthCard({ to, month, isMissing = false, head, status, children }: MonthCardProps) {
  const monthName = useMonthName();
  return (
    <Card
      component={Link}
      to={to}
      sx={[
        {
          display: 'flex',
          flexDirection: 'column',
          gap: 1,
          height: '100%',
          p: 2.5,
          color: 'text.primary',
          textDecoration: 'none',
          transition: `border-color ${motion.calm}ms ${motion.ease}`,
          '&:hover': { borderColor: 'text.secondary' },
        },
        isMissing && {
          bgcolor: 'transparent',
          borderStyle: 'dashed',
          '&:not(:hover)': { borderColor: (theme) => theme.vars.palette.control },
        },
      ]}
    >
      <Typography variant="subtitle2" component="span" color="textSecondary">
        {capital(monthName(month))}
      </Typography>
      <Typography variant="h3" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {head}
      </Typography>
      <Stack
        component="span"
        direction="row"
        useFlexGap
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mt: 'auto',
          pt: 1,
        }}
      >
        {status ?? <span />}
        <Typography
          variant="body2"
          component="span"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            fontWeight: 600,
            whiteSpace: 'nowrap',
          }}
        >
          {children}
        </Typography>
      </Stack>
    </Card>
  );
}

/** R-PRT-02. */
function MonthTile({ month: { month_formatted: month, count, unassigned } }: { month: ReportMonth }) {
  const text = useText(monthsTexts);
  const status =
    unassigned === 0 ? (
      <StatusChip tone={statusTones.done} icon={CheckCircleRounded} label={text('allAssigned')} />
    ) : (
      <StatusChip
        tone={statusTones.waiting}
        icon={HelpRounded}
        label={text('unassigned', { count: unassigned })}
      />
    );
  return (
    <MonthCard to={monthPath(month)} month={month} head={text('count', { count })} status={status}>
      {text('edit')}
      <ArrowForwardRounded aria-hidden fontSize="small" />
    </MonthCard>
  );
}

function MissingMonthTile({ month }: { month: string }) {
  const text = useText(monthsTexts);
  return (
    <MonthCard to={addMonthPath(month)} month={month} isMissing head={text('missing')}>
      <AddRounded aria-hidden fontSize="small" />
      {text('upload')}
    </MonthCard>
  );
}

/** R-PRT-11. */
const pageSizes = [20, 50, -1];

const tiles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const skeleton = (
  <Box component="ul" aria-hidden sx={tiles}>
    {Array.from({ length: 6 }, (_, at) => (
      <li key={at}>
        <Skeleton variant="rounded" height={144} />
      </li>
    ))}
  </Box>
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
const sortable = (month: string) => month.split('/').reverse().join('/');

/** Includes months without reports, from the first report on. */
function withMissing(rows: readonly ReportMonth[], missing: readonly string[]) {
  const first = sortable(rows.at(-1)?.month_formatted ?? '');
  const known = new Set(rows.map((month) => month.month_formatted));
  const gaps = missing.filter((month) => sortable(month) > first && !known.has(month));
  return [
    ...rows.map((reports) => ({ month: reports.month_formatted, reports })),
    ...gaps.map((month) => ({ month, reports: undefined })),
  ].toSorted((one, other) => sortable(other.month).localeCompare(sortable(one.month)));
}

/** R-PRT-02. */
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
            <Box component="ul" aria-label={text('months')} sx={tiles}>
              {withMissing(rows, list.input.page === 1 ? missing : []).map(({ month, reports }) => (
                <li key={month}>
                  {reports === undefined ? <MissingMonthTile month={month} /> : <MonthTile month={reports} />}
                </li>
              ))}
            </Box>
            <ListPager list={list} total={total} sizes={pageSizes} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
