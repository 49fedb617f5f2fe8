import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import {
  maxQuoteDays,
  maxQuoteLines,
  maxQuoteTotal,
  netOf,
  type OrderDetail,
  type Quote,
  quoteCommands,
  quoteTotals,
} from '@portal/contracts/areas/orders';
import { daysAfter } from '@portal/contracts/kernel';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { SelectInput } from '#ui/fields/SelectInput';
import { TextInput } from '#ui/fields/TextInput';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { SaveProblem } from '#ui/form/SaveProblem';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordText } from '#ui/record/RecordFields';
import { useToast } from '#ui/toast/toast-context';
import { useToday } from '#ui/use-now';
import { QuoteTotals } from './QuoteTable';
import {
  type LineProblem,
  maxUnits,
  problemsOf,
  proposedLines,
  type QuoteDraft,
  quoteDrafts,
  quoteStale,
  readLine,
  readLines,
  type TypedLine,
  typedLine,
  useMoney,
} from './quote';
import { quoteTexts } from './texts/quote';

/** Days ahead. */
const usualDays = 15;

/** Pixels of the container for four fields, and for a line in one row. */
const roomForFour = 420;
const roomForRow = 660;

const belowLabel = '1.7rem';

const Line = styled('fieldset')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'start',
  minWidth: 0,
  margin: 0,
  padding: 0,
  borderWidth: 0,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.divider,
  '&:not(:first-of-type)': { borderTopWidth: 1, paddingTop: 12 },
  '& > .text': { gridArea: '1 / 1 / auto / span 10' },
  '& > .remove': { gridArea: '1 / 11 / auto / -1', justifySelf: 'end', paddingTop: belowLabel },
  '& > :is(.units, .price, .vat)': { gridColumn: 'span 4' },
  '& > .amount': {
    gridColumn: '1 / -1',
    minHeight: 'var(--control-height)',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    boxSizing: 'content-box',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    fontWeight: 600,
  },
  [`@container (min-width: ${roomForFour}px)`]: {
    '& > :is(.units, .price, .vat, .amount)': { gridColumn: 'span 3' },
    '& > .amount': { paddingTop: belowLabel },
  },
  [`@container (min-width: ${roomForRow}px)`]: {
    gridTemplateColumns: 'minmax(0, 1fr) 5.5rem 6.5rem 6rem minmax(5.5rem, auto) auto',
    '& > :is(.text, .units, .price, .vat, .amount, .remove)': { gridArea: 'auto' },
    // Named by the first row.
    '&:not(:first-of-type)': {
      borderTopWidth: 0,
      paddingTop: 0,
      '& > :is(.amount, .remove)': { paddingTop: 0 },
      '& label': visuallyHidden,
    },
  },
}));

interface LineProps {
  line: TypedLine;
  place: number;
  /** After the first attempt to send. */
  isChecked: boolean;
  isNew: boolean;
  onChange: (line: TypedLine) => void;
  /** Absent for the only line. */
  onRemove: (() => void) | undefined;
}

function LineFields({ line, place, isChecked, isNew, onChange, onRemove }: LineProps) {
  const text = useText(quoteTexts);
  const money = useMoney();
  const { vatRates } = useMarket();
  const read = readLine(line);
  const problems = problemsOf(line);
  const field = (name: 'text' | 'units' | 'price') => {
    const problem: LineProblem | undefined = isChecked ? problems[name] : undefined;
    return {
      label: text(name),
      name: `lines.${place}.${name}`,
      value: line[name],
      error: problem && text(problem, { max: maxUnits }),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        onChange({ ...line, [name]: target.value }),
    };
  };
  return (
    <Line aria-label={text('line', { place: place + 1 })}>
      <div className="text">
        <TextInput {...field('text')} maxLength={200} autoFocus={isNew} />
      </div>
      <div className="units">
        <TextInput {...field('units')} inputMode="numeric" maxLength={7} autoComplete="off" />
      </div>
      <div className="price">
        <TextInput {...field('price')} inputMode="decimal" maxLength={16} autoComplete="off" />
      </div>
      <div className="vat">
        <SelectInput
          label={text('vat')}
          name={`lines.${place}.vat_rate`}
          options={vatRates.map((rate) => ({ value: rate, label: text('rate', { rate }) }))}
          value={line.vat_rate}
          onChange={({ target }) => onChange({ ...line, vat_rate: Number(target.value) })}
        />
      </div>
      <div className="amount">{read === null ? '–' : money(netOf(read))}</div>
      <div className="remove">
        {onRemove && (
          <Tooltip title={text('removeLine', { place: place + 1 })}>
            <IconButton aria-label={text('removeLine', { place: place + 1 })} onClick={onRemove}>
              <DeleteOutlineRounded />
            </IconButton>
          </Tooltip>
        )}
      </div>
    </Line>
  );
}

function useCheck({ lines }: QuoteDraft) {
  const isWrong = lines.some((line) => Object.values(problemsOf(line)).some(Boolean));
  const isTooLarge = quoteTotals(readLines(lines)).total > maxQuoteTotal;
  const code = isTooLarge ? 'quote_too_large' : undefined;
  return { lines: isWrong ? 'wrong' : code };
}

interface QuoteFormProps {
  order: OrderDetail;
  newest: Quote | undefined;
  onOpen: () => void;
  onClose: () => void;
}

function useQuoteForm({ order, newest, onOpen, onClose }: QuoteFormProps) {
  const text = useText(quoteTexts);
  const toast = useToast();
  const { user } = useSession();
  const { vatRates } = useMarket();
  const today = useToday();
  const [initial] = useState(
    (): QuoteDraft =>
      quoteDrafts.read(user.id, order.id) ?? {
        lines: newest ? newest.lines.map(typedLine) : proposedLines(order, vatRates[0]),
        valid_until: daysAfter(today, usualDays),
        note: '',
        version: newest?.version ?? 0,
      },
  );
  const { send } = useCallCommand(quoteCommands.SendQuote, { refresh: quoteStale, once: true });
  const toInput = ({ lines, ...rest }: QuoteDraft) => ({ ...rest, id: order.id, lines: readLines(lines) });
  const form = useCommandForm<typeof quoteCommands.SendQuote, QuoteDraft>(quoteCommands.SendQuote, {
    words: quoteTexts,
    initial,
    toInput,
    useCheck,
    send: async (values, isForced) => {
      const version = isForced ? newest?.version : values.version;
      const { data } = await send({ ...toInput(values), version });
      // Here: the order may be closed by now.
      quoteDrafts.write(user.id, order.id, null);
      toast.done(text('sent', { version: data.quote }));
      return data;
    },
    onSent: onClose,
  });
  const { values, hasTyped } = form;
  const typed = JSON.stringify(values);
  useEffect(() => {
    if (hasTyped) quoteDrafts.write(user.id, order.id, JSON.parse(typed) as QuoteDraft);
  }, [hasTyped, typed, user.id, order.id]);
  const discard = () => {
    quoteDrafts.write(user.id, order.id, null);
    onClose();
    toast.done(text('discarded'), () => {
      quoteDrafts.write(user.id, order.id, values);
      onOpen();
    });
  };
  return { form, discard, today };
}

/** Typing survives closing the order. */
export function QuoteForm(props: QuoteFormProps) {
  const { newest, onClose } = props;
  const text = useText(quoteTexts);
  const { vatRates } = useMarket();
  const { form, discard, today } = useQuoteForm(props);
  const [added, setAdded] = useState(-1);
  const { lines } = form.values;
  const setLines = (next: TypedLine[]) => form.set('lines', next);
  const isChecked = form.attempts > 0;
  const add = () => {
    if (lines.length >= maxQuoteLines) return;
    setAdded(lines.length);
    setLines([
      ...lines,
      { text: '', units: '1', price: '', vat_rate: lines.at(-1)?.vat_rate ?? vatRates[0] },
    ]);
  };
  // Enter in a line would send the quote.
  const onKeyDown = (event: KeyboardEvent) => {
    const isInLine = event.target instanceof HTMLInputElement && event.target.name.startsWith('lines.');
    if (event.key !== 'Enter' || !isInLine) return;
    event.preventDefault();
    add();
  };
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      aria-label={text('newTitle')}
      onSubmit={(event) => void form.submit(event)}
      onKeyDown={onKeyDown}
    >
      {newest !== undefined && (
        <Typography variant="h4" component="h4" sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
          {text('newTitle')}
        </Typography>
      )}
      <Stack spacing={1.5} sx={{ containerType: 'inline-size' }}>
        {lines.map((line, place) => (
          <LineFields
            key={place}
            line={line}
            place={place}
            isChecked={isChecked}
            isNew={place === added}
            onChange={(changed) => setLines(lines.map((each, at) => (at === place ? changed : each)))}
            onRemove={lines.length > 1 ? () => setLines(lines.filter((_, at) => at !== place)) : undefined}
          />
        ))}
      </Stack>
      <Button
        startIcon={<AddRounded aria-hidden />}
        disabled={lines.length >= maxQuoteLines}
        onClick={add}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('addLine')}
      </Button>
      <QuoteTotals lines={readLines(lines)} />
      {isChecked && form.codeOf('lines') === 'quote_too_large' && (
        <Typography variant="body2" color="error" role="alert" sx={{ fontWeight: 600, textAlign: 'end' }}>
          {text('rejection.quote_too_large', { max: maxQuoteTotal })}
        </Typography>
      )}
      <Box sx={{ maxWidth: 240 }}>
        <LazyDayField
          {...form.field('valid_until')}
          earliest={today}
          latest={daysAfter(today, maxQuoteDays)}
          clearable={false}
        />
      </Box>
      <RecordText {...form.field('note')} multiline minRows={2} optional />
      {form.failure !== null && <SaveProblem failure={form.failure} fieldNames={form.fieldNames} />}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" color="primary" disabled={form.isPending}>
          {text('send', { version: (newest?.version ?? 0) + 1 })}
        </Button>
        <Button onClick={onClose}>{text('close')}</Button>
        <Button variant="text" onClick={discard}>
          {text('discard')}
        </Button>
      </Stack>
      <Typography variant="caption" color="textSecondary">
        {text('draftHint')}
      </Typography>
    </Stack>
  );
}
