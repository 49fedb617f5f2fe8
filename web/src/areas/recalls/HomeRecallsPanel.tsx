import { Box } from '@mui/material';
import { recallQueries } from '@portal/contracts/areas/recalls';
import { useId } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { PartHead } from '#ui/PartHead';
import { OwnRecallCard } from './OwnRecallCard';
import { useOwnReach } from './recalls';
import { ownTexts } from './texts';

const maxShown = 2;

/** What the person's restaurants have to confirm; empty without. */
export function HomeRecallsPanel() {
  const text = useText(ownTexts);
  const id = useId();
  const { data } = useCallList(recallQueries.ListOwnRecalls, {
    ...useOwnReach(),
    open: true,
    size: maxShown,
  });
  if (data === undefined || data.total === 0) return null;
  return (
    <section aria-labelledby={id}>
      <PartHead title={text('home')} id={id} more={{ label: text('all'), to: '/recalls' }} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
        }}
      >
        {data.rows.map((recall) => (
          <OwnRecallCard key={recall.id} recall={recall} level="h3" />
        ))}
      </Box>
    </section>
  );
}
