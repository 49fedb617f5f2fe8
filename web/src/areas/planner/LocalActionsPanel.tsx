import { Box, Button, Card, Typography } from '@mui/material';
import {
  type HomeAction,
  phaseOfAction,
  plannerQueries,
  type ActionPhase,
  soonDays,
} from '@portal/contracts/areas/planner';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import EventRounded from '@mui/icons-material/EventRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { PartHead } from '#ui/PartHead';
import { LoadedPart } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useToday } from '#ui/use-now';
import { useDates } from '#core/i18n/dates';
import { StatusChip } from '#ui/StatusChip';
import { localActionsTexts } from './texts/early';

const looks = {
  current: { tone: 'success', icon: PlayCircleRounded },
  soon: { tone: 'info', icon: EventRounded },
} as const;

const searchFor = (name: string) => `/search?${new URLSearchParams({ s: name }).toString()}`;

/** R-HOM-10, R-HOM-11. */
function LocalActionItem({ action, phase }: { action: HomeAction; phase: ActionPhase }) {
  const text = useText(localActionsTexts);
  const dates = useDates();
  const { name, section_url: url } = action;
  const start = dates.day(action.start);
  const end = dates.day(action.end);
  const isOneDay = action.start === action.end;
  const leads = url === null ? 'search' : 'section';
  return (
    <Card
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.5, minWidth: 0 }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary">
          {phase === 'current' && text('until', { end })}
          {phase === 'soon' && (isOneDay ? text('onDay', { start }) : text('from', { start, end }))}
        </Typography>
      </Box>
      <StatusChip {...looks[phase]} label={text(phase)} />
      <Button
        component={Link}
        to={url ?? searchFor(name)}
        size="small"
        startIcon={<SearchRounded aria-hidden />}
        aria-label={text(`${leads}Of`, { name })}
      >
        {text(leads)}
      </Button>
    </Card>
  );
}

const maxShown = 6;

const list = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** R-HOM-12. */
function NoActions() {
  const text = useText(localActionsTexts);
  return (
    <Card sx={{ p: 3 }}>
      <Typography variant="h4" component="div">
        {text('empty')}
      </Typography>
      <Box sx={{ color: 'text.secondary', pt: 0.5 }}>{text('emptyText', { days: soonDays })}</Box>
      <Button component={Link} to="/marketing" sx={{ mt: 2 }}>
        {text('create')}
      </Button>
    </Card>
  );
}

/** By the market's day: changes at midnight (AMB-70). */
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
        {due.slice(0, maxShown).map(({ action, phase }) => (
          <LocalActionItem key={action.id} action={action} phase={phase} />
        ))}
      </Box>
      {due.length > maxShown && (
        <Typography variant="body2" color="textSecondary" sx={{ pt: 1.5 }}>
          {text('more', { count: due.length - maxShown })}
        </Typography>
      )}
    </>
  );
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

/** R-HOM-09…12, R-MKT-22. */
export function LocalActionsPanel({ restaurantId }: { restaurantId: number | null }) {
  return restaurantId === null ? null : <OfRestaurant restaurantId={restaurantId} />;
}
