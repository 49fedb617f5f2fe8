import EventRounded from '@mui/icons-material/EventRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ActionPhase, HomeAction } from '@portal/contracts/areas/planner';
import { Link } from 'react-router-dom';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { StatusChip } from '#ui/StatusChip';
import { localActionsTexts } from '../texts/early';

const looks = {
  current: { tone: 'success', icon: PlayCircleRounded },
  soon: { tone: 'info', icon: EventRounded },
} as const;

const searchFor = (name: string) => `/search?${new URLSearchParams({ s: name }).toString()}`;

/** An action that is on or comes soon, with the way to what is needed for it (R-HOM-10, R-HOM-11). */
export function LocalActionItem({ action, phase }: { action: HomeAction; phase: ActionPhase }) {
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
        <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {phase === 'current' && text('until', { end })}
          {phase === 'soon' && (isOneDay ? text('onDay', { start }) : text('from', { start, end }))}
        </Box>
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
