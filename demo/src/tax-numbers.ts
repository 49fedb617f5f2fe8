/** Letter B, from seven digits. */
export function spanishCompanyNumber(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => {
    if (at % 2 === 1) return total + Number(digit);
    const doubled = Number(digit) * 2;
    return total + Math.floor(doubled / 10) + (doubled % 10);
  }, 0);
  return `B${digits}${(10 - (sum % 10)) % 10}`;
}

/** From eight digits, the first is 5. */
export function portugueseCompanyNumber(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (9 - at), 0);
  const rest = 11 - (sum % 11);
  return digits + String(rest >= 10 ? 0 : rest);
}
