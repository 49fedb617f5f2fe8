import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { letterOf, type PlanAction, PlanOrigin } from '@portal/contracts/areas/planner';
import { Link } from 'react-router-dom';
import MuiLink from '@mui/material/Link';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { letterLook } from '../letter-look';
import { LetterChip } from '../LetterChip';
import { calendarTexts } from '../texts';

interface ActionFactsListProps {
  action: PlanAction;
  /** What its strategy is called; empty for none. */
  strategy: string;
}

/** What there is to know of an action. */
export function ActionFactsList({ action, strategy }: ActionFactsListProps) {
  const text = useText(calendarTexts);
  const dates = useDates();
  const { row, start, end, duration, type, status, section_url: url } = action;
  const letter = row === 0 ? null : letterOf(row);
  const said = [
    text('when', { start: dates.day(start), end: dates.day(end) }),
    text('duration', { count: duration }),
    text(type === PlanOrigin.National ? 'national' : 'local'),
    ...(status === 0 ? [text('inPreparation')] : []),
  ];
  return (
    <Stack spacing={1} sx={{ typography: 'body2' }} style={letterLook(letter)}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {letter !== null && <LetterChip letter={letter} size="small" />}
        {letter === null
          ? text('ofNone')
          : text('ofStrategy', { letter, name: strategy || text('noStrategy') })}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{said.join(' · ')}</Box>
      {url !== null && (
        <MuiLink component={Link} to={url} sx={{ alignSelf: 'flex-start' }}>
          {text('openSection')}
        </MuiLink>
      )}
    </Stack>
  );
}
