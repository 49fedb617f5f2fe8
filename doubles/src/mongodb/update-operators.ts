import type { Document } from 'bson';
import { compareValues, valueAt } from './bson-order';
import { ServerError } from './server-error';

type Operator = (before: unknown, operand: unknown) => unknown;

/** New value at a path; `undefined` removes. */
const operators: Readonly<Record<string, Operator>> = {
  $set: (_before, operand) => operand,
  $setOnInsert: (_before, operand) => operand,
  $unset: () => undefined,
  $max: (before, operand) => (before === undefined || compareValues(operand, before) > 0 ? operand : before),
  $inc: (before, operand) => Number(before ?? 0) + Number(operand),
  $push: (before, operand) => [
    ...((before as unknown[] | undefined) ?? []),
    ...((operand as Document | null)?.['$each'] ?? [operand]),
  ],
  $pull: (before, operand) =>
    ((before as unknown[] | undefined) ?? []).filter((each) => !hasAll(each, operand)),
};

function hasAll(element: unknown, requested: unknown): boolean {
  if (typeof requested !== 'object' || requested === null) return element === requested;
  return Object.entries(requested).every(([key, value]) => {
    const actual = valueAt(element, key);
    const among = (value as Document | null)?.['$in'] as unknown[] | undefined;
    return among ? among.includes(actual) : actual === value;
  });
}

function withValue(document: Document, [key = '', ...rest]: readonly string[], value: unknown): Document {
  if (rest.length > 0) {
    const inner = (document[key] ?? {}) as Document;
    if (value === undefined && document[key] === undefined) return document;
    return { ...document, [key]: withValue(inner, rest, value) };
  }
  if (value !== undefined) return { ...document, [key]: value };
  const { [key]: _gone, ...others } = document;
  return others;
}

/** Replacement, or operators on paths; does not mutate. */
export function updated(document: Document, update: Document, inserting: boolean): Document {
  const names = Object.keys(update);
  if (Array.isArray(update))
    throw new ServerError(9, 'FailedToParse', 'the double knows no update pipelines');
  if (!names.some((name) => name.startsWith('$'))) return { _id: document['_id'], ...update };
  let result = document;
  for (const name of names) {
    const operator = operators[name];
    if (!operator) throw new ServerError(9, 'FailedToParse', `the double does not know ${name}`);
    if (name === '$setOnInsert' && !inserting) continue;
    for (const [path, operand] of Object.entries(update[name] as Document)) {
      result = withValue(result, path.split('.'), operator(valueAt(result, path), operand));
    }
  }
  return result;
}
