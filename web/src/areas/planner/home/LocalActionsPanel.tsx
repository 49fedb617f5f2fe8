import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type HomeAction, phaseOfAction, plannerQueries } from '@portal/contracts/areas/planner';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { PartHead } from '#ui/PartHead';
import { LoadedPart } from '#ui/states/LoadedPart';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useToday } from '#ui/use-today';
import { localActionsTexts } from '../texts/early';
import { LocalActionItem } from './LocalActionItem';

/** So many stand on the home; all of them stand in the plan. */
const shownActions = 6;

const list = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** Nothing is planned: says what would stand here, and leads to where actions are made (R-HOM-12). */
function NoActions() {
  const text = useText(localActionsTexts);
  return (
    <Card sx={{ p: 3 }}>
      <Box sx={{ typography: 'h4' }}>{text('empty')}</Box>
      <Box sx={{ color: 'text.secondary', pt: 0.5 }}>{text('emptyText')}</Box>
      <Button component={Link} to="/marketing" sx={{ mt: 2 }}>
        {text('create')}
      </Button>
    </Card>
  );
}

/** What is on or soon, by the market's day: it changes at midnight while the page stands (AMB-70). */
function Actions({ actions }: { actions: readonly HomeAction[] }) {
  const text = useText(localActionsTexts);
  const today = useToday();
  const due = actions.flatMap((action) => {
    const phase = phaseOfAction(action, today);
    return phase === null ? [] : [{ action, phase }];
  });
  if (due.length === 0) return <NoActions />;
  return (
    <>
      <Box component="ul" aria-label={text('title')} sx={list}>
        {due.slice(0, shownActions).map(({ action, phase }) => (
          <LocalActionItem key={action.id} action={action} phase={phase} />
        ))}
      </Box>
      {due.length > shownActions && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', pt: 1.5 }}>
          {text('more', { count: due.length - shownActions })}
        </Box>
      )}
    </>
  );
}

/** The restaurant's own actions on the home (R-HOM-09…12, R-MKT-22). */
export function LocalActionsPanel({ restaurantId }: { restaurantId: number | null }) {
  return restaurantId === null ? null : <OfRestaurant restaurantId={restaurantId} />;
}

function OfRestaurant({ restaurantId }: { restaurantId: number }) {
  const text = useText(localActionsTexts);
  const id = useId();
  const actions = useCallQuery(plannerQueries.ListLocalActions, { restaurant_id: restaurantId });
  return (
    <Box component="section" aria-labelledby={id}>
      <PartHead id={id} title={text('title')} more={{ label: text('all'), to: '/marketing' }} />
      <LoadedPart query={actions} skeleton={<SkeletonRows rows={2} />}>
        {(data) => <Actions actions={data} />}
      </LoadedPart>
    </Box>
  );
}
