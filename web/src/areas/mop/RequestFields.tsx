import { Alert, AlertTitle, Box, Stack, Typography } from '@mui/material';
import { channelQueries } from '@portal/contracts/areas/channels';
import {
  appLagHours,
  earliestOnTime,
  isLate,
  minPauseReason,
  noticeHours,
  mopQueries,
  type MopRequest,
  pauseProblems,
} from '@portal/contracts/areas/mop';
import { dayOf, workingHoursBetween } from '@portal/contracts/kernel';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { DayTimeField } from '#ui/fields/DayTimeField';
import { SelectInput } from '#ui/fields/SelectInput';
import type { CommandForm } from '#ui/form/use-command-form';
import type { RecordFormApi } from '#ui/record/use-record-form';
import { useNow, useToday } from '#ui/use-now';
import { PauseChip } from './PauseColumns';
import { ReasonField } from './ReasonField';
import { LateIcon, usePauseWords, whyNot } from './mop';
import {
  earliestEnd,
  endWith,
  firstDraft,
  hasSpan,
  inputOf,
  overlapping,
  type PauseDraft,
} from './pause-draft';
import { requestTexts } from './texts';

const none: readonly MopRequest[] = [];

function useOverlapping(draft: PauseDraft): readonly MopRequest[] {
  const market = useMarket();
  const { restaurant_id, ...times } = inputOf(draft, market);
  const isWhole = hasSpan(times);
  const dayAt = (instant: string) => dayOf(instant, market.timeZone);
  const days = isWhole && { from: dayAt(times.start_date), to: dayAt(times.end_date) };
  const others = useCallQuery(
    mopQueries.ListMopPauses,
    { restaurant_id, status: '1,2', open: 1, ...days, sort: 'start_date', size: -1 },
    { enabled: isWhole },
  );
  return overlapping(times, others.data ?? none);
}

/** R-MOP-04, R-MOP-05. */
export function useProblems(draft: PauseDraft) {
  const input = inputOf(draft, useMarket());
  const problems = pauseProblems(input, new Date(useNow()).toISOString());
  const overlap = useOverlapping(draft).length > 0 ? 'overlap' : undefined;
  return {
    start_date: input.start_date === '' ? 'unfinished' : (problems.start_date ?? overlap),
    end_date: input.end_date === '' ? 'unfinished' : problems.end_date,
    value: problems.value,
  };
}

/**
 * Proposes times by the opening hours, once they are loaded and for each restaurant; changed times stay.
 * @returns resets the draft
 */
export function useProposedTimes(form: CommandForm<PauseDraft>, isOpen = true) {
  const market = useMarket();
  const now = useNow();
  const { restaurant_id: id, start_date: start } = form.values;
  const { data: hours } = useCallQuery(channelQueries.GetChannel, { id }, { enabled: isOpen });
  const proposed = useRef(start);
  const propose = useEffectEvent(() => {
    const { day, time } = proposed.current;
    const draft = firstDraft(id, now, market, hours);
    if (start.day !== day || start.time !== time) return;
    proposed.current = draft.start_date;
    if (form.hasTyped) {
      form.set('start_date', draft.start_date);
      form.set('end_date', draft.end_date);
    } else form.reset({ ...form.values, ...draft });
  });
  useEffect(() => {
    if (hours) propose();
  }, [hours]);
  return (restaurantId: number) => {
    const draft = firstDraft(restaurantId, now, market, restaurantId === id ? hours : undefined);
    proposed.current = draft.start_date;
    form.reset(draft);
  };
}

/** R-MOP-08, AMB-47 */
function NoticeNote({ draft }: { draft: PauseDraft }) {
  const text = useText(requestTexts);
  const spans = useSpans();
  const record = useMarket();
  const { market } = record;
  const { start_date: start } = inputOf(draft, record);
  const now = new Date(useNow()).toISOString();
  const hours = Math.floor(workingHoursBetween(now, start, market));
  const late = isLate(start, now, market) && { severity: 'warning' as const, icon: <LateIcon /> };
  return (
    <Alert role="status" severity="success" {...late}>
      <AlertTitle>{late ? text('noticeLate', { hours }) : text('noticeOnTime')}</AlertTitle>
      {text('noticeRule', { moment: spans.moment(earliestOnTime(now, market)), hours: noticeHours })}
    </Alert>
  );
}

function OverlapNote({ draft }: { draft: PauseDraft }) {
  const text = useText(requestTexts);
  const { whenOf } = usePauseWords();
  const others = useOverlapping(draft);
  if (others.length === 0) return null;
  return (
    <Alert role="status" severity="error">
      <AlertTitle>{text('overlapTitle')}</AlertTitle>
      {others.map((pause) => (
        <div key={pause.id}>
          <PauseChip pause={pause} /> {whenOf(pause)}
        </div>
      ))}
    </Alert>
  );
}

/** Whether it will be confirmed at once; the server decides on arrival (AMB-46). */
function OutcomeHint() {
  const text = useText(requestTexts);
  const policy = useCallQuery(mopQueries.GetMopAutoConfirm, {});
  if (policy.data === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {text(policy.data.confirm === 1 ? 'willConfirm' : 'willWait')}
    </Typography>
  );
}

interface FormProps {
  form: RecordFormApi<PauseDraft>;
}

function RestaurantSelect({ form }: FormProps) {
  const text = useText(requestTexts);
  const { restaurants } = useSite();
  const possible = restaurants.filter((restaurant) => whyNot(restaurant) === null);
  const { onChange, ...field } = form.field('restaurant_id');
  return (
    <SelectInput
      {...field}
      hint={possible.length < restaurants.length ? text('onlyWithOrdering') : undefined}
      options={possible.map((each) => ({ value: each.id, label: restaurantLabel(each) }))}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}

function Times({ form }: FormProps) {
  const text = useText(requestTexts);
  const market = useMarket();
  const today = useToday();
  const { values, set, field } = form;
  return (
    <Stack spacing={2}>
      <DayTimeField
        {...field('start_date')}
        dayLabel={text('start')}
        timeLabel={text('at')}
        earliest={{ day: today, time: '00:00' }}
        onChange={(start) => {
          set('end_date', endWith(start, values, market));
          set('start_date', start);
        }}
      />
      <DayTimeField
        {...field('end_date')}
        dayLabel={text('end')}
        timeLabel={text('at')}
        earliest={earliestEnd(values.start_date, market)}
      />
    </Stack>
  );
}

interface RequestFieldsProps extends FormProps {
  /** The restaurant is known. */
  isOfRestaurant?: boolean;
}

export function RequestFields({ form, isOfRestaurant = false }: RequestFieldsProps) {
  const text = useText(requestTexts);
  return (
    <Stack spacing={2.5}>
      <Box sx={{ color: 'text.secondary' }}>{text('intro', { hours: appLagHours })}</Box>
      {!isOfRestaurant && <RestaurantSelect form={form} />}
      <Times form={form} />
      <OverlapNote draft={form.values} />
      {form.codeOf('start_date') === undefined && <NoticeNote draft={form.values} />}
      <ReasonField
        {...form.field('value', { min: minPauseReason })}
        placeholder={text('reasonPlaceholder')}
        minLength={minPauseReason}
      />
      <OutcomeHint />
    </Stack>
  );
}
