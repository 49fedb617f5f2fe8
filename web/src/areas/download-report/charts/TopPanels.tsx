import type { DownloadSummary } from '@portal/contracts/areas/download-report';
import { useText } from '#core/i18n/use-text';
import { ChartFrame } from '#ui/chart/ChartFrame';
import { Panel } from '#ui/Panel';
import { downloadReportTexts } from '../texts';
import { SmallTable } from '#ui/SmallTable';
import { lazyPart } from '#ui/part/lazy-part';

const TopChart = lazyPart(() => import('./TopChart').then((module) => module.TopChart));

/** Eighths of the usual distance for one bar, its name and the gap. */
const barHeight = 5;

/** What was downloaded most. */
export function TopPanel({ summary: { top } }: { summary: DownloadSummary }) {
  const text = useText(downloadReportTexts);
  const named = top.map(({ id, name, downloads }) => ({
    id,
    name: name || text('unknown', { id }),
    downloads,
  }));
  const [first] = named;
  if (first === undefined) return null;
  return (
    <Panel title={text('top')}>
      <ChartFrame
        label={text('topSummary', { name: first.name, downloads: first.downloads })}
        height={named.length * barHeight}
      >
        <TopChart top={named} />
      </ChartFrame>
    </Panel>
  );
}

/** Who downloaded most. */
export function RestaurantsPanel({ summary: { restaurants } }: { summary: DownloadSummary }) {
  const text = useText(downloadReportTexts);
  const nameOf = ({ id, name }: { id: number; name: string }) =>
    id === 0 ? text('noRestaurant') : name || text('restaurantOf', { id });
  return (
    <Panel title={text('who')}>
      <SmallTable
        label={text('who')}
        columns={[text('restaurant'), text('downloads')]}
        rows={restaurants.map((each) => ({ key: each.id, cells: [nameOf(each), each.downloads] }))}
      />
    </Panel>
  );
}
