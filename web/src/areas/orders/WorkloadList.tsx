import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { orderQueries, type Workload } from '@portal/contracts/areas/orders';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { radii } from '#core/theme/tokens';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useNow } from '#ui/use-now';
import { InitialsChip } from '#ui/InitialsChip';
import { ownerTexts, workloadTexts } from './texts';

interface WorkloadListProps {
  onChoose: (assignee: string) => void;
}

const Line = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'center',
  width: '100%',
  minHeight: 48,
  padding: theme.spacing(0.75, 1),
  textAlign: 'start',
  borderRadius: radii.control,
  ...theme.typography.body2,
  '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.background.sunken },
})) as typeof ButtonBase;

/** An age that stays on one line. */
const unbroken = (age: string) => age.replaceAll(' ', '\u00a0');

/** Whoever has most first, after what nobody has taken. */
const byLoad = (a: Workload, b: Workload) =>
  Number(b.id === null) - Number(a.id === null) || b.open - a.open || a.name.localeCompare(b.name);

function WorkloadLine({ load, onChoose }: { load: Workload } & WorkloadListProps) {
  const text = useText(workloadTexts);
  const ownerText = useText(ownerTexts);
  const dates = useDates();
  const now = useNow();
  const { user } = useSession();
  const isMe = load.id === user.id;
  const name = load.id === null ? ownerText('nobodys') : load.name || ownerText('former');
  const choice = load.id === null ? 'nobody' : String(load.id);
  return (
    <Line onClick={() => onChoose(isMe ? 'me' : choice)}>
      <span aria-hidden>{load.id === null ? null : <InitialsChip name={name} isMe={isMe} size={28} />}</span>
      <span>
        <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {isMe ? ownerText('me', { name }) : name}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {load.oldest === null
            ? text('none')
            : text('oldest', { age: unbroken(dates.age(load.oldest, now)) })}
          {!load.available && ` · ${text('former')}`}
        </Box>
      </span>
      <Typography variant="subtitle1" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text('open', { count: load.open })}
      </Typography>
    </Line>
  );
}

/** How many orders wait with whom, and since when the oldest of each has. */
export function WorkloadList({ onChoose }: WorkloadListProps) {
  const query = useCallQuery(orderQueries.GetWorkload, {});
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={4} />}>
      {(loads) => (
        <Box component="ul" sx={{ m: 0, mx: -1, p: 0, listStyle: 'none' }}>
          {loads.toSorted(byLoad).map((load) => (
            <li key={load.id ?? 0}>
              <WorkloadLine load={load} onChoose={onChoose} />
            </li>
          ))}
        </Box>
      )}
    </Loaded>
  );
}
