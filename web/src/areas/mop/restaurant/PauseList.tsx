import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useText } from '#app/i18n/use-text';
import { PhoneDrawing } from './PhoneDrawing';
import { ListPager } from '#ui/list/ListPager';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { pausesMessages } from './pauses.messages';
import { PauseRow } from './PauseRow';
import type { Pauses } from './use-pauses';

interface PauseListProps {
  pauses: Pauses;
  onOpen: (id: string) => void;
  onRequest: () => void;
}

function NoPauses({ pauses, onRequest }: Omit<PauseListProps, 'onOpen'>) {
  const text = useText(pausesMessages);
  const { list, all } = pauses;
  if ((all.data?.total ?? 0) > 0) {
    return (
      <EmptyState
        title={text('pastEnd')}
        action={<Button onClick={() => list.setPage(1, list.input.size)}>{text('firstPage')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      level="h3"
      drawing={<PhoneDrawing />}
      title={text('emptyTitle')}
      text={text('emptyText')}
      action={<Button onClick={onRequest}>{text('request')}</Button>}
    />
  );
}

/** All pauses of the restaurant, the latest first, each with what happened to it. */
export function PauseList({ pauses, onOpen, onRequest }: PauseListProps) {
  const text = useText(pausesMessages);
  const { all, list, rows } = pauses;
  return (
    <Box component="section" aria-labelledby="all-pauses">
      <Box component="h2" id="all-pauses" sx={{ typography: 'h3', m: 0, pb: 1.5 }}>
        {text('all')}
      </Box>
      <Loaded
        query={all}
        skeleton={<SkeletonRows rows={5} />}
        empty={{ when: () => rows.length === 0, show: <NoPauses pauses={pauses} onRequest={onRequest} /> }}
      >
        {({ total }) => (
          <Box sx={{ opacity: all.isPlaceholderData ? 0.6 : 1 }} aria-busy={all.isPlaceholderData}>
            <Card component="ul" aria-labelledby="all-pauses" sx={{ m: 0, p: 0.5, listStyle: 'none' }}>
              {rows.map((pause) => (
                <Box component="li" key={pause.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
                  <PauseRow pause={pause} onOpen={onOpen} />
                </Box>
              ))}
            </Card>
            <ListPager list={list} total={total} />
          </Box>
        )}
      </Loaded>
    </Box>
  );
}
