import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  aCompleteEntry,
  type CartEntry,
  customSizeId,
  formats,
  maxImages,
  notChosen,
  pageErrorKeys,
  pagesOf,
  type QuestionKey,
  questionKeys,
  questions,
  validatePage,
  wizardErrorKeys,
  type WizardErrors,
  type WizardPage,
} from '.';
import { type Market, marketRecords, markets } from '../../kernel';
import { anyEntry } from './cart.testing';

const allPages: readonly WizardPage[] = [1, 2, 3, 4, 5];
const pressAd = 8;

const check = (market: Market, page: WizardPage, overrides: Partial<CartEntry>): WizardErrors =>
  validatePage(page, aCompleteEntry(market, overrides), marketRecords[market].features);
const customOf = (market: Market, overrides: Partial<CartEntry['custom']>) => ({
  custom: { ...aCompleteEntry(market).custom, ...overrides },
});
const paramsOf = (market: Market, overrides: Partial<CartEntry['params']>) => ({
  params: { ...aCompleteEntry(market).params, ...overrides },
});

describe.each(markets)('what a page of the wizard asks for in %s', (market) => {
  it('finds nothing wrong with a complete entry', () => {
    for (const page of pagesOf(aCompleteEntry(market), marketRecords[market].features)) {
      expect(check(market, page, {})).toEqual({});
    }
  });

  it('[R-WIZ-19] page 1 asks for a format that exists', () => {
    for (const file of [0, -1, 99]) {
      expect(check(market, 1, { to: { file, filename: '', size: '' } })).toEqual({ 'to.file': 'format' });
    }
  });

  it('[R-WIZ-20] page 2 asks for a size of the chosen format', () => {
    expect(check(market, 2, { to: { file: 4, filename: '', size: '' } })).toEqual({ 'to.filename': 'size' });
    const ofAnotherGroup = { file: 4, filename: 'a4', size: '' };
    expect(check(market, 2, { to: ofAnotherGroup })).toEqual({ 'to.filename': 'size' });
  });

  it('[R-WIZ-04] [R-WIZ-20] page 2 asks for the text of a custom size, and rejects blanks', () => {
    const custom = (size: string) => ({ to: { file: 4, filename: customSizeId, size } });
    expect(check(market, 2, custom('  '))).toEqual({ 'to.size': 'size' });
    expect(check(market, 2, custom('2 × 3 m'))).toEqual({});
  });

  it('[R-WIZ-21] [AMB-16] page 3 asks for a format before any question', () => {
    expect(check(market, 3, { to: { file: 0, filename: '', size: '' } })).toEqual({ 'to.file': 'format' });
  });

  it('[R-WIZ-23] page 4 asks for the legal acceptance as soon as a price is shown', () => {
    const shown = customOf(market, { price: '4,95 €', legal: ' ' });
    expect(check(market, 4, shown)).toEqual({ 'custom.legal': 'legal_error' });
    expect(check(market, 4, customOf(market, { price: '4,95 €', legal: 'Aceptado' }))).toEqual({});
    expect(check(market, 4, customOf(market, { price: ' ', legal: '' }))).not.toHaveProperty([
      'custom.legal',
    ]);
  });

  it('[R-WIZ-24] page 4 asks for the custom file exactly when the format needs one', () => {
    for (const { id, needsCustomFile } of formats) {
      const errors = check(market, 4, { to: { file: id, filename: '', size: '' }, custom_file: '' });
      expect(errors).toEqual(needsCustomFile ? { custom_file: 'customize' } : {});
    }
    const to = { file: pressAd, filename: 'half-page', size: '' };
    expect(check(market, 4, { to, custom_file: 'c'.repeat(32) })).toEqual({});
  });

  it('[R-WIZ-06] page 4 refuses an end before its start, and takes the same day', () => {
    const dates = (start_date: string, end_date: string) => customOf(market, { start_date, end_date });
    expect(check(market, 4, dates('2026-11-20', '2026-11-19'))).toEqual({
      'custom.end_date': 'end_before_start',
    });
    expect(check(market, 4, dates('2026-11-20', '2026-11-20'))).toEqual({});
    expect(check(market, 4, dates('', '2026-11-19'))).toEqual({});
  });

  it('[R-WIZ-27] [R-CON-10] takes five pictures and no sixth', () => {
    const images = Array.from({ length: maxImages }, (_, index) => `${index}`.repeat(32));
    expect(maxImages).toBe(5);
    expect(check(market, 4, { images })).toEqual({});
    expect(check(market, 4, { images: [...images, 'f'.repeat(32)] })).toEqual({ images: 'too_many_images' });
  });

  it('[R-WIZ-25] [R-WIZ-30] page 5 asks for one of the two budget methods that the wizard offers', () => {
    expect(check(market, 5, { method: 1 })).toEqual({});
    expect(check(market, 5, { method: 2, units: 2, shipped: 1 })).toEqual({});
    expect(check(market, 5, { method: 4 })).toEqual({ method: 'budget' });
  });

  it('[R-CRT-11] [R-CRT-12] page 5 asks at once for what the cart would refuse', () => {
    const bare = { method: 2, billed: notChosen, shipped: notChosen, units: 0, units_scale: '' } as const;
    const billed = market === 'ES' ? { billed: 'billed' } : {};
    expect(check(market, 5, bare)).toEqual({ ...billed, units: 'units', shipped: 'shipped' });
    expect(check(market, 5, { ...bare, method: 1 })).toEqual(billed);
    const webBanner = { to: { file: 11, filename: '970x250', size: '' } };
    expect(check(market, 5, { ...bare, ...webBanner })).toEqual(billed);
  });

  it('[R-ERR-10] only ever reports errors with a declared key', () => {
    fc.assert(
      fc.property(anyEntry, fc.constantFrom(...allPages), (entry, page) => {
        const errors = validatePage(page, entry, marketRecords[market].features);
        for (const key of Object.values(errors)) expect(pageErrorKeys).toContain(key);
      }),
    );
  });
});

describe('what differs between the markets', () => {
  const blanks = { others: ' ', restaurant: '', price: '' };

  it('[R-WIZ-22] PT needs others, restaurant and price, and names all that are missing', () => {
    expect(check('PT', 4, customOf('PT', blanks))).toEqual({
      'custom.others': 'others_error',
      'custom.restaurant': 'restaurant_error',
      'custom.price': 'price_error',
    });
    for (const field of ['others', 'restaurant', 'price'] as const) {
      const errors = check('PT', 4, customOf('PT', { [field]: '  ' }));
      expect(errors).toEqual({ [`custom.${field}`]: `${field}_error` });
    }
  });

  it('[R-WIZ-22] ES needs none of them', () => {
    expect(check('ES', 4, customOf('ES', blanks))).toEqual({});
  });

  it.each(['', '  '])(
    '[R-WIZ-21] ES asks for each required question of the format, and lets the others be (%j)',
    (none) => {
      for (const { id, questions: asked } of formats) {
        const to = { file: id, filename: '', size: '' };
        const blank = Object.fromEntries(questionKeys.map((key) => [key, none])) as Record<
          QuestionKey,
          string
        >;
        const required = asked.filter((key) => questions[key].required);
        expect(check('ES', 3, { to, ...paramsOf('ES', blank) })).toEqual(
          Object.fromEntries(required.map((key) => [`params.${key}`, 'obligatory_field'])),
        );
      }
    },
  );

  it('[R-WIZ-05] a question with choices takes only one of its choices', () => {
    const to = { file: 5, filename: '100x150', size: '' };
    const params = (q7: string, q6: string) => paramsOf('ES', { q1: 'Texto', q4: '', q6, q7 });
    expect(check('ES', 3, { to, ...params('yes', 'matt') })).toEqual({});
    expect(check('ES', 3, { to, ...params('perhaps', '') })).toEqual({ 'params.q7': 'obligatory_field' });
    expect(check('ES', 3, { to, ...params('no', 'golden') })).toEqual({ 'params.q6': 'obligatory_field' });
  });
});

describe('the error keys', () => {
  it('[R-ERR-10] [R-ERR-14] are those of the specification and three of ours', () => {
    const ours = ['obligatory_field', 'end_before_start', 'too_many_images'];
    expect(wizardErrorKeys.filter((key) => !ours.includes(key))).toEqual([
      'format',
      'size',
      'customize',
      'budget',
      'others_error',
      'restaurant_error',
      'price_error',
      'legal_error',
    ]);
  });

  it('are known to the compiler', () => {
    // @ts-expect-error a key that no catalogue of messages has
    const errors: WizardErrors = { 'to.file': 'no_such_key' };
    expect(wizardErrorKeys).not.toContain(errors['to.file']);
  });
});
