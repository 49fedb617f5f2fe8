/** @param fields wire name → view name, where not just camel case */
export function viewSort(asked: string, fields: Readonly<Record<string, string>>): string {
  const field = asked.replace(/^-/, '');
  return `${asked.startsWith('-') ? '-' : ''}${fields[field] ?? field}`;
}
