import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import type { PartnerReport } from '@portal/contracts/areas/partner-reports';
import { Link, useParams } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing } from '#ui/drawings/SearchDrawing';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { isMonth, monthsPath } from '../report-paths';
import { useMonthName } from '#core/i18n/use-month-name';
import { monthTexts } from '../texts';
import { MonthReportsPanel } from './MonthReportsPanel';
import { useMonthList } from './use-month-list';
import { useReportRemoval } from './use-report-removal';
import { useSelectedRows } from '#ui/table/use-selected-rows';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';

function UnknownMonth() {
  const text = useText(monthTexts);
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={text('unknownTitle')}
      text={text('unknownText')}
      action={
        <Button component={Link} to={monthsPath}>
          {text('toMonths')}
        </Button>
      }
    />
  );
}

const noReports: readonly PartnerReport[] = [];
const rowId = ({ id }: PartnerReport) => id;

function Month({ month }: { month: string }) {
  const text = useText(monthTexts);
  const monthName = useMonthName();
  const list = useMonthList(month);
  const selection = useSelectedRows({ rows: list.query.data?.rows ?? noReports, rowId, view: month });
  const removal = useReportRemoval(selection.clear);
  const { total = 0 } = list.query.data ?? {};
  const hasReports = total > 0 || list.list.isNarrowed;
  return (
    <Page
      title={text('title', { month: monthName(month) })}
      crumbs={[{ label: text('back'), to: monthsPath }]}
      actions={
        hasReports && (
          <Button color="error" startIcon={<DeleteOutlineRounded />} onClick={() => removal.ask({ month })}>
            {text('removeMonth')}
          </Button>
        )
      }
    >
      <MonthReportsPanel month={month} list={list} selection={selection} onRemove={removal.ask} />
      <QuestionDialog question={removal} />
    </Page>
  );
}

/** The reports of a month, and what is missing of them (R-PRT-03). */
export function MonthScreen() {
  const text = useText(monthTexts);
  const { month = '', year = '' } = useParams();
  const key = `${month}/${year}`;
  if (isMonth(key)) return <Month key={key} month={key} />;
  return (
    <Page title={text('back')} crumbs={[{ label: text('back'), to: monthsPath }]}>
      <UnknownMonth />
    </Page>
  );
}
