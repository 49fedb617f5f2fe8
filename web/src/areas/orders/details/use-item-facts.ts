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
import type { OrderedItem } from '@portal/contracts/areas/orders';
import type { Labels } from '@portal/contracts/kernel';
import { useMemo } from 'react';
import { useDates } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { type Text, useText } from '#core/i18n/use-text';
import { type DetailsText, detailsTexts } from '../texts';

/** A fact of a piece as plain words, so that any screen can set it as it likes. */
export interface ItemFact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Name of the arrow that is shown beside the words. */
  readonly arrow?: string;
}

export interface ItemFacts {
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
export function useItemFacts(item: OrderedItem): ItemFacts {
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
