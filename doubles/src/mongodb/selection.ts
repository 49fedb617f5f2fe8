import type { Document } from 'bson';
import { Query } from 'mingo';
import { comparisonOf } from './bson-order';
import { ServerError } from './server-error';
import type { Transaction } from './storage';

const isOperator = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).some((key) => key.startsWith('$'));

function namedIds(filter: Document): readonly unknown[] | null {
  const id: unknown = filter['_id'];
  if (id === undefined) return null;
  if (typeof id !== 'object' || id === null) return [id];
  const { $in, $eq } = id as { $in?: readonly unknown[]; $eq?: unknown };
  if ($eq !== undefined) return [$eq];
  if ($in?.some(isOperator)) throw new ServerError(2, 'BadValue', 'cannot nest $ under $in');
  return $in ?? null;
}

export function select(transaction: Transaction, namespace: string, filter: Document): Document[] {
  const ids = namedIds(filter);
  const candidates = ids
    ? [...new Set(ids)].flatMap((id) => transaction.get(namespace, id) ?? [])
    : transaction.all(namespace);
  if (Object.keys(filter).length === 0) return [...candidates];
  const query = new Query(filter, {});
  const matching: Document[] = [];
  for (const document of candidates) if (query.test(document)) matching.push(document);
  return matching;
}

export function sorted(documents: Document[], sort: Document | undefined): Document[] {
  return sort && Object.keys(sort).length > 0 ? documents.sort(comparisonOf(sort)) : documents;
}

/** Top-level fields, included or excluded. */
export function projected(document: Document, projection: Document | undefined): Document {
  const entries = Object.entries(projection ?? {});
  if (entries.length === 0) return document;
  const requested = entries.filter(([name, keep]) => name !== '_id' && Boolean(keep)).map(([name]) => name);
  const withId = projection?.['_id'] === undefined || Boolean(projection['_id']);
  const keeps = (name: string) => {
    if (name === '_id') return withId;
    return requested.length > 0 ? requested.includes(name) : projection?.[name] === undefined;
  };
  return Object.fromEntries(Object.entries(document).filter(([name]) => keeps(name)));
}
