import type { DownloadSummary } from '@portal/contracts/areas/download-report';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { ChartFrame } from '#ui/chart/ChartFrame';
import { ChartNumbers } from '#ui/chart/ChartNumbers';
import { Panel } from '#ui/Panel';
import { downloadReportTexts } from '../texts';
import { everyDay } from '../periods';
import { lazyPart } from '#ui/part/lazy-part';

const DayChart = lazyPart(() => import('./DayChart').then((module) => module.DayChart));

/** Downloads day by day: a picture, the same in a sentence, and in numbers for whoever wants them. */
export function DayPanel({ summary }: { summary: DownloadSummary }) {
  const text = useText(downloadReportTexts);
  const dates = useDates();
  const { start, end, downloads, days } = summary;
  const best = days.reduce((most, each) => (each.downloads > most.downloads ? each : most), {
    day: start,
    downloads: 0,
  });
  const label = text('perDaySummary', {
    start: dates.day(start),
    end: dates.day(end),
    total: downloads,
    day: dates.day(best.day),
    most: best.downloads,
  });
  return (
    <Panel title={text('perDay')}>
      <ChartFrame label={label} height={28}>
        <DayChart days={everyDay(summary, days)} />
      </ChartFrame>
      <ChartNumbers
        label={text('perDay')}
        columns={[text('day'), text('downloads')]}
        rows={days.map(({ day, downloads }) => ({ key: day, cells: [dates.day(day), downloads] }))}
      />
    </Panel>
  );
}
