import {
  directions,
  formatOf,
  otherAddress,
  personalisedScale,
  questionKeys,
  questions,
  sizeOf,
} from '@portal/contracts/areas/cart';
import type { OrderedItem } from '@portal/contracts/areas/orders';
import { type Fact, type PaperWords, itemTitle } from './paper-words';
import type { PaperPart } from './write-paper';

function unitsOf(
  { units, units_scale: scale, units_scale_custom: custom }: OrderedItem,
  { count }: PaperWords,
) {
  if (scale === personalisedScale) return custom;
  return scale === '' && units > 0 ? count(units) : scale;
}

function sizeText(item: OrderedItem): string {
  const size = sizeOf(formatOf(item.resource_type)?.sizes ?? null, item.resource_type_format);
  return size === undefined || size.custom ? item.resource_type_format_custom : size.name;
}

function validityOf(
  { custom: { start_date: start, end_date: end } }: OrderedItem,
  { text, day }: PaperWords,
) {
  const days = { start: day(start), end: day(end) };
  if (start !== '' && end !== '') return text('fromTo', days);
  if (start !== '') return text('from', days);
  return end === '' ? '' : text('until', days);
}

/** What it is printed from. */
const artText = ({ art }: OrderedItem, { text, orderNumber }: PaperWords): string =>
  art === null
    ? ''
    : text('artOf', {
        number: orderNumber(art.number),
        piece: art.at + 1,
        files: art.files.map(({ filename }) => filename).join(', '),
      });

/** R-ORD-02 */
function productionFacts(item: OrderedItem, words: PaperWords): readonly Fact[] {
  const { text, local, day } = words;
  const format = formatOf(item.resource_type);
  return [
    [text('piece.format'), format ? local(format.label) : ''],
    [text('piece.size'), sizeText(item)],
    [text('piece.method'), text(`method.${item.as_it_is ? 'asItIs' : item.method}`)],
    [text('piece.art'), artText(item, words)],
    [text('piece.units'), unitsOf(item, words)],
    [text('fact.neededBy'), day(item.needed_by)],
    [text('piece.shipped'), item.shipped === otherAddress ? item.custom_ship : (item.shipped_to?.name ?? '')],
    [text('piece.billed'), item.billed_to?.name ?? ''],
    [text('piece.file'), item.custom_file_name],
  ];
}

/** R-ORD-03 */
function personalFacts(item: OrderedItem, words: PaperWords): readonly Fact[] {
  const { text, local } = words;
  const { custom, params } = item;
  const direction = directions.find(({ value }) => value === custom.direction?.value);
  const answers = questionKeys.map((key): Fact => {
    const choice = questions[key].choices?.find(({ value }) => value === params[key]);
    return [local(questions[key].label), choice ? local(choice.label) : params[key]];
  });
  return [
    [text('fact.restaurant'), custom.restaurant],
    [text('piece.price'), custom.price],
    [text('piece.legal'), custom.legal],
    [text('piece.schedule'), custom.schedule],
    [text('piece.date'), custom.date],
    [text('piece.validity'), validityOf(item, words)],
    [text('piece.direction'), direction ? local(direction.label) : ''],
    [text('piece.others'), custom.others],
    ...answers,
    [text('piece.moreAnswers'), params.custom],
  ];
}

/** What was asked, units and delivery. */
export const itemsPart = (items: readonly OrderedItem[], words: PaperWords): readonly PaperPart[] => [
  { kind: 'part', text: words.text('part.pieces') },
  ...items.flatMap((item, at): readonly PaperPart[] => [
    { kind: 'piece', text: itemTitle(item, at) },
    { kind: 'facts', facts: [...productionFacts(item, words), ...personalFacts(item, words)] },
  ]),
];
