import CloseRounded from '@mui/icons-material/CloseRounded';
import { Alert, Box, Button, IconButton, Stack, Typography } from '@mui/material';
import {
  channelCommands,
  maxDaysAhead,
  maxYearsAhead,
  maxSpans,
  noHours,
  type ScheduleHours,
  type SpecialDay,
} from '@portal/contracts/areas/channels';
import { daysAfter } from '@portal/contracts/kernel';
import { type FormEvent, type ReactNode, useState } from 'react';
import { CallError } from '#core/client/call-error';
import { useCallCommand } from '#core/client/use-call-command';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import type { SpecialDaysProps } from '#core/area-manifest';
import { Segmented } from '#ui/Segmented';
import { same } from '#ui/blocks/block-edits';
import { FieldError } from '#ui/fields/Field';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { useLeadToMistake } from '#ui/fields/lead-to-mistake';
import { FormDialog } from '#ui/form/FormDialog';
import { useToast } from '#ui/toast/toast-context';
import { useToday } from '#ui/use-now';
import { HoursField } from './HoursField';
import { newSpecialDay, problemsOfDay, refreshed, useSpecialDayWords } from './special-days';
import { specialTexts } from './texts';

interface FormOptions {
  initial: SpecialDay;
  /** @throws CallError @returns whether all of it is done */
  onSave: (special: SpecialDay) => Promise<boolean>;
  onClose: () => void;
}

const isKnownCode = (code: string | undefined): code is 'required' | 'day_past' | 'day_too_late' =>
  code === 'required' || code === 'day_past' || code === 'day_too_late';

function useSpecialDayForm({ initial, onSave, onClose }: FormOptions) {
  const today = useToday();
  const focusFirstError = useLeadToMistake();
  const [typed, setTyped] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const problems = problemsOfDay(typed, today);
  const save = async () => {
    setPending(true);
    setFailure(null);
    try {
      if (await onSave(typed)) onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return {
    typed,
    setTyped,
    today,
    isChecked,
    problems: isChecked ? problems : {},
    form: {
      isPending,
      failure,
      fieldNames: {},
      hasTyped: !isPending && !same(typed, initial),
      submit: async (event?: FormEvent<HTMLElement>) => {
        // React bubbles the event to the form of the page.
        event?.preventDefault();
        event?.stopPropagation();
        if (Object.keys(problems).length === 0) return save();
        setChecked(true);
        if (event) focusFirstError(event.currentTarget);
      },
    },
  };
}
type SpecialDayForm = ReturnType<typeof useSpecialDayForm>;

function SpanFields({ typed, setTyped, isChecked, problems }: SpecialDayForm) {
  const text = useText(specialTexts);
  const { spans } = typed;
  const set = (changed: readonly ScheduleHours[]) => setTyped({ ...typed, spans: [...changed] });
  return (
    <Stack spacing={1.5}>
      {spans.map((hours, index) => {
        const name = text(index === 0 ? 'span.1' : 'span.2');
        return (
          <div key={name}>
            <Typography component="div" variant="body2" sx={{ fontWeight: 600, pb: 0.75 }}>
              {name}
            </Typography>
            <Box
              sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column', gap: 1 }}
            >
              <HoursField
                name={name}
                hours={hours}
                isChecked={isChecked}
                overlap={undefined}
                onChange={(changed) => set(spans.map((other, at) => (at === index ? changed : other)))}
              />
              {index > 0 && (
                <IconButton aria-label={text('removeSpan')} onClick={() => set(spans.slice(0, index))}>
                  <CloseRounded fontSize="small" />
                </IconButton>
              )}
            </Box>
          </div>
        );
      })}
      {problems['spans'] === 'spans_overlap' && (
        <FieldError id="special-spans-error">{text('code.spans_overlap')}</FieldError>
      )}
      {spans.length < maxSpans && (
        <Button size="small" sx={{ alignSelf: 'start' }} onClick={() => set([...spans, noHours])}>
          {text('addSpan')}
        </Button>
      )}
    </Stack>
  );
}

interface SpecialDayDialogProps extends FormOptions {
  title: string;
  /** Days that have hours already. */
  taken: readonly string[];
  /** Above the fields. */
  children?: ReactNode;
}

/** Load it lazily. */
export function SpecialDayDialog({ title, taken, children, ...options }: SpecialDayDialogProps) {
  const text = useText(specialTexts);
  const state = useSpecialDayForm(options);
  const { typed, setTyped, today, problems, form } = state;
  const wrongDay = problems['day'];
  const isFixed = options.initial.day !== '' && taken.includes(options.initial.day);
  return (
    <FormDialog form={form} width="xs" title={title} confirm={text('save')} onClose={options.onClose}>
      <Stack spacing={2.5}>
        {children}
        {!isFixed && (
          <div>
            <LazyDayField
              name="special-day"
              label={text('date')}
              value={typed.day}
              earliest={today}
              latest={daysAfter(today, maxDaysAhead)}
              error={isKnownCode(wrongDay) ? text(`code.${wrongDay}`, { years: maxYearsAhead }) : undefined}
              onChange={(day) => setTyped({ ...typed, day })}
            />
            {taken.includes(typed.day) && (
              <Alert severity="info" role="status" sx={{ mt: 1 }}>
                {text('replaces')}
              </Alert>
            )}
          </div>
        )}
        <Segmented
          label={text('state')}
          options={(['open', 'closed'] as const).map((value) => ({ value, label: text(value) }))}
          value={typed.closed ? 'closed' : 'open'}
          onChange={(value) =>
            setTyped({ ...typed, closed: value === 'closed', spans: value === 'closed' ? [] : [noHours] })
          }
        />
        {!typed.closed && <SpanFields {...state} />}
      </Stack>
    </FormDialog>
  );
}

interface Refused {
  readonly id: number;
  readonly code: string;
}

/** Restaurants that were refused, each with its reason. */
function RefusedList({
  refused,
  restaurants,
}: { refused: readonly Refused[] } & Pick<SpecialDaysProps, 'restaurants'>) {
  const text = useText(specialTexts);
  const errorText = useErrorText();
  const call = channelCommands.SetSpecialDays.name;
  return (
    <Alert severity="warning" role="alert">
      {text('notAll')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {refused.map(({ id, code }) => (
          <li key={id}>
            {restaurants.find((restaurant) => restaurant.id === id)?.name ?? id}
            {': '}
            {errorText(new CallError({ call, status: 422, code, correlationId: '' })).text}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Hours of one date for many restaurants; each is saved separately. */
export function SpecialDaysDialog({ restaurants, onClose }: SpecialDaysProps) {
  const text = useText(specialTexts);
  const words = useSpecialDayWords();
  const toast = useToast();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { send } = useCallCommand(channelCommands.SetSpecialDays, { refresh: refreshed, once: true });
  const save = async (special: SpecialDay) => {
    const { data } = await send({ restaurant_ids: restaurants.map(({ id }) => id), days: [special] });
    const count = data.restaurants.length;
    const facts = { count, day: words.dayText(special.day), hours: words.hoursText(special) };
    if (count > 0) toast.done(text('savedMany', facts));
    setRefused(data.refused);
    return data.refused.length === 0;
  };
  return (
    <SpecialDayDialog title={text('edit')} initial={newSpecialDay} taken={[]} onSave={save} onClose={onClose}>
      <Typography component="div" variant="body2" color="textSecondary">
        {text('many', {
          count: restaurants.length,
          names: restaurants.map(({ name }) => name).join(', '),
        })}
      </Typography>
      {refused.length > 0 && <RefusedList refused={refused} restaurants={restaurants} />}
    </SpecialDayDialog>
  );
}
