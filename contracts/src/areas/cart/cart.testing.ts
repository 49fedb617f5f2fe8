import fc from 'fast-check';
import {
  anEntry,
  type CartEntry,
  customSizeId,
  directions,
  formatOf,
  formats,
  notChosen,
  otherAddress,
  pagesOf,
  type QuestionKey,
  questionKeys,
  questions,
  sizeCatalogue,
  unitsScale,
  type WizardRules,
} from '.';

const unknownFormat = 99;
const formatIds = formats.map(({ id }) => id);

export const aFormat = fc.constantFrom(...formats);
const blankOrText = fc.constantFrom('', '  ', 'Abierto hasta las 2');
const sizeId = fc.constantFrom(
  '',
  'nonsense',
  ...Object.values(sizeCatalogue).flatMap((sizes) => sizes.map(({ id }) => id)),
);
const date = fc.constantFrom('', '2026-02-28', '2026-11-20', '2027-01-01');
const place = fc.constantFrom(notChosen, otherAddress, 1, 7);
const direction = fc.constantFrom(
  null,
  ...directions.map(({ value, image, label }) => ({ value, image, text: label.PT })),
);
const answer = (key: QuestionKey) =>
  fc.constantFrom('', ' ', 'texto libre', ...(questions[key].choices ?? []).map(({ value }) => value));

const custom = fc.record({
  restaurant: blankOrText,
  price: blankOrText,
  legal: blankOrText,
  others: blankOrText,
  schedule: blankOrText,
  date: blankOrText,
  start_date: date,
  end_date: date,
  direction,
});

const params = fc.record({
  ...(Object.fromEntries(questionKeys.map((key) => [key, answer(key)])) as Record<
    QuestionKey,
    fc.Arbitrary<string>
  >),
  custom: blankOrText,
  custom_file: fc.constantFrom('', 'f'.repeat(32)),
});

/** Any entry that a browser may store, valid or not. */
export const anyEntry: fc.Arbitrary<CartEntry> = fc
  .record({
    source: fc.constantFrom(0, ...formatIds),
    target: fc.constantFrom(0, unknownFormat, ...formatIds),
    filename: sizeId,
    size: blankOrText,
    method: fc.constantFrom(1 as const, 2 as const, 4 as const),
    units: fc.constantFrom(0, 1, 300),
    units_scale: fc.constantFrom('', ...unitsScale),
    units_scale_custom: blankOrText,
    billed: place,
    shipped: place,
    custom_ship: blankOrText,
    custom,
    custom_file: fc.constantFrom('', 'c'.repeat(32)),
    images: fc.array(fc.constantFrom('a'.repeat(32), 'b'.repeat(32)), { maxLength: 7 }),
    params,
  })
  .map(({ source, target, filename, size, ...fields }) => {
    const entry = anEntry(fields);
    return { ...entry, from: { ...entry.from, type: source }, to: { file: target, filename, size } };
  });

const answerTo = (key: QuestionKey) => questions[key].choices?.[0]?.value ?? 'Abierto hasta las 2';

/** All wizard pages answered. */
export function answered(entry: CartEntry, rules: WizardRules): CartEntry {
  const format = formatOf(entry.to.file);
  const asksSize = pagesOf(entry, rules).includes(2);
  return {
    ...entry,
    to: { ...entry.to, filename: asksSize ? customSizeId : '', size: asksSize ? '2 × 3 m' : '' },
    method: 2,
    units_scale: '2',
    billed: 1,
    shipped: 1,
    params: {
      ...entry.params,
      ...Object.fromEntries((format?.questions ?? []).map((key) => [key, answerTo(key)])),
    },
    custom: {
      ...entry.custom,
      restaurant: 'Lisboa Baixa',
      price: '4,95 €',
      legal: 'Precio válido hasta fin de campaña.',
      others: 'Abierto hasta las 2',
      start_date: '2026-11-01',
      end_date: '2026-11-30',
    },
    custom_file: 'c'.repeat(32),
    images: [],
  };
}

/** Complete entries with a few fields spoiled. */
export const almostComplete = (rules: WizardRules): fc.Arbitrary<CartEntry> =>
  fc
    .tuple(
      anyEntry,
      fc.subarray([
        'to',
        'method',
        'params',
        'custom',
        'custom_file',
        'images',
        'billed',
        'shipped',
        'units_scale',
      ] as const),
    )
    .map(([entry, spoiled]) => ({
      ...answered(entry, rules),
      ...Object.fromEntries(spoiled.map((field) => [field, entry[field]])),
    }));
