import type { CartEntry } from './cart-entry';
import { isPrinted } from './delivery.rules';
import { adaptationPrices } from './units';
import { isProduction, type WizardRules } from './wizard-pages.rules';

/** What pieces cost as far as the price list says it, in the market's currency, without tax. */
export interface Cost {
  /** At least so much for adaptations; 0 where nothing is adapted. */
  readonly from: number;
  /** Changes that are priced on request are among them. */
  readonly onRequest: boolean;
  /** Production is quoted and added. */
  readonly isQuoted: boolean;
}

/** The format of directional signage. */
const signage = 9;

const isFilled = (...values: readonly string[]) => values.some((value) => value.trim() !== '');

/** How many elements of the piece are asked to be changed. */
function changedElements({ params, custom, custom_file: file, images }: CartEntry): number {
  return [
    isFilled(params.q1, custom.others),
    isFilled(custom.restaurant),
    isFilled(custom.price),
    isFilled(custom.schedule, custom.date, custom.start_date, custom.end_date),
    isFilled(file, ...images),
  ].filter(Boolean).length;
}

/** What one, two and three changed elements cost; more are complex changes, on request (R-WIZ-13). */
const byElements = [
  adaptationPrices.text,
  adaptationPrices.text,
  adaptationPrices.double,
  adaptationPrices.triple,
];

function adaptationCost(entry: CartEntry): Pick<Cost, 'from' | 'onRequest'> {
  const elements = changedElements(entry);
  const least = entry.to.file === signage ? adaptationPrices.signal : 0;
  const price = byElements[elements];
  return { from: Math.max(least, price ?? adaptationPrices.triple), onRequest: price === undefined };
}

/**
 * What a piece costs at least by the price list: the more of its elements change, the more. `null` where the market
 * has no price list (R-WIZ-12), and before a format is chosen.
 */
export function costOf(
  entry: CartEntry,
  rules: Pick<WizardRules, 'wizardQuestions' | 'isProduction'>,
): Cost | null {
  if (!rules.wizardQuestions || entry.to.file === 0) return null;
  const isOnlyProduced = rules.isProduction ?? isProduction(entry);
  if (isOnlyProduced) return { from: 0, onRequest: false, isQuoted: true };
  return { ...adaptationCost(entry), isQuoted: isPrinted(entry) };
}

/** What pieces cost together; `null` where none of them has a price. */
export function sumOfCosts(costs: readonly (Cost | null)[]): Cost | null {
  const known = costs.filter((cost) => cost !== null);
  if (known.length === 0) return null;
  return {
    from: known.reduce((sum, { from }) => sum + from, 0),
    onRequest: known.some(({ onRequest }) => onRequest),
    isQuoted: known.some(({ isQuoted }) => isQuoted),
  };
}
