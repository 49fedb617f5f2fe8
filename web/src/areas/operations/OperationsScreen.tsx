import AutorenewRounded from '@mui/icons-material/AutorenewRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { operationsQueries } from '@portal/contracts/areas/operations';
import { Suspense, useState } from 'react';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useListUrl } from '#ui/list/use-list-url';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useNow } from '#ui/use-now';
import { HealthSummary } from './health/HealthSummary';
import { ProjectionCards } from './health/ProjectionCards';
import { OperationsLogList } from './log/OperationsLogList';
import { MailPanel } from './mail/MailPanel';
import { operationsTexts } from './texts';
import { ParkedPanel } from './parked/ParkedPanel';
import { lazyOverlay } from '#ui/part/lazy-part';

const RebuildDialog = lazyOverlay(() =>
  import('./rebuild/RebuildDialog').then((module) => module.RebuildDialog),
);

/** Above this, only the count is shown. */
const parkedShown = 50;

/** How the portal is doing: calm when all is well, else what is wrong and the way to mend it (R8, R9). */
export function OperationsScreen() {
  const text = useText(operationsTexts);
  const now = useNow();
  const list = useListUrl({ defaultSize: 10 });
  const projections = useCallQuery(operationsQueries.ListProjections, {});
  const parked = useCallList(operationsQueries.ListParkedStreams, { size: parkedShown });
  const { page, size } = list.input;
  const log = useCallList(operationsQueries.ListOperations, { page, size });
  const [asked, ask] = useState<readonly string[] | null>(null);
  const names = projections.data?.map(({ name }) => name) ?? [];
  const rebuildAll = (
    <Button
      variant="outlined"
      startIcon={<AutorenewRounded />}
      disabled={names.length === 0}
      onClick={() => ask(names)}
    >
      {text('rebuildAll')}
    </Button>
  );
  const nothing = <EmptyState title={text('nothingYet')} text={text('nothingYetText')} />;
  return (
    <Page title={text('title')} subtitle={text('subtitle')} width="full" actions={rebuildAll}>
      <Stack spacing={3}>
        <Loaded
          query={projections}
          skeleton={<SkeletonRows />}
          empty={{ when: (all) => all.length === 0, show: nothing }}
        >
          {(all) => (
            <>
              <HealthSummary projections={all} now={now} />
              {parked.data && (
                <ParkedPanel
                  parked={parked.data.rows}
                  total={parked.data.total}
                  operations={log.data?.rows ?? []}
                />
              )}
              <MailPanel />
              <ProjectionCards projections={all} now={now} onRebuild={(name) => ask([name])} />
            </>
          )}
        </Loaded>
        <OperationsLogList query={log} list={list} />
      </Stack>
      <Suspense>{asked && <RebuildDialog projections={asked} onClose={() => ask(null)} />}</Suspense>
    </Page>
  );
}
