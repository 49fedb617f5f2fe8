const letters = 26;
const first = 'A'.charCodeAt(0);

/** `A` for the first column of a spreadsheet, `AA` for the 27th. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(first + (index % letters));
  return index < letters ? last : columnLetter(Math.floor(index / letters) - 1) + last;
}
