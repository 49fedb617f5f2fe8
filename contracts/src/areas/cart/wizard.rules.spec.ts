import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  aCompleteEntry,
  anEntry,
  type CartEntry,
  confirmed,
  isDigital,
  isPrinted,
  Method,
  notChosen,
  pagesOf,
  pressNext,
  previousPage,
  questionKeys,
  validateEntry,
  validatePage,
  type WizardPage,
  type WizardStep,
} from '.';
import { marketRecords, markets } from '../../kernel';
import { aFormat, almostComplete, answered, anyEntry } from './cart.testing';

interface Wizard {
  readonly page: WizardPage;
  readonly entry: CartEntry;
}
type Move = (wizard: Wizard) => Wizard;

const radioSpot = 13;
const tableDisplay = 3;

describe.each(markets)('walking through the wizard in %s', (market) => {
  const rules = { ...marketRecords[market].features, isProduction: false };

  const next: Move = ({ page, entry }) => {
    const step = pressNext(page, entry, rules);
    return { entry, page: step.outcome === 'finish' ? page : step.page };
  };
  const back: Move = ({ page, entry }) => ({ entry, page: previousPage(page, entry, rules) ?? page });

  /** Presses Next until the end. */
  function walk(entry: CartEntry): { seen: readonly WizardPage[]; end: WizardStep } {
    const seen: WizardPage[] = [1];
    let step = pressNext(1, entry, rules);
    while (step.outcome === 'move') {
      seen.push(step.page);
      step = pressNext(step.page, entry, rules);
    }
    return { seen, end: step };
  }

  it('[R-WIZ-01] [R-WIZ-08] visits exactly the pages that the entry has, and finishes on the last', () => {
    fc.assert(
      fc.property(anyEntry, aFormat, (entry, format) => {
        const whole = answered({ ...entry, to: { ...entry.to, file: format.id } }, rules);
        const { seen, end } = walk(whole);
        expect(end.outcome).toBe('finish');
        expect(seen).toEqual(pagesOf(whole, rules));
      }),
    );
  });

  it('[R-WIZ-19] [R-WIZ-20] [R-WIZ-25] never passes a page that lacks something', () => {
    fc.assert(
      fc.property(almostComplete(rules), (entry) => {
        const { seen, end } = walk(entry);
        const lacking = pagesOf(entry, rules).find(
          (page) => Object.keys(validatePage(page, entry, rules)).length > 0,
        );
        expect(seen.at(-1)).toBe(lacking ?? pagesOf(entry, rules).at(-1));
        expect(end).toMatchObject(
          lacking === undefined
            ? { outcome: 'finish' }
            : { outcome: 'stay', page: lacking, errors: validatePage(lacking, entry, rules) },
        );
      }),
    );
  });

  it('[R-WIZ-01] confirms only on the last page, and only what is complete', () => {
    fc.assert(
      fc.property(almostComplete(rules), (entry) => {
        for (const page of pagesOf(entry, rules)) {
          const { outcome } = pressNext(page, entry, rules);
          const isLast = page === pagesOf(entry, rules).at(-1);
          const complete = Object.keys(validateEntry(entry, rules)).length === 0;
          expect(outcome === 'finish').toBe(isLast && complete);
        }
      }),
    );
  });

  it('[R-WIZ-01] leads from "confirm" to the first page that still lacks something', () => {
    const late = aCompleteEntry(market, { to: { file: tableDisplay, filename: '', size: '' } });
    const last = pagesOf(late, rules).at(-1) ?? 1;
    expect(pressNext(last, late, rules)).toEqual({
      outcome: 'stay',
      page: 2,
      errors: { 'to.filename': 'size' },
    });
  });

  it('[R-WIZ-08] [R-WIZ-10] never shows a page that the entry does not have, after any keys and changes', () => {
    const onFirstPage: fc.Arbitrary<Move> = aFormat.map(
      ({ id }) =>
        ({ page, entry }) =>
          page === 1 ? { page, entry: { ...entry, to: { ...entry.to, file: id } } } : { page, entry },
    );
    const fill: Move = ({ page, entry }) => ({ page, entry: answered(entry, rules) });
    const blank: Move = ({ page, entry }) => ({
      page,
      entry: { ...anEntry({ from: entry.from }), to: { ...entry.to, filename: '' } },
    });
    const move = fc.oneof(fc.constantFrom(next, next, back, fill, blank), onFirstPage);
    fc.assert(
      fc.property(anyEntry, fc.array(move, { maxLength: 30 }), (entry, moves) => {
        let wizard: Wizard = { page: 1, entry };
        for (const apply of moves) {
          wizard = apply(wizard);
          expect(pagesOf(wizard.entry, rules)).toContain(wizard.page);
        }
      }),
    );
  });

  it('[R-WIZ-08] reaches the end by way of the new pages after the format was changed on page 1', () => {
    fc.assert(
      fc.property(aFormat, aFormat, (first, second) => {
        const started = answered(anEntry({ to: { file: first.id, filename: '', size: '' } }), rules);
        const changed = { ...started, to: { ...started.to, file: second.id } };
        const again = answered(changed, rules);
        expect(walk(again).seen).toEqual(pagesOf(changed, rules));
        expect(walk(again).end.outcome).toBe('finish');
      }),
    );
  });

  it('drops what was entered on pages that the chosen format does not have', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        const sent = confirmed(entry, rules);
        const pages = pagesOf(entry, rules);
        if (!pages.includes(2)) expect(sent.to).toEqual({ file: entry.to.file, filename: '', size: '' });
        const answers = [...questionKeys, 'custom' as const];
        if (!pages.includes(3)) expect(answers.map((key) => sent.params[key]).join('')).toBe('');
      }),
    );
    const spot = aCompleteEntry(market, { to: { file: radioSpot, filename: 'a4', size: '1 m' } });
    expect(confirmed(spot, rules).to).toEqual({ file: radioSpot, filename: '', size: '' });
  });

  it('confirms twice as once, and keeps a complete entry complete', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        const once = confirmed(entry, rules);
        expect(confirmed(once, rules)).toEqual(once);
      }),
    );
    const complete = confirmed(aCompleteEntry(market), rules);
    expect(complete).toEqual(aCompleteEntry(market));
    expect(validateEntry(complete, rules)).toEqual({});
  });
});

describe('the method', () => {
  it('[R-WIZ-11] is always 1 in PT', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        expect(confirmed(entry, { ...marketRecords.PT.features, isProduction: false }).method).toBe(
          Method.Adaptation,
        );
      }),
    );
  });

  it('[R-WIZ-07] [R-WIZ-30] is what was chosen in ES, where something can be printed', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        fc.pre(!isDigital(entry.to.file));
        expect(confirmed(entry, marketRecords.ES.features).method).toBe(entry.method);
      }),
    );
  });

  it('[R-WIZ-30] is 1 for an adapted digital format, and the requested one when it is produced unchanged', () => {
    const { features } = marketRecords.ES;
    const webBanner = aCompleteEntry('ES', { to: { file: 11, filename: '970x250', size: '' } });
    expect(confirmed(webBanner, features)).toMatchObject({ method: Method.Adaptation, billed: 1 });
    const asItIs = anEntry({
      from: { ...webBanner.from, type: 14 },
      to: { file: 14, filename: '', size: '' },
    });
    expect(confirmed(asItIs, features).method).toBe(Method.AdaptationAndProduction);
  });

  it('[R-CRT-11] [R-CRT-12] without printing has neither units nor a delivery, for any earlier answers', () => {
    const none = { units: 0, units_scale: '', units_scale_custom: '', shipped: notChosen, custom_ship: '' };
    for (const market of markets) {
      fc.assert(
        fc.property(anyEntry, (entry) => {
          const sent = confirmed(entry, marketRecords[market].features);
          fc.pre(sent.method !== Method.Other && !isPrinted(sent));
          expect(sent).toMatchObject(none);
        }),
      );
    }
  });

  it('[R-WIZ-18] the direction arrow stays in PT and does not exist in ES', () => {
    const direction = { value: 7, text: 'Rotunda: saída à direita', image: 'roundabout-right' };
    const entry = aCompleteEntry('PT', { custom: { ...aCompleteEntry('PT').custom, direction } });
    expect(confirmed(entry, marketRecords.PT.features).custom.direction).toEqual(direction);
    expect(confirmed(entry, marketRecords.ES.features).custom.direction).toBeNull();
  });
});
