/** Like Excel: `0.07 * 100` is 7. */
const significantDigits = 15;

/** A cell without a figure (R-DIA-34). */
const nothing = /^[-–—]$/;

export const isNothing = (text: string): boolean => nothing.test(text);

/** A fraction as its displayed percentage. */
export const percentOf = (hundredth: number): number =>
  Number((hundredth * 100).toPrecision(significantDigits));

const whole = { shape: /^\d+$/, group: null };
const withDecimals = { shape: /^\d+[.,]\d+$/, group: null };
const grouped = [
  { shape: /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/, group: /\./g },
  { shape: /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, group: /,/g },
  { shape: /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/, group: / /g },
];
/** `1.234`: thousands for whole numbers, else decimals. */
const spellings = {
  whole: [whole, ...grouped, withDecimals],
  any: [whole, withDecimals, ...grouped],
};

function unsignedNumber(figures: string, isWhole: boolean): number | null {
  const spelling = spellings[isWhole ? 'whole' : 'any'].find(({ shape }) => shape.test(figures));
  if (!spelling) return null;
  const plain = spelling.group ? figures.replace(spelling.group, '') : figures;
  return Number(plain.replace(',', '.'));
}

/**
 * `12,5`, `12.5`, `1.234,5`, `48 200`.
 * @param text after `cleanLine`, without a percent sign
 * @returns `null` for anything else
 */
export function typedNumber(text: string, isWhole: boolean): number | null {
  const isNegative = /^[-\u2212]/.test(text);
  const value = unsignedNumber(text.replace(/^[+\-\u2212]/, ''), isWhole);
  return value !== null && isNegative ? -value : value;
}
