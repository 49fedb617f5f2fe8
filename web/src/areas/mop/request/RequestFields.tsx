import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { appLagHours, minPauseReason, mopQueries, earliestOnTime, isLate } from '@portal/contracts/areas/mop';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { workingHoursBetween } from '@portal/contracts/kernel';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { DayTimeField } from '#ui/fields/DayTimeField';
import { SelectInput } from '#ui/fields/SelectInput';
import type { RecordFormApi } from '#ui/record/use-record-form';
import { useToday, useNow } from '#ui/use-now';
import { useSpans } from '#core/i18n/dates';
import { ReasonField } from '../pause/ReasonField';
import { whyNot } from '../why-not';
import { requestTexts } from '../texts';
import { LateIcon } from '../pause/pause-state';
import { PauseChip } from '../pause/PauseChip';
import { usePauseWords } from '../pause/use-pause-words';
import { earliestEnd, endWith, type PauseDraft, inputOf } from './pause-draft';
import { useOverlapping } from './use-request-form';

interface NoteProps {
  draft: PauseDraft;
}

/** What 48 working hours of notice mean for the chosen start, by the market's calendar (R-MOP-08, AMB-47). */
function NoticeNote({ draft }: NoteProps) {
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
      {text('noticeRule', { moment: spans.moment(earliestOnTime(now, market)) })}
    </Alert>
  );
}

/** The pauses that a draft overlaps: seen before it is sent. */
function OverlapNote({ draft }: NoteProps) {
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

interface FormProps {
  form: RecordFormApi<PauseDraft>;
}

/** Whether the server will confirm at once: only a hint, it decides when the request arrives (AMB-46). */
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

/** Those for which it is possible; of the others it says so. */
function RestaurantChoice({ form }: FormProps) {
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

/** From when to when; the end moves along with the start. */
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
  /** The restaurant is known: it is not asked for. */
  isOfRestaurant?: boolean;
}

/** Where, from when to when, and why; with what follows from it. */
export function RequestFields({ form, isOfRestaurant = false }: RequestFieldsProps) {
  const text = useText(requestTexts);
  return (
    <Stack spacing={2.5}>
      <Box sx={{ color: 'text.secondary' }}>{text('intro', { hours: appLagHours })}</Box>
      {!isOfRestaurant && <RestaurantChoice form={form} />}
      <Times form={form} />
      <OverlapNote draft={form.values} />
      {form.codeOf('start_date') === undefined && <NoticeNote draft={form.values} />}
      <ReasonField {...form.field('value')} placeholder={text('reasonPlaceholder')} least={minPauseReason} />
      <OutcomeHint />
    </Stack>
  );
}
