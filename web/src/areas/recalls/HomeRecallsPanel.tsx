import AssignmentReturnRounded from '@mui/icons-material/AssignmentReturnRounded';
import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { recallQueries } from '@portal/contracts/areas/recalls';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
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
    <Stack component="section" aria-labelledby={id} spacing={1.5}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <AssignmentReturnRounded aria-hidden sx={{ color: 'warning.main' }} />
        <Typography variant="h3" component="h2" id={id} sx={{ flex: 1 }}>
          {text('home')}
        </Typography>
        <MuiLink component={Link} to="/recalls" sx={{ typography: 'subtitle2', py: 1 }}>
          {text('all')}
        </MuiLink>
      </Box>
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
    </Stack>
  );
}
