/**
 * A sort of the wire, `field` or `-field`, by the names that the view has for the same fields.
 * @param fields name on the wire → name in the view; only what is not the same word in camel case
 */
export function viewSort(asked: string, fields: Readonly<Record<string, string>>): string {
  const field = asked.replace(/^-/, '');
  return `${asked.startsWith('-') ? '-' : ''}${fields[field] ?? field}`;
}
