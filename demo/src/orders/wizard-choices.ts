import { type Market, marketRecords } from '@portal/contracts';
import {
  type CartEntry,
  confirmed,
  customSizeId,
  directions,
  type Format,
  formatOf,
  formats,
  isDigital,
  newEntry,
  pagesOf,
  personalisedScale,
  questions,
  unitsScale,
} from '@portal/contracts/areas/cart';
import { later, printedDate } from '../calendar';
import type { SeededRandom } from '../seeded-random';
import { orderWords } from './order-words';

export interface Choosing {
  readonly market: Market;
  readonly resource: {
    readonly resourceId: number;
    readonly format: number;
    readonly budget: boolean;
    /** Format ids. */
    readonly adaptableInto?: readonly number[] | undefined;
  };
  readonly restaurant: { readonly restaurantId: number; readonly name: string };
  readonly billable: readonly number[];
  readonly orderedAt: string;
  readonly random: SeededRandom;
}

/** Posters do not become films. */
const mediumOf = (id: number) => (formatOf(id)?.sizes === null ? id : isDigital(id));

/** Plausible sizes only. */
const usualSizes: Readonly<Record<number, readonly string[]>> = {
  1: ['a4', 'a3', '50x70', '70x100'],
  2: ['tray'],
  3: ['tent'],
  4: ['100x150', '150x200'],
  5: ['200x100', '300x100', 'rollup'],
  6: ['4x3', '8x3'],
  7: ['a5', 'dl', 'a6'],
  9: ['100x150', '200x100'],
  10: ['1080x1080', '1080x1350', '1080x1920'],
  11: ['970x250'],
  12: ['1920x1080', '1080x1920'],
};

/** Demo data has no uploads. */
const targets: readonly Format[] = formats.filter(({ needsCustomFile }) => !needsCustomFile);

const blankFor = ({ resourceId, format }: Choosing['resource']) =>
  newEntry({ file: resourceId, filename: '', reference: '', link: '', image: '', type: format });

/** Production without changes (AMB-60). */
export function chooseAsItIs(choosing: Choosing): CartEntry {
  const { market, resource } = choosing;
  const blank = blankFor(resource);
  const entry = { ...blank, to: { ...blank.to, file: resource.format } };
  return confirmed(produced(entry, choosing), { ...marketRecords[market].features, isProduction: true });
}

/** R-WIZ-19…25, R-CRT-10…13 */
export function choose(choosing: Choosing): CartEntry {
  const { market, resource, random } = choosing;
  const features = { ...marketRecords[market].features, isProduction: false };
  const allowed = targets.filter(
    ({ id }) => resource.adaptableInto?.includes(id) && mediumOf(id) === mediumOf(resource.format),
  );
  const blank = blankFor(resource);
  const own = allowed.find(({ id }) => id === resource.format);
  const format = own && random.chance(0.55) ? own : random.pick(allowed);
  const targeted = { ...blank, to: { ...blank.to, file: format.id } };
  const pages = pagesOf(targeted, features);
  const sized = pages.includes(2) ? withSize(targeted, format, choosing) : targeted;
  const answered = pages.includes(3) ? withAnswers(sized, format, choosing) : sized;
  const personal = withPersonalisation(answered, choosing);
  return confirmed(pages.includes(5) ? withBudget(personal, choosing) : personal, features);
}

function withSize(entry: CartEntry, { id, sizes }: Format, { market, random }: Choosing): CartEntry {
  if (sizes === null) return entry;
  const size = random.chance(0.08) ? customSizeId : random.pick(usualSizes[id] ?? []);
  return {
    ...entry,
    to: {
      ...entry.to,
      filename: size,
      size: size === customSizeId ? random.pick(orderWords[market].sizes) : '',
    },
  };
}

function withAnswers(entry: CartEntry, format: Format, { market, orderedAt, random }: Choosing): CartEntry {
  const params = { ...entry.params };
  for (const key of format.questions) {
    const { choices, required } = questions[key];
    if (!required && random.chance(0.3)) continue;
    params[key] = choices
      ? random.pick(choices).value
      : key === 'q8'
        ? printedDate(orderedAt)
        : random.pick(orderWords[market].changes);
  }
  return { ...entry, params };
}

/** PT requires restaurant, price and others on every resource (R-WIZ-22). */
function withPersonalisation(entry: CartEntry, choosing: Choosing): CartEntry {
  const { market, restaurant, random } = choosing;
  const { wizardDirections } = marketRecords[market].features;
  const words = orderWords[market];
  const sometimes = (probability: number, text: () => string) =>
    wizardDirections || random.chance(probability) ? text() : '';
  const price = sometimes(0.45, () => `${random.between(1, 9)},${random.pick(['50', '90', '95'])} €`);
  return {
    ...entry,
    custom: {
      ...entry.custom,
      restaurant: sometimes(0.7, () => restaurant.name),
      price,
      legal: price === '' ? '' : words.legal,
      others: sometimes(0.4, () => random.pick(words.changes)),
      schedule: random.chance(0.3) ? random.pick(words.schedules) : '',
      ...(random.chance(0.35) ? runOf(choosing) : {}),
      direction: wizardDirections && random.chance(0.3) ? arrowOf(choosing) : null,
    },
  };
}

/** Display period of the resource. */
function runOf({ orderedAt, random }: Choosing): Pick<CartEntry['custom'], 'start_date' | 'end_date'> {
  const start = later(orderedAt, random.between(8, 20) * 24);
  return { start_date: start.slice(0, 10), end_date: later(start, random.between(7, 42) * 24).slice(0, 10) };
}

function arrowOf({ market, random }: Choosing): CartEntry['custom']['direction'] {
  const { value, label, image } = random.pick(directions);
  return { value, text: label[marketRecords[market].defaultLanguage], image };
}

function withBudget(entry: CartEntry, choosing: Choosing): CartEntry {
  const production = choosing.random.chance(0.62) && choosing.resource.budget;
  return production ? produced(entry, choosing) : { ...entry, method: 1, billed: billedBy(choosing) };
}

const billedBy = ({ billable, restaurant, random }: Choosing): number =>
  billable.includes(restaurant.restaurantId) && random.chance(0.8)
    ? restaurant.restaurantId
    : random.pick(billable);

function produced(entry: CartEntry, choosing: Choosing): CartEntry {
  const { market, restaurant, random } = choosing;
  const billed = billedBy(choosing);
  const scale = random.pick(unitsScale);
  const elsewhere = random.chance(0.07);
  return {
    ...entry,
    method: 2,
    billed,
    units_scale: scale,
    units_scale_custom: scale === personalisedScale ? String(random.between(6, 240)) : '',
    shipped: elsewhere ? 0 : restaurant.restaurantId,
    custom_ship: elsewhere ? random.pick(orderWords[market].addresses) : '',
  };
}
