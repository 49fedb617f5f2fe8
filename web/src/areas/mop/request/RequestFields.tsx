import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { appLagHours, minPauseReason, mopQueries } from '@portal/contracts/areas/mop';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { DayTimeField } from '#ui/fields/DayTimeField';
import { SelectInput } from '#ui/fields/SelectInput';
import type { RecordFormApi } from '#ui/record/use-record-form';
import { useToday } from '#ui/use-today';
import { ReasonField } from '../pause/ReasonField';
import { whyNot } from '../restaurant/why-not';
import { earliestEnd, endWith, type PauseDraft } from './pause-draft';
import { requestTexts } from '../texts';
import { NoticeNote, OverlapNote } from './RequestNotices';

interface FormProps {
  form: RecordFormApi<PauseDraft>;
}

/** Whether the server will confirm at once: only a hint, it decides when the request arrives (AMB-46). */
function OutcomeHint() {
  const text = useText(requestTexts);
  const policy = useCallQuery(mopQueries.GetMopAutoConfirm, {});
  if (policy.data === undefined) return null;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {text(policy.data.confirm === 1 ? 'willConfirm' : 'willWait')}
    </Box>
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
