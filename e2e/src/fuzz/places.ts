/** Path: field names and indexes. */
export type Place = readonly string[];

const isStructure = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function placesOf(input: unknown): readonly Place[] {
  if (!isStructure(input)) return [];
  return Object.entries(input).flatMap(([name, inner]) => [
    [name],
    ...placesOf(inner).map((place) => [name, ...place]),
  ]);
}

function valueAt(input: unknown, place: Place): unknown {
  return place.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], input);
}

export const leavesOf = (input: unknown): readonly Place[] =>
  placesOf(input).filter((place) => !isStructure(valueAt(input, place)));

export function withValue(input: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  const copy = (Array.isArray(input) ? [...(input as unknown[])] : { ...(input as object) }) as Record<
    string,
    unknown
  >;
  copy[name] = withValue(copy[name], rest, value);
  return copy;
}
