import Box from '@mui/material/Box';
import type { OperationRecord } from '@portal/contracts/areas/operations';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallError } from '#core/client/call-error';
import type { Page } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { ListPager } from '#ui/list/ListPager';
import type { ListState } from '#ui/list/use-list-url';
import { Panel } from '#ui/Panel';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { logTexts } from '../texts';
import { OperationItem } from './OperationItem';

interface OperationsLogListProps {
  query: UseQueryResult<Page<OperationRecord[]>, CallError>;
  list: ListState;
}

/** What administrators had done with the portal, the newest first. */
export function OperationsLogList({ query, list }: OperationsLogListProps) {
  const text = useText(logTexts);
  const nothing = <EmptyState level="h3" title={text('logEmpty')} text={text('logEmptyText')} />;
  return (
    <Panel title={text('logTitle')}>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={3} />}
        empty={{ when: ({ total }) => total === 0, show: nothing }}
      >
        {({ rows, total }) => (
          <>
            <Box component="ul" aria-label={text('logTitle')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {rows.map((operation) => (
                <OperationItem key={operation.id} operation={operation} />
              ))}
            </Box>
            <ListPager list={list} total={total} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}
