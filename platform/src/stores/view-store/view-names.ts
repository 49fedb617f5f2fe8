import type { ViewContract } from '@portal/contracts';

const plainName = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** Names are used in SQL and paths. @throws for unsafe ones */
export function plainNames(view: ViewContract): void {
  const fields = [...Object.keys(view.filters), ...view.sorts];
  const strange = [view.name, ...fields].find((name) => !plainName.test(name));
  if (strange !== undefined) throw new Error(`view ${view.name}: "${strange}" cannot be a name`);
}
