import { Box, ButtonBase, Typography } from '@mui/material';
import { orderQueries, type Workload } from '@portal/contracts/areas/orders';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useNow } from '#ui/use-now';
import { InitialsChip } from '#ui/InitialsChip';
import { ownerTexts, workloadTexts } from './texts';

interface WorkloadListProps {
  onChoose: (assignee: string) => void;
}

/** Unassigned orders first, then the most loaded. */
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
  const age = load.oldest === null ? '' : dates.age(load.oldest, now).replaceAll(' ', '\u00a0');
  return (
    <ButtonBase
      onClick={() => onChoose(isMe ? 'me' : choice)}
      sx={{
        display: 'grid',
        gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
        columnGap: 1.5,
        alignItems: 'center',
        width: '100%',
        minHeight: 48,
        px: 1,
        py: 0.75,
        textAlign: 'start',
        borderRadius: 1,
        '&:hover, &.Mui-focusVisible': { bgcolor: 'background.sunken' },
      }}
    >
      <span aria-hidden>{load.id === null ? null : <InitialsChip name={name} isMe={isMe} size={28} />}</span>
      <Typography variant="body2" component="span">
        <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {isMe ? ownerText('me', { name }) : name}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {age === '' ? text('none') : text('oldest', { age })}
          {!load.available && ` · ${text('former')}`}
        </Box>
      </Typography>
      <Typography variant="subtitle1" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text('open', { count: load.open })}
      </Typography>
    </ButtonBase>
  );
}

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
