import { useText } from '#core/i18n/use-text';
import { Page } from '#ui/Page';
import { downloadReportTexts } from './texts';
import { DownloadTable } from './DownloadTable';
import { PeriodBar } from './PeriodBar';
import { periodOf } from './periods';
import { PeriodSummary } from './PeriodSummary';
import { usePeriod } from './use-period';

/** What was downloaded from one day to another: in pictures, and piece by piece (R-IMP-10, R-IMP-11, R-NAV-33). */
export function DownloadScreen() {
  const text = useText(downloadReportTexts);
  const state = usePeriod();
  const { period, today, choose, isForward } = state;
  return (
    <Page title={text('title')} subtitle={text('subtitle')} width="full">
      <PeriodBar state={state} />
      {isForward && (
        <>
          <PeriodSummary period={period} />
          <DownloadTable period={period} onThisYear={() => choose(periodOf.year(today))} />
        </>
      )}
    </Page>
  );
}
