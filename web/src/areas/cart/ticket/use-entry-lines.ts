import {
  type CartEntry,
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
import type { Labels } from '@portal/contracts/kernel';
import { useMemo } from 'react';
import { useDates } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useRestaurantName } from './use-restaurant-name';
import { deliveryTexts, ticketTexts } from '../texts';

/** One line of a piece's ticket, and the page of the wizard where it is chosen. */
export interface EntryLine {
  readonly key: string;
  readonly page: WizardPage;
  readonly label: string;
  readonly value: string;
}

/** Finds words: of the ticket, of what the domain names in all languages, of places and of days. */
interface Words {
  readonly ticket: ReturnType<typeof useText<(typeof ticketTexts.keys)[number]>>;
  readonly delivery: ReturnType<typeof useText<(typeof deliveryTexts.keys)[number]>>;
  readonly local: (labels: Labels) => string;
  readonly restaurant: (id: number) => string;
  readonly day: (day: string) => string;
}

type Line = EntryLine | null;
const line = (page: WizardPage, key: string, label: string, value: string): Line =>
  value.trim() === '' ? null : { page, key, label, value: value.trim() };

function formatLines({ to }: CartEntry, { ticket, local }: Words): Line[] {
  const format = formatOf(to.file);
  const size = sizeOf(format?.sizes ?? null, to.filename);
  return [
    line(1, 'format', ticket('format'), format ? local(format.label) : ''),
    line(2, 'size', ticket('size'), size?.custom === true ? to.size : (size?.name ?? '')),
  ];
}

function answerText(key: QuestionKey, answer: string, { local }: Words): string {
  const choice = questions[key].choices?.find(({ value }) => value === answer);
  return choice ? local(choice.label) : answer;
}

function questionLines({ to, params }: CartEntry, words: Words): Line[] {
  const asked = formatOf(to.file)?.questions ?? [];
  return [
    ...asked.map((key) => line(3, key, words.ticket(key), answerText(key, params[key], words))),
    line(3, 'moreAnswers', words.ticket('moreAnswers'), params.custom),
  ];
}

function validityText(
  { start_date: start, end_date: end }: CartEntry['custom'],
  { ticket, day }: Words,
): string {
  if (start !== '' && end !== '') return ticket('fromTo', { start: day(start), end: day(end) });
  if (start !== '') return ticket('from', { start: day(start) });
  return end === '' ? '' : ticket('until', { end: day(end) });
}

function detailLines(entry: CartEntry, words: Words): Line[] {
  const { custom, custom_file_name: file, images } = entry;
  const { ticket, local } = words;
  const arrow = directions.find(({ value }) => value === custom.direction?.value);
  return [
    line(4, 'restaurant', ticket('restaurant'), custom.restaurant),
    line(4, 'price', ticket('price'), custom.price),
    line(4, 'schedule', ticket('schedule'), custom.schedule),
    line(4, 'date', ticket('date'), custom.date),
    line(4, 'validity', ticket('validity'), validityText(custom, words)),
    line(4, 'direction', ticket('direction'), arrow ? local(arrow.label) : ''),
    line(4, 'others', ticket('others'), custom.others),
    line(4, 'file', ticket('file'), entry.custom_file === '' ? '' : file),
    line(4, 'images', ticket('images'), images.length === 0 ? '' : String(images.length)),
  ];
}

function deliveryLines(entry: CartEntry, { ticket, delivery, restaurant }: Words): Line[] {
  const units = entry.units_scale === personalisedScale ? entry.units_scale_custom : entry.units_scale;
  const shipped = entry.shipped === otherAddress ? entry.custom_ship : restaurant(entry.shipped);
  const counted = isPrinted(entry);
  const method = isDigital(entry.to.file) ? Method.Adaptation : entry.method;
  return [
    line(
      5,
      'method',
      ticket('method'),
      isProduction(entry) ? delivery('production') : delivery(`method.${method}`),
    ),
    line(5, 'units', ticket('units'), counted ? units : ''),
    line(5, 'billed', ticket('billed'), restaurant(entry.billed)),
    line(5, 'shipped', ticket('shipped'), counted ? shipped : ''),
  ];
}

/** What has been chosen for a piece, in the order of the pages that it really has. */
export function useEntryLines(entry: CartEntry): readonly EntryLine[] {
  const { features } = useMarket();
  const ticket = useText(ticketTexts);
  const delivery = useText(deliveryTexts);
  const local = useLocalised();
  const restaurant = useRestaurantName();
  const { day } = useDates();
  return useMemo(() => {
    const words: Words = { ticket, delivery, local, restaurant, day };
    const pages = pagesOf(entry, features);
    const lines = [formatLines, questionLines, detailLines, deliveryLines].flatMap((of) => of(entry, words));
    return lines.filter((one): one is EntryLine => one !== null && pages.includes(one.page));
  }, [entry, features, ticket, delivery, local, restaurant, day]);
}
