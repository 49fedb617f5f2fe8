import AttachFileRounded from '@mui/icons-material/AttachFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderedItem } from '@portal/contracts/areas/orders';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import {
  directions,
  formatOf,
  otherAddress,
  personalisedScale,
  type QuestionKey,
  questionKeys,
  questions,
  sizeOf,
} from '@portal/contracts/areas/cart';
import type { Labels } from '@portal/contracts/kernel';
import { useText, type Text } from '#core/i18n/use-text';
import { FactList } from '#ui/FactList';
import { DirectionArrow } from '#ui/pictures/DirectionArrow';
import { useDates } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { detailsTexts, type DetailsText } from '../texts';
import { PictureStackList } from './PictureStackList';
import { orderFileUrl } from './order-files';
import { OrderPicturesPanel } from './OrderPicturesPanel';

/** A fact of a piece as plain words, so that any screen can set it as it likes. */
interface ItemFact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Name of the arrow that is shown beside the words. */
  readonly arrow?: string;
}

interface ItemFacts {
  /** What is made: format, size, order, units, where it goes, who pays (R-ORD-02). */
  readonly production: readonly ItemFact[];
  /** What stands on it (R-ORD-03). */
  readonly personal: readonly ItemFact[];
  /** Answers to the format's questions. */
  readonly answers: readonly ItemFact[];
}

interface Words {
  readonly text: Text<DetailsText>;
  readonly local: (labels: Labels) => string;
  readonly day: (day: string) => string;
}

const isSaid = ({ value }: ItemFact) => value.trim() !== '';

function sizeText(item: OrderedItem): string {
  const size = sizeOf(formatOf(item.resource_type)?.sizes ?? null, item.resource_type_format);
  return size === undefined || size.custom ? item.resource_type_format_custom : size.name;
}

function unitsText({ units, units_scale: scale, units_scale_custom: custom }: OrderedItem): string {
  if (scale === personalisedScale) return custom;
  return scale === '' && units > 0 ? String(units) : scale;
}

function shippedText({ shipped, shipped_to: place, custom_ship: address }: OrderedItem): string {
  return shipped === otherAddress ? address : (place?.name ?? '');
}

function productionOf(item: OrderedItem, { text, local }: Words): ItemFact[] {
  const format = formatOf(item.resource_type);
  const facts: ItemFact[] = [
    { key: 'format', label: text('format'), value: format === undefined ? '' : local(format.label) },
    { key: 'size', label: text('size'), value: sizeText(item) },
    {
      key: 'method',
      label: text('method'),
      value: text(item.as_it_is ? 'asItIs' : `method.${item.method}`),
    },
    { key: 'units', label: text('units'), value: unitsText(item) },
    { key: 'shipped', label: text('shipped'), value: shippedText(item) },
    { key: 'billed', label: text('billed'), value: item.billed_to?.name ?? '' },
  ];
  return facts.filter(isSaid);
}

function validityText(
  { start_date: start, end_date: end }: OrderedItem['custom'],
  { text, day }: Words,
): string {
  if (start !== '' && end !== '') return text('fromTo', { start: day(start), end: day(end) });
  if (start !== '') return text('from', { start: day(start) });
  return end === '' ? '' : text('until', { end: day(end) });
}

function personalOf({ custom }: OrderedItem, words: Words): ItemFact[] {
  const { text, local } = words;
  const arrow = directions.find(({ value }) => value === custom.direction?.value);
  const facts: ItemFact[] = [
    { key: 'restaurant', label: text('restaurant'), value: custom.restaurant },
    { key: 'price', label: text('price'), value: custom.price },
    { key: 'legal', label: text('legal'), value: custom.legal },
    { key: 'schedule', label: text('schedule'), value: custom.schedule },
    { key: 'date', label: text('date'), value: custom.date },
    { key: 'validity', label: text('validity'), value: validityText(custom, words) },
    {
      key: 'direction',
      label: text('direction'),
      value: arrow ? local(arrow.label) : '',
      arrow: arrow?.image,
    },
    { key: 'others', label: text('others'), value: custom.others },
  ];
  return facts.filter(isSaid);
}

function answerText(key: QuestionKey, answer: string, { local }: Words): string {
  const choice = questions[key].choices?.find(({ value }) => value === answer);
  return choice ? local(choice.label) : answer;
}

function answersOf({ params }: OrderedItem, words: Words): ItemFact[] {
  const facts = questionKeys.map((key) => ({
    key,
    label: words.local(questions[key].label),
    value: answerText(key, params[key], words),
  }));
  return [...facts, { key: 'custom', label: words.text('moreAnswers'), value: params.custom }].filter(isSaid);
}

/** Everything that was ordered of a piece, in words of the language in use. */
function useItemFacts(item: OrderedItem): ItemFacts {
  const text = useText(detailsTexts);
  const local = useLocalised();
  const { day } = useDates();
  return useMemo(() => {
    const words = { text, local, day };
    return {
      production: productionOf(item, words),
      personal: personalOf(item, words),
      answers: answersOf(item, words),
    };
  }, [item, text, local, day]);
}

interface OrderItemProps {
  orderId: string;
  item: OrderedItem;
  /** The wizard with the same piece and the same answers; not offered to those who only look. */
  again: string | null;
  /** What else can be done with it. */
  actions?: ReactNode;
}

/** The words of a button without a frame stand in line with the text around it. */
const textButtonInset = -1.5;

const shown = ({ key, label, value, arrow }: ItemFact) => ({
  key,
  label,
  value:
    arrow === undefined ? (
      value
    ) : (
      <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <span>{value}</span>
        <DirectionArrow image={arrow} size={40} />
      </Stack>
    ),
});

function CustomFile({ orderId, item }: Pick<OrderItemProps, 'orderId' | 'item'>) {
  const text = useText(detailsTexts);
  const name = item.custom_file_name === '' ? text('unnamedFile') : item.custom_file_name;
  return (
    <Button
      size="small"
      component="a"
      href={orderFileUrl(orderId, item.custom_file)}
      download={item.custom_file_name}
      startIcon={<AttachFileRounded aria-hidden />}
      sx={{ justifySelf: 'start', maxWidth: '100%', whiteSpace: 'normal', textAlign: 'start', py: 0.5 }}
    >
      {text('openFile', { name })}
    </Button>
  );
}

/** The page of a piece in the catalogue; anything but a path of ours is no link (S15). */
const isOurs = (link: string) => link.startsWith('/') && !link.startsWith('//');

function ItemName({ item }: Pick<OrderItemProps, 'item'>) {
  const text = useText(detailsTexts);
  const { filename, reference, link } = item;
  return (
    <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
      <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {isOurs(link) ? (
          <MuiLink component={Link} to={link} color="inherit">
            {filename}
          </MuiLink>
        ) : (
          filename
        )}
      </Typography>
      {reference !== '' && (
        <Typography variant="caption" component="div" color="textSecondary">
          {text('reference', { reference })}
        </Typography>
      )}
    </Box>
  );
}

/** One piece of an order: its picture, what is made of it, what stands on it, its files (R-ORD-02, R-ORD-03). */
export function OrderItem({ orderId, item, again, actions }: OrderItemProps) {
  const text = useText(detailsTexts);
  const { production, personal, answers } = useItemFacts(item);
  return (
    <Stack direction="row" spacing={2} sx={{ py: 2 }}>
      <Box sx={{ flex: 'none', width: { '@': 64, '@sm': 96 } }}>
        <PictureStackList pictures={[item.image]} />
      </Box>
      <Stack spacing={1.5} sx={{ flex: 1, minWidth: 0 }}>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}
        >
          <ItemName item={item} />
          {again !== null && (
            <Button
              size="small"
              variant="text"
              component={Link}
              to={again}
              sx={{ ml: textButtonInset }}
              aria-label={text('orderAgainPiece', { name: item.filename })}
            >
              {text('orderAgain')}
            </Button>
          )}
        </Stack>
        <FactList label={text('part.production')} facts={production.map(shown)} />
        <FactList title={text('part.personal')} facts={personal.map(shown)} />
        <FactList title={text('part.answers')} facts={answers.map(shown)} />
        {item.custom_file !== '' && <CustomFile orderId={orderId} item={item} />}
        <OrderPicturesPanel orderId={orderId} images={item.images} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            '&:empty': { display: 'none' },
            '& > .MuiButton-text:first-of-type': { ml: textButtonInset },
          }}
        >
          {actions}
        </Box>
      </Stack>
    </Stack>
  );
}
