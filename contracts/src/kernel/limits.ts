/** Schemas of the web build are stripped. */
interface TextSchema {
  readonly maxLength?: unknown;
  readonly shape?: Readonly<Record<string, TextSchema>>;
  readonly def?: {
    readonly innerType?: TextSchema;
    readonly element?: TextSchema;
    readonly in?: TextSchema;
    readonly out?: TextSchema;
  };
}
type Limit = readonly [path: readonly string[], characters: number];

function limitsIn({ maxLength, shape, def }: TextSchema): readonly Limit[] {
  if (typeof maxLength === 'number') return [[[], maxLength]];
  if (shape !== undefined) {
    return Object.entries(shape).flatMap(([field, schema]) =>
      limitsIn(schema).map(([path, characters]): Limit => [[field, ...path], characters]),
    );
  }
  const inner = [def?.innerType, def?.element, def?.out, def?.in].filter((schema) => schema !== undefined);
  return inner.map(limitsIn).find((found) => found.length > 0) ?? [];
}

/** Max. characters by field: `name`, `order.items.name`. Without unlimited fields. */
export function limitsOf(input: unknown): Readonly<Record<string, number>> {
  const limits = limitsIn(input as TextSchema).filter(([path]) => path.length > 0);
  return Object.fromEntries(limits.map(([path, characters]) => [path.join('.'), characters]));
}
