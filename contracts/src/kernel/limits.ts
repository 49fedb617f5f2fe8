/** What is read of a schema; the schemas of a build are light and have none of it. */
interface TextSchema {
  readonly maxLength?: unknown;
  readonly shape?: Readonly<Record<string, TextSchema>>;
  readonly def?: {
    readonly innerType?: TextSchema;
    readonly in?: TextSchema;
    readonly out?: TextSchema;
  };
}

function longest({ maxLength, def }: TextSchema): number | undefined {
  if (typeof maxLength === 'number') return maxLength;
  const inner = [def?.innerType, def?.out, def?.in].filter((schema) => schema !== undefined);
  return inner.map(longest).find((limit) => limit !== undefined);
}

/** How many characters the texts of a call's input may have, by field; fields without a limit are left out. */
export function limitsOf(input: unknown): Readonly<Record<string, number>> {
  const { shape = {}, def } = input as TextSchema;
  if (def?.in?.shape !== undefined) return limitsOf(def.in);
  const limits = Object.entries(shape).map(([field, schema]) => [field, longest(schema)] as const);
  return Object.fromEntries(limits.filter((entry): entry is [string, number] => entry[1] !== undefined));
}
