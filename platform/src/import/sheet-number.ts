/** Excel calculates with that many digits: `0.07 * 100` is 7. */
const significantDigits = 15;

/** Said of a cell without a figure (R-DIA-34). */
const nothing = /^[-–—]$/;

export const isNothing = (text: string): boolean => nothing.test(text);

/** A hundredth as the percentage that it is shown as, in the digits of a spreadsheet. */
export const percentOf = (hundredth: number): number =>
  Number((hundredth * 100).toPrecision(significantDigits));

/** Spellings of a number: what they look like, and which sign sets thousands apart. */
const whole = { shape: /^\d+$/, group: null };
const withDecimals = { shape: /^\d+[.,]\d+$/, group: null };
const grouped = [
  { shape: /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/, group: /\./g },
  { shape: /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, group: /,/g },
  { shape: /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/, group: / /g },
];
/** `1.234`: thousands where only whole numbers are meant, and decimals elsewhere. */
const spellings = {
  whole: [whole, ...grouped, withDecimals],
  any: [whole, withDecimals, ...grouped],
};

/** Figures without a sign. */
function unsignedNumber(figures: string, isWhole: boolean): number | null {
  const spelling = spellings[isWhole ? 'whole' : 'any'].find(({ shape }) => shape.test(figures));
  if (!spelling) return null;
  const plain = spelling.group ? figures.replace(spelling.group, '') : figures;
  return Number(plain.replace(',', '.'));
}

/**
 * A number that was typed as text: `12,5`, `12.5`, `1.234,5`, `48 200`.
 * @param text as `cleanLine` leaves it, without a percent sign
 * @returns `null` for anything else
 */
export function typedNumber(text: string, isWhole: boolean): number | null {
  const isNegative = /^[-\u2212]/.test(text);
  const value = unsignedNumber(text.replace(/^[+\-\u2212]/, ''), isWhole);
  return value !== null && isNegative ? -value : value;
}
