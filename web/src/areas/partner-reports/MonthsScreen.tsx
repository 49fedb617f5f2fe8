import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
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
import { motion, radii } from '#core/theme/tokens';
import { StatusChip, statusTones } from '#ui/StatusChip';
import { capital, useMonthName } from '#core/i18n/dates';
import { addPath, addMonthPath, monthPath } from './report-paths';
import { monthsTexts } from './texts';

const Tile = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  height: '100%',
  padding: theme.spacing(2.5),
  borderRadius: radii.card,
  border: `thin solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  transition: `border-color ${motion.calm}ms ${motion.ease}`,
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&[data-missing="true"]': {
    border: `thin dashed ${theme.vars.palette.control}`,
    backgroundColor: 'transparent',
  },
  '& .month': { ...theme.typography.subtitle2, color: theme.vars.palette.text.secondary },
  '& .way': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    flexWrap: 'wrap',
    marginTop: 'auto',
    paddingTop: theme.spacing(1),
  },
  '& .way > span:last-child': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
}));

interface FrameProps {
  to: string;
  month: string;
  isMissing?: boolean;
  head: ReactNode;
  children: ReactNode;
}

function TileFrame({ to, month, isMissing = false, head, children }: FrameProps) {
  const monthName = useMonthName();
  return (
    <Tile to={to} data-missing={isMissing}>
      <span className="month">{capital(monthName(month))}</span>
      <Typography variant="h3" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {head}
      </Typography>
      <span className="way">{children}</span>
    </Tile>
  );
}

/** A month: how many reports it has, and whether each has found its restaurant (R-PRT-02). */
function MonthTile({ month: { month_formatted: month, count, unassigned } }: { month: ReportMonth }) {
  const text = useText(monthsTexts);
  return (
    <TileFrame to={monthPath(month)} month={month} head={text('count', { count })}>
      {unassigned === 0 ? (
        <StatusChip tone={statusTones.done} icon={CheckCircleRounded} label={text('allAssigned')} />
      ) : (
        <StatusChip
          tone={statusTones.waiting}
          icon={HelpRounded}
          label={text('unassigned', { count: unassigned })}
        />
      )}
      <span>
        {text('edit')}
        <ArrowForwardRounded aria-hidden fontSize="small" />
      </span>
    </TileFrame>
  );
}

/** A month of which nothing was uploaded. */
function MissingMonthTile({ month }: { month: string }) {
  const text = useText(monthsTexts);
  return (
    <TileFrame to={addMonthPath(month)} month={month} isMissing head={text('missing')}>
      <span />
      <span>
        <AddRounded aria-hidden fontSize="small" />
        {text('upload')}
      </span>
    </TileFrame>
  );
}

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
