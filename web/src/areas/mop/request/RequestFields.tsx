import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { appLagHours, minPauseReason, mopCommands, mopQueries } from '@portal/contracts/areas/mop';
import { dayOf } from '@portal/contracts/kernel';
import { inputLimitsOf } from '../../../app/client/input-schema';
import { useCallQuery } from '../../../app/client/use-call-query';
import { useText } from '../../../app/i18n/use-text';
import { useMarket } from '../../../app/market';
import { useSite } from '../../../app/session/site';
import { DayTimeField } from '../../../ui/fields/DayTimeField';
import { SelectInput } from '../../../ui/fields/SelectInput';
import { ErrorNote } from '../../../ui/states/ErrorNote';
import { useNow } from '../../../ui/use-now';
import { ReasonField } from '../reason/ReasonField';
import { NoticeHint } from './NoticeHint';
import { OthersInTheWay } from './OthersInTheWay';
import { requestMessages } from './request.messages';
import type { Refusal } from './use-pause-request';
import type { DraftProblems } from './use-problems';
import type { Draft } from './wish';
import { earliestEnd, wishOf, withStart } from './wish';

const longestReason = inputLimitsOf(mopCommands.RequestMopPause)['value'];

interface RequestFieldsProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  problems: DraftProblems;
  refusal: Refusal | null;
}

/** Whether the server will confirm at once: only a hint, it decides when the wish arrives (AMB-46). */
function OutcomeHint() {
  const text = useText(requestMessages);
  const policy = useCallQuery(mopQueries.GetMopAutoConfirm, {});
  if (policy.data === undefined) return null;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {text(policy.data.confirm === 1 ? 'willConfirm' : 'willWait')}
    </Box>
  );
}

function RestaurantChoice({ draft, onDraft }: Pick<RequestFieldsProps, 'draft' | 'onDraft'>) {
  const text = useText(requestMessages);
  const { restaurants } = useSite();
  return (
    <SelectInput
      name="restaurant"
      label={text('restaurant')}
      value={draft.restaurantId}
      options={restaurants.map(({ id, site, name }) => ({ value: id, label: `${site} - ${name}` }))}
      onChange={(event) => onDraft({ ...draft, restaurantId: Number(event.target.value) })}
    />
  );
}

/** Where, from when to when, and why; with what follows from it. */
export function RequestFields({ draft, onDraft, problems, refusal }: RequestFieldsProps) {
  const text = useText(requestMessages);
  const market = useMarket();
  const today = dayOf(new Date(useNow()).toISOString(), market.timeZone);
  const wish = wishOf(draft, market);
  const { complaints, others } = problems;
  // What belongs to a field is said there.
  const isGeneral = refusal !== null && Object.keys(refusal.error.fields).length === 0;
  return (
    <Stack spacing={2.5}>
      <Box sx={{ color: 'text.secondary' }}>{text('intro', { hours: appLagHours })}</Box>
      <RestaurantChoice draft={draft} onDraft={onDraft} />
      <Stack spacing={2}>
        <DayTimeField
          name="start"
          label={text('startOf')}
          dayLabel={text('start')}
          timeLabel={text('at')}
          value={draft.start}
          earliest={{ day: today, time: '00:00' }}
          error={complaints.start}
          onChange={(start) => onDraft(withStart(draft, start, market))}
        />
        <DayTimeField
          name="end"
          label={text('endOf')}
          dayLabel={text('end')}
          timeLabel={text('at')}
          value={draft.end}
          earliest={earliestEnd(draft.start, market)}
          error={complaints.end}
          onChange={(end) => onDraft({ ...draft, end })}
        />
      </Stack>
      <OthersInTheWay others={others} />
      {wish !== null && complaints.start === undefined && <NoticeHint wish={wish} />}
      <ReasonField
        name="reason"
        label={text('reason')}
        placeholder={text('reasonPlaceholder')}
        least={minPauseReason}
        maxLength={longestReason}
        value={draft.reason}
        error={complaints.reason}
        onChange={(reason) => onDraft({ ...draft, reason })}
      />
      <OutcomeHint />
      {isGeneral && <ErrorNote error={refusal.error} />}
    </Stack>
  );
}
