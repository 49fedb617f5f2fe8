import { type ScheduleBlock, type ScheduleDay, scheduleDays } from '@portal/contracts/areas/channels';
import { differingFields, same } from '../blocks/block-edits';

export interface Word {
  readonly what: 'same' | 'gone' | 'added';
  readonly text: string;
}

type Fields = Readonly<Record<string, unknown>>;

export interface NodeChange {
  readonly id: string;
  readonly what: 'gone' | 'added' | 'changed';
  /** Names from the root to the node. */
  readonly path: readonly string[];
  /** All fields of one that is gone or added. */
  readonly changes: readonly FieldChange[];
}

export type Difference =
  | { readonly kind: 'words'; readonly words: readonly Word[] }
  | { readonly kind: 'set'; readonly gone: readonly unknown[]; readonly added: readonly unknown[] }
  | { readonly kind: 'hours'; readonly days: readonly ScheduleDay[] }
  | { readonly kind: 'tree'; readonly nodes: readonly NodeChange[] }
  | { readonly kind: 'pictures' }
  | { readonly kind: 'plain' };

export interface FieldChange {
  /** `birthday.price` */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly difference: Difference;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNothing = (value: unknown) => value === undefined || value === null || value === '';

const isDay = (name: string): name is ScheduleDay => (scheduleDays as readonly string[]).includes(name);
const isHours = (value: unknown): value is ScheduleBlock =>
  isFields(value) && Object.keys(value).length > 0 && Object.keys(value).every(isDay);

/** The address of a stored picture has its key. */
const isPicture = (value: unknown) => typeof value === 'string' && /^\/api\/[^?\s]+\?v=[\w-]+$/.test(value);

/** `8,95` and `08:00` are one word. */
const tokensOf = (text: string): readonly string[] =>
  text.match(/(?:[\p{L}\p{N}]|(?<=\p{N})[.,:](?=\p{N}))+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** Cells of the table of common words; longer texts are replaced whole. */
const maxCells = 1_000_000;

/** Length of the longest common sequence from i of the one and j of the other on. */
function commonLengths(one: readonly string[], other: readonly string[]) {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        one[i] === other[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  return lengthAt;
}

function wordsBetween(one: readonly string[], other: readonly string[]): readonly Word[] {
  if (one.length * other.length > maxCells)
    return [
      { what: 'gone', text: one.join('') },
      { what: 'added', text: other.join('') },
    ];
  const lengthAt = commonLengths(one, other);
  const words: Word[] = [];
  let i = 0;
  for (const [j, text] of other.entries()) {
    for (; i < one.length && one[i] !== text && lengthAt(i + 1, j) >= lengthAt(i, j + 1); i += 1)
      words.push({ what: 'gone', text: one[i] ?? '' });
    const isCommon = i < one.length && one[i] === text;
    words.push({ what: isCommon ? 'same' : 'added', text });
    if (isCommon) i += 1;
  }
  return [...words, ...one.slice(i).map((text) => ({ what: 'gone' as const, text }))];
}

/** Neighbours of one kind as one. */
const joined = (words: readonly Word[]): readonly Word[] =>
  words.reduce<Word[]>((runs, word) => {
    const last = runs.at(-1);
    if (last?.what !== word.what) return [...runs, word];
    return [...runs.slice(0, -1), { ...last, text: last.text + word.text }];
  }, []);

/** Both texts, word by word. */
export const wordDifference = (before: string, after: string): readonly Word[] =>
  joined(wordsBetween(tokensOf(before), tokensOf(after)));

/** Elements of one that the other lacks, as often as it lacks them. */
export function lacking(one: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  const left = other.map((element) => JSON.stringify(element));
  return one.filter((element) => {
    const at = left.indexOf(JSON.stringify(element));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

type SomeHours = Partial<ScheduleBlock>;

export const daysBetween = (before: SomeHours, after: SomeHours): readonly ScheduleDay[] =>
  scheduleDays.filter((day) => !same(before[day], after[day]));

const idFields = ['id', 'day', 'date', 'brandId', 'segment'] as const;
const nameFields = ['name', 'title', 'data', 'filename', ...idFields] as const;
const parentFields = ['parent', 'parent_id', 'parentId'] as const;

function firstOf(node: Fields, names: readonly string[]): string {
  const name = names.find((each) => !isNothing(node[each]));
  return name === undefined ? '' : String(node[name]);
}

const nodeId = (node: Fields): string => firstOf(node, idFields);

const areNodes = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.every((node) => isFields(node) && nodeId(node) !== '');

function pathOf(node: Fields, nodes: ReadonlyMap<string, Fields>, seen = new Set<string>()): string[] {
  const parent = nodes.get(firstOf(node, parentFields));
  const own = firstOf(node, nameFields);
  if (parent === undefined || seen.has(nodeId(node))) return [own];
  return [...pathOf(parent, nodes, seen.add(nodeId(node))), own];
}

const byId = (nodes: readonly Fields[]) => new Map(nodes.map((node) => [nodeId(node), node]));

/** By id. */
export function nodesBetween(before: readonly Fields[], after: readonly Fields[]): readonly NodeChange[] {
  const were = byId(before);
  const are = byId(after);
  const ids = [...new Set([...are.keys(), ...were.keys()])];
  return ids.flatMap((id): readonly NodeChange[] => {
    const was = were.get(id);
    const is = are.get(id);
    const changes = changesBetween(was ?? {}, is ?? {});
    if (is === undefined) return was ? [{ id, what: 'gone', path: pathOf(was, were), changes }] : [];
    if (was === undefined) return [{ id, what: 'added', path: pathOf(is, are), changes }];
    return changes.length === 0 ? [] : [{ id, what: 'changed', path: pathOf(is, are), changes }];
  });
}

function listDifference(before: readonly unknown[], after: readonly unknown[]): Difference {
  if (areNodes(before) && areNodes(after)) {
    const nodes = nodesBetween(before, after);
    return nodes.length === 0 ? { kind: 'plain' } : { kind: 'tree', nodes };
  }
  const gone = lacking(before, after);
  const added = lacking(after, before);
  return gone.length + added.length === 0 ? { kind: 'plain' } : { kind: 'set', gone, added };
}

const isSentence = (value: unknown): value is string => typeof value === 'string' && /\S\s+\S/.test(value);

/** Of two values that differ. */
export function differenceOf(before: unknown, after: unknown): Difference {
  const hours = [before, after].map((value) => (isNothing(value) ? {} : value));
  if ([before, after].some(isHours) && hours.every((value) => same(value, {}) || isHours(value)))
    return { kind: 'hours', days: daysBetween(hours[0] as SomeHours, hours[1] as SomeHours) };
  if (
    [before, after].some(isPicture) &&
    [before, after].every((value) => isPicture(value) || isNothing(value))
  )
    return { kind: 'pictures' };
  const lists = [before ?? [], after ?? []];
  if (lists.every(Array.isArray)) return listDifference(lists[0] as [], lists[1] as []);
  if (isSentence(before) && isSentence(after)) return { kind: 'words', words: wordDifference(before, after) };
  return { kind: 'plain' };
}

/** Of objects by their fields, of others as a whole. */
export function changesBetween(before: Fields, after: Fields, above = ''): readonly FieldChange[] {
  return differingFields(before, after).flatMap((field): readonly FieldChange[] => {
    const path = above + field;
    const was = before[field];
    const is = after[field];
    const isDeep = [was, is].some((value) => isFields(value) && !isHours(value));
    if (isDeep && [was, is].every((value) => isFields(value) || isNothing(value)))
      return changesBetween(isFields(was) ? was : {}, isFields(is) ? is : {}, `${path}.`);
    return [{ path, before: was, after: is, difference: differenceOf(was, is) }];
  });
}

/** `withValue({ a: { b: 1 } }, 'a.b', 2)` → `{ a: { b: 2 } }` */
export function withValue(fields: Fields, path: string, value: unknown): Fields {
  const [field = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...fields, [field]: value };
  const inside = fields[field];
  return { ...fields, [field]: withValue(isFields(inside) ? inside : {}, rest.join('.'), value) };
}
