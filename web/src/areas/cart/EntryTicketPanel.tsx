import EditRounded from '@mui/icons-material/EditRounded';
import { Box, ButtonBase, Typography } from '@mui/material';
import {
  type CartEntry,
  type Cost,
  directions,
  formatOf,
  isDigital,
  isPrinted,
  isProduction,
  Method,
  otherAddress,
  pagesOf,
  personalisedScale,
  type QuestionKey,
  questions,
  sizeOf,
  type WizardPage,
} from '@portal/contracts/areas/cart';
import {
  type AnswerTime,
  answerTimeDays,
  answerTimeQueries,
  type ExpectedRange,
  expectedTime,
  rangeOf,
} from '@portal/contracts/areas/orders';
import type { Labels } from '@portal/contracts/kernel';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { type Text, useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { atMostLines } from '#ui/at-most-lines';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { Ticket } from '#ui/ticket/Ticket';
import { unbroken } from '#ui/unbroken';
import type { Estimate } from './cart';
import { deliveryTexts, estimateTexts, ticketTexts } from './texts';

export interface EntryTicketPanelProps {
  entry: CartEntry;
  lines: readonly EntryLine[];
  estimate: Estimate;
  /** `undefined`: read-only. */
  onEdit: ((page: WizardPage) => void) | undefined;
}

export function EntryTicketPanel({ entry, lines, estimate, onEdit }: EntryTicketPanelProps) {
  const text = useText(ticketTexts);
  const restaurant = useRestaurantName()(entry.restaurant_id);
  const dates = useDates();
  return (
    <Ticket
      kind={restaurant === '' ? text('kind') : text('kindFor', { restaurant })}
      title={entry.from.filename}
      code={entry.from.reference}
      foot={<EstimatePanel {...estimate} />}
    >
      {lines.map(({ key, page, label, value }) => (
        <TicketLineItem
          key={key}
          label={label}
          value={value}
          edit={onEdit && { label: text('change', { label }), onClick: () => onEdit(page) }}
        />
      ))}
      {entry.needed_by !== '' && (
        <TicketLineItem label={text('neededBy')} value={dates.day(entry.needed_by)} />
      )}
      {lines.length === 0 && (
        <Typography variant="body2" component="li" color="textSecondary" sx={{ py: 1.5 }}>
          {text('emptyLine')}
        </Typography>
      )}
    </Ticket>
  );
}

interface TicketLineItemProps {
  label: string;
  value: ReactNode;
  edit?: { readonly onClick: () => void; readonly label: string } | undefined;
}

export function TicketLineItem({ label, value, edit }: TicketLineItemProps) {
  const row = (
    <Box
      sx={{
        display: 'grid',
        // Narrow labels leave room for names and sizes on one line.
        gridTemplateColumns: `fit-content(45%) minmax(0, 1fr) ${edit ? '1rem' : ''}`,
        alignItems: 'baseline',
        columnGap: 1.5,
        width: '100%',
        py: '0.5625rem',
      }}
    >
      <Typography variant="caption" component="span" color="textSecondary">
        {label}
      </Typography>
      <Typography
        variant="body2"
        component="span"
        sx={{
          minWidth: 0,
          overflowWrap: 'anywhere',
          textWrap: 'balance',
          fontWeight: 600,
          textAlign: 'end',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <Box component="span" sx={atMostLines(3)}>
          {typeof value === 'string' ? unbroken(value) : value}
        </Box>
      </Typography>
      {edit && <EditRounded aria-hidden fontSize="small" sx={{ alignSelf: 'center', justifySelf: 'end' }} />}
    </Box>
  );
  return (
    <li>
      {edit === undefined ? (
        row
      ) : (
        <ButtonBase
          onClick={edit.onClick}
          title={edit.label}
          sx={{
            width: '100%',
            textAlign: 'start',
            font: 'inherit',
            borderRadius: 0.5,
            '& svg': { color: 'control' },
            '&:hover': { bgcolor: 'background.sunken' },
            '&:hover svg': { color: 'primary.main' },
          }}
        >
          {row}
        </ButtonBase>
      )}
    </li>
  );
}

/** Milliseconds: the statistics cover ninety days. */
const freshFor = 3_600_000;
const noTimes: readonly AnswerTime[] = [];

/** The range is `null` while loading, and for kinds with too few deliveries. */
export function useExpectedTime(kinds: readonly string[]): {
  readonly known: readonly AnswerTime[];
  readonly range: ExpectedRange | null;
} {
  const { data: known = noTimes } = useCallQuery(answerTimeQueries.ListAnswerTimes, {}, { freshFor });
  const expected = expectedTime(kinds, known);
  return { known, range: expected && rangeOf(expected) };
}

interface EstimatePanelProps extends Estimate {
  pieces?: number;
}

export function EstimatePanel({ cost, kinds, pieces }: EstimatePanelProps) {
  const text = useText(estimateTexts);
  const { range } = useExpectedTime(kinds);
  if (cost === null && range === null) return null;
  return (
    <Box component="dl" aria-label={text('title')} sx={{ display: 'grid', rowGap: 1.5, m: 0, mt: 1.75 }}>
      {cost && (
        <CostRow cost={cost} label={pieces === undefined ? text('cost') : text('sum', { count: pieces })} />
      )}
      {range && <TimeRow {...range} />}
    </Box>
  );
}

function CostRow({ cost: { from, isQuoted, onRequest }, label }: { cost: Cost; label: string }) {
  const text = useText(estimateTexts);
  const { currency } = useMarket();
  const { formatNumber } = useIntl();
  const amount = formatNumber(from, { style: 'currency', currency, maximumFractionDigits: 0 });
  const notes = [
    isQuoted && from > 0 && text('plusProduction'),
    onRequest && text('onRequest'),
    from > 0 && text('tax'),
  ];
  return (
    <FactRow
      label={label}
      value={from > 0 ? text('from', { amount }) : text('quoted')}
      note={notes.filter((note) => note !== false).join(' ')}
    />
  );
}

function TimeRow({ unit, from, to }: ExpectedRange) {
  const text = useText(estimateTexts);
  const value = text(`${unit}.${from === to ? 'single' : 'range'}`, { from, to });
  return <FactRow label={text('time')} value={value} note={text('basis', { days: answerTimeDays })} />;
}

function FactRow({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(4.5rem, auto) 1fr',
        columnGap: 1.5,
        alignItems: 'baseline',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Typography variant="caption" component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="subtitle1" component="dd" sx={{ textAlign: 'end', textWrap: 'balance' }}>
        {value}
      </Typography>
      {note !== '' && (
        <Typography
          variant="caption"
          component="dd"
          color="textSecondary"
          sx={{ gridColumn: '1 / -1', textWrap: 'balance' }}
        >
          {note}
        </Typography>
      )}
    </Box>
  );
}

type TicketKey = (typeof ticketTexts.keys)[number];

export interface EntryLine {
  readonly key: TicketKey;
  readonly page: WizardPage;
  readonly label: string;
  readonly value: string;
}

interface Words {
  readonly ticket: Text<TicketKey>;
  readonly delivery: Text<(typeof deliveryTexts.keys)[number]>;
  readonly local: (labels: Labels) => string;
  readonly restaurant: (id: number) => string;
  readonly day: (day: string) => string;
  /** `#P-12` */
  readonly number: (order: { readonly number: number }) => string;
}

type Answer = readonly [page: WizardPage, key: TicketKey, value: string];

/** Those of finished art are not asked for. */
function formatAnswers({ to, art }: CartEntry, { local, ticket, number }: Words): Answer[] {
  const format = formatOf(to.file);
  const size = sizeOf(format?.sizes ?? null, to.filename);
  const [formatPage, sizePage] = art === null ? ([1, 2] as const) : ([5, 5] as const);
  return [
    [formatPage, 'format', format ? local(format.label) : ''],
    [sizePage, 'size', size?.custom === true ? to.size : (size?.name ?? '')],
    [5, 'art', art ? ticket('artOf', { number: number(art), piece: art.at + 1 }) : ''],
  ];
}

function questionAnswers({ to, params }: CartEntry, { local }: Words): Answer[] {
  const asked = formatOf(to.file)?.questions ?? [];
  const answerOf = (key: QuestionKey) => {
    const choice = questions[key].choices?.find(({ value }) => value === params[key]);
    return choice ? local(choice.label) : params[key];
  };
  return [...asked.map((key): Answer => [3, key, answerOf(key)]), [3, 'moreAnswers', params.custom]];
}

function validityText(
  { start_date: start, end_date: end }: CartEntry['custom'],
  { ticket, day }: Words,
): string {
  if (start !== '' && end !== '') return ticket('fromTo', { start: day(start), end: day(end) });
  if (start !== '') return ticket('from', { start: day(start) });
  return end === '' ? '' : ticket('until', { end: day(end) });
}

function detailAnswers(entry: CartEntry, words: Words): Answer[] {
  const { custom, images } = entry;
  const arrow = directions.find(({ value }) => value === custom.direction?.value);
  return [
    [4, 'restaurant', custom.restaurant],
    [4, 'price', custom.price],
    [4, 'schedule', custom.schedule],
    [4, 'date', custom.date],
    [4, 'validity', validityText(custom, words)],
    [4, 'direction', arrow ? words.local(arrow.label) : ''],
    [4, 'others', custom.others],
    [4, 'file', entry.custom_file === '' ? '' : entry.custom_file_name],
    [4, 'images', images.length === 0 ? '' : String(images.length)],
  ];
}

function deliveryAnswers(entry: CartEntry, { delivery, restaurant }: Words): Answer[] {
  const units = entry.units_scale === personalisedScale ? entry.units_scale_custom : entry.units_scale;
  const shipped = entry.shipped === otherAddress ? entry.custom_ship : restaurant(entry.shipped);
  const isCounted = isPrinted(entry);
  const method = isDigital(entry.to.file) ? Method.Adaptation : entry.method;
  return [
    [5, 'method', delivery(isProduction(entry) ? 'production' : `method.${method}`)],
    [5, 'units', isCounted ? units : ''],
    [5, 'billed', restaurant(entry.billed)],
    [5, 'shipped', isCounted ? shipped : ''],
  ];
}

/** `12 - Lisboa Baixa`, as orders write restaurants; empty for "none" and "another address". */
function useRestaurantName(): (id: number) => string {
  const { restaurants } = useSite();
  const text = useText(ticketTexts);
  return useCallback(
    (id) => {
      if (id <= 0) return '';
      const found = restaurants.find((restaurant) => restaurant.id === id);
      return found ? restaurantLabel(found) : text('unknownRestaurant', { id });
    },
    [restaurants, text],
  );
}

export function useEntryLines(entry: CartEntry): readonly EntryLine[] {
  const { features } = useMarket();
  const ticket = useText(ticketTexts);
  const delivery = useText(deliveryTexts);
  const local = useLocalised();
  const restaurant = useRestaurantName();
  const { day } = useDates();
  const number = useOrderNumber();
  return useMemo(() => {
    const words: Words = { ticket, delivery, local, restaurant, day, number };
    const pages = pagesOf(entry, features);
    return [formatAnswers, questionAnswers, detailAnswers, deliveryAnswers]
      .flatMap((answersOf) => answersOf(entry, words))
      .map(([page, key, value]) => ({ page, key, label: ticket(key), value: value.trim() }))
      .filter(({ page, value }) => value !== '' && pages.includes(page));
  }, [entry, features, ticket, delivery, local, restaurant, day, number]);
}
