import type { Filter as MongoFilter, Sort } from 'mongodb';
import { folded, pathOf, type StoredDocument } from './mongodb.view-documents';
import { type DeclaredView, filterOf, refusalOf, sortOf, valueCheck, wordsAsked } from './view-declaration';
import { isList } from './view-shape';
import type { Condition, Scalar, ViewFilter } from './view-store.port';

type Test = Readonly<Record<string, unknown>>;
type Tests = readonly Test[] | null;
type Check = (value: Scalar) => Scalar;
type Range = Extract<Condition, { readonly gte?: Scalar }>;

/** Values always follow an operator of ours. @throws UndeclaredQuery */
export function filterFor(declared: DeclaredView, query: ViewFilter): MongoFilter<StoredDocument> {
  const tests = [
    ...Object.entries(query.where ?? {}).flatMap(([field, each]) => testsOf(declared, field, each)),
    ...textTests(declared, query),
  ];
  return (tests.length === 0 ? {} : { $and: tests }) as MongoFilter<StoredDocument>;
}

/** @throws UndeclaredQuery */
export function orderFor(declared: DeclaredView, sort: string | undefined): Sort {
  const { column, descending } = sortOf(declared, sort);
  const direction = descending ? -1 : 1;
  return column === 'id' ? { _id: direction } : { [pathOf(column)]: direction, _id: direction };
}

/** Stages counting matches per value; lists count once per value. */
export function countingStages(declared: DeclaredView, field: string): Test[] {
  const path = `$document.${field}`;
  const grouped = (by: string): Test => ({ $group: { _id: by, count: { $sum: 1 } } });
  if (!isList(filterOf(declared, field).kind)) return [grouped(path)];
  return [{ $project: { value: { $setUnion: [path, []] } } }, { $unwind: '$value' }, grouped('$value')];
}

function testsOf(declared: DeclaredView, field: string, condition: Condition): readonly Test[] {
  const { kind } = filterOf(declared, field);
  const refusal = () => refusalOf(declared, field, condition);
  const check = valueCheck(kind, refusal);
  const path = `document.${field}`;
  const tests = isList(kind) ? listTests(path, condition, check) : scalarTests(path, condition, check);
  if (tests === null) throw refusal();
  return tests;
}

function scalarTests(path: string, condition: Condition, check: Check): Tests {
  if ('eq' in condition) return [{ [path]: { $eq: check(condition.eq) } }];
  if ('in' in condition) return [{ [path]: { $in: condition.in.map(check) } }];
  if ('exists' in condition) return [{ [path]: condition.exists ? { $ne: null } : { $eq: null } }];
  return 'gte' in condition || 'lte' in condition ? rangeTests(path, condition, check) : null;
}

function rangeTests(path: string, { gte, lte }: Range, check: Check): readonly Test[] {
  return [
    ...(gte === undefined ? [] : [{ [path]: { $gte: check(gte) } }]),
    ...(lte === undefined ? [] : [{ [path]: { $lte: check(lte) } }]),
  ];
}

function listTests(path: string, condition: Condition, check: Check): Tests {
  if ('contains' in condition) return [{ [path]: { $eq: check(condition.contains) } }];
  if ('in' in condition) return [{ [path]: { $in: condition.in.map(check) } }];
  return 'exists' in condition ? [{ [`${path}.0`]: { $exists: condition.exists } }] : null;
}

/** Upper bound of a prefix range. */
const lastLetter = '\u{10ffff}';

function textTests(declared: DeclaredView, { text = '', textOr }: ViewFilter): readonly Test[] {
  const words = wordsAsked(declared, text) ?? [];
  if (words.length === 0) return text.trim() === '' ? [] : [{ _id: { $in: [] } }];
  return words.flatMap((word) => {
    const values = textOr?.values.get(word) ?? [];
    if (!textOr || values.length === 0) return prefixTests(word);
    return [{ $or: [{ $and: prefixTests(word) }, ...testsOf(declared, textOr.field, { in: values })] }];
  });
}

/** MongoDB's text index has whole words only; a regular expression would need escaping. */
function prefixTests(asked: string): readonly Test[] {
  return folded(asked).map((prefix) => ({
    words: { $elemMatch: { $gte: prefix, $lte: prefix + lastLetter } },
  }));
}
